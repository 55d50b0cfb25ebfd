// Holds the sources to the stages: who may include whom, and which library is seen where.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>

namespace {

namespace fs = std::filesystem;

const fs::path root = LUDOGRAPH_SOURCE_DIR;

struct inclusion {
    std::string stage;     ///< folder of the including file below src/ or include/ludograph/
    std::string file;      ///< relative to the root
    std::string included;  ///< what stands between the quotes or brackets
};

/// Every #include of src/ and include/.
std::vector<inclusion> all_inclusions() {
    static const std::regex pattern(R"re(^\s*#\s*include\s*["<]([^">]+)[">])re");
    std::vector<inclusion> found;
    for (const fs::path& top : {root / "src", root / "include" / "ludograph"}) {
        for (const auto& entry : fs::recursive_directory_iterator(top)) {
            if (!entry.is_regular_file()) continue;
            const fs::path below = fs::relative(entry.path(), top);
            const std::string stage = below.has_parent_path() ? below.begin()->string() : "";
            std::ifstream in(entry.path());
            for (std::string line; std::getline(in, line);) {
                std::smatch match;
                if (std::regex_search(line, match, pattern))
                    found.push_back({stage, fs::relative(entry.path(), root).string(), match[1]});
            }
        }
    }
    return found;
}

/// What each stage SEES, from cmake/stages.cmake.
std::map<std::string, std::set<std::string>> allowed_stages() {
    std::ifstream in(root / "cmake" / "stages.cmake");
    const std::string text(std::istreambuf_iterator<char>(in), {});
    static const std::regex pattern(R"re(\nstage\((\w+)(?:\s+SEES([a-z\s]*))?)re");
    std::map<std::string, std::set<std::string>> allowed;
    for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
        std::istringstream words((*at)[2]);
        auto& seen = allowed[(*at)[1]];
        seen.insert((*at)[1]);
        for (std::string word; words >> word;) seen.insert(word);
    }
    return allowed;
}

TEST(Includes, AStageSeesOnlyTheStagesItIsDeclaredToSee) {
    const auto allowed = allowed_stages();
    ASSERT_GT(allowed.size(), 8u);
    std::size_t checked = 0;
    for (const auto& [stage, file, included] : all_inclusions()) {
        static const std::regex ours(R"re(^ludograph/(\w+)/)re");
        std::smatch match;
        if (stage.empty() || !std::regex_search(included, match, ours)) continue;
        ASSERT_TRUE(allowed.count(stage)) << file << " is in no stage of cmake/stages.cmake";
        EXPECT_TRUE(allowed.at(stage).count(match[1]))
            << file << " includes " << included << ", but " << stage << " does not see " << match[1];
        ++checked;
    }
    EXPECT_GT(checked, 30u);
}

TEST(Includes, NobodyIncludesAGame) {
    for (const auto& [stage, file, included] : all_inclusions())
        EXPECT_EQ(included.find("games/"), std::string::npos) << file;
}

/// The files that include a header whose name begins with one of `prefixes`.
std::set<std::string> includers(const std::vector<std::string>& prefixes) {
    std::set<std::string> files;
    for (const auto& [stage, file, included] : all_inclusions())
        for (const std::string& prefix : prefixes)
            if (included.starts_with(prefix)) files.insert(file);
    return files;
}

/// One renders, one reads: each runs in a child process of its own kind, and reading needs no layout.
TEST(Includes, GraphvizIsSeenByTheFileThatRendersAndTheFileThatReads) {
    EXPECT_EQ(includers({"graphviz/", "cgraph", "gvc"}),
              (std::set<std::string>{"src/layout/graphviz.cpp", "src/import/graphviz_reader.cpp"}));
}

TEST(Includes, FontsAndPdfsHaveOneDoorEach) {
    EXPECT_EQ(includers({"pango/"}), (std::set<std::string>{"src/layout/text_metrics.cpp"}));
    EXPECT_EQ(includers({"qpdf/"}), (std::set<std::string>{"src/layout/pdf.cpp"}));
}

TEST(Includes, UnicodeTablesHaveOneDoor) {
    EXPECT_EQ(includers({"glib"}), (std::set<std::string>{"src/cli/file_names.cpp"}));
}

TEST(Includes, TheCommandLineLibraryIsSeenByTheCommandLineOnly) {
    for (const std::string& file : includers({"CLI/"})) EXPECT_TRUE(file.starts_with("src/cli/")) << file;
}

TEST(Includes, JsonIsSeenByWhatReadsOrWritesItOnly) {
    for (const std::string& file : includers({"nlohmann/"}))
        EXPECT_TRUE(file.starts_with("src/export/") || file.starts_with("src/import/") ||
                    file.starts_with("src/check/") || file.starts_with("src/cli/")) << file;
}

TEST(Includes, TheGameConceptNeedsOnlyTheStandardLibrary) {
    for (const auto& [stage, file, included] : all_inclusions())
        if (file == "include/ludograph/rules/game.hpp") { EXPECT_EQ(included.find('/'), std::string::npos) << included; }
}

}  // namespace
