// Vertices by name, numbered as they are first seen.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ludograph/error.hpp"
#include "ludograph/graph/game_graph.hpp"

namespace ludograph {

class name_table {
public:
    struct entry {
        vertex number;
        bool is_new;
    };

    /// Throws input_error above the number of vertices that a graph can have.
    entry add(std::string_view name, std::size_t offset) {
        const auto [at, is_new] = numbers_.try_emplace(std::string(name), static_cast<vertex>(numbers_.size()));
        if (numbers_.size() >= infinite_value)
            throw input_error("more vertices than a graph can have (" + std::to_string(infinite_value) + ")", offset);
        return {at->second, is_new};
    }

private:
    std::unordered_map<std::string, vertex> numbers_;
};

}  // namespace ludograph
