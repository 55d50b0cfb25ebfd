// Octal games: taking and breaking by a code. Guy & Smith 1956. Example: octal:0.77 8 (Kayles)
#include "octal_rules.hpp"

namespace ludograph {
namespace {

const registration<octal> registered({
    .name = "octal",
    .rule = "take k tokens from one heap and leave 0, 1 or 2 heaps of the rest, as the digit d_k of the "
            "code allows",
    .parameters =
        "a code d0.d1d2…, e.g. 0.77: d_k is the sum of 1 (no heap may be left), 2 (one) and 4 (two) when "
        "k are taken; d0 is 0 or 4",
    .position_text = "heaps: 14 or 3,4,5; the position without heaps is 0",
    .closed_form = "the value of a heap by the proved period of the sequence, where there is one; heaps are a sum",
    .source = "R. K. Guy, C. A. B. Smith, The G-values of various games, Proceedings of the Cambridge "
              "Philosophical Society 52, 1956",
    .note = "whether the values of every octal game are periodic in the end is open",
    .known = {{"octal:0.77", "14", 2, 176, 1263},
              {"octal:0.07", "20", 3, 210, 911},
              {"octal:4.7", "8", 2, 67, 291}},
});

}  // namespace
}  // namespace ludograph
