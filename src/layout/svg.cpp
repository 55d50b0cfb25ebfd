// Finishing SVGs, line by line as Graphviz writes them.
#include "svg.hpp"

#include <charconv>
#include <cstdlib>
#include <string_view>
#include <unordered_map>

#include "ludograph/layout/text.hpp"
#include "ludograph/layout/text_metrics.hpp"

namespace ludograph {

namespace {

struct svg_font {
    typeface face;
    const char* attributes;
};

constexpr svg_font fonts[] = {
    {typeface::mono, R"(font-family="DejaVu Sans Mono, Menlo, Consolas, monospace")"},
    {typeface::bold, R"(font-family="DejaVu Sans, Verdana, sans-serif" font-weight="bold")"},
    {typeface::sans, R"(font-family="DejaVu Sans, Verdana, sans-serif")"},
};

/// What stands between `before` and the next `after`; "" if they are not there.
std::string_view between(std::string_view line, std::string_view before, std::string_view after) {
    const std::size_t begin = line.find(before);
    if (begin == std::string_view::npos) return {};
    line.remove_prefix(begin + before.size());
    return line.substr(0, line.find(after));
}

std::string with_entities_read(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> entities[] = {
        {"&amp;", "&"}, {"&lt;", "<"},  {"&gt;", ">"},       {"&quot;", "\""},
        {"&#39;", "'"}, {"&#45;", "-"}, {"&#160;", "\u00A0"}};
    std::string plain;
    while (!text.empty()) {
        std::string_view taken = text.substr(0, 1), meant = taken;
        for (const auto& [entity, character] : entities)
            if (text.starts_with(entity)) taken = entity, meant = character;
        plain += meant;
        text.remove_prefix(taken.size());
    }
    return plain;
}

class finisher {
public:
    explicit finisher(const drawing& picture) : picture_(picture) {
        for (const drawn_box& box : picture.boxes) tooltips_["n" + std::to_string(box.id)] = &box.tooltip;
        for (const drawn_line& line : picture.lines)
            tooltips_["e" + std::to_string(line.from) + '_' + std::to_string(line.to)] = &line.tooltip;
    }

    std::string finish(std::string_view svg) {
        while (!svg.empty()) {
            const std::size_t end = std::min(svg.find('\n'), svg.size() - 1) + 1;
            take(svg.substr(0, end));
            svg.remove_prefix(end);
        }
        return std::move(to_);
    }

private:
    void take(std::string_view line) {
        if (line.starts_with("<!-- ")) in_comment_ = true;
        const bool comment = in_comment_;
        if (line.find("-->") != std::string_view::npos) in_comment_ = false;
        if (comment) return;
        if (line.starts_with("<g id=")) {
            group_ = between(line, "<g id=\"", "\"");
            if (group_.ends_with("_inside") || group_.ends_with("_text")) return join_group();
        }
        if (line.starts_with("<title>")) write_title();
        else if (line.starts_with("<text ")) write_text(line);
        else write_shape(std::string(line));
    }

    /// What belongs to a box becomes part of its group: its title is to show above all of it.
    void join_group() {
        constexpr std::string_view end = "</g>\n";
        if (to_.ends_with(end)) to_.resize(to_.size() - end.size());
    }

    std::string title_of_group() const {
        if (group_ == "graph0") return picture_.title;
        const bool trunk = group_.starts_with("trunk");
        const auto found = tooltips_.find(trunk ? group_.substr(group_.find('_') + 1) : group_);
        if (found == tooltips_.end()) return "";
        return (trunk ? "→ " : "") + *found->second;
    }

    void write_title() {
        const std::string title = title_of_group();
        if (!title.empty()) to_ += "<title>" + html_text(title, "\n") + "</title>\n";
    }

    /// Graphviz writes strokes that nobody sees as "transparent", which SVG 1.1 does not know.
    void write_shape(const std::string& line) {
        constexpr std::string_view unknown = "stroke=\"transparent\"";
        const std::size_t at = line.find(unknown);
        if (at == std::string::npos) return write_scaled_dashes(line);
        write_scaled_dashes(std::string(line).replace(at, unknown.size(), "stroke=\"none\""));
    }

    /// Graphviz writes the length of dashes in its units, whatever the scale is.
    void write_scaled_dashes(std::string_view line) {
        if (const auto scale = between(line, "transform=\"scale(", " "); !scale.empty())
            scale_ = std::atof(std::string(scale).c_str());
        const std::string_view key = "stroke-dasharray=\"";
        const std::string_view dashes = between(line, key, "\"");
        if (dashes.empty()) {
            to_ += line;
            return;
        }
        const std::size_t at = line.find(key) + key.size();
        const double on = std::atof(std::string(dashes).c_str()),
                     off = std::atof(std::string(dashes.substr(dashes.find(',') + 1)).c_str());
        to_ += line.substr(0, at);
        to_ += number(on / scale_) + ',' + number(off / scale_);
        to_ += line.substr(at + dashes.size());
    }

    void write_text(std::string_view line) {
        const std::string_view key = "font-family=\"", family = between(line, key, "\"");
        const std::string text = with_entities_read(between(line, ">", "</text>"));
        const double size = std::atof(std::string(between(line, "font-size=\"", "\"")).c_str());
        const std::size_t at = line.find(key);
        if (at == std::string_view::npos) {
            to_ += line;
            return;
        }
        to_ += line.substr(0, at);
        for (const svg_font& font : fonts) {
            if (family != name_of(font.face)) continue;
            to_ += std::string(font.attributes) + " textLength=\"" +
                   number(text_width(text, font.face, size)) + '"';
        }
        to_ += line.substr(at + key.size() + family.size() + 1);
    }

    static std::string number(double value) {
        char text[64];
        return {text, std::to_chars(text, text + sizeof text, value, std::chars_format::fixed, 2).ptr};
    }

    const drawing& picture_;
    std::unordered_map<std::string, const std::string*> tooltips_;
    std::string group_, to_;
    double scale_ = 1;
    bool in_comment_ = false;
};

}  // namespace

std::string finished_svg(const std::string& svg, const drawing& picture) {
    return finisher(picture).finish(svg);
}

}  // namespace ludograph
