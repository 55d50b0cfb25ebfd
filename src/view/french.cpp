// French. A no-break space stands before two-part punctuation.
#include "languages.hpp"

namespace ludograph {

const words french = {
    // "0 coup", "1 coup", "2 coups"
    .plural = [](std::uint64_t count) { return count <= 1 ? 0U : 2U; },

    .colon = "\u00A0: ",
    .semicolon = "\u00A0; ",
    .positions = {"{0} position", "{0} positions", "{0} positions"},
    .moves = {"{0} coup", "{0} coups", "{0} coups"},

    .normal_play = "convention normale",
    .misere_play = "convention misère",
    .is_draw = "partie nulle",
    .wins = "{0} gagne",
    .grundy = "Grundy {0}",

    .rule = "Règle\u00A0: {0}.",
    .english_rule = "Règle (en anglais)\u00A0: {0}.",
    .part_of_sum = "partie {0}, {1}\u00A0: {2}",
    .or_else = "{0}, ou {1}",
    .rules = french_rules,
    .winner_is_shown = "Sous chaque plateau est indiqué qui gagne en jouant au mieux\u00A0; = signifie partie nulle.",
    .normal_rule = "Convention normale\u00A0: le joueur qui ne peut plus jouer perd.",
    .misere_rule = "Convention misère\u00A0: le joueur qui ne peut plus jouer gagne.",
    .can_repeat = "Une partie peut revenir à une position déjà rencontrée.",
    .folded = "Les positions qu’une symétrie échange ne forment qu’un seul cadre.",
    .cut = "Le graphe est incomplet\u00A0: l’exploration s’est arrêtée à la limite fixée pour {0}.",
    .cut_marks = "Ce qui est marqué ? ou … peut encore se révéler quelconque.",
    .limit_depth = "la profondeur",
    .limit_positions = "le nombre de positions",
    .limit_moves = "le nombre de coups",
    .limit_memory = "la mémoire",
    .limit_time = "le temps",
    .shows_grundy = "Le nombre inscrit dans un cadre est la valeur de Grundy.",
    .shows_remoteness = "Le nombre inscrit dans un cadre est l’éloignement\u00A0: le nombre de coups jusqu’à la fin "
                        "quand le gagnant se hâte et que le perdant fait durer la partie.",
    .some_drawn = "{0} positions dessinées sur {1}\u00A0: {2}",
    .of_strategy = "comment gagner, un coup gagnant dans chaque position N et toutes les réponses",
    .of_answers = "comment le second joueur gagne, tous les coups dans une position P et une réponse gagnante",
    .of_draw = "comment conserver la nulle, un coup du premier joueur et toutes les réponses",
    .of_strategy_for = "comment {0} gagne, un coup de {0} et toutes les réponses",
    .of_draw_for = "comment {0} conserve la nulle, un coup de {0} et toutes les réponses",
    .of_line = "une partie jouée au mieux des deux côtés",
    .of_focus = "{0}, ce qui y mène et ce qui en découle en {1} au plus",
    .of_summary = "{0}, un cadre pour toutes celles de même issue, de même valeur et de même éloignement",

    .mover_loses = "le joueur qui a le trait perd",
    .mover_wins = "le joueur qui a le trait gagne",
    .nobody_wins = "aucun des deux joueurs ne peut forcer le gain",
    .not_decided = "l’exploration ne permet pas de conclure",
    .not_explored = "non explorée",
    .grundy_is = "valeur de Grundy {0}",
    .moves_to_end = "coups jusqu’à la fin\u00A0: {0}",

    .start = "position de départ",
    .focus = "position examinée",
    .no_move_left = "plus aucun coup possible",
    .best_move = "meilleur coup\u00A0: le gain le plus rapide",
    .winning_move = "coup gagnant",
    .other_winning_move = "autre coup gagnant",
    .move = "coup",
    .other_move = "autre coup",
    .keeps_draw = "coup qui conserve la nulle",
    .from_on = "{0} et plus",
    .infinite = "∞ avec les valeurs des options\u00A0: la partie peut ne pas finir",
    .no_value = "sans valeur",
    .from_to = "de {0} à {1}",
    .no_end = "aucune fin ne peut être forcée",

    .move_wins = "gagne",
    .move_wins_quickest = "gagne au plus vite",
    .move_loses = "perd",
    .move_draws = "conserve la nulle",
    .move_unknown = "indéterminé",

    .remoteness = "éloignement {0}",

    .find_outcomes = "Partez des fins de partie et remontez\u00A0: écrivez P là où le joueur qui a le trait perd, N là "
                     "où il gagne.",
    .find_draws = "Écrivez D là où aucun des deux joueurs ne peut forcer le gain.",
    .find_winners = "Partez des fins de partie et remontez\u00A0: écrivez dans chaque cadre qui gagne en jouant au "
                    "mieux, {0} ou {1}, ou = pour une partie nulle.",
    .find_grundy = "À côté de la lettre, écrivez la valeur de Grundy\u00A0: le plus petit entier qui n’est la valeur "
                   "d’aucune option.",
    .find_remoteness = "À côté de la lettre, écrivez l’éloignement.",
    .find_moves = "Repassez en gras les coups gagnants.",
    .choose_colours = "Choisissez une couleur pour chacun des signes de la légende et coloriez les cadres.",
};

}  // namespace ludograph
