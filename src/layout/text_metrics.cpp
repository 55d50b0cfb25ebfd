// Measuring text; the only door to Pango.
#include "ludograph/layout/text_metrics.hpp"

#include <pango/pangocairo.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <memory>
#include <set>
#include <system_error>
#include <utility>

#include "answer_unless.hpp"
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

/// All plain text: letters, and what belongs to no script, since Pango looks for fonts for each script apart.
constexpr std::array letters_and_others = {"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
                                           " !\"#$%&'()*+,-./0123456789:;<=>?@[\\]^_`{|}~"};

bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
}

/// A layout of Pango, made once: finding fonts costs some 20 ms. It has found those of plain text, and does not ask
/// for them again.
class ruler {
public:
    ruler() : fonts_(pango_cairo_font_map_new()) {
        if (!fonts_) throw fonts_error("no fonts can be found; install fonts-dejavu-core");
        pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(fonts_.get()), 72);
        context_.reset(pango_font_map_create_context(fonts_.get()));
        pango_context_set_round_glyph_positions(context_.get(), FALSE);
        layout_.reset(pango_layout_new(context_.get()));
        for (std::size_t i = 0; i < descriptions_.size(); ++i) {
            descriptions_[i].reset(pango_font_description_from_string(name_of(static_cast<typeface>(i))));
            pango_font_description_set_size(descriptions_[i].get(),
                                            static_cast<int>(measured_size * PANGO_SCALE));
            for (const char* const text : letters_and_others) width(text, static_cast<typeface>(i));
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

measuring_limits limits;
/// Whether what was given up has come to an end after all; none where nothing was.
std::shared_ptr<std::atomic<bool>> given_up_is_over;
std::atomic<int> at_work_now = 0;   ///< functions that measure, and threads that were given up
static_assert(std::atomic<int>::is_always_lock_free);

struct at_work {
    at_work() { ++at_work_now; }
    ~at_work() { --at_work_now; }
    at_work(const at_work&) = delete;
    at_work& operator=(const at_work&) = delete;
};

[[noreturn]] void give_up() {
    throw fonts_error("the fonts of this system did not answer within " + std::to_string(limits.wall.count()) +
                      " s; try again, let fc-cache make their list, or wait longer with --layout-timeout (--plot-timeout "
                      "for plots)");
}

/// What `work`, which asks for fonts, gives. A library that fails to lock or to tell would have us wait for ever.
template <class Work>
auto in_time(Work work) {
    if (measuring_hangs()) give_up();
    using clock = std::chrono::steady_clock;
    const auto stop = [] { return limits.stop_requested ? limits.stop_requested() : 0; };
    const auto deadline = clock::now() + limits.wall;
    const auto is_over = std::make_shared<std::atomic<bool>>(false);
    const auto working = std::make_shared<at_work>();   // as long as the thread does
    try {
        if (auto answer = answer_unless([&] { return stop() != 0 || clock::now() >= deadline; }, std::move(work),
                                        [is_over, working] { is_over->store(true); }))
            return *std::move(answer);
    } catch (const std::system_error& failure) {
        throw fonts_error("cannot start a thread to look for fonts: " + failure.code().message() +
                          "; end some other programs, or allow more memory");
    }
    given_up_is_over = is_over;
    if (const int signal = stop()) throw interrupted(signal);
    give_up();
}

/// Never destroyed, since a thread that hangs may use it to the end; as long as it does nobody else may.
ruler& the_ruler() {
    if (measuring_hangs()) give_up();
    static ruler* const one = in_time([] { return std::make_unique<ruler>(); }).release();
    return *one;
}

}  // namespace

measuring_within::measuring_within(measuring_limits within) : before_(std::exchange(limits, std::move(within))) {}

measuring_within::~measuring_within() { limits = std::move(before_); }

bool measuring_hangs() noexcept { return given_up_is_over && !given_up_is_over->load(); }

bool text_is_measured() noexcept { return at_work_now.load() > 0; }

const char* name_of(typeface face) {
    switch (face) {
        case typeface::mono: return "DejaVu Sans Mono";
        case typeface::sans: return "DejaVu Sans";
        case typeface::bold: return "DejaVu Sans Bold";
    }
    return "";
}

double text_width(const std::string& line, typeface face, double size) {
    if (line.empty()) return 0;
    const at_work now;
    ruler& used = the_ruler();
    if (is_plain(line)) return size * used.width(line, face);
    // Boards have few kinds of rows, and a thread for each would take longer than to measure it.
    static std::map<std::pair<typeface, std::string>, double> known;
    if (const auto found = known.find({face, line}); found != known.end()) return size * found->second;
    const double width = in_time([&used, line, face] { return used.width(line, face); });
    if (known.size() >= 10'000) known.clear();
    known.emplace(std::pair(face, line), width);
    return size * width;
}

std::vector<std::string> without_glyph(std::string_view text) {
    const at_work now;
    std::set<std::string> asked;
    std::vector<std::string> missing;
    while (!text.empty()) {
        const std::size_t length = std::max<std::size_t>(utf8_length(text), 1);
        const std::string character(text.substr(0, length));
        text.remove_prefix(length);
        if (length == 1 || !asked.insert(character).second) continue;
        ruler& used = the_ruler();
        if (in_time([&used, character] { return used.lacks(character); })) missing.push_back(character);
    }
    return missing;
}

std::string glyph_warning(std::string_view text) {
    std::string list;
    try {
        for (const std::string& character : without_glyph(text)) list += (list.empty() ? "" : " ") + character;
    } catch (const fonts_error& failure) {
        return std::string("it is not known whether there are fonts for all characters: ") + failure.what();
    }
    if (list.empty()) return list;
    return "no font here has the characters " + list +
           "; their numbers stand in boxes in PDF and PNG. Install a font that has them";
}

}  // namespace ludograph
