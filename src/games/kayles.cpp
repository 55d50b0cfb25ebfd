// Kayles: knock down one pin of a row, or two that stand side by side. Dudeney 1908. Example:
// kayles 14
#include "octal_rules.hpp"

namespace ludograph {
namespace {

constexpr char code[] = "0.77";

const registration<named_octal<code>> registered({
    .name = "kayles",
    .rule = "knock down one pin of a row, or two that stand side by side; a row may fall into two",
    .parameters = "",
    .position_text = "rows of pins: 14 or 3,4,5; 0 when no pin stands",
    .closed_form = "the value of a heap by the proved period of the sequence, where there is one; heaps are a sum",
    .source = "H. E. Dudeney, The Canterbury Puzzles, 1908; R. K. Guy, C. A. B. Smith, The G-values of "
              "various games, 1956",
    .note = "octal:0.77 under another name. The values have period 12 from a row of 71 on",
    .known = {{"kayles", "14", 2, 176, 1263},
              {"kayles", "3,4,5", 6, 102, 546},
              {"kayles", "6,7", 1, 140, 888}},
});

}  // namespace
}  // namespace ludograph
