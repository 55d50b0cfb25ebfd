// How a game's file puts its ruleset into the catalogue: the one place where types are erased.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/error.hpp"
#include "ludograph/explore/explore.hpp"
#include "ludograph/rules/game.hpp"
#include "ludograph/rules/numbers.hpp"

namespace ludograph {

/// A formula as a game's file states it.
template <class Position>
struct formula_for {
    std::string name;
    ludograph::play play = ludograph::play::normal;
    std::function<std::optional<closed_form_value>(const Position& p)> value;
};

/// The formula of a ruleset whose positions are heaps with a sequence of values, from its solver. What the
/// solver cannot know it does not speak of.
template <class Position, class G>
formula_for<Position> heap_values_formula(const G& rules) {
    return {"the values of heaps from their sequence and its period, XORed", play::normal,
            [solver = std::shared_ptr<formula_solver>(rules.solver())](const Position& p) {
                const bool is_known = solver->prepare(p, {}).empty();
                return is_known ? std::optional(solver->value(p, play::normal)) : std::nullopt;
            }};
}

/// A ruleset that has formulas.
template <class G>
concept has_formulas = requires(const G ruleset) {
    { ruleset.formulas() } -> std::same_as<std::vector<formula_for<typename G::position>>>;
};

/// A ruleset that answers by formula: `parse` takes the largest number besides.
template <class G>
concept has_solver = requires(const G ruleset, std::string_view text) {
    { ruleset.solver() } -> std::same_as<std::unique_ptr<formula_solver>>;
    { ruleset.parse(text, max_formula_number) } -> std::same_as<numbers>;
};

/// A ruleset whose single heaps have a sequence of values.
template <class G>
concept has_sequence = requires(const G ruleset) {
    { ruleset.sequence() } -> std::same_as<std::unique_ptr<heap_sequence>>;
};

/// A ruleset that numbers its positions: 0 … codes-1, of which some may stand for no position.
template <class G>
concept has_codes = requires(const G ruleset, const typename G::position p) {
    { ruleset.code(p) } -> std::same_as<std::uint64_t>;
    { G::codes } -> std::convertible_to<std::uint64_t>;
    { ruleset.from_code(std::uint64_t{}) } -> std::same_as<std::optional<typename G::position>>;
};

/// A ruleset that says what is to be seen in a position: `remarks(p)` are sentences.
template <class G>
concept has_remarks = requires(const G ruleset, const typename G::position p) {
    { ruleset.remarks(p) } -> std::same_as<std::vector<std::string>>;
};

/// A ruleset that has short ways to write its positions in a crowded picture: as many for every position, one
/// at least, in the same order. Without it that is the position text, with blanks for commas.
template <class G>
concept has_briefs = requires(const G ruleset, const typename G::position p) {
    { ruleset.briefs(p) } -> std::same_as<std::vector<std::string>>;
};

/// A ruleset whose board does not say all that a drawing of it needs: see `ruleset::diagram`.
template <class G>
concept has_diagram = requires(const G ruleset, const typename G::position p) {
    { ruleset.diagram(p) } -> std::same_as<std::string>;
};

/// A ruleset of two heaps that knows along which lines its P positions lie.
template <class G>
concept has_asymptotes = requires(const G ruleset) {
    { ruleset.asymptotes() } -> std::same_as<std::vector<asymptote>>;
};

/// A ruleset as the catalogue sees it. Beside what `game` asks for, G has `parameters()`, the text
/// after the colon in its normal form ("" without one).
template <game G>
class erased_ruleset final : public ruleset {
public:
    erased_ruleset(G rules, std::string game, std::string rule)
        : rules_(std::move(rules)), game_(std::move(game)), rule_(std::move(rule)) {}

    std::string name() const override {
        const std::string parameters = rules_.parameters();
        return parameters.empty() ? game_ : game_ + ":" + parameters;
    }
    std::string rule() const override { return rule_; }
    bool has_symmetry() const override { return symmetric<G>; }

    std::array<std::string, 2> players() const override {
        if constexpr (two_player_game<G>) return rules_.players();
        return {};
    }
    side mover([[maybe_unused]] key_view p) const override {
        if constexpr (two_player_game<G>) return rules_.mover(codec::read(p)) == 0 ? side::first : side::second;
        return side::none;
    }
    side end_result([[maybe_unused]] key_view p) const override {
        if constexpr (two_player_game<G>) {
            const int score = rules_.result(codec::read(p));
            return score > 0 ? side::first : score < 0 ? side::second : side::draw;
        }
        return side::none;
    }

    key parse(std::string_view text) const override {
        return named([&] { return to_key(rules_.parse(text)); });
    }
    key parse_large(std::string_view text) const override {
        if constexpr (has_solver<G>)
            if (rules_.solver()) return named([&] { return to_key(rules_.parse(text, max_formula_number)); });
        return parse(text);
    }
    std::string format(key_view p) const override { return rules_.format(codec::read(p)); }
    std::string board(key_view p) const override { return rules_.board(codec::read(p)); }
    std::vector<std::string> briefs(key_view p) const override {
        if constexpr (has_briefs<G>) return rules_.briefs(codec::read(p));
        std::string text = format(p);
        std::replace(text.begin(), text.end(), ',', ' ');
        return {std::move(text)};
    }

    std::string diagram(key_view p) const override {
        if constexpr (has_diagram<G>) return rules_.diagram(codec::read(p));
        return board(p);
    }

    key fold(key_view p) const override {
        if constexpr (symmetric<G>) return to_key(rules_.fold(codec::read(p)));
        return key(p);
    }

    void for_each_move(key_view p, const move_sink& use) const override {
        key_buffer buffer;
        rules_.moves(codec::read(p), [&](const position& option, const auto& move) {
            buffer.clear();
            codec::append(buffer, option);
            use(buffer.view(), [&] { return rules_.format_move(move); });
        });
    }

    exploration explore(key_view start, const explore_limits& limits,
                        const watcher& watch) const override {
        return ludograph::explore(rules_, codec::read(start), limits, watch);
    }

    std::optional<std::uint64_t> code([[maybe_unused]] key_view p) const override {
        if constexpr (has_codes<G>) return rules_.code(codec::read(p));
        return std::nullopt;
    }
    std::uint64_t codes() const override {
        if constexpr (has_codes<G>) return G::codes;
        return 0;
    }
    std::optional<key> from_code([[maybe_unused]] std::uint64_t number) const override {
        if constexpr (has_codes<G>) {
            if (const std::optional<position> p = rules_.from_code(number)) return to_key(*p);
        }
        return std::nullopt;
    }
    std::vector<std::string> remarks([[maybe_unused]] key_view p) const override {
        if constexpr (has_remarks<G>) return rules_.remarks(codec::read(p));
        return {};
    }

    std::vector<formula> formulas() const override {
        std::vector<formula> all;
        if constexpr (has_formulas<G>) {
            for (auto& each : rules_.formulas())
                all.push_back({std::move(each.name), each.play,
                               [value = std::move(each.value)](key_view p) { return value(codec::read(p)); }});
        }
        return all;
    }

    std::unique_ptr<formula_solver> solver() const override {
        if constexpr (has_solver<G>) return rules_.solver();
        return nullptr;
    }

    std::unique_ptr<heap_sequence> sequence() const override {
        if constexpr (has_sequence<G>) return rules_.sequence();
        return nullptr;
    }
    std::vector<asymptote> asymptotes() const override {
        if constexpr (has_asymptotes<G>) return rules_.asymptotes();
        return {};
    }

    std::optional<number_pair> pair_of([[maybe_unused]] key_view p) const override {
        if constexpr (std::same_as<position, numbers>) {
            const position own = codec::read(p);
            if (own.size() == 2)
                return {{static_cast<std::uint32_t>(own[0]), static_cast<std::uint32_t>(own[1])}};
        }
        return std::nullopt;
    }
    bool option_cells([[maybe_unused]] number_pair p, [[maybe_unused]] std::uint32_t width,
                      [[maybe_unused]] std::vector<std::uint32_t>& cells) const override {
        bool all_before = false;
        if constexpr (std::same_as<position, numbers>) {
            const std::int64_t columns = width, cell = p[0] + p[1] * columns;
            all_before = true;
            cells.clear();
            rules_.moves(position{p[0], p[1]}, [&](const position& option, const auto&) {
                const bool is_pair = option.size() == 2 && option[0] < columns;
                const std::int64_t at = is_pair ? option[0] + option[1] * columns : cell;
                all_before = all_before && at < cell;
                cells.push_back(static_cast<std::uint32_t>(at));
            });
        }
        return all_before;
    }

private:
    using position = typename G::position;
    using codec = position_codec<position>;

    /// What `read` gives; its errors begin with the game's name.
    template <class Read>
    key named(Read read) const {
        try {
            return read();
        } catch (const input_error& failure) {
            throw failure.prefixed(game_ + ": ");
        }
    }

    static key to_key(const position& p) {
        key_buffer buffer;
        codec::append(buffer, p);
        return key(buffer.view());
    }

    G rules_;
    std::string game_;
    std::string rule_;
};

/// Adds a game to the catalogue; called while the program starts.
void add_game(game_entry entry);

/// `const registration<nim> registered(facts)` at namespace scope of the game's file. G has
/// `static G make(std::string_view parameters)`, which throws input_error, and may have
/// `std::string rule()` where the sentence depends on the parameters.
template <game G>
class registration {
public:
    explicit registration(game_facts facts) {
        auto make = [name = facts.name, rule = facts.rule](std::string_view parameters) -> ruleset_ptr {
            try {
                G rules = G::make(parameters);
                std::string sentence = rule;
                if constexpr (requires { rules.rule(); }) sentence = rules.rule();
                return std::make_shared<erased_ruleset<G>>(std::move(rules), name, std::move(sentence));
            } catch (const input_error& failure) {
                throw failure.prefixed(name + ": ");
            }
        };
        add_game({std::move(facts), std::move(make)});
    }
};

/// For a `make` of a game without parameters: throws input_error when there are any.
void expect_no_parameters(std::string_view parameters);

}  // namespace ludograph
