// What the bytes of a picture must look like.
#pragma once

#include <string>
#include <string_view>

#include "ludograph/layout/render.hpp"

namespace ludograph {

/// What is wrong with `bytes` as a picture of this format (they do not begin or end as they should,
/// there are none); "" if nothing is.
std::string fault_of(picture_format format, std::string_view bytes);

}  // namespace ludograph
