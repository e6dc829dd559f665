// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <fstream>

#include "codec/run_fields.h"
#include "store/limits.h"
#include "store/packing.h"
#include "store/recording.h"
#include "support/recordings.h"
#include "words/english.h"

namespace warpfold::store {
namespace {

HardwareCounts exampleCounts() {
  HardwareCounts counts;
  counts.launches.resize(2);
  counts.whole[*findHardwareFigure("instructions")] = 156'488'384;
  counts.launches[0][*findHardwareFigure("instructions")] = 156'336'128;
  counts.launches[1][*findHardwareFigure("instructions")] = 152'256;
  return counts;
}

RecordedRun countedRun() {
  RecordedRun run = exampleRun();
  run.hardware = exampleCounts();
  return run;
}

/// SQLite's user_version: the format that a file says it needs.
int formatOf(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  file.seekg(60);
  unsigned char bytes[4] = {};
  file.read(reinterpret_cast<char*>(bytes), 4);
  return bytes[0] << 24 | bytes[1] << 16 | bytes[2] << 8 | bytes[3];
}

void execute(const std::filesystem::path& path, const std::string& sql) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(path.c_str(), &database), SQLITE_OK);
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(database);
  sqlite3_close(database);
}

TEST(recorded_counters, come_back_with_their_run) {
  const ScratchFolder folder;
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(countedRun());
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->find(exampleRun().key), countedRun());
}

TEST(recorded_counters, keep_the_day_and_the_driver_of_the_counting) {
  const ScratchFolder folder;
  RecordedRun run = countedRun();
  run.hardware->date = "2026-11-23";
  run.hardware->driver = "580.159.04";
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(run);
  const auto read = Recording::open(folder / "a.warpfold")->find(exampleRun().key);
  EXPECT_EQ(read->hardware->date, "2026-11-23");
  EXPECT_EQ(read->hardware->driver, "580.159.04");
}

// As programs wrote them that noted neither.
TEST(recorded_counters, without_a_day_are_read) {
  codec::Json older = codec::encode(exampleCounts());
  for (const char* const key : {"date", "driver"}) ASSERT_EQ(older.erase(key), 1u) << key;
  EXPECT_EQ(codec::decodeStored<HardwareCounts>(older), exampleCounts());
}

TEST(recorded_counters, raise_the_format_of_a_file_that_has_some) {
  const ScratchFolder folder;
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  writer->add(exampleRun());
  EXPECT_EQ(formatOf(folder / "a.warpfold"), 1);
  writer->addCounters(exampleRun().key, exampleCounts());
  EXPECT_EQ(formatOf(folder / "a.warpfold"), 3);
}

TEST(recorded_counters, join_a_run_that_is_there_without_touching_its_times) {
  const ScratchFolder folder;
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(exampleRun());
  {
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    EXPECT_FALSE(writer->hasCounters(exampleRun().key));
    writer->addCounters(exampleRun().key, exampleCounts());
    EXPECT_TRUE(writer->hasCounters(exampleRun().key));
  }
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->find(exampleRun().key), countedRun());
  EXPECT_TRUE(RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->hasCounters(exampleRun().key));
}

TEST(recorded_counters, go_with_the_run_that_is_recorded_anew) {
  const ScratchFolder folder;
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  writer->add(countedRun());
  writer->add(exampleRun());
  EXPECT_FALSE(writer->hasCounters(exampleRun().key));
  EXPECT_FALSE(Recording::open(folder / "a.warpfold")->find(exampleRun().key)->hardware);
}

TEST(recorded_counters, that_are_none_leave_the_run_its_times) {
  const ScratchFolder folder;
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(countedRun());
  for (const char* body : {"x''", "x'ffffffff789c'", "x'00'"}) {
    execute(folder / "a.warpfold", std::string("UPDATE counters SET body = ") + body);
    const auto run = Recording::open(folder / "a.warpfold")->find(countedRun().key);
    EXPECT_EQ(run->samplesUs, countedRun().samplesUs) << body;
    EXPECT_EQ(
        english(*run->hardware->reason),
        "this run's hardware counters in the recording are damaged; get the file again, or record them into another");
  }
}

TEST(recorded_counters, below_nothing_are_none) {
  const ScratchFolder folder;
  RecordedRun run = countedRun();
  run.hardware->whole[*findHardwareFigure("instructions")] = -1;
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(run);
  EXPECT_TRUE(Recording::open(folder / "a.warpfold")->find(run.key)->hardware->reason);
}

TEST(recorded_counters, of_too_many_launches_are_not_written) {
  const ScratchFolder folder;
  RecordedRun run = countedRun();
  run.hardware->launches.resize(mostRecordedLaunches + 1);
  const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
  EXPECT_THROW(writer->add(run), std::out_of_range);
}

TEST(recorded_counters, have_a_table_that_must_be_as_it_was_made) {
  const ScratchFolder folder;
  RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice())->add(countedRun());
  execute(folder / "a.warpfold", "ALTER TABLE counters ADD COLUMN more INTEGER");
  EXPECT_THROW(Recording::open(folder / "a.warpfold"), InvalidRequest);
}

}  // namespace
}  // namespace warpfold::store
