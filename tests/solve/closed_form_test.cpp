// Closed forms against exploration for every small position, and against themselves for large ones.
#include <gmock/gmock.h>

#include <algorithm>
#include <random>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "ludograph/solve/solve.hpp"
#include "ludograph/theory/periodic_values.hpp"
#include "positions.hpp"

namespace ludograph {
namespace {

using ::testing::HasSubstr;

solution forced(const std::string& text, play convention = play::normal, bool every_option = false) {
    return solve(read_placed(text, number_range::large),
                 {.play = convention, .formulas = formula_use::always, .every_option = every_option});
}

solution explored(const std::string& text, play convention = play::normal) {
    return solve(read_placed(text), {.play = convention, .formulas = formula_use::never});
}

/// Positions and move texts of the winning options, in their order.
std::vector<std::string> winning(const solution& answer) {
    std::vector<std::string> moves;
    for (const solved_option& option : answer.options) {
        if (!option.winning) continue;
        moves.push_back((option.part == 0 ? option.to : option.position) + ":");
        for (const std::string& move : option.moves) moves.back() += " " + move;
    }
    return moves;
}

void expect_same(const std::string& text, play convention = play::normal) {
    const solution right = explored(text, convention), answer = forced(text, convention);
    ASSERT_FALSE(answer.formula.empty()) << text;
    EXPECT_EQ(answer.result, right.result) << text;
    if (answer.grundy.is_known() || right.result == outcome::P) { EXPECT_EQ(answer.grundy, right.grundy) << text; }
    const std::vector<std::string> moves = winning(right);
    EXPECT_EQ(winning(answer), moves) << text;
    ASSERT_TRUE(answer.winning_options) << text;
    EXPECT_EQ(to_decimal(*answer.winning_options), std::to_string(moves.size())) << text;
    EXPECT_FALSE(answer.reasons.empty()) << text;
}

/// Calls `use` with every ascending list of `count` numbers up to `most`, or only those that ascend strictly.
template <class Use>
void for_each_list(std::size_t count, int most, bool strictly, Use use) {
    std::vector<int> list(count, 0);
    if (strictly)
        for (std::size_t i = 0; i < count; ++i) list[i] = static_cast<int>(i);
    for (;;) {
        std::string text;
        for (const int number : list) text += (text.empty() ? "" : ",") + std::to_string(number);
        use(text);
        std::size_t i = count;
        while (i > 0 && list[i - 1] == most - (strictly ? static_cast<int>(count - i) : 0)) --i;
        if (i == 0) return;
        ++list[i - 1];
        for (std::size_t j = i; j < count; ++j) list[j] = list[j - 1] + (strictly ? 1 : 0);
    }
}

TEST(ClosedForm, OfNimAgreesWithExplorationInBothPlays) {
    for (std::size_t count = 1; count <= 4; ++count)
        for_each_list(count, 6, false, [](const std::string& heaps) {
            expect_same("nim " + heaps);
            expect_same("nim " + heaps, play::misere);
        });
    for (const char* heaps : {"3,1,2", "2,2,2", "0,5,1", "1,1,0", "4,3,4"}) {
        expect_same(std::string("nim:ordered ") + heaps);
        expect_same(std::string("nim:ordered ") + heaps, play::misere);
    }
}

TEST(ClosedForm, OfCoinsAgreesWithExploration) {
    for (std::size_t count = 1; count <= 5; ++count)
        for_each_list(count, 9, true, [](const std::string& squares) {
            expect_same("welter " + squares);
            expect_same("silver-dollar " + squares);
        });
}

TEST(ClosedForm, OfWythoffAgreesWithExploration) {
    for (const char* variant : {"wythoff", "wythoff:ordered", "wythoff:fraenkel=1", "wythoff:fraenkel=2", "wythoff:fraenkel=3",
                                "wythoff:fraenkel=4"})
        for (int a = 0; a <= 16; ++a)
            for (int b = 0; b <= 16; ++b) expect_same(std::string(variant) + " " + std::to_string(a) + "," + std::to_string(b));
}

TEST(ClosedForm, OfWythoffAgreesWithEveryLabelBelowFortyAndForty) {
    for (const std::string rules : {"wythoff", "wythoff:ordered", "wythoff:fraenkel=2", "wythoff:fraenkel=4"}) {
        const auto labels = testing::labels_by_position(rules + " 40,40");
        for (const auto& [text, label] : labels) {
            const solution answer = forced(rules + " " + text);
            ASSERT_EQ(answer.result, label.result) << rules << " " << text;
            std::vector<std::string> right, found;
            for (const std::string& option : testing::options_of(rules + " " + text))
                if (labels.at(option).result == outcome::P && std::ranges::count(right, option) == 0) right.push_back(option);
            for (const solved_option& option : answer.options) found.push_back(option.to);
            ASSERT_EQ(found, right) << rules << " " << text;
        }
    }
}

/// A solver that is added to a game is tested without another line.
TEST(ClosedForm, OfEveryGameAgreesOnItsWorkedExamples) {
    std::size_t compared = 0;
    for (const game_entry& game : all_games())
        for (const known_value& known : game.facts.known) {
            if (!make_ruleset(known.ruleset)->solver()) continue;
            const solution answer = forced(known.ruleset + " " + known.position);
            EXPECT_EQ(answer.result, known.grundy == 0 ? outcome::P : outcome::N) << known.ruleset << " " << known.position;
            if (answer.grundy.is_known()) { EXPECT_EQ(answer.grundy, known.grundy) << known.ruleset << " " << known.position; }
            ++compared;
        }
    EXPECT_GT(compared, 30U);
}

/// Options in their order and the first move to each; moves that differ by which of equal heaps they lower are left out.
TEST(ClosedForm, OfMooresNimAgreesWithExploration) {
    for (const int k : {1, 2, 3})
        for (std::size_t count = 1; count <= 4; ++count)
            for_each_list(count, 5, false, [&](const std::string& heaps) {
                const std::string text = "moore-nim:" + std::to_string(k) + " " + heaps;
                const solution answer = forced(text), right = explored(text);
                ASSERT_EQ(answer.result, right.result) << text;
                std::vector<std::string> found, expected;
                for (const solved_option& option : answer.options) found.push_back(option.to + ": " + option.moves.front());
                for (const solved_option& option : right.options)
                    if (option.winning) expected.push_back(option.to + ": " + option.moves.front());
                EXPECT_EQ(found, expected) << text;
                EXPECT_TRUE(answer.winning_options == uint128{expected.size()}) << text;
            });
}

TEST(ClosedForm, OfMooresNimFromOneHeapIsThatOfNim) {
    for (const char* heaps : {"1000000000000000,4611686018427387904,77777,77777", "4611686018427387904,4611686018427387903,5",
                              "7,7,4611686018427387904,4611686018427387904"}) {
        const solution answer = forced(std::string("moore-nim:1 ") + heaps), right = forced(std::string("nim ") + heaps);
        EXPECT_EQ(answer.result, right.result);
        std::vector<std::string> found, expected;
        for (const solved_option& option : answer.options) found.push_back(option.to);
        for (const solved_option& option : right.options) expected.push_back(option.to);
        EXPECT_EQ(found, expected) << heaps;
        EXPECT_TRUE(answer.winning_options == right.winning_options) << heaps;
    }
}

TEST(ClosedForm, OfOneHeapAgreesWithExploration) {
    for (const char* rules : {"subtraction:1,2", "subtraction:2,4,7", "subtraction:101", "subtraction:2,5,7", "all-but:1,3", "all-but:2",
                              "all-but:2,3,7"})
        for (int heap = 0; heap <= 230; heap += 1 + heap / 40) expect_same(std::string(rules) + " " + std::to_string(heap));
}

TEST(ClosedForm, OfHeapsThatAreASumAgreesWithExploration) {
    for (const char* rules : {"subtraction:1,3,4", "all-but:1,3", "octal:0.77", "octal:0.07", "octal:0.137", "octal:4.7", "octal:0.3",
                              "octal:0.45", "grundy", "kayles"})
        for (std::size_t count = 1; count <= 3; ++count)
            for_each_list(count, 6, false, [&](const std::string& heaps) { expect_same(std::string(rules) + " " + heaps); });
}

/// Of heaps of some hundreds the option values are computed here from the moves and the sequence alone.
TEST(ClosedForm, FindsEveryWinningMoveOfOctalHeapsOfSomeHundreds) {
    for (const char* name : {"octal:0.77", "octal:0.07", "octal:0.45", "octal:0.055", "octal:4.7", "octal:0.6", "grundy"}) {
        const ruleset_ptr rules = make_ruleset(name);
        const auto sequence = rules->sequence();
        sequence->extend(1000);
        for (const int heap : {71, 83, 150, 263, 500, 701}) {
            std::vector<std::string> right;
            rules->for_each_move(rules->parse(std::to_string(heap) + ",5"), [&](key_view option, const auto&) {
                std::uint32_t value = 0;
                for (const std::int64_t part : position_codec<numbers>::read(option)) value ^= sequence->at(static_cast<std::size_t>(part));
                if (value == 0) right.push_back(rules->format(option));
            });
            const solution answer = forced(std::string(name) + " " + std::to_string(heap) + ",5");
            EXPECT_EQ(to_decimal(*answer.winning_options), std::to_string(right.size())) << name << heap;
            right.resize(std::min(right.size(), most_listed_winning));
            std::vector<std::string> listed;
            for (const solved_option& option : answer.options) listed.push_back(option.to);
            EXPECT_EQ(listed, right) << name << heap;
        }
    }
}

TEST(ClosedForm, OfASumAgreesWithItsProductGraph) {
    for (const std::string text : {"nim 1,2 + subtraction:1,2 4", "welter 0,3,5 + silver-dollar 1,4 + nim 3", "octal:0.77 6 + nim 5",
                                   "chomp 3,2 + nim 4", "wythoff 2,3 + nim 3 + all-but:1,3 7", "nim 2 + nim 2"}) {
        const solution right = solve(read_placed(text), {.product = true}), answer = forced(text);
        EXPECT_FALSE(answer.formula.empty()) << text;
        EXPECT_EQ(answer.result, right.result) << text;
        EXPECT_EQ(answer.grundy, right.grundy) << text;
        std::vector<std::string> found, expected;
        for (const solved_option& option : answer.options) found.push_back(option.position);
        for (const solved_option& option : right.options)
            if (option.winning) expected.push_back(option.position);
        EXPECT_EQ(found, expected) << text;
        const solution every = forced(text, play::normal, true);
        ASSERT_EQ(every.options.size(), right.options.size()) << text;
        for (std::size_t i = 0; i < right.options.size(); ++i) {
            EXPECT_EQ(every.options[i].position, right.options[i].position);
            EXPECT_EQ(every.options[i].part, right.options[i].part);
            EXPECT_EQ(every.options[i].to, right.options[i].to);
            EXPECT_EQ(every.options[i].grundy, right.options[i].grundy);
            EXPECT_EQ(every.options[i].winning, right.options[i].winning);
        }
    }
}

TEST(ClosedForm, EveryWinningMoveOfALargePositionLeadsToALostOne) {
    const std::string two_to_62 = "4611686018427387904";
    const std::vector<std::string> positions = {
        "nim 1000000000000000," + two_to_62 + ",77777,77777", "nim:ordered 5," + two_to_62 + ",3",
        "welter 5,8,99999999999,123456789012345678," + two_to_62, "silver-dollar 5,8,99999999999,123456789012345678",
        "wythoff 165580141,267914295", "wythoff 4000000000000000000," + two_to_62,
        "wythoff:fraenkel=3 1000000000000000000,1000000000000000001", "subtraction:2,4,7 " + two_to_62 + ",3",
        "all-but:1,3 " + two_to_62 + ",5",
        "moore-nim:2 5,1000000000000000," + two_to_62, "moore-nim:3 9,9,77777,123456789012345678," + two_to_62, "octal:0.77 " + two_to_62 + ",30", "nim 10000000000 + kayles 10000000001 + chomp 3,2"};
    for (const std::string& text : positions) {
        const solution answer = forced(text);
        ASSERT_EQ(answer.result, outcome::N) << text;
        ASSERT_FALSE(answer.options.empty()) << text;
        for (const solved_option& option : answer.options) {
            const std::string after = option.part == 0 ? answer.game + " " + option.to : option.position;
            EXPECT_EQ(forced(after).result, outcome::P) << text << " to " << after;
        }
    }
}

TEST(ClosedForm, EveryMoveFromALargeLostPositionLeadsToAWonOne) {
    std::mt19937_64 random(5);
    for (const std::string text : {"wythoff 165580140,267914295", "wythoff 102334155,165580141", "wythoff:fraenkel=2 1414213562373,3414213562373",
                                   "nim 1099511627776,1099511627777,1", "octal:0.77 100000000000,100000000000"}) {
        const solution answer = forced(text);
        ASSERT_EQ(answer.result, outcome::P) << text;
        EXPECT_TRUE(answer.winning_options == uint128{0});
        const placed start = read_placed(text, number_range::large);
        const numbers p = position_codec<numbers>::read(start.position);
        for (int round = 0; round < 200; ++round) {
            numbers q = p;
            const std::size_t heap = random() % q.size();
            q[heap] = static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(q[heap]));
            if (text.starts_with("octal")) q[heap] = p[heap] - 1 - static_cast<std::int64_t>(random() % 2);
            EXPECT_EQ(forced(start.rules->name() + " " + format_numbers(q)).result, outcome::N) << text << " " << format_numbers(q);
        }
    }
}

TEST(ClosedForm, IsExactUpToItsLargestNumber) {
    // 102334155·phi in floating point gives 165580141.
    EXPECT_EQ(forced("wythoff 165580140,267914295").result, outcome::P);
    EXPECT_EQ(forced("wythoff 165580141,267914296").result, outcome::N);
    EXPECT_EQ(forced("wythoff 102334155,165580141").result, outcome::P);
    EXPECT_EQ(forced("wythoff 102334156,165580142").result, outcome::N);
    EXPECT_EQ(to_string(forced("nim 4611686018427387904,4611686018427387903").grundy), "9223372036854775807");
}

TEST(ClosedForm, AnswersOnlyWhenExploringTakesTooMuch) {
    EXPECT_TRUE(solve(read_placed("nim 20,20,20"), {}).formula.empty());
    solve_options few;
    few.limits.max_positions = 100;
    const solution answer = solve(read_placed("nim 20,20,20"), few);
    EXPECT_FALSE(answer.formula.empty());
    EXPECT_EQ(answer.grundy, 20U);
    EXPECT_EQ(answer.remoteness, no_value);
    EXPECT_EQ(answer.misere, outcome::N);
}

TEST(ClosedForm, TellsItsWatcherWhatIsComputed) {
    std::uint64_t most = 0;
    solve(read_placed("octal:0.16 9999999999", number_range::large), {}, [&](const progress& now) {
        EXPECT_EQ(now.positions, 0U);
        most = std::max(most, now.values);
    });
    EXPECT_GT(most, 400'000U);
}

/// The message of the error that solving `text` ends with.
std::string refusal_of(const std::string& text, solve_options options = {}) {
    try {
        solve(read_placed(text, number_range::large), options);
    } catch (const error& failure) {
        return failure.what();
    }
    return "";
}

TEST(ClosedForm, RefusesWhatNoFormulaAnswers) {
    EXPECT_EQ(refusal_of("wythoff 9999999999,3", {.play = play::misere}),
              "wythoff 3,9999999999: numbers above 2147483647 are not explored, and no formula is known for misere play; ask for "
              "smaller numbers");
    EXPECT_THAT(refusal_of("wythoff 9999999999,3 + nim 4"), HasSubstr("no formula is known for the Grundy values, which a sum needs"));
    EXPECT_THAT(refusal_of("nim 9999999999 + nim 4", {.play = play::misere}), HasSubstr("in misère play the sum is explored as a whole"));
    EXPECT_THAT(refusal_of("nim 9999999999 + nim 4", {.product = true}), HasSubstr("--product explores the sum as a whole"));
    EXPECT_THAT(refusal_of("nim 9999999999", {.formulas = formula_use::never}), HasSubstr("and --no-closed-form switches the closed form off; "));
    const std::string most = std::to_string(periodic_values::most_values);
    EXPECT_THAT(refusal_of("grundy 9999999999"),
                HasSubstr("no period of these values is known, and the most that are computed are " + most));
    EXPECT_THAT(refusal_of("subtraction:50000000,50000001 9999999999"),
                HasSubstr("no period is proved by the " + most + " values of the smallest heaps"));
    solve_options few{.product = false};
    few.limits.max_positions = 10;
    EXPECT_EQ(refusal_of("wythoff 7,9 + nim 2", few),
              "more than 10 positions from wythoff 7,9; raise --max-positions; no closed form answers: no formula is known for "
              "the Grundy values, which a sum needs");
    EXPECT_EQ(refusal_of("chomp 3x4", few), "more than 10 positions from chomp 3,3,3,3; raise --max-positions");
    EXPECT_THAT(refusal_of("nim 9999999999", {.every_option = true}), HasSubstr("has more than 1000 options; leave out --moves"));
}

}  // namespace
}  // namespace ludograph
