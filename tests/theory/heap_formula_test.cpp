// Heaps of any size: values by proved periods, and options of one value, against computing them one by one.
#include "ludograph/theory/heap_formula.hpp"

#include <gmock/gmock.h>

#include <set>

#include "cases.hpp"
#include "ludograph/theory/periodic_values.hpp"
#include "ludograph/theory/sequences.hpp"

namespace ludograph {
namespace {

using ::testing::HasSubstr;

take_and_break_rule octal_rule(const std::string& code) {
    take_and_break_rule rule{.digits = {static_cast<std::uint8_t>(code[0] - '0')}};
    for (const char digit : code.substr(2)) rule.digits.push_back(static_cast<std::uint8_t>(digit - '0'));
    return rule;
}

struct heaps_of_a_game {
    std::string name;
    std::unique_ptr<heap_formula> formula;
    std::unique_ptr<heap_sequence> sequence;
    std::uint64_t end_of_period;
};

/// The games of periods.json whose period is not too long.
std::vector<heaps_of_a_game> recorded_games() {
    std::vector<heaps_of_a_game> games;
    for (const auto& entry : testing::json::parse(std::ifstream(testing::data_file("periods.json")))) {
        if (!entry.contains("preperiod") || !entry["preperiod"].is_number() || !entry["period"].is_number()) continue;
        const std::uint64_t end = entry["preperiod"].get<std::uint64_t>() + entry["period"].get<std::uint64_t>();
        if (end > 20000) continue;
        if (entry["game"] == "subtraction") {
            const auto amounts = entry["params"].get<std::vector<std::uint64_t>>();
            games.push_back({entry["params"].dump(), make_subtraction_heaps(amounts), make_subtraction_sequence(amounts), end});
        } else if (entry["game"] == "octal") {
            const auto code = entry["params"].get<std::string>();
            games.push_back({code, make_take_and_break_heaps(octal_rule(code)), make_take_and_break_sequence(octal_rule(code)), end});
        }
    }
    for (const std::vector<std::uint64_t>& excluded : {std::vector<std::uint64_t>{2}, {1, 3}, {2, 3, 7}})
        games.push_back({"all but", make_all_but_heaps(excluded), make_all_but_sequence(excluded), 100});
    return games;
}

constexpr std::int64_t far = std::int64_t{1} << 62;

TEST(HeapFormula, GivesTheValuesOfTheSequenceBeyondItsPeriod) {
    const auto games = recorded_games();
    EXPECT_GT(games.size(), 20U);
    for (const heaps_of_a_game& game : games) {
        ASSERT_EQ(game.formula->prepare(far, {}), "") << game.name;
        const std::size_t last = 3 * game.end_of_period + 50;
        game.sequence->extend(last);
        for (std::size_t n = 0; n <= last; ++n)
            ASSERT_EQ(game.formula->value(static_cast<std::int64_t>(n)), game.sequence->at(n)) << game.name << " heap " << n;
    }
}

std::vector<heaps_left> options_of(const heap_formula& heaps, std::int64_t heap, std::uint64_t wanted) {
    std::vector<heaps_left> options;
    heaps.for_each_option(heap, wanted, [&](const heaps_left& left) {
        options.push_back(left);
        return true;
    });
    return options;
}

/// The options of an octal heap by its digits, all of them looked at.
std::vector<heaps_left> octal_options(const take_and_break_rule& rule, const heap_sequence& values, std::int64_t heap,
                                      std::uint64_t wanted) {
    const auto value = [&](std::int64_t n) { return values.at(static_cast<std::size_t>(n)); };
    std::vector<heaps_left> options;
    for (std::size_t taken = 0; taken < rule.digits.size(); ++taken) {
        const std::int64_t left = heap - static_cast<std::int64_t>(taken);
        if (left == 0 && (rule.digits[taken] & 1) != 0 && wanted == 0) options.push_back({0, 0});
        if (left > 0 && (rule.digits[taken] & 2) != 0 && value(left) == wanted) options.push_back({0, left});
        if ((rule.digits[taken] & 4) == 0) continue;
        for (std::int64_t part = 1; part <= left / 2; ++part)
            if ((value(part) ^ value(left - part)) == wanted) options.push_back({part, left - part});
    }
    return options;
}

TEST(HeapFormula, FindsAndCountsPairsByTheirResidues) {
    for (const char* code : {"0.77", "0.07", "0.137", "0.45", "4.7", "0.3", "4.3"}) {
        const take_and_break_rule rule = octal_rule(code);
        const auto heaps = make_take_and_break_heaps(rule);
        ASSERT_EQ(heaps->prepare(far, {}), "") << code;
        const auto values = make_take_and_break_sequence(rule);
        values->extend(2000);
        for (const std::int64_t heap : {0, 1, 2, 7, 70, 71, 72, 150, 166, 167, 700, 1501, 2000})
            for (std::uint64_t wanted = 0; wanted < 20; ++wanted) {
                const auto right = octal_options(rule, *values, heap, wanted);
                ASSERT_EQ(options_of(*heaps, heap, wanted), right) << code << " heap " << heap << " value " << wanted;
                ASSERT_EQ(to_decimal(heaps->count_options(heap, wanted)), std::to_string(right.size())) << code << " heap " << heap;
            }
    }
}

TEST(HeapFormula, StopsWhenNoMoreOptionsAreWanted) {
    const auto heaps = make_take_and_break_heaps(octal_rule("0.77"));
    ASSERT_EQ(heaps->prepare(far, {}), "");
    std::size_t seen = 0;
    heaps->for_each_option(far, 0, [&](const heaps_left& left) {
        EXPECT_EQ(heaps->value(left.smaller) ^ heaps->value(left.larger), 0U);
        return ++seen < 1000;
    });
    EXPECT_EQ(seen, 1000U);
}

TEST(HeapFormula, FindsTheFewHeapsOfOneValueOfAnAllButGame) {
    const std::vector<std::uint64_t> excluded = {2, 3, 7};
    const auto heaps = make_all_but_heaps(excluded);
    ASSERT_EQ(heaps->prepare(far, {}), "");
    for (const std::int64_t heap : {0, 5, 60, 400})
        for (std::uint64_t wanted = 0; wanted < 200; ++wanted) {
            std::vector<heaps_left> right;
            for (std::int64_t taken = 1; taken <= heap; ++taken)
                if (taken != 2 && taken != 3 && taken != 7 && heaps->value(heap - taken) == wanted) right.push_back({0, heap - taken});
            ASSERT_EQ(options_of(*heaps, heap, wanted), right) << heap << " value " << wanted;
        }
}

TEST(HeapFormula, SaysWhyAValueIsNotKnown) {
    const auto grundy = make_take_and_break_heaps({.digits = {4}, .unequal = true});
    EXPECT_EQ(grundy->prepare(500, {}), "");
    EXPECT_THAT(grundy->prepare(far, {}), HasSubstr("no period of these values is known"));
    const auto distant = make_subtraction_heaps({50'000'000});
    EXPECT_THAT(distant->prepare(far, {}), HasSubstr("no period is proved by the " +
                                                     std::to_string(periodic_values::most_values) + " values of the smallest heaps"));
    EXPECT_EQ(distant->prepare(1'000'000, {}), "");
}

TEST(HeapFormula, PassesOnWhatItsWatcherThrows) {
    struct stop {};
    EXPECT_THROW(make_subtraction_heaps({1, 2})->prepare(far, [](std::uint64_t) { throw stop(); }), stop);
}

TEST(HeapFormula, TellsItsWatcherHowManyValuesThereAre) {
    std::vector<std::uint64_t> seen;
    ASSERT_EQ(make_subtraction_heaps({50'000})->prepare(far, [&](std::uint64_t computed) { seen.push_back(computed); }), "");
    ASSERT_GT(seen.size(), 2U);
    EXPECT_TRUE(std::ranges::is_sorted(seen));
    EXPECT_GT(seen.back(), 50'000U);
}

}  // namespace
}  // namespace ludograph
