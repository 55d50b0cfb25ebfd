// Sweeps over the rows of a network.
#pragma once

#include <compare>
#include <vector>

#include "crossings.hpp"
#include "network.hpp"

namespace ludograph::layers {

enum class sweep_rule : std::uint8_t { median, barycentre };

/// What an order costs: weighted crossings, then how far ordinary lines run sideways.
struct order_cost {
    double crossings = 0, length = 0;
    auto operator<=>(const order_cost&) const = default;
};

/// Improves the order of the rows of one network, in place.
class sweeper {
public:
    sweeper(network& net, const layered_graph& graph);

    /// At most `sweeps` sweeps, down and up by turns, each followed by exchanges of neighbours; leaves the
    /// best order found and gives its cost.
    order_cost improve(sweep_rule rule, int sweeps);

private:
    void settle(std::size_t row);
    void sweep(sweep_rule rule, bool down);
    void sort_row(std::size_t row, sweep_rule rule, bool down);
    double key_of(std::uint32_t v, sweep_rule rule, bool down);
    double pull_of(std::uint32_t v) const;
    bool exchange(std::size_t row);
    double crossed(std::uint32_t left, std::uint32_t right) const;
    void untangle();
    double crossings_below(std::size_t row);
    order_cost cost();

    network& net_;
    grouping far_from_, far_to_;  ///< ordinary lines by their ends
    const layered_graph& graph_;
    std::vector<double> place_;            ///< about where a node stands: the rows packed and centred
    std::vector<std::uint32_t> position_;  ///< in its row
    std::vector<std::pair<double, double>> pulls_;  ///< places and weights of neighbours, while in use
    std::vector<strand> strands_;
};

}  // namespace ludograph::layers
