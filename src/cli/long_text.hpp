// Output that is longer than one would keep in memory.
#pragma once

#include <string>
#include <string_view>

namespace ludograph::cli {

/// Text for stdout, printed whenever enough of it is there. `add` throws output_error, and `interrupted`
/// after a signal.
class long_text {
public:
    void add(std::string_view piece);
    void finish();

private:
    std::string text_;
};

}  // namespace ludograph::cli
