// One table of words a language.
#pragma once

#include "ludograph/view/words.hpp"

namespace ludograph {

extern const words english, french, russian;

/// Parts of the tables, in files of their own.
std::span<const rule_in_words> french_rules();
std::span<const rule_in_words> russian_rules();

}  // namespace ludograph
