// Sheets of paper.
#pragma once

#include <string>

#include "ludograph/layout/paper_format.hpp"
#include "ludograph/layout/placement.hpp"

namespace ludograph {

struct sheet {
    std::string name;  ///< "A4 portrait"
    extent size;       ///< in points
};

/// A sheet of `format`, which is neither automatic nor none, upright or lying.
sheet sheet_of(paper format, bool landscape);

}  // namespace ludograph
