// Grids of positions of two numbers: against each position solved from its graph.
#include "ludograph/solve/pair_grid.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ludograph/error.hpp"
#include "ludograph/solve/table.hpp"

namespace ludograph {
namespace {

/// Rulesets whose positions of two numbers keep to the grid.
constexpr const char* of_two_numbers[] = {"wythoff",       "wythoff:ordered", "wythoff:fraenkel=3", "wythoff:multiple=2",
                                          "wythoff:cap=2", "nim",             "nim:ordered",        "moore-nim:2",
                                          "welter",        "silver-dollar",   "subtraction:1,3"};

std::optional<key> position_at(const ruleset& rules, std::uint32_t x, std::uint32_t y) {
    try {
        return rules.parse(std::to_string(x) + "," + std::to_string(y));
    } catch (const input_error&) {
        return std::nullopt;
    }
}

TEST(PairGrid, GivesEveryPositionTheLabelsOfItsGraph) {
    for (const std::string name : of_two_numbers) {
        const placed bound = read_placed(name + " 7,9");
        const auto values = label_pairs(bound, cell_label::grundy, grid_cells::all, {});
        ASSERT_TRUE(values) << name;
        for (const play convention : {play::normal, play::misere}) {
            const solve_options options{.play = convention, .formulas = formula_use::never};
            const auto moves = label_pairs(bound, cell_label::remoteness, grid_cells::all, options);
            ASSERT_TRUE(moves) << name;
            for (std::uint32_t x = 0; x <= 7; ++x) {
                for (std::uint32_t y = 0; y <= 9; ++y) {
                    const auto p = position_at(*bound.rules, x, y);
                    if (!p) continue;
                    const number_pair pair = bound.rules->pair_of(*p).value();
                    const solution answer = solve({bound.rules, *p}, options);
                    EXPECT_EQ(moves->label(pair), answer.remoteness) << name << " " << x << "," << y;
                    EXPECT_EQ(outcome_of(moves->label(pair), convention), answer.result) << name;
                    if (convention == play::normal) {
                        EXPECT_EQ(solved_value(values->label(pair)), answer.grundy) << name << " " << x << "," << y;
                    }
                }
            }
        }
    }
}

TEST(PairGrid, LabelsThePositionsThatPlayComesToAndNoOthers) {
    for (const std::string name : of_two_numbers) {
        const placed bound = read_placed(name + " 7,9");
        const auto grid = label_pairs(bound, cell_label::remoteness, grid_cells::reached, {});
        ASSERT_TRUE(grid) << name;
        std::size_t rows = 0;
        for_each_row(bound, {}, {}, [&](const table_row& row) {
            ++rows;
            EXPECT_EQ(grid->label(bound.rules->pair_of(bound.rules->parse(row.position)).value()), row.remoteness)
                << name << " " << row.position;
        });
        EXPECT_EQ(std::count_if(grid->labels.begin(), grid->labels.end(), [](auto label) { return label != no_value; }),
                  rows)
            << name;
    }
}

TEST(PairGrid, LeavesToGraphsWhatDoesNotKeepToIt) {
    // A bite takes away a column, three numbers, two players, a grid too large to walk through.
    for (const std::string text : {"chomp 5,3", "nim 3,4,5", "tictactoe X../.../...", "nim 4000,4000"})
        for (const grid_cells wanted : {grid_cells::all, grid_cells::reached})
            EXPECT_FALSE(label_pairs(read_placed(text), cell_label::remoteness, wanted, {})) << text;
}

TEST(PairGrid, KeepsBudgets) {
    const placed bound = read_placed("wythoff:ordered 99,99");
    const auto within = [&](explore_limits limits, grid_cells wanted) {
        solve_options options;
        options.limits = limits;
        return label_pairs(bound, cell_label::grundy, wanted, options).has_value();
    };
    for (const grid_cells wanted : {grid_cells::all, grid_cells::reached}) {
        EXPECT_TRUE(within({.max_positions = 10'000, .max_moves = 1}, wanted));
        EXPECT_THROW(within({.max_positions = 9'999}, wanted), limit_error);
        EXPECT_THROW(within({.max_memory = 10'000}, wanted), limit_error);
        EXPECT_THROW(within({.timeout = std::chrono::duration<double>(0)}, wanted), limit_error);
    }
    struct stop {};
    EXPECT_THROW(label_pairs(bound, cell_label::grundy, grid_cells::all, {}, [](const progress&) { throw stop(); }),
                 stop);
}

}  // namespace
}  // namespace ludograph
