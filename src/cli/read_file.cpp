// Reading a file or stdin to the end.
#include "read_file.hpp"

#include <cerrno>
#include <fstream>
#include <iostream>
#include <system_error>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"
#include "quantity.hpp"
#include "signals.hpp"

namespace ludograph::cli {

namespace {

/// What it holds may take as much memory again, and more.
std::string read_all(std::istream& from, const std::string& path, std::uint64_t most) {
    std::string text, block(1 << 16, ' ');
    while (from.read(block.data(), static_cast<std::streamsize>(block.size())), from.gcount() > 0) {
        stop_if_signalled();
        text.append(block, 0, static_cast<std::size_t>(from.gcount()));
        if (text.size() > most)
            throw limit_error(in_quotes(path) + " has more than " + size_text(most) +
                              ", a quarter of the memory that this machine lets a program have; give it in parts");
    }
    return text;
}

}  // namespace

std::string read_file(const std::string& path, const std::string& what) {
    const std::uint64_t most = default_max_memory() / 4;
    errno = 0;   // from here on it tells why the file cannot be read
    std::ifstream file;
    if (path != "-") file.open(path, std::ios::binary);
    std::istream& from = path == "-" ? std::cin : file;
    std::string text = read_all(from, path, most);
    if (!from.eof())
        throw input_error("cannot read " + in_quotes(path) + ": " + std::generic_category().message(errno) +
                          "; give the name of " + what + ", or - for stdin");
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        throw input_error(in_quotes(path) + " is in UTF-16; save it as UTF-8");
    return text;
}

}  // namespace ludograph::cli
