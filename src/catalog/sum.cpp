// A sum: two or more positions side by side, a move is a move in one of them.
#include <algorithm>

#include "ludograph/catalog/registration.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph {

namespace {

/// Keys of the parts in their order.
using part_keys = std::vector<key>;

}  // namespace

template <>
struct position_codec<part_keys> {
    static void append(key_buffer& to, const part_keys& p) {
        for (const key& part : p) {
            to.append_number(part.size());
            to.append(part);
        }
    }
    static part_keys read(key_view bytes) {
        part_keys parts;
        while (!bytes.empty()) {
            const std::uint64_t length = read_number(bytes);
            parts.emplace_back(bytes.substr(0, length));
            bytes.remove_prefix(length);
        }
        return parts;
    }
};

namespace {

struct sum {
    using position = part_keys;
    struct move {
        std::size_t part;
        const std::function<std::string()>* text;
    };

    std::vector<ruleset_ptr> rules;

    std::string parameters() const { return ""; }

    position parse(std::string_view text) const {
        const placed read = read_placed(text);
        if (read.rules->name() != name())
            throw input_error(in_quotes(text) + " is not a position of " + name());
        return position_codec<position>::read(read.position);
    }
    std::string format(const position& p) const {
        return joined(p, " + ", [&](std::size_t i) { return rules[i]->name() + " " + rules[i]->format(p[i]); });
    }
    /// Side by side where every part's picture is one line, else one below the other.
    std::string board(const position& p) const {
        const auto part = [&](std::size_t i) { return rules[i]->board(p[i]); };
        const std::string stacked = joined(p, "\n+\n", part);
        const auto lines = static_cast<std::size_t>(std::count(stacked.begin(), stacked.end(), '\n')) + 1;
        return lines == 2 * p.size() - 1 ? joined(p, "  +  ", part) : stacked;
    }
    std::vector<std::string> briefs(const position& p) const {
        return {joined(p, " + ", [&](std::size_t i) { return rules[i]->briefs(p[i]).front(); })};
    }

    template <class Emit>
    void moves(const position& p, Emit&& emit) const {
        position q = p;
        for (std::size_t part = 0; part < p.size(); ++part) {
            rules[part]->for_each_move(p[part], [&](key_view option, const auto& text) {
                q[part] = option;
                emit(q, move{part, &text});
            });
            q[part] = p[part];
        }
    }
    std::string format_move(const move& m) const { return std::to_string(m.part + 1) + ":" + (*m.text)(); }

    std::string name() const {
        return joined(rules, " + ", [&](std::size_t i) { return rules[i]->name(); });
    }
    std::string rule() const {
        return joined(rules, "; ", [&](std::size_t i) {
            return "part " + std::to_string(i + 1) + ", " + rules[i]->name() + ": " + rules[i]->rule();
        });
    }

private:
    template <class Parts, class Text>
    static std::string joined(const Parts& parts, const char* separator, Text&& text) {
        std::string out;
        for (std::size_t i = 0; i < parts.size(); ++i) out += (i == 0 ? "" : separator) + text(i);
        return out;
    }
};

}  // namespace

std::vector<key> parts_of_sum(key_view p) { return position_codec<part_keys>::read(p); }

placed make_sum(std::vector<placed> parts) {
    sum rules;
    part_keys start;
    for (const placed& part : parts) {
        rules.rules.push_back(part.rules);
        start.push_back(part.position);
    }
    key_buffer buffer;
    position_codec<part_keys>::append(buffer, start);
    std::string name = rules.name(), rule = rules.rule();
    return {std::make_shared<erased_ruleset<sum>>(std::move(rules), std::move(name), std::move(rule)),
            key(buffer.view()), std::move(parts)};
}

}  // namespace ludograph
