// Ways between boxes.
#pragma once

#include <vector>

#include "scene.hpp"

namespace ludograph::layers {

/// A level stretch that a way must cross.
struct portal {
    double y, left, right;
};

/// The shortest way from `from` to `to` through portals of ascending y that lie between them: a taut
/// string, as in Lee and Preparata, Euclidean shortest paths in the presence of rectilinear barriers, 1984.
std::vector<point> taut_string(point from, point to, const std::vector<portal>& portals);

/// Leads lines between two boxes in different rows past all others.
class gap_finder {
public:
    explicit gap_finder(const scene& around) : scene_(around) {}

    /// Does the straight line between the centres keep `distance` from every other box?
    bool is_free(std::uint32_t upper, std::uint32_t lower, double distance) const;

    /// The way from centre to centre that passes each band between through one gap, `clearance` away from
    /// the boxes where the gap has the room. Which gaps: dynamic programming over those nearest to the
    /// straight line. `upper` is in a row above `lower`'s. O(rows).
    std::vector<point> way(std::uint32_t upper, std::uint32_t lower) const;

private:
    portal gap(std::uint32_t row, std::size_t index) const;
    portal own(std::uint32_t box, double y) const;
    std::size_t nearest_gap(std::uint32_t row, double x) const;

    const scene& scene_;
};

}  // namespace ludograph::layers
