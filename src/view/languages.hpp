// One table of words a language.
#pragma once

#include "ludograph/view/words.hpp"

namespace ludograph {

extern const words english, french, russian;

}  // namespace ludograph
