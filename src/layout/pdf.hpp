// What Graphviz cannot do to a PDF. Both functions throw output_error.
#pragma once

#include <string>

#include "ludograph/layout/placement.hpp"
#include "paper.hpp"

namespace ludograph {

/// The PDF with a title, the exact size of its page, and nothing that changes from run to run: a fixed
/// date, an identifier made of the contents.
std::string finished_pdf(const std::string& pdf, const std::string& title, extent page);

struct tiling {
    std::string pdf;
    std::size_t rows = 0, columns = 0;
    std::string paper;  ///< "A4 portrait"
};

/// The one page of a PDF spread over as few sheets of `format` as it takes, upright or lying; neighbours
/// overlap by 10 mm. Each has crop marks and says its row and column. Finished as above.
tiling tiled_pdf(const std::string& pdf, const std::string& title, extent page, paper format);

}  // namespace ludograph
