// The list of the fuzz targets.
#include "targets.hpp"

#include <stdexcept>

namespace ludograph::fuzz {

const std::vector<fuzz_target>& targets() {
    static const std::vector<fuzz_target> all = {
        {"claims", read_claims_of_graph}, {"dot", read_dot_graph},
        {"edges", read_edge_list},        {"json", read_json_graph},
        {"pgsolver", read_pgsolver},      {"position", read_position},
        {"position_file", read_position_file}, {"rulesets", read_rulesets},
    };
    return all;
}

void require(bool holds, const char* broken) {
    if (!holds) throw std::logic_error(broken);
}

}  // namespace ludograph::fuzz
