// Rules of the catalogue in French.
#include "languages.hpp"

namespace ludograph {

namespace {

constexpr rule_in_words rules[] = {
    {"take any positive number of tokens but those in {0} from one heap",
     "prendre dans un tas un nombre non nul quelconque de jetons, sauf ceux de {0}"},
    {"bite a square, and with it all squares above and to the right; the poisoned corner square may not be "
     "bitten",
     "croquer une case, et avec elle toutes les cases au-dessus et à droite\u00A0; la case empoisonnée du "
     "coin ne se croque pas"},
    {"take a pawn of a row and with it the pawns beside it; a row may fall into two",
     "prendre un pion d'une rangée et avec lui ses voisins\u00A0; une rangée peut se couper en deux"},
    {"knock down two pins that stand side by side; a row may fall into two",
     "renverser deux quilles voisines\u00A0; une rangée peut se couper en deux"},
    {"split one heap into two heaps of different sizes",
     "partager un tas en deux tas de tailles différentes"},
    {"knock down one pin of a row, or two that stand side by side; a row may fall into two",
     "renverser une quille d'une rangée, ou deux quilles voisines\u00A0; une rangée peut se couper en deux"},
    {"X and O fill a board of {0} columns and {1} rows in turn, X first; {2} in a line wins; a full board "
     "without a line is a draw",
     "X et O remplissent tour à tour un plateau de {0} colonnes et {1} lignes, X commence\u00A0; {2} "
     "signes alignés gagnent\u00A0; un plateau plein sans alignement est une partie nulle"},
    {"take any positive numbers from one or more heaps, at most {0}",
     "prendre un nombre non nul quelconque de jetons dans un ou plusieurs tas, au plus {0}"},
    {"take any positive number from one heap; heaps are told apart by their place",
     "prendre dans un tas un nombre non nul quelconque de jetons\u00A0; les tas se distinguent par leur "
     "place"},
    {"take any positive number from one heap",
     "prendre dans un tas un nombre non nul quelconque de jetons"},
    {"take k tokens from one heap and leave 0, 1 or 2 heaps of the rest, as the digit d_k of the code "
     "allows",
     "prendre k jetons dans un tas et laisser 0, 1 ou 2 tas du reste, selon le chiffre d_k du code"},
    {"move one coin left to any empty square, but not over or onto another coin",
     "déplacer une pièce vers la gauche sur une case vide, sans passer par-dessus une autre ni s'y poser"},
    {"empty one cell by sowing its seeds one by one to the left or to the right; the last seed must fall "
     "on the board in a cell that was not empty before the move",
     "vider une case en semant ses graines une à une vers la gauche ou vers la droite\u00A0; la dernière "
     "doit tomber sur le plateau dans une case qui n'était pas vide avant le coup"},
    {"take a number of tokens that is in {0} from one heap",
     "prendre dans un tas un nombre de jetons qui est dans {0}"},
    {"X and O fill a 3x3 board in turn, X first; three in a line wins; a full board without a line is a "
     "draw",
     "X et O remplissent tour à tour un plateau 3x3, X commence\u00A0; trois signes alignés gagnent\u00A0; "
     "un plateau plein sans alignement est une partie nulle"},
    {"take three adjacent places of a row; a row may fall into two",
     "prendre trois places voisines d'une rangée\u00A0; une rangée peut se couper en deux"},
    {"take any positive number from one of two heaps, or the same number from both",
     "prendre un nombre non nul quelconque de jetons dans l'un des deux tas, ou le même nombre dans les "
     "deux"},
    {"move one coin left to any empty square; coins may jump; at most one coin a square",
     "déplacer une pièce vers la gauche sur une case vide\u00A0; les pièces peuvent sauter\u00A0; au plus une pièce "
     "par case"},
    {"take {0} from one heap and leave no heap of the rest",
     "prendre {0} dans un tas et laisser du reste aucun tas"},
    {"take {0} from one heap and leave one heap of the rest",
     "prendre {0} dans un tas et laisser du reste un tas"},
    {"take {0} from one heap and leave no heap or one of the rest",
     "prendre {0} dans un tas et laisser du reste un tas ou aucun"},
    {"take {0} from one heap and leave two heaps of the rest",
     "prendre {0} dans un tas et laisser du reste deux tas"},
    {"take {0} from one heap and leave no heap or two of the rest",
     "prendre {0} dans un tas et laisser du reste deux tas ou aucun"},
    {"take {0} from one heap and leave one heap or two of the rest",
     "prendre {0} dans un tas et laisser du reste un ou deux tas"},
    {"take {0} from one heap and leave no heap, one or two of the rest",
     "prendre {0} dans un tas et laisser du reste aucun tas, un ou deux"},
    {"split one heap into two", "partager un tas en deux"},
    {"no move is ever possible", "aucun coup n'est jamais possible"},
    {"take any positive number from one of two heaps, or "
     "x > 0 and y > 0 from the two heaps with |x-y| < {0}",
     "prendre un nombre non nul quelconque de jetons dans l'un des deux tas, "
     "ou x > 0 et y > 0 dans les deux tas avec |x-y| < {0}"},
    {"take any positive number from one of two heaps, or "
     "t > 0 from one heap and c·t from the other with c from 1 to {0}",
     "prendre un nombre non nul quelconque de jetons dans l'un des deux tas, "
     "ou t > 0 dans un tas et c·t dans l'autre, c allant de 1 à {0}"},
    {"take any positive number from one of two heaps, or "
     "the same number, at most {0}, from both",
     "prendre un nombre non nul quelconque de jetons dans l'un des deux tas, "
     "ou le même nombre, au plus {0}, dans les deux"},
    // Formulas and proofs
    {"the golden section in exact integers (Wythoff)", "le nombre d'or en entiers exacts (Wythoff)"},
    {"exact integers (Fraenkel)", "entiers exacts (Fraenkel)"},
    {"Golomb: G(n) = G(n+{0}) for n = {1} to {2}, as many n as the largest amount",
     "Golomb : G(n) = G(n+{0}) pour n = {1} à {2}, autant de n que le plus grand prélèvement"},
    {"a window of {0} values, repeated but for a constant",
     "une fenêtre de {0} valeurs, répétée à une constante près"},
    {"the Welter function by mating (Conway)", "la fonction de Welter par appariement (Conway)"},
    {"every binary digit occurs a multiple of K+1 times (Moore)",
     "chaque chiffre binaire apparaît un multiple de K+1 fois (Moore)"},
    {"the gaps inside pairs of coins are Nim heaps (Winning Ways)",
     "les intervalles entre les pièces d'une paire sont des tas de Nim (Winning Ways)"},
    {"the XOR of the heaps (Bouton)", "le OU exclusif (XOR) des tas (Bouton)"},
};

}  // namespace

std::span<const rule_in_words> french_rules() { return rules; }

}  // namespace ludograph
