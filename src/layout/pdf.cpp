// Finishing and tiling PDFs; the only door to libqpdf.
#include "pdf.hpp"

#define POINTERHOLDER_TRANSITION 4  // else the header warns
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFPageDocumentHelper.hh>
#include <qpdf/QPDFPageObjectHelper.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cmath>
#include <sstream>
#include <stdexcept>
#include <vector>

#include "ludograph/error.hpp"
#include "ludograph/uncaught.hpp"

namespace ludograph {

namespace {

constexpr double tile_margin = 10 / 25.4 * 72, overlap = tile_margin;
constexpr double mark_length = 14, mark_distance = 3;

using handle = QPDFObjectHandle;

handle box_of(extent size) { return handle::newArray(handle::Rectangle(0, 0, size.width, size.height)); }

void set_facts(QPDF& file, const std::string& title) {
    handle facts = handle::newDictionary();
    facts.replaceKey("/Title", handle::newUnicodeString(title));
    facts.replaceKey("/Producer", handle::newString("ludograph"));
    facts.replaceKey("/CreationDate", handle::newString("D:20000101000000Z"));
    file.getTrailer().replaceKey("/Info", file.makeIndirectObject(facts));
    handle view = handle::newDictionary();
    view.replaceKey("/DisplayDocTitle", handle::newBool(true));
    file.getRoot().replaceKey("/ViewerPreferences", view);
}

std::string written(QPDF& file) {
    QPDFWriter writer(file);
    writer.setOutputMemory();
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDeterministicID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), buffer->getSize()};
}

/// Opens the PDF, changes it, writes it.
template <class Change>
std::string changed(const std::string& pdf, const std::string& title, Change change) {
    try {
        QPDF file;
        file.setSuppressWarnings(true);
        file.processMemoryFile("picture", pdf.data(), pdf.size());
        change(file);
        set_facts(file, title);
        std::string bytes = written(file);
        // libqpdf repairs what it cannot read, and takes lack of memory for damage: parts would be missing.
        if (file.anyWarnings()) throw std::runtime_error("a part of it cannot be read");
        return bytes;
    } catch (const std::exception& problem) {
        throw output_error(std::string("the PDF could not be finished: ") +
                           (is_lack_of_memory(problem) ? std::string("there is not enough memory")
                                                       : problem.what() + std::string("; memory may have run out")));
    }
}

/// How sheets cover a page. Every sheet shows a window of it, all but its margins.
struct grid {
    grid(extent page, paper format, bool landscape) : on(sheet_of(format, landscape)) {
        const auto count = [](double length, double shown) {
            return static_cast<std::size_t>(std::max(1.0, std::ceil((length - overlap) / (shown - overlap))));
        };
        window = {on.size.width - 2 * tile_margin, on.size.height - 2 * tile_margin};
        columns = count(page.width, window.width);
        rows = count(page.height, window.height);
        // What is covered beyond the page is shared by its two sides.
        const auto covered = [](std::size_t n, double length) {
            return static_cast<double>(n) * (length - overlap) + overlap;
        };
        start = {(page.width - covered(columns, window.width)) / 2,
                 page.height - (page.height - covered(rows, window.height)) / 2};
    }

    /// Lower left corner, on the page, of the window in a row and column.
    point corner(std::size_t row, std::size_t column) const {
        return {start.x + static_cast<double>(column) * (window.width - overlap),
                start.y - static_cast<double>(row) * (window.height - overlap) - window.height};
    }

    sheet on;
    extent window;
    std::size_t rows = 0, columns = 0;
    point start;  ///< upper left corner of all windows, on the page
};

/// Two short lines at each corner of the window, outside of it.
void draw_crop_marks(std::ostream& to, const grid& cut) {
    to << "0.4 w 0.4 G\n";
    for (const double x_side : {-1.0, 1.0}) {
        for (const double y_side : {-1.0, 1.0}) {
            const double x = cut.on.size.width / 2 + x_side * cut.window.width / 2;
            const double y = cut.on.size.height / 2 + y_side * cut.window.height / 2;
            const double near = mark_distance, end = mark_distance + mark_length;
            to << x + x_side * near << ' ' << y << " m " << x + x_side * end << ' ' << y << " l S\n"
               << x << ' ' << y + y_side * near << " m " << x << ' ' << y + y_side * end << " l S\n";
        }
    }
}

std::string tile_contents(const grid& cut, std::size_t row, std::size_t column) {
    std::ostringstream to;
    to.imbue(std::locale::classic());
    to.precision(2);
    to << std::fixed;
    const point corner = cut.corner(row, column);
    to << "q " << tile_margin << ' ' << tile_margin << ' ' << cut.window.width << ' ' << cut.window.height
       << " re W n 1 0 0 1 " << tile_margin - corner.x << ' ' << tile_margin - corner.y
       << " cm /Picture Do Q\n";
    draw_crop_marks(to, cut);
    to << "BT /Label 8 Tf 0.3 g " << tile_margin + 24 << " 12 Td (row " << row + 1 << " of " << cut.rows
       << ", column " << column + 1 << " of " << cut.columns << ") Tj ET\n";
    return std::move(to).str();
}

handle label_font() {
    handle font = handle::newDictionary();
    font.replaceKey("/Type", handle::newName("/Font"));
    font.replaceKey("/Subtype", handle::newName("/Type1"));
    font.replaceKey("/BaseFont", handle::newName("/Helvetica"));
    return font;
}

void tile(QPDF& file, const grid& cut) {
    QPDFPageDocumentHelper document(file);
    QPDFPageObjectHelper whole = document.getAllPages().at(0);
    handle forms = handle::newDictionary(), fonts = handle::newDictionary(),
           resources = handle::newDictionary();
    forms.replaceKey("/Picture", file.makeIndirectObject(whole.getFormXObjectForPage()));
    fonts.replaceKey("/Label", file.makeIndirectObject(label_font()));
    resources.replaceKey("/XObject", forms);
    resources.replaceKey("/Font", fonts);
    resources = file.makeIndirectObject(resources);
    for (std::size_t row = 0; row < cut.rows; ++row) {
        for (std::size_t column = 0; column < cut.columns; ++column) {
            handle sheet = handle::newDictionary();
            sheet.replaceKey("/Type", handle::newName("/Page"));
            sheet.replaceKey("/MediaBox", box_of(cut.on.size));
            sheet.replaceKey("/Resources", resources);
            sheet.replaceKey("/Contents", handle::newStream(&file, tile_contents(cut, row, column)));
            document.addPage(file.makeIndirectObject(sheet), false);
        }
    }
    document.removePage(whole);
}

}  // namespace

std::string finished_pdf(const std::string& pdf, const std::string& title, extent page) {
    return changed(pdf, title, [&](QPDF& file) {
        for (QPDFPageObjectHelper& each : QPDFPageDocumentHelper(file).getAllPages())
            each.getObjectHandle().replaceKey("/MediaBox", box_of(page));
    });
}

tiling tiled_pdf(const std::string& pdf, const std::string& title, extent page, paper format) {
    const grid upright(page, format, false), lying(page, format, true);
    const grid& cut = lying.rows * lying.columns < upright.rows * upright.columns ? lying : upright;
    return {changed(pdf, title, [&](QPDF& file) { tile(file, cut); }), cut.rows, cut.columns, cut.on.name};
}

}  // namespace ludograph
