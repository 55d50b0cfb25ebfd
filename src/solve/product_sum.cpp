// Finds the part in which two positions of a sum differ.
#include "product_sum.hpp"

namespace ludograph {

void name_part(solved_option& option, const placed& start, key_view to) {
    option.position = option.to;
    const std::vector<key> before = parts_of_sum(start.position), after = parts_of_sum(to);
    for (std::size_t part = 0; part < before.size(); ++part) {
        if (before[part] == after[part]) continue;
        option.part = static_cast<std::uint32_t>(part + 1);
        option.to = start.parts[part].rules->format(after[part]);
        return;
    }
}

std::vector<solution> unsolved_parts(const placed& start, play convention) {
    std::vector<solution> parts;
    for (const placed& part : start.parts) {
        solution about;
        about.game = part.rules->name();
        about.position = part.rules->format(part.position);
        about.rule = part.rules->rule();
        about.play = convention;
        parts.push_back(std::move(about));
    }
    return parts;
}

}  // namespace ludograph
