// The closed form of games that are sums of heaps.
#include "ludograph/catalog/heaps_solver.hpp"

#include <algorithm>

namespace ludograph {

heaps_solver::heaps_solver(std::string name, std::unique_ptr<heap_formula> heaps, canonical_form canonicalise,
                           bool ordered)
    : name_(std::move(name)), heaps_(std::move(heaps)), canonicalise_(std::move(canonicalise)), ordered_(ordered) {}

std::string heaps_solver::name(play convention) const {
    if (convention != play::normal) return "";
    return heaps_->is_one_by_one() ? "the values of heaps computed one by one" : name_;
}

std::string heaps_solver::prepare(const numbers& p, const values_watcher& look) {
    return p.empty() ? "" : heaps_->prepare(*std::max_element(p.begin(), p.end()), look);
}

closed_form_value heaps_solver::value(const numbers& p, play) const { return value_form(value_of_rest(p, p.size())); }

std::uint64_t heaps_solver::value_of_rest(const numbers& p, std::size_t without) const {
    std::uint64_t total = 0;
    for (std::size_t heap = 0; heap < p.size(); ++heap)
        if (heap != without) total ^= heaps_->value(p[heap]);
    return total;
}

std::size_t heaps_solver::times_of(const numbers& p, std::size_t heap) const {
    if (ordered_) return 1;
    if (heap > 0 && p[heap - 1] == p[heap]) return 0;
    std::size_t end = heap;
    while (end < p.size() && p[end] == p[heap]) ++end;
    return end - heap;
}

bool heaps_solver::use_option(const numbers& p, std::size_t heap, const heaps_left& left, const move_use& use) const {
    numbers option = p;
    option[heap] = left.larger;
    if (left.smaller != 0) option.push_back(left.smaller);
    canonicalise_(option);
    const std::string text = std::to_string(p[heap]) + ">" +
                             (left.smaller == 0 ? "" : std::to_string(left.smaller) + "+") + std::to_string(left.larger);
    for (std::size_t times = times_of(p, heap); times > 0; --times)
        if (!use(option, text)) return false;
    return true;
}

void heaps_solver::for_each_move(const numbers& p, play, std::uint64_t wanted, const move_use& use) const {
    const std::uint64_t total = value_of_rest(p, p.size());
    bool go_on = true;
    for (std::size_t heap = 0; go_on && heap < p.size(); ++heap) {
        if (times_of(p, heap) == 0) continue;
        heaps_->for_each_option(p[heap], wanted ^ total ^ heaps_->value(p[heap]),
                                [&](const heaps_left& left) { return go_on = use_option(p, heap, left, use); });
    }
}

/// Options of heaps of different sizes differ: only one of them still has the larger heap.
std::optional<uint128> heaps_solver::count_options(const numbers& p, play, std::uint64_t wanted) const {
    const std::uint64_t total = value_of_rest(p, p.size());
    uint128 count = 0;
    for (std::size_t heap = 0; heap < p.size(); ++heap)
        if (times_of(p, heap) != 0) count += heaps_->count_options(p[heap], wanted ^ total ^ heaps_->value(p[heap]));
    return count;
}

std::vector<std::string> heaps_solver::reasons(const numbers& p, play) const {
    std::vector<std::string> sentences;
    std::vector<std::uint64_t> values;
    for (std::size_t heap = 0; heap < p.size(); ++heap) {
        values.push_back(heaps_->value(p[heap]));
        const std::string reason = heaps_->reason(p[heap]);
        if (!reason.empty() && times_of(p, heap) != 0) sentences.push_back(reason);
    }
    if (values.size() != 1) sentences.push_back(xor_text(values));
    return sentences;
}

}  // namespace ludograph
