// Sequences of heaps: values against the definition, least periods against recorded ones, proofs that hold.
#include "ludograph/theory/sequences.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

#include "cases.hpp"
#include "ludograph/theory/period.hpp"
#include "ludograph/theory/take_and_break.hpp"

namespace ludograph {
namespace {

using values = std::vector<std::uint32_t>;

values values_of(heap_sequence& sequence, std::size_t last) {
    sequence.extend(last);
    values all;
    for (std::size_t n = 0; n <= last; ++n) all.push_back(sequence.at(n));
    return all;
}

std::unique_ptr<heap_sequence> sequence_of(const std::string& ruleset) {
    auto sequence = make_ruleset(ruleset)->sequence();
    if (!sequence) throw std::logic_error(ruleset + " has no sequence");
    return sequence;
}

values values_of(const std::string& ruleset, std::size_t last) {
    const auto sequence = sequence_of(ruleset);
    return values_of(*sequence, last);
}

std::optional<proved_period> period_of(const std::string& ruleset, std::size_t last) {
    const auto sequence = sequence_of(ruleset);
    sequence->extend(last);
    return sequence->period();
}

std::string in_short(const std::optional<proved_period>& period) {
    return period ? "(" + std::to_string(period->preperiod) + "," + std::to_string(period->length) + ")" : "none";
}

/// The smallest period that holds on half of the values at least, by trying all, and where it begins.
std::string shown_period(const values& g) {
    for (std::size_t p = 1; 3 * p < g.size(); ++p) {
        std::size_t n = g.size() - p;
        while (n > 0 && g[n - 1] == g[n - 1 + p]) --n;
        if (2 * n < g.size()) return "(" + std::to_string(n) + "," + std::to_string(p) + ")";
    }
    return "none";
}

std::uint32_t mex(const std::set<std::uint32_t>& set) {
    std::uint32_t value = 0;
    while (set.contains(value)) ++value;
    return value;
}

/// By the definition, `allowed(t)` says whether t may be taken.
template <class Allowed>
values plain_values(std::size_t last, Allowed allowed) {
    values g;
    for (std::size_t n = 0; n <= last; ++n) {
        std::set<std::uint32_t> options;
        for (std::size_t taken = 1; taken <= n; ++taken)
            if (allowed(taken)) options.insert(g[n - taken]);
        g.push_back(mex(options));
    }
    return g;
}

std::vector<std::uint64_t> random_set(std::mt19937& random, std::uint64_t largest, std::size_t count) {
    std::set<std::uint64_t> set;
    while (set.size() < count) set.insert(1 + random() % largest);
    return {set.begin(), set.end()};
}

std::string set_text(const std::vector<std::uint64_t>& set) {
    std::string text;
    for (const std::uint64_t each : set) text += (text.empty() ? "" : ",") + std::to_string(each);
    return text;
}

TEST(Sequences, OfRandomSubtractionSetsFollowTheDefinition) {
    std::mt19937 random(1);
    for (int round = 0; round < 60; ++round) {
        const auto set = random_set(random, 30, 1 + random() % 8);
        const auto is_in = [&](std::uint64_t taken) { return std::ranges::binary_search(set, taken); };
        EXPECT_EQ(values_of("subtraction:" + set_text(set), 150), plain_values(150, is_in)) << set_text(set);
        EXPECT_EQ(values_of("all-but:" + set_text(set), 150), plain_values(150, [&](auto t) { return !is_in(t); }))
            << set_text(set);
    }
}

TEST(Sequences, OfSetsOfMoreThan63AmountsFollowTheDefinition) {
    std::vector<std::uint64_t> set(70);
    std::iota(set.begin(), set.end(), 2);
    const auto is_in = [&](std::uint64_t taken) { return taken >= 2 && taken <= 71; };
    EXPECT_EQ(values_of("subtraction:" + set_text(set), 400), plain_values(400, is_in));
}

TEST(Sequences, OfRandomCodesFollowTheRulesOfTheGame) {
    std::mt19937 random(2);
    for (int round = 0; round < 40; ++round) {
        std::string code = random() % 4 == 0 ? "4." : "0.";
        for (std::size_t digits = 1 + random() % 3; digits > 0; --digits) code += static_cast<char>('0' + random() % 8);
        EXPECT_EQ(values_of("octal:" + code, 200), testing::heap_values("octal:" + code, 200)) << code;
    }
}

TEST(Sequences, OfGrundysGameFollowTheRulesOfTheGame) {
    EXPECT_EQ(values_of("grundy", 300), testing::heap_values("grundy", 300));
    EXPECT_THAT(values_of("grundy", 10), ::testing::ElementsAre(0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0));
}

TEST(Sequences, AreTheRecordedOnesWithTheRecordedPeriods) {
    for (const testing::json& entry : testing::json::parse(std::ifstream(testing::data_file("periods.json")))) {
        const bool octal = entry["game"] == "octal";
        const std::string ruleset = octal ? "octal:" + entry["params"].get<std::string>()
                                          : "subtraction:" + testing::list_text(entry["params"]);
        const std::size_t last = octal ? entry["computed_up_to"].get<std::size_t>() : 3000;
        const values computed = values_of(ruleset, last);
        const auto first = entry["first"].get<values>();
        EXPECT_TRUE(std::equal(first.begin(), first.end(), computed.begin())) << ruleset;
        EXPECT_EQ(*std::max_element(computed.begin(), computed.end()), entry["max_grundy"]) << ruleset;
        const auto period = period_of(ruleset, last);
        if (entry["period"].is_null()) {
            EXPECT_FALSE(period) << ruleset;
        } else {
            EXPECT_EQ(in_short(period), "(" + entry["preperiod"].dump() + "," + entry["period"].dump() + ")") << ruleset;
        }
    }
}

TEST(Sequences, HaveTheKnownPeriods) {
    EXPECT_EQ(in_short(period_of("octal:0.77", 400)), "(71,12)");
    EXPECT_EQ(in_short(period_of("kayles", 400)), "(71,12)");
    EXPECT_EQ(in_short(period_of("dawsons-chess", 400)), "(52,34)");
    EXPECT_EQ(in_short(period_of("octal:0.055", 900)), "(259,148)");
    EXPECT_EQ(in_short(period_of("octal:0.156", 8000)), "(3479,349)");
    EXPECT_EQ(in_short(period_of("octal:0.356", 15000)), "(7315,142)");
    EXPECT_EQ(in_short(period_of("octal:0.644", 8000)), "(3256,442)");
    EXPECT_EQ(in_short(period_of("octal:0.165", 14000)), "(5181,1550)");
    EXPECT_EQ(in_short(period_of("octal:0.127", 94000)), "(46578,4)");
    EXPECT_EQ(in_short(period_of("octal:0.16", 600000)), "(105351,149459)");
    EXPECT_EQ(in_short(period_of("octal:0.56", 660000)), "(326640,144)");
    EXPECT_FALSE(period_of("grundy", 2000));
    EXPECT_FALSE(period_of("treblecross", 2000));
}

TEST(Sequences, OfRandomSubtractionSetsHaveTheLeastPeriodThatIsSeen) {
    std::mt19937 random(3);
    for (int round = 0; round < 100; ++round) {
        const auto set = random_set(random, 12, 1 + random() % 4);
        EXPECT_EQ(in_short(period_of("subtraction:" + set_text(set), 4000)),
                  shown_period(values_of("subtraction:" + set_text(set), 4000)))
            << set_text(set);
    }
}

/// As many equal values in a row as the largest amount, and none beyond the last that is named.
TEST(Sequences, ProveASubtractionPeriodByTheFirstWindow) {
    std::mt19937 random(6);
    for (int round = 0; round < 100; ++round) {
        const auto set = random_set(random, 12, 1 + random() % 4);
        const std::string ruleset = "subtraction:" + set_text(set);
        const auto proof = period_of(ruleset, 4000);
        ASSERT_TRUE(proof) << ruleset;
        EXPECT_EQ(proof->first, proof->preperiod);
        EXPECT_EQ(proof->last, proof->first + proof->length + *std::ranges::max_element(set) - 1) << ruleset;
        EXPECT_EQ(period_of(ruleset, proof->last), proof) << ruleset;
    }
}

TEST(Sequences, OfAllButGamesGrowByTheSaltus) {
    EXPECT_EQ(in_short(period_of("all-but:1", 50)), "(0,2)");
    EXPECT_EQ(period_of("all-but:2,3,7", 300)->saltus, 2U);
    std::mt19937 random(4);
    for (int round = 0; round < 60; ++round) {
        const std::string ruleset = "all-but:" + set_text(random_set(random, 9, 1 + random() % 4));
        const auto period = period_of(ruleset, 1000);
        ASSERT_TRUE(period) << ruleset;
        const values g = values_of(ruleset, 4000);
        for (std::size_t n = period->preperiod; n + period->length < g.size(); ++n)
            ASSERT_EQ(g[n + period->length], g[n] + period->saltus) << ruleset << " at " << n;
        EXPECT_TRUE(period->preperiod == 0 || g[period->preperiod - 1 + period->length] !=
                                                   g[period->preperiod - 1] + period->saltus) << ruleset;
    }
}

/// As many steps in a row as the largest excluded amount and one more, and no value beyond the last that is named.
TEST(Sequences, ProveAnAllButPeriodByTheFirstWindow) {
    std::mt19937 random(7);
    for (int round = 0; round < 60; ++round) {
        const auto set = random_set(random, 9, 1 + random() % 4);
        const std::string ruleset = "all-but:" + set_text(set);
        const auto proof = period_of(ruleset, 1000);
        ASSERT_TRUE(proof) << ruleset;
        EXPECT_EQ(proof->last, proof->first + proof->length + *std::ranges::max_element(set) + 1) << ruleset;
        EXPECT_EQ(period_of(ruleset, proof->last), proof) << ruleset;
        EXPECT_FALSE(period_of(ruleset, proof->last - 1)) << ruleset;
    }
}

TEST(Sequences, OfNimAreTheHeapsThemselves) {
    EXPECT_THAT(values_of("nim", 4), ::testing::ElementsAre(0, 1, 2, 3, 4));
    const auto period = period_of("nim", 100);
    ASSERT_TRUE(period);
    EXPECT_EQ(period->saltus, 1U);
    EXPECT_EQ(in_short(period), "(0,1)");
}

TEST(Sequences, ProveAPeriodOnlyFromEnoughValues) {
    const auto proof = period_of("octal:0.77", 167);
    ASSERT_TRUE(proof);
    EXPECT_EQ(proof->first, 71U);
    EXPECT_EQ(proof->last, 167U);
    EXPECT_EQ(proof->criterion, "Guy-Smith");
    EXPECT_FALSE(period_of("octal:0.77", 166));
    EXPECT_FALSE(period_of("subtraction:101", 250));
    EXPECT_EQ(in_short(period_of("subtraction:101", 400)), "(0,202)");
    EXPECT_FALSE(period_of("subtraction:5", 3));
}

/// What is taken from the period is what computing each value in turn gives, and so is what is proved.
TEST(Sequences, BehindAProofAreThoseThatAreComputed) {
    for (const char* code : {"0.07", "0.77", "0.15", "0.35", "0.165", "0.51", "0.6", "4.31"}) {
        take_and_break_rule rule;
        for (const char c : std::string(code))
            if (c != '.') rule.digits.push_back(static_cast<std::uint8_t>(c - '0'));
        take_and_break_values plain(rule);
        plain.extend(8000);
        const auto sequence = sequence_of("octal:" + std::string(code));
        EXPECT_EQ(values_of(*sequence, 8000), values(plain.values().begin(), plain.values().end())) << code;
        EXPECT_EQ(sequence->size(), 8001U);
        EXPECT_EQ(sequence->period(), octal_period(plain.values(), rule.digits.size() - 1)) << code;
    }
}

TEST(Sequences, BehindAProofCostNoWork) {
    const auto sequence = sequence_of("octal:0.07");  // one by one they take quadratic time
    sequence->extend(2'000'000'000);
    EXPECT_EQ(in_short(sequence->period()), "(53,34)");
    EXPECT_EQ(sequence->at(2'000'000'000), sequence->at(2'000'000'000 - 34 * 58'000'000ULL));
    EXPECT_LT(sequence->steps(), 10'000'000U);
    sequence->restore(std::vector<std::uint32_t>{0, 0, 1});
    EXPECT_EQ(sequence->size(), 3U);
    EXPECT_EQ(sequence->at(2), 1U);
}

TEST(Sequences, GoOnFromRestoredValues) {
    for (const char* ruleset : {"octal:0.376", "subtraction:2,4,7", "all-but:2,5", "grundy"}) {
        const values whole = values_of(ruleset, 500);
        const auto again = sequence_of(ruleset);
        again->restore(std::span(whole).first(123));
        EXPECT_EQ(again->size(), 123U);
        EXPECT_EQ(values_of(*again, 500), whole) << ruleset;
    }
}

/// The budget of work is to stop it in time: the many lookups of pairs that are likely count as well.
TEST(Sequences, CountTheWorkOfGamesWhoseValuesTakeQuadraticTime) {
    const auto steps_a_value = [](const char* ruleset) {
        const auto sequence = make_ruleset(ruleset)->sequence();
        sequence->extend(20'000);
        return sequence->steps() / sequence->size();
    };
    EXPECT_LT(steps_a_value("octal:0.77"), 300U);
    EXPECT_GT(steps_a_value("treblecross"), 15'000U);  // 5254 without them
}

TEST(Sequences, StopWhereTheCheckpointThrowsAndKeepWhatTheyHave) {
    const auto sequence = sequence_of("octal:0.376");
    int looks = 0;
    const auto stop = [&] {
        if (++looks == 3) throw limit_error("enough");
    };
    EXPECT_THROW(sequence->extend(100000, stop), limit_error);
    EXPECT_GT(sequence->size(), 1U);
    EXPECT_LT(sequence->size(), 100000U);
    EXPECT_EQ(values_of(*sequence, 5000), values_of("octal:0.376", 5000));
}

TEST(Periods, TheNearestRepeatIsTheSmallestOne) {
    const std::vector<std::uint16_t> s{9, 1, 2, 1, 2, 1, 2};
    EXPECT_EQ(nearest_repeat(std::span(s), 2), 2U);
    EXPECT_EQ(nearest_repeat(std::span(s), 5), std::nullopt);
    EXPECT_EQ(nearest_repeat(std::span(s), 7), std::nullopt);
    EXPECT_EQ(start_of_period(std::span(s), 2), 1U);
    const std::vector<std::uint16_t> overlapping{0, 1, 0, 0, 1, 0, 1, 0, 0, 1, 0};
    EXPECT_EQ(nearest_repeat(std::span(overlapping), 6), 5U);
}

}  // namespace
}  // namespace ludograph
