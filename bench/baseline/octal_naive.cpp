// The program one writes first for an octal game: every option of every heap. Usage: octal_naive 0.16 60000
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

int main(int argc, char** argv) {
    const std::string code = argc > 1 ? argv[1] : "0.16";
    const std::size_t last = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 60000;
    std::vector<int> digits;
    for (const char c : code)
        if (c != '.') digits.push_back(c - '0');
    std::vector<int> values{0};
    std::vector<std::size_t> seen(1 << 16, 0);
    for (std::size_t n = 1; n <= last; ++n) {
        for (std::size_t taken = 0; taken < digits.size() && taken <= n; ++taken) {
            const std::size_t left = n - taken;
            if ((digits[taken] & 1) != 0 && left == 0) seen[0] = n;
            if ((digits[taken] & 2) != 0 && left > 0 && taken > 0) seen[static_cast<std::size_t>(values[left])] = n;
            if ((digits[taken] & 4) == 0) continue;
            for (std::size_t part = 1; 2 * part <= left; ++part)
                seen[static_cast<std::size_t>(values[part] ^ values[left - part])] = n;
        }
        int value = 0;
        while (seen[static_cast<std::size_t>(value)] == n) ++value;
        values.push_back(value);
    }
    std::size_t sum = 0;
    for (std::size_t n = 0; n <= last; ++n) sum = sum * 31 + static_cast<std::size_t>(values[n]);
    std::printf("%s to %zu: checksum %zu\n", code.c_str(), last, sum);
}
