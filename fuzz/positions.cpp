// Texts of rulesets and positions.
#include <algorithm>
#include <string>

#include "ludograph/catalog/catalog.hpp"
#include "ludograph/error.hpp"
#include "targets.hpp"

namespace ludograph::fuzz {

namespace {

/// One ruleset of every game and every kind of parameters that the games themselves give as examples.
const std::vector<ruleset_ptr>& every_ruleset() {
    static const std::vector<ruleset_ptr> all = [] {
        std::vector<std::string> names;
        for (const game_entry& game : all_games())
            for (const known_value& example : game.facts.known)
                if (std::ranges::find(names, example.ruleset) == names.end()) names.push_back(example.ruleset);
        std::vector<ruleset_ptr> rulesets;
        for (const std::string& name : names) rulesets.push_back(make_ruleset(name));
        return rulesets;
    }();
    return all;
}

struct enough {};

/// The first moves from `p`: each text is there, each option is a position whose text is read back as itself.
void follow_moves(const ruleset& rules, key_view p) {
    std::size_t left = 20;
    try {
        rules.for_each_move(p, [&](key_view option, const std::function<std::string()>& text) {
            require(!text().empty(), "a move has no text");
            require(rules.parse(rules.format(option)) == option, "an option is not read back from its own text");
            if (--left == 0) throw enough();
        });
    } catch (const enough&) {
    }
}

/// A position that was accepted.
void use(const ruleset& rules, const key& p) {
    require(rules.parse(rules.format(p)) == p, "a position is not read back from its own text");
    rules.board(p);
    rules.remarks(p);
    require(rules.briefs(p).size() == rules.briefs(rules.fold(p)).size(), "positions differ in their short texts");
    require(rules.fold(rules.fold(p)) == rules.fold(p), "a folded position folds into another");
    rules.mover(p);
    follow_moves(rules, p);
}

/// Long texts are read like short ones, only slower; very large boards have long texts.
constexpr std::size_t longest_text = 4096;

}  // namespace

void read_position(std::string_view text) {
    if (text.empty() || text.size() > longest_text) return;
    const std::vector<ruleset_ptr>& all = every_ruleset();
    const ruleset& rules = *all[static_cast<unsigned char>(text[0]) % all.size()];
    try {
        use(rules, rules.parse(text.substr(1)));
    } catch (const input_error& refused) {
        require(refused.offset() <= text.size() - 1, "an error stands outside of the text");
    }
}

void read_rulesets(std::string_view text) {
    if (text.size() > longest_text) return;
    try {
        const placed start = read_placed(text);
        require(read_placed(start.text()).text() == start.text(), "a ruleset is not read back from its own text");
        use(*start.rules, start.position);
    } catch (const input_error& refused) {
        require(refused.offset() <= text.size(), "an error stands outside of the text");
    }
}

}  // namespace ludograph::fuzz
