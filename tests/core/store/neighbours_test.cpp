// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/neighbours.h"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <functional>
#include <random>
#include <set>

#include "store/guarded_files.h"
#include "store/recording.h"
#include "store/session.h"
#include "support/journals.h"
#include "support/recordings.h"

// What lies beside a recording may come from anybody, as the recording itself. Whoever opens it, no other file changes,
// and nobody waits.
namespace warpfold::store {
namespace {

namespace fs = std::filesystem;

constexpr const char* precious = "all that I have written\n";

/// "opened", or the code of the sentence.
std::string said(const std::function<void()>& open) {
  try {
    open();
    return "opened";
  } catch (const InvalidRequest& error) {
    return error.message().code;
  }
}

std::string read(const fs::path& file) {
  return said([&] { Recording::open(file); });
}
std::string recordInto(const fs::path& file) {
  return said([&] { RecordingWriter::open(file, exampleRecordedDevice()); });
}

std::set<std::string> names(const fs::path& folder) {
  std::set<std::string> all;
  for (const auto& entry : fs::directory_iterator(folder)) all.insert(entry.path().filename().string());
  return all;
}

class Neighbours : public ::testing::Test {
 protected:
  Neighbours() {
    writeRecording(file, 3);
    writeBytes(victim, precious);
  }
  ~Neighbours() override { EXPECT_EQ(bytesOf(victim), precious); }

  const ScratchFolder folder;
  const fs::path file = folder / "a.warpfold", victim = folder / "thesis.tex";
};

TEST_F(Neighbours, a_journal_of_a_killed_program_brings_back_what_was_before) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  const auto before = bytesOf(file);
  const auto recording = Recording::open(file);
  EXPECT_EQ(recording->find(exampleRun(1).key)->dropped, 3u);
  EXPECT_EQ(bytesOf(file), before) << "the file itself was written to";
  EXPECT_EQ(recordInto(file), "opened");
}

TEST_F(Neighbours, a_journal_brings_back_a_file_of_several_megabytes) {
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open(file.c_str(), &database), SQLITE_OK);
  const char* const freePages = "CREATE TABLE t(x); INSERT INTO t VALUES (randomblob(5000000)); DROP TABLE t";
  EXPECT_EQ(sqlite3_exec(database, freePages, nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
  ASSERT_GT(fs::file_size(file), 5'000'000u);
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  EXPECT_EQ(Recording::open(file)->find(exampleRun(1).key)->dropped, 3u);
}

TEST_F(Neighbours, a_journal_that_names_a_super_journal_is_refused_by_all_who_open) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  journals::nameSuperJournal(file, victim);
  EXPECT_EQ(read(file), "recording-super-journal");
  EXPECT_EQ(recordInto(file), "recording-super-journal");
  EXPECT_EQ(said([&] { kindOf(file); }), "recording-super-journal");
  EXPECT_EQ(said([&] { readSummary(file); }), "recording-super-journal");
  EXPECT_EQ(said([&] { readSession(file); }), "recording-super-journal");
  EXPECT_EQ(said([&] { writeLabel(file, {"title", "note"}); }), "recording-super-journal");
}

TEST_F(Neighbours, behind_a_link_the_journal_of_the_file_itself_counts) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  journals::nameSuperJournal(file, victim);
  const fs::path link = folder / "link.warpfold";
  fs::create_symlink(file, link);
  EXPECT_EQ(read(link), "recording-super-journal");
  EXPECT_EQ(recordInto(link), "recording-super-journal");
}

TEST_F(Neighbours, whatever_a_journal_holds_no_other_file_changes) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  const std::string hot = bytesOf(file), journal = bytesOf(journals::besides(file, "-journal"));
  std::mt19937 random(2026);
  for (int i = 0; i < 150; ++i) {
    std::string bytes = journal.substr(0, random() % 3 == 0 ? random() % journal.size() : journal.size());
    for (unsigned k = random() % 4; k > 0 && !bytes.empty(); --k)
      bytes[random() % bytes.size()] = static_cast<char>(random());
    if (random() % 2 == 0) bytes += std::string(random() % 600, static_cast<char>(random()));
    bytes += journals::superJournalRecord(random() % 4 == 0 ? "thesis.tex" : victim.string());
    writeBytes(file, hot);
    writeBytes(journals::besides(file, "-journal"), bytes);
    EXPECT_EQ(read(file), "recording-super-journal") << i;
    EXPECT_EQ(recordInto(file), "recording-super-journal") << i;
    ASSERT_EQ(bytesOf(victim), precious) << i;
  }
}

TEST_F(Neighbours, a_journal_that_would_spoil_the_file_is_not_played_back_in_it) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  const std::string hot = bytesOf(file), journal = bytesOf(journals::besides(file, "-journal"));
  for (const std::uint32_t pages : {0u, 1u, 2u, 1u << 20, 1u << 22, 0xfffffffeu}) {
    writeBytes(journals::besides(file, "-journal"), journal);
    journals::setPages(file, pages);
    EXPECT_EQ(recordInto(file), "recording-damaged") << pages;
    EXPECT_EQ(bytesOf(file), hot) << pages;
  }
}

TEST_F(Neighbours, a_journal_far_larger_than_its_file_is_none) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  fs::resize_file(journals::besides(file, "-journal"), 1 << 28);  // a hole
  EXPECT_EQ(read(file), "recording-other-file");
}

/// Whoever puts something beside the file after it was looked at: SQLite itself neither follows, waits nor deletes.
TEST_F(Neighbours, what_comes_there_later_does_no_harm_either) {
  const auto writer = RecordingWriter::open(file, exampleRecordedDevice());
  const fs::path journal = journals::besides(file, "-journal");
  const auto refused = [&](const char* what) {
    EXPECT_EQ(said([&] { writer->add(exampleRun(9)); }), "recording-not-written") << what;
    EXPECT_EQ(bytesOf(victim), precious) << what;
    fs::remove(journal);
  };
  ASSERT_EQ(::mkfifo(journal.c_str(), 0600), 0);
  refused("a FIFO");
  fs::create_symlink(victim, journal);
  refused("a link");
  fs::create_hard_link(victim, journal);
  refused("a second name");
  writer->add(exampleRun(9));
}

TEST_F(Neighbours, sqlite_itself_deletes_no_super_journal) {
  journals::leaveHot(file, "UPDATE measurements SET dropped = 77");
  journals::nameSuperJournal(file, victim);
  sqlite3* database = nullptr;
  ASSERT_EQ(sqlite3_open_v2(file.c_str(), &database, SQLITE_OPEN_READWRITE, guardedFiles()), SQLITE_OK);
  EXPECT_NE(sqlite3_exec(database, "SELECT * FROM runs", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
  EXPECT_EQ(bytesOf(victim), precious);
}

TEST_F(Neighbours, what_is_not_a_regular_file_is_refused_and_nobody_waits) {
  const auto refused = [&](const fs::path& neighbour, const std::string& what) {
    EXPECT_EQ(read(file), "recording-neighbour-not-regular") << what << " as " << neighbour.filename();
    EXPECT_EQ(recordInto(file), "recording-neighbour-not-regular") << what << " as " << neighbour.filename();
    EXPECT_EQ(bytesOf(victim), precious);
    fs::remove(neighbour);
  };
  for (const char* const ending : {"-journal", "-wal", "-shm"}) {
    const fs::path neighbour = journals::besides(file, ending);
    ASSERT_EQ(::mkfifo(neighbour.c_str(), 0600), 0);
    refused(neighbour, "a FIFO");
    fs::create_directory(neighbour);
    refused(neighbour, "a folder");
    fs::create_symlink(victim, neighbour);
    refused(neighbour, "a link");
    fs::create_symlink(folder / "nothing", neighbour);
    refused(neighbour, "a link to nothing");
    fs::create_symlink("/dev/zero", neighbour);
    refused(neighbour, "a link to a device");
    fs::create_hard_link(victim, neighbour);
    refused(neighbour, "a second name");
  }
  EXPECT_FALSE(fs::exists(folder / "nothing"));
}

TEST_F(Neighbours, a_recording_in_wal_mode_opens_and_leaves_nothing_beside_it) {
  sqlite3* database = nullptr;
  sqlite3_open(file.c_str(), &database);
  EXPECT_EQ(sqlite3_exec(database, "PRAGMA journal_mode=WAL", nullptr, nullptr, nullptr), SQLITE_OK);
  sqlite3_close(database);
  const std::set<std::string> before = names(folder.path());
  EXPECT_EQ(Recording::open(file)->keys().size(), 3u);
  EXPECT_EQ(names(folder.path()), before);
  EXPECT_EQ(recordInto(file), "opened");
  EXPECT_EQ(names(folder.path()), before);
}

TEST_F(Neighbours, what_another_program_has_in_its_log_is_not_passed_over) {
  sqlite3* database = nullptr;
  sqlite3_open(file.c_str(), &database);
  sqlite3_exec(database, "PRAGMA journal_mode=WAL; UPDATE measurements SET dropped = 5", nullptr, nullptr, nullptr);
  EXPECT_EQ(read(file), "recording-write-ahead");
  EXPECT_EQ(recordInto(file), "recording-write-ahead");
  sqlite3_close(database);
}

}  // namespace
}  // namespace warpfold::store
