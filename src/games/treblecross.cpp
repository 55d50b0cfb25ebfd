// Treblecross: the first three crosses side by side win, as the octal game that it comes to. Example:
// treblecross 14
#include "octal_rules.hpp"

namespace ludograph {
namespace {

constexpr char code[] = "0.007";

const registration<named_octal<code>> registered({
    .name = "treblecross",
    .rule = "take three adjacent places of a row; a row may fall into two",
    .parameters = "",
    .position_text = "rows of places: 14 or 5,6; a board of n empty cells is a row of n + 2",
    .closed_form = "the value of a heap by the proved period of the sequence, where there is one; heaps are a sum",
    .source = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4",
    .note = "octal:0.007 under another name. On the board a cross is put into a cell, and whoever has "
            "three side by side wins; a cross within two cells of another loses at once, so that "
            "every cross takes up five cells, of which neighbours may share the outer two. No period "
            "is known",
    .known = {{"treblecross", "14", 0, 25, 56},
              {"treblecross", "6,7", 0, 19, 33},
              {"treblecross", "4,9", 2, 17, 29}},
});

}  // namespace
}  // namespace ludograph
