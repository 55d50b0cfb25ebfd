// Writes and reads checkpoints of sequences.
#include "sequence_checkpoint.hpp"

#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

#include "json_text.hpp"
#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "output_file.hpp"
#include "terminal.hpp"

namespace ludograph::cli {

namespace {

constexpr const char* format_name = "ludograph-sequence-checkpoint";
constexpr std::size_t longest_head = 1 << 16;

/// What stands at the front of a checkpoint.
struct checkpoint_head {
    std::string game, checksum;
    std::uint64_t count = 0;
};

/// Nothing where `line` is no such head.
std::optional<checkpoint_head> head_of(std::string_view line) {
    const json head = json::parse(line, nullptr, false);
    const auto holds = [&](const char* key, bool (json::*is_right)() const noexcept) {
        return head.contains(key) && (head.at(key).*is_right)();
    };
    if (!head.is_object() || head.value("format", json()) != format_name || !holds("game", &json::is_string) ||
        !holds("count", &json::is_number_unsigned) || !holds("checksum", &json::is_string))
        return std::nullopt;
    return checkpoint_head{head.at("game"), head.at("checksum"), head.at("count")};
}

/// FNV-1a over the values.
class checksum {
public:
    void add(std::uint32_t value) { state_ = (state_ ^ value) * 0x100000001b3ULL; }
    std::string text() const { return std::to_string(state_); }

private:
    std::uint64_t state_ = 0xcbf29ce484222325ULL;
};

std::string bytes_of(std::uint32_t value) {
    std::string bytes(4, '\0');
    for (std::size_t i = 0; i < 4; ++i) bytes[i] = static_cast<char>(value >> 8 * i & 0xff);
    return bytes;
}

std::uint32_t value_of(const char* bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = 4; i-- > 0;) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

}  // namespace

sequence_checkpoint_file::sequence_checkpoint_file(std::string path, std::string name)
    : path_(std::move(path)), name_(std::move(name)) {}

void sequence_checkpoint_file::restore(heap_sequence& sequence) {
    if (!std::filesystem::exists(path_)) return;
    const auto refuse = [&](const std::string& what) -> void {
        throw input_error("--checkpoint: " + in_quotes(path_) + " " + what + "; remove it or give another name");
    };
    std::ifstream file(path_, std::ios::binary);
    std::string line(longest_head, '\0');
    if (!file.getline(line.data(), static_cast<std::streamsize>(line.size()))) refuse("cannot be read as a checkpoint");
    const std::optional<checkpoint_head> head = head_of(line.c_str());
    if (!head) return refuse("is no checkpoint of a sequence");
    if (head->game != name_) refuse("holds values of " + head->game + ", not of " + name_);
    std::vector<std::uint32_t> values;
    checksum sum;
    for (char bytes[4]; values.size() < head->count && file.read(bytes, 4);) {
        values.push_back(value_of(bytes));
        sum.add(values.back());
    }
    if (values.size() != head->count || head->checksum != sum.text() || file.peek() != EOF) refuse("is damaged");
    sequence.restore(values);
    saved_size_ = sequence.size();
    print_note(name_ + ": goes on from heap " + std::to_string(sequence.size()) + ", kept in " + path_);
}

void sequence_checkpoint_file::save(const heap_sequence& sequence) {
    saved_ = std::chrono::steady_clock::now();
    if (sequence.size() == saved_size_) return;
    checksum sum;
    for (std::size_t n = 0; n < sequence.size(); ++n) sum.add(sequence.at(n));
    const json head = {{"format", format_name}, {"version", 1}, {"game", name_},
                       {"count", sequence.size()}, {"checksum", sum.text()}};
    output_file(path_).write_in_spite_of_signals([&](std::ostream& to) {
        to << json_line(head);
        for (std::size_t n = 0; n < sequence.size(); ++n) to << bytes_of(sequence.at(n));
    });
    saved_size_ = sequence.size();
}

void sequence_checkpoint_file::save_when_due(const heap_sequence& sequence) {
    if (std::chrono::steady_clock::now() - saved_ > std::chrono::seconds(30)) save(sequence);
}

}  // namespace ludograph::cli
