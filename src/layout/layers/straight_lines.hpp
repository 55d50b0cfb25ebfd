// Straight winning lines as flat numbers, so that one is held against all others at once.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "network.hpp"

namespace ludograph::layers {

/// The winning lines that lead down, straight between the middles of their boxes. Annealing asks for their costs
/// some hundred thousand times.
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
    /// Comparisons of a line with another one or with a box so far.
    std::uint64_t work() const { return work_; }

private:
    std::int32_t crossings_with(std::uint32_t line) const;
    bool meets(std::size_t line, std::size_t box) const;
    std::int32_t boxes_hit_by(std::uint32_t line) const;
    std::int32_t lines_through(std::uint32_t box) const;

    // Floats and integers of the same size, in arrays of their own: loops over all take several at once.
    std::vector<double> x_;                             ///< by box
    std::vector<float> at_, y_, half_width_, half_height_;
    std::vector<std::int32_t> box_counts_;
    std::vector<std::vector<std::uint32_t>> incident_;  ///< lines by box
    std::vector<std::int32_t> from_, to_;               ///< by line
    std::vector<float> top_, bottom_, start_, slope_;
    std::vector<std::int32_t> line_counts_;
    std::vector<std::uint32_t> touched_;
    std::uint64_t work_ = 0;
};

}  // namespace ludograph::layers
