// Reading position files, and the small texts of the command line, without running the program.
#include "../../src/cli/position_file.hpp"

#include "../../src/cli/file_names.hpp"
#include "../../src/cli/quantity.hpp"
#include "ludograph/error.hpp"

namespace ludograph::cli {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;
using ::testing::StartsWith;

std::string place_text(text_place place) {
    return std::to_string(place.line) + ":" + std::to_string(place.column);
}

std::vector<position_line> lines_of(const std::string& text, position_format format = position_format::text) {
    std::vector<position_line> lines;
    parse_position_file(text, format, [&](position_line&& line) { lines.push_back(std::move(line)); });
    return lines;
}

/// "2:5 nim 3,4", or "2:5 ! problem", for each item.
std::vector<std::string> told(const std::string& text, position_format format) {
    std::vector<std::string> all;
    for (const position_line& item : lines_of(text, format))
        all.push_back(place_text(item.place) +
                      (item.problem.empty() ? " " + item.position.text() : " ! " + item.problem));
    return all;
}

position_line only_line(const std::string& text) {
    const std::vector<position_line> lines = lines_of(text);
    EXPECT_THAT(lines, SizeIs(1)) << text;
    return lines.empty() ? position_line{} : lines.front();
}

TEST(PositionFile, ReadsAllPartsOfALine) {
    const position_line line = only_line("\n \t nim 3,4,5  { N, grundy=2,remoteness = 11 }  name=lesson-1  # easy {P}\n");
    EXPECT_THAT(line.problem, IsEmpty());
    EXPECT_EQ(place_text(line.place), "2:4");
    EXPECT_EQ(line.position.text(), "nim 3,4,5");
    ASSERT_THAT(line.expected, SizeIs(3));
    EXPECT_EQ(line.expected[0].name, "outcome");
    EXPECT_EQ(line.expected[0].value, "N");
    EXPECT_EQ(place_text(line.expected[0].place), "2:17");
    EXPECT_EQ(line.expected[1].name, "grundy");
    EXPECT_EQ(line.expected[1].value, "2");
    EXPECT_EQ(place_text(line.expected[1].place), "2:20");
    EXPECT_EQ(line.expected[2].name, "remoteness");
    EXPECT_EQ(line.expected[2].value, "11");
    EXPECT_EQ(line.name, "lesson-1");
}

TEST(PositionFile, APositionMayHoldBlanksAndHashes) {
    EXPECT_EQ(only_line("welter |o| | |o| {P}").position.text(), "welter |o| | |o|");
    EXPECT_EQ(only_line("subtraction:1,2 7 + nim 3,4 name=s").position.text(), "subtraction:1,2 7 + nim 3,4");
    EXPECT_EQ(only_line("nim 1#2 # but this is a comment").position.text(), "nim 1#2");
    EXPECT_EQ(only_line("nim 3\t{P}").position.text(), "nim 3");
}

TEST(PositionFile, LeavesOutEmptyLinesAndComments) {
    EXPECT_THAT(lines_of(""), IsEmpty());
    EXPECT_THAT(lines_of("\n  \r\n# nim 1\n\t# nim 2\r\n"), IsEmpty());
    EXPECT_THAT(lines_of("\xEF\xBB\xBF"), IsEmpty());
}

TEST(PositionFile, TakesBomCrlfAndNoLastBreak) {
    const auto lines = lines_of("\xEF\xBB\xBFnim 1\r\nnim 2");
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].position.text(), "nim 1");
    EXPECT_EQ(place_text(lines[0].place), "1:1");
    EXPECT_EQ(lines[1].position.text(), "nim 2");
    EXPECT_EQ(place_text(lines[1].place), "2:1");
}

TEST(PositionFile, ACarriageReturnAloneEndsNoLine) {
    const std::string wrong = "a carriage return within a line; save the file with line feeds between its lines";
    EXPECT_THAT(told("nim 1 # a\rnim 2\r\nnim 3\r\r\n", position_format::text), ElementsAre("1:10 ! " + wrong, "2:1 nim 3"));
    EXPECT_THAT(told("# a\rnim 2\r", position_format::text), ElementsAre("1:4 ! " + wrong));
}

TEST(PositionFile, ALoopyValueMayHoldBracesAndCommas) {
    const position_line line = only_line("game 1 {D, grundy=∞{0,2}, remoteness=4} name=é");
    EXPECT_THAT(line.problem, IsEmpty());
    ASSERT_THAT(line.expected, SizeIs(3));
    EXPECT_EQ(line.expected[1].value, "∞{0,2}");
    EXPECT_EQ(place_text(line.expected[2].place), "1:27");   // counted in characters
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
             {"nim 1 name=../a", 12, "cannot name a file everywhere"},
             {"nim 1 name=.a", 12, "cannot name a file everywhere"},
             {"nim 1 {N, P}", 11, "the outcome is expected twice"},
             {"é\xFFnim", 2, "is not UTF-8"}}) {
        const position_line line = only_line(each.line);
        EXPECT_EQ(line.place.column, each.column) << each.line;
        EXPECT_THAT(line.problem, HasSubstr(each.problem)) << each.line;
    }
}

TEST(PositionFile, ReadsCsvInAnyOrderOfColumns) {
    const auto lines = lines_of("\xEF\xBB\xBFname,position,game,expect\r\n"
                                           "one,\"3,4,5\",nim,\"N, grundy=2\"\r\n"
                                           ",,,\r\n"
                                           "\r\n"
                                           ",,tictactoe,{winner=draw}",
                                           position_format::csv);
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].position.text(), "nim 3,4,5");
    EXPECT_EQ(lines[0].name, "one");
    ASSERT_THAT(lines[0].expected, SizeIs(2));
    EXPECT_EQ(lines[0].expected[1].value, "2");
    EXPECT_EQ(place_text(lines[0].expected[1].place), "2:21");
    EXPECT_EQ(lines[1].position.text(), "tictactoe");
    EXPECT_EQ(place_text(lines[1].place), "5:3");
    ASSERT_THAT(lines[1].expected, SizeIs(1));
    EXPECT_EQ(lines[1].expected[0].name, "winner");
}

TEST(PositionFile, KnowsThePlacesBehindQuotesAndLineBreaksOfCsv) {
    const auto lines = lines_of("game,position\nwelter,\"a\"\"b\né\"\"c\"\n", position_format::csv);
    ASSERT_THAT(lines, SizeIs(1));
    EXPECT_EQ(lines[0].position.text(), "welter a\"b\né\"c");
    const auto place = [&](const std::string& part) {
        return place_text(lines[0].position.place(lines[0].position.text().find(part)));
    };
    EXPECT_EQ(place("welter"), "2:1");
    EXPECT_EQ(place("a"), "2:9");
    EXPECT_EQ(place("b"), "2:12");
    EXPECT_EQ(place("é"), "3:1");
    EXPECT_EQ(place("c"), "3:4");
}

TEST(PositionFile, SaysWhatIsWrongInCsvAndGoesOn) {
    EXPECT_THAT(told("game,position,name\n"
                     "nim,3,4,5\n"
                     "nim\n"
                     "nim,\"3,4\n"
                     "nim,7,\n"
                     "nim,3\"4,\n"
                     "nim,\"3\"4,\n"
                     ",3,\n"
                     "nim 3,4,\n"
                     "nim,4,a b\n"
                     "nim,\xFF,\n"
                     "nim,\"8\n"
                     "9\",\n"
                     "nim,1,\"x",
                     position_format::csv),
                ElementsAre(StartsWith("2:9 ! the row has 4 fields where the header has 3"),
                            StartsWith("3:1 ! the row has 1 field where the header has 3"),
                            StartsWith("4:5 ! behind the field in quotes that begins here stands"), "5:1 nim 7",
                            StartsWith("6:6 ! a quote inside a field"),
                            StartsWith("7:5 ! behind the field in quotes that begins here stands \"4,\""),
                            StartsWith("8:1 ! no game"), StartsWith("9:4 ! a blank in the game"),
                            StartsWith("10:7 ! the name \"a b\" cannot name a file"),
                            StartsWith("11:5 ! the byte \"\\xff\" is not UTF-8"), "12:1 nim 8\n9",
                            StartsWith("14:7 ! the quote that opens here is not closed")));
}

TEST(PositionFile, UsesNothingOfACsvWhoseHeaderIsWrong) {
    for (const auto& [text, problem] : std::vector<std::pair<std::string, std::string>>{
             {"nim,3\nnim,4\n", "1:1 ! \"nim\" is no column"},
             {"game;position\nnim;4\n", "1:1 ! \"game;position\" has semicolons"},
             {"game,expect\nnim,4\n", "1:1 ! the header has no column position"},
             {"game,position,game\n", "1:15 ! \"game\" is a column already"}})
        EXPECT_THAT(told(text, position_format::csv), ElementsAre(StartsWith(problem)));
    EXPECT_THAT(told("", position_format::csv), IsEmpty());
}

TEST(PositionFile, ReadsJsonLines) {
    const auto lines = lines_of("\xEF\xBB\xBF{\"game\":\"nim\",\"position\":\"3,\\u0034,\\\"é\\ud83c\\udfb2x\","
                                           " \"expect\" : \"N, grundy=2\",\"name\":\"n\"}\r\n\n"
                                           "{\"position\":\"\",\"game\":\"tictactoe\"}",
                                           position_format::json_lines);
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].problem, "");
    EXPECT_EQ(lines[0].position.text(), "nim 3,4,\"é🎲x");
    const auto column = [&](const std::string& part) {
        return lines[0].position.place(lines[0].position.text().find(part)).column;
    };
    EXPECT_EQ(column("nim"), 10u);
    EXPECT_EQ(column("3"), 27u);
    EXPECT_EQ(column("4"), 29u);
    EXPECT_EQ(column("\""), 36u);
    EXPECT_EQ(column("é"), 38u);
    EXPECT_EQ(column("🎲"), 39u);
    EXPECT_EQ(column("x"), 51u);
    ASSERT_THAT(lines[0].expected, SizeIs(2));
    EXPECT_EQ(lines[0].expected[1].place.column, 70u);
    EXPECT_EQ(lines[0].name, "n");
    EXPECT_EQ(lines[1].position.text(), "tictactoe");
    EXPECT_EQ(place_text(lines[1].place), "3:24");
}

TEST(PositionFile, SaysWhatIsWrongInJsonLines) {
    EXPECT_THAT(told("{\"game\":\"nim\",\"game\":\"nim\",\"position\":\"3\"}\n"
                     "{\"game\":\"nim\",\"pos\":\"3\"}\n"
                     "{\"game\":\"nim\",\"position\":3}\n"
                     "{\"game\":\"nim\",\"position\":[3]}\n"
                     "{\"game\":\"nim\"}\n"
                     "[1]\n"
                     "7\n"
                     "{\"game\":\"nim\",\"position\":\"3\"\n"
                     "{\"game\":\"nim\",\"position\":\"3\"} x\n"
                     "nim 3\n"
                     "{\"game\":\"nim\",\"position\":\"\xC3\"}\n"
                     "{\"game\":\"nim\",\"position\":\"3\",\"expect\":\"N, Q\"}\n" +
                         std::string(16'000, '[') + "\n"
                     "{\"game\":\"nim\",\"position\":\"4\"}",
                     position_format::json_lines),
                ElementsAre(StartsWith("1:15 ! the key \"game\" stands there twice"),
                            StartsWith("2:15 ! \"pos\" is no key"), StartsWith("3:26 ! the value of a key is a text"),
                            StartsWith("4:26 ! the value of a key is a text"), StartsWith("5:1 ! no key \"position\""),
                            StartsWith("6:1 ! each line is an object"), StartsWith("7:1 ! each line is an object"),
                            StartsWith("8:29 ! the object is not finished"), StartsWith("9:31 ! this is not JSON"),
                            StartsWith("10:2 ! this is not JSON"), StartsWith("11:27 ! the byte"),
                            StartsWith("12:43 ! \"Q\" is no expectation"), StartsWith("13:1 ! each line is an object"),
                            "14:10 nim 4"));
}

TEST(PositionFile, HasLinesOfALengthAndReadsOnBehindALongerOne) {
    const std::string most(longest_position_line - 4, '1'), more = most + "1";
    const auto problem = [](std::size_t bytes) {
        return "1 ! the line has " + std::to_string(bytes) + " bytes, and one may have 16384; give each position a line of its own";
    };
    EXPECT_THAT(told("nim " + most + "  # " + more + "\nnim " + more + "\nnim 2", position_format::text),
                ElementsAre("1:1 nim " + most, "2:" + problem(more.size() + 4), "3:1 nim 2"));
    EXPECT_THAT(told("game,position\nnim," + more + "\nnim,2\n", position_format::csv),
                ElementsAre("2:" + problem(more.size() + 4), "3:1 nim 2"));
    EXPECT_THAT(told("{\"game\":\"nim\",\"position\":\"" + most + "\"}\n{\"game\":\"nim\",\"position\":\"2\"}", position_format::json_lines),
                ElementsAre("1:" + problem(most.size() + 28), "2:10 nim 2"));
}

TEST(PositionFile, KnowsTheFormats) {
    EXPECT_EQ(position_format_of("a/b.CSV", ""), position_format::csv);
    EXPECT_EQ(position_format_of("b.jsonl", ""), position_format::json_lines);
    EXPECT_EQ(position_format_of("csv", "game,position\n"), position_format::text);
    EXPECT_EQ(position_format_of("a.json", "nim 3\n"), position_format::text);
    EXPECT_EQ(position_format_of("a.json", "[{\n"), position_format::json_lines);
    EXPECT_EQ(position_format_of("-", "\xEF\xBB\xBF\n {\"game\":"), position_format::json_lines);
    EXPECT_EQ(position_format_of("-", "game,position\n"), position_format::csv);
    for (const std::string header : {"name,game,position", "position , game", R"("game","position")", R"("expect",game,position)"})
        EXPECT_EQ(position_format_of("-", header + "\r\nnim,3\n"), position_format::csv) << header;
    for (const std::string line : {"nim 3,4", "game", "# game,position", "\"game", "nim,game,position"})
        EXPECT_EQ(position_format_of("-", line + "\ngame,position\n"), position_format::text) << line;
    EXPECT_EQ(position_format_of("-", "nim 3\n"), position_format::text);
    EXPECT_EQ(position_format_of("-", ""), position_format::text);
}

TEST(PositionFile, RefusesControlCharactersWrittenOrMeant) {
    const std::string front = "{\"game\":\"nim\",\"position\":\"1", zero = "\\u0000";
    EXPECT_THAT(told(front + zero + "\"}\n" + front + "\\u0085\"}\n" + front + "\\n\"}\n", position_format::json_lines),
                ElementsAre("1:28 ! the control character \"\\x00\"; leave it out",
                            "2:28 ! the control character \"\\xc2\\x85\"; leave it out", "3:10 nim 1"));
    EXPECT_THAT(told("{\"game\":\"nim" + zero + "\",\"position\":\"1\"}", position_format::json_lines),
                ElementsAre("1:13 ! the control character \"\\x00\"; leave it out"));
    EXPECT_THAT(told(front + "\",\"name\":\"a" + zero + "b\"}", position_format::json_lines),
                ElementsAre("1:38 ! the name \"a\\x00b\" cannot name a file everywhere; leave out blanks and characters that cannot be seen"));
    EXPECT_THAT(told("nim 1,\x01" "2\nnim\t1,2 # \x01\n", position_format::text),
                ElementsAre("1:7 ! the control character \"\\x01\"; leave it out", "2:1 nim\t1,2"));
}

TEST(PositionFile, ExpectsNumbersAndNotTheirDigits) {
    const auto expected = only_line("nim 3,4 {grundy=007, remoteness=00, positions=0010}").expected;
    ASSERT_THAT(expected, SizeIs(3));
    EXPECT_EQ(expected[0].value, "7");
    EXPECT_EQ(expected[1].value, "0");
    EXPECT_EQ(expected[2].value, "10");
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
    EXPECT_EQ(names.make("b-2"), "b-2");
    EXPECT_EQ(names.make("b"), "b");
    EXPECT_EQ(names.make("B"), "B-3");
}

TEST(FileNames, AreTheSameWhereAFileSystemHoldsThemForTheSame) {
    unique_names names({});
    EXPECT_EQ(names.make("É"), "É");
    EXPECT_EQ(names.make("é"), "é-2");
    EXPECT_EQ(names.make("e\xCC\x81"), "e\xCC\x81-3");   // in two code points
    EXPECT_EQ(names.make("e"), "e");
    EXPECT_EQ(names.make("ПАРТИЯ"), "ПАРТИЯ");
    EXPECT_EQ(names.make("партия"), "партия-2");
    EXPECT_EQ(names.make("Σίσυφος"), "Σίσυφος");
    EXPECT_EQ(names.make("ΣΊΣΥΦΟΣ"), "ΣΊΣΥΦΟΣ-2");
    EXPECT_EQ(names.make("straße"), "straße");
    EXPECT_EQ(names.make("STRASSE"), "STRASSE-2");
    const std::string zero("e\0a", 3);
    EXPECT_EQ(names.make(zero), zero);
    EXPECT_EQ(names.make(zero), zero + "-2");
    EXPECT_EQ(names.make("ﬁn"), "ﬁn");
    EXPECT_EQ(names.make("Fin"), "Fin-2");
}

TEST(FileNames, LeaveOutWhatCannotBeSeen) {
    EXPECT_EQ(safe_name("a\xE2\x80\xAE" "fdp"), "a-fdp");        // right-to-left override
    EXPECT_EQ(safe_name("a\xE2\x80\x8B" "b\xC2\xA0" "c\xE2\x80\xA8"), "a-b-c");
    EXPECT_EQ(safe_name("a\xC2\x85é"), "a-é");
    EXPECT_EQ(safe_name(std::string("a\0b", 3)), "a-b");
}

TEST(FileNames, AreRefusedWhereSomeSystemCannotTakeThem) {
    for (const std::string good : {"a", "é", "a.b", "lesson-1", "con1", "null", "nuls.x", "日本", "👍", "-x", "a."})
        EXPECT_EQ(remedy_of_name(good), "") << good;
    for (const std::string hidden : {"a\xE2\x80\xAE" "b", "a\xE2\x80\x8D", "\xEF\xBB\xBF" "a", "a\tb", "a b", "a\xC2\xA0" "b", "a\x7F",
                                     "\u3164", "a\U000E0100", "\u2800", "a\uFE0F", "a\u034F", "\uFFA0", "a\u17B4", "\U000E0001"})
        EXPECT_EQ(remedy_of_name(hidden), "leave out blanks and characters that cannot be seen") << hidden;
    for (const std::string device : {"NUL", "con", "Aux.txt", "com1", "LPT9.a.b", "CoM\xC2\xB9", "CONIN$", "conout$.x"})
        EXPECT_EQ(remedy_of_name(device), "Windows keeps it for a device") << device;
    for (const std::string marks : {"a/b", "a\\b", "a:b", "a*", "a?", "\"a", "<", "a>", "|"})
        EXPECT_EQ(remedy_of_name(marks), R"(leave out / \ : * ? " < > and |)") << marks;
    EXPECT_EQ(remedy_of_name(std::string("a\0b", 3)), "leave out blanks and characters that cannot be seen");
    EXPECT_EQ(remedy_of_name(".a"), "leave out the dot in front");
    EXPECT_EQ(remedy_of_name(std::string(200, 'a')), "");
    EXPECT_EQ(remedy_of_name(std::string(201, 'a')), "use at most 200 bytes");
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
    EXPECT_EQ(size_text(uint128{3} << 62), "12.0 EiB");
    EXPECT_EQ(size_text(uint128{1} << 76), "64.0 ZiB");
    EXPECT_EQ(rough_count(12), "12");
    EXPECT_EQ(rough_count(1234), "1.2 k");
    EXPECT_EQ(rough_count(12'345'678), "12.3 M");
    EXPECT_GT(default_max_memory(), 1u << 20);
}

}  // namespace
}  // namespace ludograph::cli
