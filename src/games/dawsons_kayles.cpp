// Dawson's Kayles: knock down two pins that stand side by side. Dawson 1935. Example:
// dawsons-kayles 15
#include "octal_rules.hpp"

namespace ludograph {
namespace {

constexpr char code[] = "0.07";

const registration<named_octal<code>> registered({
    .name = "dawsons-kayles",
    .rule = "knock down two pins that stand side by side; a row may fall into two",
    .parameters = "",
    .position_text = "rows of pins: 14 or 3,4,5; 0 when no pin stands",
    .closed_form = "the value of a heap by the proved period of the sequence, where there is one; heaps are a sum",
    .source = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4",
    .note = "octal:0.07 under another name: the values are those of Dawson's chess one place later, "
            "with period 34 from a row of 53 on",
    .known = {{"dawsons-kayles", "15", 0, 66, 213},
              {"dawsons-kayles", "4,9", 2, 42, 110},
              {"dawsons-kayles", "3,4,5", 3, 26, 56}},
});

}  // namespace
}  // namespace ludograph
