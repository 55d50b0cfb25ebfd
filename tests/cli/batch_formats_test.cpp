// The formats that a batch writes, against files of their first version: what reads them today must read them tomorrow.
#include <nlohmann/json.hpp>

#include <regex>

#include "../../src/cli/batch_result.hpp"
#include "../../src/cli/journal.hpp"
#include "cli/program.hpp"
#include "files.hpp"

namespace ludograph::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

std::string golden(const std::string& name) { return whole_file(source_file("tests/golden/batch/" + name)); }

const std::string journal_name = "output/" + std::string(cli::journal::file_name);

/// The output folder of the golden batch.
struct golden_batch : temporary_folder {
    golden_batch() {
        write("positions.txt", golden("positions.txt"));
        run = run_in(*this, "batch positions.txt -f json");
    }
    run_result run;
};

TEST(CliBatchFormats, TheSummaryInJsonIsThatOfItsFirstVersion) {
    const golden_batch batch;
    EXPECT_EQ(batch.run.code, 1);
    const std::regex seconds("\"seconds\":[0-9.]+");
    EXPECT_EQ(std::regex_replace(batch.read("output/summary.json"), seconds, "\"seconds\":0"), golden("summary.json"));
}

TEST(CliBatchFormats, TheSummaryInCsvIsThatOfItsFirstVersion) {
    const golden_batch batch;
    const std::regex seconds(",[0-9]+\\.[0-9]{3},");
    EXPECT_EQ(std::regex_replace(batch.read("output/summary.csv"), seconds, ",0,"), golden("summary.csv"));
}

TEST(CliBatchFormats, TheSummaryKeepsToItsSchema) {
    const golden_batch batch;
    const auto validates = [&](const std::string& path) {
        return run_program("python3 " + source_file("tests/export/validate.py") + " " +
                           source_file("docs/batch-summary.schema.json") + " " + path);
    };
    EXPECT_EQ(validates(batch.path() / "output/summary.json").code, 0) << validates(batch.path() / "output/summary.json").output;
    const auto refuses = [&](auto spoil) {
        auto summary = nlohmann::json::parse(batch.read("output/summary.json"));
        spoil(summary);
        batch.write("spoilt.json", summary.dump());
        return validates(batch.path() / "spoilt.json").code == 1;
    };
    EXPECT_FALSE(refuses([](auto&) {}));
    EXPECT_FALSE(refuses([](auto& summary) { summary["unread"] = 1; }));
    EXPECT_TRUE(refuses([](auto& summary) { summary["unread"] = 0; }));
    EXPECT_TRUE(refuses([](auto& summary) { summary.erase("left"); }));
    EXPECT_TRUE(refuses([](auto& summary) { summary["rows"][0]["grundy"] = nullptr; }));
    EXPECT_TRUE(refuses([](auto& summary) { summary["rows"][1].erase("column"); }));
    EXPECT_TRUE(refuses([](auto& summary) { summary["rows"][0]["more"] = 1; }));
}

TEST(CliBatchFormats, AJournalOfTheFirstVersionIsRead) {
    const temporary_folder folder;
    std::filesystem::create_directory(folder.path() / "output");
    folder.write(journal_name, golden("journal"));
    const cli::journal::contents found = cli::journal(folder.path() / "output").read();
    EXPECT_TRUE(found.is_known);
    EXPECT_THAT(found.damaged, IsEmpty());
    ASSERT_THAT(found.records, SizeIs(3));
    std::vector<cli::line_result> results(3);
    for (std::size_t i = 0; i < 3; ++i)
        cli::read_record(found.records[i].substr(found.records[i].find(' ') + 1), results[i]);
    EXPECT_EQ(results[0].result, outcome::N);
    EXPECT_EQ(results[0].grundy, "3");
    EXPECT_EQ(results[0].remoteness, 3u);
    EXPECT_EQ(results[0].positions, 5u);
    ASSERT_THAT(results[0].files, SizeIs(1));
    EXPECT_EQ(results[0].files[0].name, "001-nim-1,2.json");
    EXPECT_EQ(results[0].files[0].hash, 17u);
    EXPECT_FALSE(results[0].failed());
    EXPECT_EQ(results[1].error(), "expected outcome N, but it is P");
    EXPECT_EQ(results[1].messages[0].place.column, 9u);
    // Without what does not apply.
    EXPECT_EQ(results[2].winner, "draw");
    EXPECT_EQ(results[2].remoteness, no_value);
    EXPECT_EQ(results[2].files[0].hash, UINT64_MAX);
    EXPECT_TRUE(results[2].is_settled);
}

TEST(CliBatchFormats, ABatchGoesOnFromAJournalOfTheFirstVersion) {
    const temporary_folder folder;
    folder.write("in.txt", "nim 1,2\n");
    std::filesystem::create_directory(folder.path() / "output");
    folder.write(journal_name, golden("journal"));
    const run_result run = run_in(folder, "batch in.txt -f json --resume");
    EXPECT_EQ(run.code, 0);
    EXPECT_THAT(run.err, HasSubstr("resumed: 0 of 1 line were finished before"));   // it keeps other lines
    EXPECT_THAT(folder.files(), ElementsAre("in.txt", "output/001-nim-1,2.json", "output/summary.csv", "output/summary.json"));
}

TEST(CliBatchFormats, RecordsComeBackAsTheyWere) {
    cli::line_result result;
    result.result = outcome::D;
    result.misere = outcome::P;
    result.grundy = "∞{0,2}";
    result.winner = "draw";
    result.remoteness = 7;
    result.positions = UINT64_MAX;
    result.moves = 12;
    result.files = {{"a \"b\".json", UINT64_MAX}};
    result.seconds = 0.1234567;
    result.messages = {{cli::message_kind::warning, "w"}, {cli::message_kind::error, "e\n", {3, 4}}};
    result.is_settled = false;
    const std::string record = cli::record_of(result);
    EXPECT_EQ(record.find('\n'), std::string::npos);
    cli::line_result read;
    cli::read_record(record, read);
    EXPECT_EQ(cli::record_of(read), record);
    EXPECT_EQ(read.positions, UINT64_MAX);
    EXPECT_EQ(read.messages[1].place.line, 3u);
    EXPECT_THROW(cli::read_record("{}", read), nlohmann::json::exception);
    EXPECT_THROW(cli::read_record("{\"seconds\":", read), nlohmann::json::exception);
}

}  // namespace
}  // namespace ludograph::testing
