// Reading a file or stdin to the end.
#include "read_file.hpp"

#include <cerrno>
#include <fstream>
#include <iostream>
#include <system_error>

#include "ludograph/error.hpp"
#include "ludograph/rules/text.hpp"

namespace ludograph::cli {

namespace {

std::string read_all(std::istream& from) {
    std::string text, block(1 << 16, ' ');
    while (from.read(block.data(), static_cast<std::streamsize>(block.size())), from.gcount() > 0)
        text.append(block, 0, static_cast<std::size_t>(from.gcount()));
    return text;
}

}  // namespace

std::string read_file(const std::string& path, const std::string& what) {
    errno = 0;
    std::ifstream file;
    if (path != "-") file.open(path, std::ios::binary);
    std::istream& from = path == "-" ? std::cin : file;
    std::string text = read_all(from);
    if (!from.eof())
        throw input_error("cannot read " + in_quotes(path) + ": " + std::generic_category().message(errno) +
                          "; give the name of " + what + ", or - for stdin");
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        throw input_error(in_quotes(path) + " is in UTF-16; save it as UTF-8");
    return text;
}

}  // namespace ludograph::cli
