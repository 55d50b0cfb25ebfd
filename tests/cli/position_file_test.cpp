// Reading position files, and the small texts of the command line, without running the program.
#include "../../src/cli/position_file.hpp"

#include "../../src/cli/file_names.hpp"
#include "../../src/cli/quantity.hpp"
#include "ludograph/error.hpp"

namespace ludograph::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

position_line only_line(const std::string& text) {
    const std::vector<position_line> lines = parse_position_file(text);
    EXPECT_THAT(lines, SizeIs(1)) << text;
    return lines.empty() ? position_line{} : lines.front();
}

TEST(PositionFile, ReadsAllPartsOfALine) {
    const position_line line = only_line("\n \t nim 3,4,5  { N, grundy=2,remoteness = 11 }  name=lesson-1  # easy {P}\n");
    EXPECT_THAT(line.problem, IsEmpty());
    EXPECT_EQ(line.line, 2u);
    EXPECT_EQ(line.column, 4u);
    EXPECT_EQ(line.position, "nim 3,4,5");
    ASSERT_THAT(line.expected, SizeIs(3));
    EXPECT_EQ(line.expected[0].name, "outcome");
    EXPECT_EQ(line.expected[0].value, "N");
    EXPECT_EQ(line.expected[0].column, 17u);
    EXPECT_EQ(line.expected[1].name, "grundy");
    EXPECT_EQ(line.expected[1].value, "2");
    EXPECT_EQ(line.expected[1].column, 20u);
    EXPECT_EQ(line.expected[2].name, "remoteness");
    EXPECT_EQ(line.expected[2].value, "11");
    EXPECT_EQ(line.name, "lesson-1");
}

TEST(PositionFile, APositionMayHoldBlanksAndHashes) {
    EXPECT_EQ(only_line("welter |o| | |o| {P}").position, "welter |o| | |o|");
    EXPECT_EQ(only_line("subtraction:1,2 7 + nim 3,4 name=s").position, "subtraction:1,2 7 + nim 3,4");
    EXPECT_EQ(only_line("nim 1#2 # but this is a comment").position, "nim 1#2");
    EXPECT_EQ(only_line("nim 3\t{P}").position, "nim 3");
}

TEST(PositionFile, LeavesOutEmptyLinesAndComments) {
    EXPECT_THAT(parse_position_file(""), IsEmpty());
    EXPECT_THAT(parse_position_file("\n  \r\n# nim 1\n\t# nim 2\r\n"), IsEmpty());
    EXPECT_THAT(parse_position_file("\xEF\xBB\xBF"), IsEmpty());
}

TEST(PositionFile, TakesBomCrlfAndNoLastBreak) {
    const auto lines = parse_position_file("\xEF\xBB\xBFnim 1\r\nnim 2");
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].position, "nim 1");
    EXPECT_EQ(lines[0].column, 1u);
    EXPECT_EQ(lines[1].position, "nim 2");
    EXPECT_EQ(lines[1].line, 2u);
}

TEST(PositionFile, ALoopyValueMayHoldBracesAndCommas) {
    const position_line line = only_line("game 1 {D, grundy=∞{0,2}, remoteness=4} name=é");
    EXPECT_THAT(line.problem, IsEmpty());
    ASSERT_THAT(line.expected, SizeIs(3));
    EXPECT_EQ(line.expected[1].value, "∞{0,2}");
    EXPECT_EQ(line.expected[2].column, 27u);   // counted in characters
    EXPECT_EQ(line.name, "é");
}

TEST(PositionFile, SaysWhatIsWrongAndWhere) {
    struct wrong {
        const char* line;
        std::size_t column;
        const char* problem;
    };
    for (const wrong& each : std::vector<wrong>{
             {"nim 1 {N", 7, "is not closed"},
             {"nim 1 {N} more", 11, "\"more\" follows the expectations"},
             {"nim 1 {W}", 8, "\"W\" is no expectation; write N, P, D"},
             {"nim 1 {N, value=3}", 11, "\"value=3\" is no expectation"},
             {"nim 1 {grundy=}", 8, "is no expectation"},
             {"nim 1 {}", 8, "is no expectation"},
             {"{N}", 1, "no position in front"},
             {"name=x", 1, "no position in front"},
             {"nim 1 name=", 7, "no name after name="},
             {"nim 1 name=a b", 14, "\"b\" follows the name"},
             {"nim 1 name=../a", 12, "cannot name a file here"},
             {"nim 1 name=.a", 12, "cannot name a file here"},
             {"é\xFFnim", 2, "is not UTF-8"}}) {
        const position_line line = only_line(each.line);
        EXPECT_EQ(line.column, each.column) << each.line;
        EXPECT_THAT(line.problem, HasSubstr(each.problem)) << each.line;
    }
}

TEST(FileNames, AreSafe) {
    EXPECT_EQ(safe_name("subtraction:1,2 7 + nim 3,4"), "subtraction-1,2-7-+-nim-3,4");
    EXPECT_EQ(safe_name("a/b\\c*d?e\"f<g>h|i\n"), "a-b-c-d-e-f-g-h-i");
    EXPECT_EQ(safe_name("wythoff:cap=2 3,3."), "wythoff-cap-2-3,3");
    EXPECT_EQ(safe_name(std::string(500, 'a')).size(), 120u);
    EXPECT_EQ(safe_name(std::string(119, 'a') + "éé"), std::string(119, 'a'));
    EXPECT_EQ(line_name(7, "nim 3,4"), "007-nim-3,4");
    EXPECT_EQ(line_name(12345, "nim 3,4"), "12345-nim-3,4");
}

TEST(FileNames, AreGivenOnce) {
    unique_names names({"summary"});
    EXPECT_EQ(names.make("a"), "a");
    EXPECT_EQ(names.make("A"), "A-2");
    EXPECT_EQ(names.make("a"), "a-3");
    EXPECT_EQ(names.make("Summary"), "Summary-2");
}

TEST(Quantity, ReadsSizes) {
    EXPECT_EQ(parse_size("--max-memory", "1000"), 1000u);
    EXPECT_EQ(parse_size("--max-memory", "2K"), 2048u);
    EXPECT_EQ(parse_size("--max-memory", "1.5MiB"), 1572864u);
    EXPECT_EQ(parse_size("--max-memory", "3G"), std::uint64_t{3} << 30);
    EXPECT_EQ(parse_size("--max-memory", "1TiB"), std::uint64_t{1} << 40);
    for (const char* wrong : {"", "K", "-1", "+1", "1KB", "1 K", "1k", "1Ki", "0", "0.1", "1e9", "inf", "nan", "9999999T"})
        EXPECT_THROW(parse_size("--max-memory", wrong), input_error) << wrong;
}

TEST(Quantity, ReadsCountsAndSeconds) {
    EXPECT_EQ(parse_count("--depth", "18446744073709551615", 0, UINT64_MAX), UINT64_MAX);
    for (const char* wrong : {"", " 1", "1 ", "-1", "1.0", "0x10", "18446744073709551616", "0"})
        EXPECT_THROW(parse_count("--depth", wrong, 1, UINT64_MAX), input_error) << wrong;
    EXPECT_EQ(parse_seconds("--timeout", "0.5").count(), 0.5);
    EXPECT_EQ(parse_seconds("--timeout", "10s").count(), 10);
    for (const char* wrong : {"", "0", "-1", "1m", "inf", "1e99", "nan"})
        EXPECT_THROW(parse_seconds("--timeout", wrong), input_error) << wrong;
}

TEST(Quantity, PrintsForPeople) {
    EXPECT_EQ(size_text(345 << 20), "345 MiB");
    EXPECT_EQ(size_text(std::uint64_t{5} << 28), "1.2 GiB");
    EXPECT_EQ(rough_count(12), "12");
    EXPECT_EQ(rough_count(1234), "1.2 k");
    EXPECT_EQ(rough_count(12'345'678), "12.3 M");
    EXPECT_GT(default_max_memory(), 1u << 20);
}

}  // namespace
}  // namespace ludograph::cli
