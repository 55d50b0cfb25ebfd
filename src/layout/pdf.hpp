// What Graphviz cannot do to a PDF.
#pragma once

#include <string>

#include "ludograph/layout/finished_pdf.hpp"
#include "paper.hpp"

namespace ludograph {

struct tiling {
    std::string pdf;
    std::size_t rows = 0, columns = 0;
    std::string paper;  ///< "A4 portrait"
};

/// The one page of a PDF spread over as few sheets of `format` as it takes, upright or lying; neighbours
/// overlap by 10 mm. Each has crop marks and says its row and column. Finished like others. Throws output_error.
tiling tiled_pdf(const std::string& pdf, const std::string& title, extent page, paper format);

}  // namespace ludograph
