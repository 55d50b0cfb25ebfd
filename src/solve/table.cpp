// Rows of labels, sorted as a reader looks for them.
#include "ludograph/solve/table.hpp"

#include <algorithm>
#include <cctype>

#include "ludograph/error.hpp"
#include "solved_graph.hpp"

namespace ludograph {

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The digits at the front of `text`, without zeros in front.
std::string_view number_at(std::string_view text) {
    std::size_t end = 0;
    while (end < text.size() && is_digit(text[end])) ++end;
    const std::string_view digits = text.substr(0, end);
    return digits.substr(std::min(digits.find_first_not_of('0'), digits.size()));
}

/// "2,10" comes after "2,9".
bool naturally_less(std::string_view a, std::string_view b) {
    while (!a.empty() && !b.empty()) {
        if (is_digit(a[0]) && is_digit(b[0])) {
            const std::string_view m = number_at(a), n = number_at(b);
            if (m.size() != n.size()) return m.size() < n.size();
            if (m != n) return m < n;
            a.remove_prefix(static_cast<std::size_t>(m.data() + m.size() - a.data()));
            b.remove_prefix(static_cast<std::size_t>(n.data() + n.size() - b.data()));
        } else {
            if (a[0] != b[0]) return a[0] < b[0];
            a.remove_prefix(1);
            b.remove_prefix(1);
        }
    }
    return a.size() < b.size();
}

void list_rows(const solved_graph& solved, outcome only, const std::function<void(const table_row&)>& use) {
    std::vector<std::pair<std::string, vertex>> wanted;
    for (vertex v = 0; v < solved.size(); ++v)
        if (only == outcome::unknown || solved.result(v) == only) wanted.emplace_back(solved.text(v), v);
    std::sort(wanted.begin(), wanted.end(),
              [](const auto& a, const auto& b) { return naturally_less(a.first, b.first); });
    for (auto& [text, v] : wanted) {
        const position_label label = solved.label(v);
        use({std::move(text), label.result, solved.grundy(v), label.remoteness, label.mover, label.winner});
    }
}

}  // namespace

void for_each_row(const placed& bound, const table_options& options, const watcher& watch,
                  const std::function<void(const table_row&)>& use) {
    try {
        list_rows(solved_graph(bound, options, watch), options.only, use);
    } catch (const budget_ended& ended) {
        throw limit_error(limit_message(ended.reason, options.limits, bound, false));
    }
}

}  // namespace ludograph
