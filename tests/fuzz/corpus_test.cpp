// What fuzzing starts from and what it has found, read again: every text of fuzz/corpus by its target.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "../../fuzz/targets.hpp"

namespace ludograph {
namespace {

std::vector<std::filesystem::path> texts_of(std::string_view target) {
    const std::filesystem::path folder = std::filesystem::path(LUDOGRAPH_SOURCE_DIR) / "fuzz/corpus" / target;
    std::vector<std::filesystem::path> files(std::filesystem::directory_iterator(folder), {});
    std::sort(files.begin(), files.end());
    return files;
}

TEST(FuzzCorpus, IsReadByEveryTargetWithoutADefect) {
    for (const fuzz::fuzz_target& target : fuzz::targets()) {
        const std::vector<std::filesystem::path> files = texts_of(target.name);
        EXPECT_GE(files.size(), 3u) << target.name;
        for (const std::filesystem::path& path : files) {
            std::ifstream file(path, std::ios::binary);
            const std::string text(std::istreambuf_iterator<char>(file), {});
            EXPECT_NO_THROW(target.run(text)) << path;
        }
    }
}

TEST(FuzzCorpus, ATargetTellsADefectFromATextThatIsRefused) {
    EXPECT_NO_THROW(fuzz::read_rulesets("no such game"));
    EXPECT_THROW(fuzz::require(false, "broken"), std::logic_error);
}

}  // namespace
}  // namespace ludograph
