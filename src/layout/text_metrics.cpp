// Measuring text; the only door to Pango.
#include "ludograph/layout/text_metrics.hpp"

#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <set>

#include "ludograph/error.hpp"
#include "ludograph/utf8.hpp"

namespace ludograph {

namespace {

struct release {
    void operator()(void* object) const { g_object_unref(object); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
};
template <class Object>
using owned = std::unique_ptr<Object, release>;

/// Large enough that hinting and the rounding of Pango's units do not count.
constexpr double measured_size = 100;

/// A layout of Pango, made once: finding fonts costs some 20 ms.
class ruler {
public:
    ruler() : fonts_(pango_cairo_font_map_new()) {
        if (!fonts_) throw output_error("no fonts can be found; install fonts-dejavu-core");
        pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(fonts_.get()), 72);
        context_.reset(pango_font_map_create_context(fonts_.get()));
        pango_context_set_round_glyph_positions(context_.get(), FALSE);
        layout_.reset(pango_layout_new(context_.get()));
        for (std::size_t i = 0; i < descriptions_.size(); ++i) {
            descriptions_[i].reset(pango_font_description_from_string(name_of(static_cast<typeface>(i))));
            pango_font_description_set_size(descriptions_[i].get(),
                                            static_cast<int>(measured_size * PANGO_SCALE));
        }
    }

    double width(const std::string& line, typeface face) {
        set(line, face);
        int units = 0;
        pango_layout_get_size(layout_.get(), &units, nullptr);
        return static_cast<double>(units) / PANGO_SCALE / measured_size;
    }

    bool lacks(const std::string& character) {
        set(character, typeface::mono);
        return pango_layout_get_unknown_glyphs_count(layout_.get()) > 0;
    }

private:
    void set(const std::string& line, typeface face) {
        pango_layout_set_font_description(layout_.get(), descriptions_[static_cast<std::size_t>(face)].get());
        pango_layout_set_text(layout_.get(), line.data(), static_cast<int>(line.size()));
    }

    owned<PangoFontMap> fonts_;
    owned<PangoContext> context_;
    owned<PangoLayout> layout_;
    std::vector<owned<PangoFontDescription>> descriptions_ = std::vector<owned<PangoFontDescription>>(3);
};

ruler& the_ruler() {
    static ruler one;
    return one;
}

}  // namespace

const char* name_of(typeface face) {
    switch (face) {
        case typeface::mono: return "DejaVu Sans Mono";
        case typeface::sans: return "DejaVu Sans";
        case typeface::bold: return "DejaVu Sans Bold";
    }
    return "";
}

double text_width(const std::string& line, typeface face, double size) {
    return line.empty() ? 0 : the_ruler().width(line, face) * size;
}

std::vector<std::string> without_glyph(std::string_view text) {
    std::set<std::string> asked;
    std::vector<std::string> missing;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(utf8_length(text), 1);
        const std::string character(text.substr(0, length));
        text.remove_prefix(length);
        if (length == 1 || !asked.insert(character).second) continue;
        if (the_ruler().lacks(character)) missing.push_back(character);
    }
    return missing;
}

std::string glyph_warning(std::string_view text) {
    std::string list;
    for (const std::string& character : without_glyph(text)) list += (list.empty() ? "" : " ") + character;
    if (list.empty()) return list;
    return "no font here has the characters " + list +
           "; their numbers stand in boxes in PDF and PNG. Install a font that has them";
}

}  // namespace ludograph
