// Rules of the catalogue in Russian.
#include "languages.hpp"

namespace ludograph {

namespace {

constexpr rule_in_words rules[] = {
    {"take any positive number of tokens but those in {0} from one heap",
     "взять из одной кучки любое положительное число фишек, кроме чисел из {0}"},
    {"bite a square, and with it all squares above and to the right; the poisoned corner square may not be "
     "bitten",
     "откусить клетку и вместе с ней все клетки выше и правее; отравленную угловую клетку кусать нельзя"},
    {"take a pawn of a row and with it the pawns beside it; a row may fall into two",
     "взять пешку из ряда и вместе с ней соседние пешки; ряд может распасться на два"},
    {"knock down two pins that stand side by side; a row may fall into two",
     "сбить две соседние кегли; ряд может распасться на два"},
    {"split one heap into two heaps of different sizes",
     "разделить одну кучку на две кучки разной величины"},
    {"knock down one pin of a row, or two that stand side by side; a row may fall into two",
     "сбить одну кеглю ряда или две соседние; ряд может распасться на два"},
    {"X and O fill a board of {0} columns and {1} rows in turn, X first; {2} in a line wins; a full board "
     "without a line is a draw",
     "X и O по очереди заполняют доску, столбцов {0}, строк {1}, первым ходит X; выигрывает линия длины "
     "{2}; заполненная доска без линии\u00A0— ничья"},
    {"take any positive numbers from one or more heaps, at most {0}",
     "взять любые положительные числа фишек из одной или нескольких кучек, самое большее из {0}"},
    {"take any positive number from one heap; heaps are told apart by their place",
     "взять из одной кучки любое положительное число фишек; кучки различаются местами"},
    {"take any positive number from one heap",
     "взять из одной кучки любое положительное число фишек"},
    {"take k tokens from one heap and leave 0, 1 or 2 heaps of the rest, as the digit d_k of the code "
     "allows",
     "взять k фишек из одной кучки и оставить из остатка 0, 1 или 2 кучки, как позволяет цифра d_k кода"},
    {"move one coin left to any empty square, but not over or onto another coin",
     "сдвинуть одну монету влево на любую пустую клетку, но не через другую монету и не на неё"},
    {"empty one cell by sowing its seeds one by one to the left or to the right; the last seed must fall "
     "on the board in a cell that was not empty before the move",
     "опустошить одну лунку, посеяв её зёрна по одному влево или вправо; последнее зерно должно упасть на "
     "доску в лунку, которая до хода не была пуста"},
    {"take a number of tokens that is in {0} from one heap",
     "взять из одной кучки число фишек из {0}"},
    {"X and O fill a 3x3 board in turn, X first; three in a line wins; a full board without a line is a "
     "draw",
     "X и O по очереди заполняют доску 3x3, первым ходит X; выигрывают три в ряд; заполненная доска без "
     "линии\u00A0— ничья"},
    {"take three adjacent places of a row; a row may fall into two",
     "занять три соседних места ряда; ряд может распасться на два"},
    {"take any positive number from one of two heaps, or the same number from both",
     "взять любое положительное число фишек из одной из двух кучек или поровну из обеих"},
    {"move one coin left to any empty square; coins may jump; at most one coin a square",
     "сдвинуть одну монету влево на любую пустую клетку; монеты могут перескакивать; не больше одной "
     "монеты на клетке"},
    {"take {0} from one heap and leave no heap of the rest",
     "взять {0} из одной кучки (кучек из остатка: 0)"},
    {"take {0} from one heap and leave one heap of the rest",
     "взять {0} из одной кучки (кучек из остатка: 1)"},
    {"take {0} from one heap and leave no heap or one of the rest",
     "взять {0} из одной кучки (кучек из остатка: 0 или 1)"},
    {"take {0} from one heap and leave two heaps of the rest",
     "взять {0} из одной кучки (кучек из остатка: 2)"},
    {"take {0} from one heap and leave no heap or two of the rest",
     "взять {0} из одной кучки (кучек из остатка: 0 или 2)"},
    {"take {0} from one heap and leave one heap or two of the rest",
     "взять {0} из одной кучки (кучек из остатка: 1 или 2)"},
    {"take {0} from one heap and leave no heap, one or two of the rest",
     "взять {0} из одной кучки (кучек из остатка: 0, 1 или 2)"},
    {"split one heap into two", "разделить одну кучку на две"},
    {"no move is ever possible", "ходов нет никогда"},
    {"take any positive number from one of two heaps, or "
     "x > 0 and y > 0 from the two heaps with |x-y| < {0}",
     "взять любое положительное число фишек из одной из двух кучек, "
     "или x > 0 и y > 0 из обеих кучек, где |x-y| < {0}"},
    {"take any positive number from one of two heaps, or "
     "t > 0 from one heap and c·t from the other with c from 1 to {0}",
     "взять любое положительное число фишек из одной из двух кучек, "
     "или t > 0 из одной кучки и c·t из другой, где c от 1 до {0}"},
    {"take any positive number from one of two heaps, or "
     "the same number, at most {0}, from both",
     "взять любое положительное число фишек из одной из двух кучек, "
     "или поровну из обеих, не больше {0}"},
    // Formulas and proofs
    {"the golden section in exact integers (Wythoff)", "золотое сечение в целых числах (Витхофф)"},
    {"exact integers (Fraenkel)", "целые числа (Френкель)"},
    {"Golomb: G(n) = G(n+{0}) for n = {1} to {2}, as many n as the largest amount",
     "Голомб: G(n) = G(n+{0}) для n от {1} до {2}, столько n, сколько можно взять самое большее"},
    {"a window of {0} values, repeated but for a constant",
     "повторение окна из {0} значений с точностью до постоянной"},
    {"the Welter function by mating (Conway)", "функция Велтера через спаривание (Конвей)"},
    {"every binary digit occurs a multiple of K+1 times (Moore)",
     "каждая двоичная цифра встречается число раз, кратное K+1 (Мур)"},
    {"the gaps inside pairs of coins are Nim heaps (Winning Ways)",
     "промежутки внутри пар монет — кучки нима (Winning Ways)"},
    {"the XOR of the heaps (Bouton)", "побитовая сумма по модулю 2 (XOR) кучек (Бутон)"},
};

}  // namespace

std::span<const rule_in_words> russian_rules() { return rules; }

}  // namespace ludograph
