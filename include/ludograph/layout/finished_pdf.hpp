// What those who draw PDFs leave out.
#pragma once

#include <string>

#include "ludograph/layout/placement.hpp"

namespace ludograph {

/// The PDF with a title, the exact size of its page, and nothing that changes from run to run: a fixed
/// date, an identifier made of the contents. Throws output_error.
std::string finished_pdf(const std::string& pdf, const std::string& title, extent page);

}  // namespace ludograph
