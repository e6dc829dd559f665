// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sqlite3.h>

#include <cmath>
#include <limits>

#include "store/limits.h"
#include "store/recording.h"
#include "support/damage.h"
#include "support/recordings.h"

// Files that no recording ever was. Whatever they hold, they are refused in one sentence, or what they hold is within
// the limits.
namespace warpfold::store {
namespace {

/// "opened", or the code of the sentence with which the file was refused. Anything else that is thrown fails the test.
std::string tried(const std::filesystem::path& path) {
  try {
    const auto recording = Recording::open(path);
    for (const RecordedKey& key : recording->keys()) {
      const auto run = recording->find(key);
      EXPECT_TRUE(run.has_value());
      check(*run);
    }
    check(recording->recorded());
    return "opened";
  } catch (const InvalidRequest& error) {
    return error.message().code;
  }
}

/// What is said of a recording on which somebody ran `sql`.
std::string triedAfter(const std::string& sql) {
  const ScratchFolder folder;
  const auto path = folder / "a.warpfold";
  writeRecording(path, 3);
  sqlite3* database = nullptr;
  sqlite3_open(path.c_str(), &database);
  char* message = nullptr;
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &message), SQLITE_OK)
      << sql << ": " << (message != nullptr ? message : "");
  sqlite3_close(database);
  return tried(path);
}

TEST(hostile_recordings, cut_off_anywhere_they_are_refused) {
  const ScratchFolder folder;
  writeRecording(folder / "whole.warpfold", 40);
  const std::string whole = bytesOf(folder / "whole.warpfold");
  ASSERT_GT(whole.size(), 20'000u);
  for (std::size_t size = 0; size < whole.size(); size += 512) {
    writeBytes(folder / "a.warpfold", whole.substr(0, size));
    const std::string said = tried(folder / "a.warpfold");
    EXPECT_TRUE(said == "recording-damaged" || said == "recording-other-file") << size << ": " << said;
  }
}

TEST(hostile_recordings, of_the_last_page_no_byte_may_be_missing) {
  const ScratchFolder folder;
  writeRecording(folder / "whole.warpfold", 40);
  const std::string whole = bytesOf(folder / "whole.warpfold");
  for (const std::size_t missing : {1, 2, 8, 100}) {
    writeBytes(folder / "a.warpfold", whole.substr(0, whole.size() - missing));
    EXPECT_EQ(tried(folder / "a.warpfold"), "recording-damaged") << missing;
  }
}

TEST(hostile_recordings, other_databases_are_none) {
  EXPECT_EQ(triedAfter("PRAGMA application_id=1"), "recording-other-file");
  EXPECT_EQ(triedAfter("PRAGMA application_id=0"), "recording-other-file");
}

TEST(hostile_recordings, a_newer_format_is_named) {
  EXPECT_EQ(triedAfter("PRAGMA user_version=4"), "recording-newer");
}

TEST(hostile_recordings, a_newer_format_of_the_device_is_named) {
  EXPECT_EQ(triedAfter("UPDATE device SET info = json_set(info, '$.format', 4)"), "recording-newer");
  EXPECT_EQ(triedAfter("UPDATE device SET info = json_set(info, '$.format', 'x')"), "recording-damaged");
  EXPECT_EQ(triedAfter("UPDATE device SET info = json_set(info, '$.format', -1)"), "recording-damaged");
}

TEST(hostile_recordings, other_files_are_none) {
  const ScratchFolder folder;
  for (const std::string& bytes :
       {std::string(), std::string("kernel"), std::string(4096, '\0'), std::string(1 << 20, 'x'),
        std::string("SQLite format 3\0", 16) + std::string(84, 0)}) {
    writeBytes(folder / "a.warpfold", bytes);
    EXPECT_EQ(tried(folder / "a.warpfold"), "recording-other-file");
  }
}

TEST(hostile_recordings, more_than_our_tables_is_refused) {
  for (const char* const sql :
       {"CREATE TRIGGER t AFTER INSERT ON runs BEGIN DELETE FROM runs; END", "CREATE VIEW v AS SELECT * FROM runs",
        "CREATE TABLE extra (a)", "CREATE INDEX i ON runs (n)", "CREATE VIRTUAL TABLE f USING fts5(a)",
        "ALTER TABLE runs ADD COLUMN more", "DROP TABLE steps; CREATE VIEW steps AS SELECT 1 AS run",
        "DROP TABLE runs; CREATE TABLE runs (kernel, type, op, n, block, grid, cache, id)", "DROP TABLE steps"})
    EXPECT_EQ(triedAfter(sql), "recording-damaged") << sql;
}

TEST(hostile_recordings, impossible_values_are_refused) {
  for (const char* const sql : {"UPDATE runs SET kernel = 'a b'",
                                "UPDATE runs SET kernel = ''",
                                "UPDATE runs SET kernel = x'00ff'",
                                "UPDATE runs SET kernel = printf('%.100c', 'a') WHERE n = 1024",
                                "UPDATE runs SET type = 'int33'",
                                "UPDATE runs SET op = 'minus'",
                                "UPDATE runs SET cache = 'lukewarm'",
                                "UPDATE runs SET n = -1 WHERE n = 1024",
                                "UPDATE runs SET n = 0 WHERE n = 1024",
                                "UPDATE runs SET n = 'many' WHERE n = 1024",
                                "UPDATE runs SET n = 1.5 WHERE n = 1024",
                                "UPDATE runs SET block = 1025",
                                "UPDATE runs SET block = 4294967808",
                                "UPDATE runs SET grid = -5",
                                "UPDATE runs SET id = -1",
                                "UPDATE runs SET id = 77 WHERE n = 1024",
                                "DELETE FROM measurements",
                                "UPDATE measurements SET samples_us = x''",
                                "UPDATE measurements SET samples_us = x'000000'",
                                "UPDATE measurements SET samples_us = '12345678'",
                                "UPDATE measurements SET samples_us = x'000080bf'",        // -1
                                "UPDATE measurements SET samples_us = x'00000000'",        // 0
                                "UPDATE measurements SET samples_us = x'0000c07f'",        // NaN
                                "UPDATE measurements SET samples_us = x'0000807f'",        // infinity
                                "UPDATE measurements SET samples_us = x'ffff7f7f'",        // 3e38
                                "UPDATE measurements SET samples_us = zeroblob(262148)",   // one sample too many
                                "UPDATE measurements SET samples_us = zeroblob(1900000)",  //
                                "UPDATE measurements SET dropped = -1",
                                "UPDATE measurements SET dropped = 1e300",
                                "UPDATE measurements SET launches_us = x'000080bf'",
                                "UPDATE measurements SET launches_us = zeroblob(260)",
                                "UPDATE measurements SET trace_overhead = -2",
                                "UPDATE measurements SET trace_overhead = 9e999",
                                "UPDATE measurements SET sm_clock_mhz = 9e999",
                                "UPDATE measurements SET power_watts = 'much'",
                                "UPDATE steps SET time_ns = -1",
                                "UPDATE steps SET time_ns = 9e999",
                                "UPDATE steps SET launch = 64 WHERE launch = 1",
                                "UPDATE steps SET step = 4294967296 WHERE step = 1",
                                "UPDATE steps SET step = -1 WHERE step = 1",
                                "DELETE FROM device",
                                "INSERT INTO device SELECT * FROM device",
                                "UPDATE device SET date = printf('%.33c', 'a')",
                                "UPDATE device SET date = printf('%.4096c', 'a')",
                                "UPDATE device SET driver = printf('%.257c', 'a')",
                                "UPDATE device SET note = zeroblob(10)",
                                "UPDATE device SET note = printf('%.5000c', 'a')",
                                "UPDATE device SET info = '{}'",
                                "UPDATE device SET info = '['",
                                "UPDATE device SET info = replace(info, '4454.5', '-1')",
                                "UPDATE device SET info = replace(info, '4454.5', '1e999')",
                                "UPDATE device SET info = replace(info, 'measured', 'guessed')",
                                "UPDATE device SET info = printf('%.200000c', '[')",
                                "UPDATE device SET info = printf('%.60000c', '[')",
                                "UPDATE device SET info = '{\"details\":' || printf('%.30000c', '[') || "
                                "printf('%.30000c', ']') || '}'"})
    EXPECT_EQ(triedAfter(sql), "recording-damaged") << sql;
}

TEST(hostile_recordings, a_file_beyond_the_limit_is_not_read) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 1);
  std::filesystem::resize_file(folder / "a.warpfold", mostFileBytes + 4096);  // a hole
  EXPECT_EQ(tried(folder / "a.warpfold"), "recording-too-large");
}

TEST(hostile_recordings, a_journal_of_another_file_does_no_harm) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 3);
  writeBytes(folder / "a.warpfold-journal",
             std::string("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7", 8) + std::string(5000, '\x7f'));
  const std::string before = bytesOf(folder / "a.warpfold");
  tried(folder / "a.warpfold");
  EXPECT_EQ(bytesOf(folder / "a.warpfold"), before);
}

/// A whole recording, to damage.
std::string someRecording() {
  const ScratchFolder folder;
  writeRecording(folder / "whole.warpfold", 40);
  return bytesOf(folder / "whole.warpfold");
}

TEST(hostile_recordings, single_bytes_do_no_harm) {
  damage::expectHarmless(someRecording(), damage::singleBytes, tried);
}
TEST(hostile_recordings, rubbish_for_a_page_does_no_harm) {
  damage::expectHarmless(someRecording(), damage::rubbishForAPage, tried);
}
TEST(hostile_recordings, pages_in_the_wrong_place_do_no_harm) {
  damage::expectHarmless(someRecording(), damage::pagesInTheWrongPlace, tried);
}
TEST(hostile_recordings, wrong_page_headers_do_no_harm) {
  damage::expectHarmless(someRecording(), damage::wrongPageHeaders, tried);
}
TEST(hostile_recordings, wrong_file_headers_do_no_harm) {
  damage::expectHarmless(someRecording(), damage::wrongFileHeaders, tried);
}

TEST(hostile_recordings, a_newer_damage_is_found_when_it_is_read) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 3);
  const auto recording = Recording::open(folder / "a.warpfold");
  sqlite3* database = nullptr;
  sqlite3_open((folder / "a.warpfold").c_str(), &database);
  sqlite3_exec(database, "UPDATE measurements SET samples_us = x'000080bf'", nullptr, nullptr, nullptr);
  sqlite3_close(database);
  EXPECT_THROW(recording->find(exampleRun(1).key), DeviceFault);
}

}  // namespace
}  // namespace warpfold::store
