// Position files.
#include "targets.hpp"

namespace ludograph::fuzz {
void read_position_file(std::string_view) {}
}
