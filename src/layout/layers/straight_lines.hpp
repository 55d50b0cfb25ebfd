// Straight winning lines as flat numbers, so that one is held against all others at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "network.hpp"

namespace ludograph::layers {

/// The winning lines that lead down, straight between the middles of their boxes. Flat arrays without a branch
/// in the loops, since annealing asks for these costs some million times.
class straight_lines {
public:
    /// `x` by node, `y` by row.
    straight_lines(const network& net, const layered_graph& graph, const std::vector<double>& x,
                   const std::vector<double>& y);

    std::size_t size() const { return from_.size(); }
    std::size_t boxes() const { return x_.size(); }
    const std::vector<double>& x() const { return x_; }  ///< by box

    void move(std::uint32_t box, double x);

    /// Crossings of all lines, less for each line through a box, and very little for their way sideways.
    double cost();
    /// The part of it in which these boxes, or lines from or to them, take part.
    double cost_of(std::span<const std::uint32_t> boxes);

private:
    double crossings_with(std::uint32_t line) const;
    bool meets(std::size_t line, std::size_t box) const;
    double boxes_hit_by(std::uint32_t line) const;
    double lines_through(std::uint32_t box) const;

    std::vector<double> x_, y_, half_width_, height_, box_counts_;                ///< by box
    std::vector<std::vector<std::uint32_t>> incident_;                            ///< lines by box
    std::vector<std::uint32_t> from_, to_;                                        ///< by line
    std::vector<double> top_, bottom_, start_, slope_, line_counts_;              ///< by line
    std::vector<std::uint32_t> touched_;
};

}  // namespace ludograph::layers
