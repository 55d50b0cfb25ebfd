// Rules in the language of a drawing.
#include <algorithm>
#include <array>
#include <optional>

#include "ludograph/view/words.hpp"

namespace ludograph {

namespace {

constexpr std::string_view gap = "{0}";  // {1} and {2} are as long

using gap_texts = std::array<std::string_view, 3>;

/// What stands in the gaps of `form`, which are numbered in order; nothing where `text` is not of that form.
std::optional<gap_texts> read_by(std::string_view form, std::string_view text) {
    gap_texts found;
    for (std::size_t i = 0;; ++i) {
        const std::size_t at = form.find('{');
        if (at == std::string_view::npos) return form == text ? std::optional(found) : std::nullopt;
        if (!text.starts_with(form.substr(0, at))) return std::nullopt;
        text.remove_prefix(at);
        form.remove_prefix(at + gap.size());
        const std::string_view next = form.substr(0, form.find('{'));
        const std::size_t end = next.size() == form.size() && text.ends_with(next) ? text.size() - next.size()
                                                                                   : text.find(next);
        if (end == std::string_view::npos) return std::nullopt;
        found[i] = text.substr(0, end);
        text.remove_prefix(end);
    }
}

std::optional<std::string> translated_whole(const words& in, std::string_view rule) {
    for (const rule_in_words& known : in.rules())
        if (const auto texts = read_by(known.english, rule))
            return known.text.with({(*texts)[0], (*texts)[1], (*texts)[2]});
    return std::nullopt;
}

/// "take 1 …, or take 2 …"
std::optional<std::string> translated_choices(const words& in, std::string_view rule) {
    constexpr std::string_view separator = ", or ";
    std::optional<std::string> sentence;
    while (!rule.empty()) {
        const std::size_t end = std::min(rule.find(separator), rule.size());
        const auto choice = translated_whole(in, rule.substr(0, end));
        if (!choice) return std::nullopt;
        sentence = sentence ? in.or_else.with({*sentence, *choice}) : *choice;
        rule.remove_prefix(end == rule.size() ? end : end + separator.size());
    }
    return sentence;
}

std::optional<std::string> known_words(const words& in, std::string_view rule) {
    const auto choices = translated_choices(in, rule);
    return choices ? choices : translated_whole(in, rule);
}

/// "part 1, nim: …; part 2, …"
std::optional<std::string> translated_sum(const words& in, std::string_view rule) {
    constexpr std::string_view separator = "; ", begin = "; part ";
    std::string sentence;
    while (!rule.empty()) {
        const std::size_t end = std::min(rule.find(begin), rule.size());
        const auto part = read_by("part {0}, {1}: {2}", rule.substr(0, end));
        const auto known = part ? known_words(in, (*part)[2]) : std::nullopt;
        if (!known) return std::nullopt;
        sentence += (sentence.empty() ? "" : std::string(in.semicolon)) +
                    in.part_of_sum.with({(*part)[0], (*part)[1], *known});
        rule.remove_prefix(end == rule.size() ? end : end + separator.size());
    }
    return sentence;
}

}  // namespace

std::string translated(const words& in, const std::string& text) { return known_words(in, text).value_or(text); }

std::string rule_sentence(const words& in, const std::string& rule) {
    const auto known = rule.starts_with("part 1, ") ? translated_sum(in, rule) : known_words(in, rule);
    return known ? in.rule.with({*known}) : in.english_rule.with({rule});
}

}  // namespace ludograph
