// Dawson's chess: three rows of pawns, as the game of taking and breaking that it comes to. Dawson 1935. Example:
// dawsons-chess 14
#include "octal_rules.hpp"

namespace ludograph {
namespace {

constexpr char code[] = "0.137";

const registration<named_octal<code>> registered({
    .name = "dawsons-chess",
    .rule = "take a pawn of a row and with it the pawns beside it; a row may fall into two",
    .parameters = "",
    .position_text = "rows of files: 14 or 3,4,5; 0 when none is left",
    .closed_form = "the value of a heap by the proved period of the sequence, where there is one; heaps are a sum",
    .source = "E. R. Berlekamp, J. H. Conway, R. K. Guy, Winning Ways, chapter 4",
    .note = "octal:0.137 under another name. Dawson stated it with the last player losing; here, as "
            "in normal play, the last player wins unless --misere is given",
    .known = {{"dawsons-chess", "14", 0, 52, 187},
              {"dawsons-chess", "5,8", 3, 50, 171},
              {"dawsons-chess", "6,7", 0, 52, 178}},
});

}  // namespace
}  // namespace ludograph
