// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/session.h"

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <functional>
#include <random>
#include <thread>

#include "codec/run_fields.h"
#include "store/limits.h"
#include "store/recording.h"
#include "support/damage.h"
#include "support/recordings.h"
#include "support/sessions.h"

namespace warpfold::store {
namespace {

std::filesystem::path writeSession(const std::filesystem::path& folder, const SessionState& state = exampleSession()) {
  return SessionWriter::begin(folder, "a", "2026-11-22 13:09:40", state)->path();
}

/// The whole of what is shown, to compare it.
codec::Json contentOf(const SessionState& state) {
  codec::Json all;
  for (const SessionSide& side : state.sides) {
    codec::Json one{{"asked", codec::encode(side.asked)}, {"first", side.firstSample}, {"us", side.samplesUs}};
    if (side.kernel) one["kernel"] = codec::encode(*side.kernel);
    if (side.result) one["result"] = codec::encode(*side.result);
    if (side.board) one["board"] = codec::encode(*side.board);
    if (side.counters) one["counters"] = codec::encode(*side.counters);
    if (side.hardware) one["hardware"] = codec::encode(*side.hardware);
    all["sides"].push_back(one);
  }
  if (state.library) all["library"] = state.library->medianUs;
  if (state.peak) all["peak"] = state.peak->gbs;
  if (state.ladder)
    for (const Rung& rung : state.ladder->rungs) all["rungs"].push_back(codec::encode(rung));
  for (const SessionClocks& each : state.clocks) all["clocks"].push_back(each.smMhz.value_or(-1));
  return all;
}

/// "opened", or the code of the sentence with which the file was refused.
std::string tried(const std::filesystem::path& path) {
  try {
    kindOf(path);
    readSummary(path);
    readSession(path);
    return "opened";
  } catch (const InvalidRequest& error) {
    return error.message().code;
  }
}

void runSql(const std::filesystem::path& path, const std::string& sql) {
  sqlite3* database = nullptr;
  sqlite3_open(path.c_str(), &database);
  char* message = nullptr;
  EXPECT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, &message), SQLITE_OK)
      << sql << ": " << (message != nullptr ? message : "");
  sqlite3_close(database);
}
std::string triedAfter(const std::string& sql) {
  const ScratchFolder folder;
  const auto path = writeSession(folder.path());
  runSql(path, sql);
  return tried(path);
}

TEST(session, comes_back_as_it_was) {
  const ScratchFolder folder;
  const SessionState saved = exampleSession();
  const OpenedSession opened = readSession(writeSession(folder.path(), saved));
  EXPECT_EQ(contentOf(opened.state), contentOf(saved));
  EXPECT_EQ(opened.state.date, "2026-11-22 13:09:49");
  EXPECT_EQ(opened.state.sides[1].samplesUs.front(), 213.4);
  EXPECT_EQ(opened.state.sides[1].firstSample, 10'000u);
  EXPECT_EQ(opened.state.sides[0].result->traces.size(), 2u);
  EXPECT_EQ(opened.state.firstClocks, 7u);
}

HardwareCounts countsOfExample() {
  HardwareCounts counts;
  counts.launches.resize(1);
  counts.launches[0][*findHardwareFigure("instructions")] = 4096;
  counts.launches[0].leaveOut(*findHardwareFigure("sectors_per_store"), Absence::nothingToDivideBy);
  counts.date = "2026-11-23";
  counts.driver = "580.159.04";
  return counts;
}

TEST(session, hardware_counters_come_back_with_their_reasons_and_their_day) {
  const ScratchFolder folder;
  SessionState saved = exampleSession();
  saved.sides[0].hardware = countsOfExample();
  const OpenedSession opened = readSession(writeSession(folder.path(), saved));
  ASSERT_TRUE(opened.state.sides[0].hardware);
  const HardwareCounts& counts = *opened.state.sides[0].hardware;
  EXPECT_EQ(counts.launches.at(0)[*findHardwareFigure("instructions")], 4096);
  EXPECT_EQ(counts.launches.at(0).absence(*findHardwareFigure("sectors_per_store")), Absence::nothingToDivideBy);
  EXPECT_EQ(counts.date, "2026-11-23");
  EXPECT_EQ(counts.driver, "580.159.04");
  EXPECT_FALSE(opened.state.sides[1].hardware);
}

TEST(session, hardware_counters_that_come_later_join_it) {
  const ScratchFolder folder;
  SessionState state = exampleSession();
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", state);
  state.sides[1].hardware = countsOfExample();
  writer->put(state);
  EXPECT_EQ(readSession(writer->path()).state.sides[1].hardware, countsOfExample());
}

TEST(session, tells_lists_what_it_holds) {
  const ScratchFolder folder;
  const SessionSummary summary = readSummary(writeSession(folder.path()));
  EXPECT_EQ(summary.started, "2026-11-22 13:09:40");
  ASSERT_EQ(summary.comparisons.size(), 1u);
  const SessionEntry& entry = summary.comparisons[0];
  EXPECT_EQ(entry.kernelA + " " + entry.kernelB, "neighbored interleaved");
  EXPECT_EQ(entry.device, "NVIDIA H200");
  EXPECT_EQ(entry.provenance, "measured");
  EXPECT_EQ(entry.n, 64'000u);
  EXPECT_EQ(entry.medianUsA, 213.25);
}

TEST(session, is_opened_at_its_newest_comparison) {
  const ScratchFolder folder;
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession(1));
  SessionState next = exampleSession(2);
  next.sides[0] = exampleSide("shared-modulo");
  writer->put(next);
  EXPECT_EQ(readSummary(writer->path()).comparisons.size(), 2u);
  EXPECT_EQ(readSession(writer->path()).state.sides[0].result->request.kernel, "shared-modulo");
  const std::uint64_t earlier = readSummary(writer->path()).comparisons[0].number;
  EXPECT_EQ(readSession(writer->path(), earlier).state.sides[0].result->request.kernel, "neighbored");
  EXPECT_EQ(readSession(writer->path(), 99).state.sides[0].result->request.kernel, "shared-modulo");
}

TEST(session, goes_on_where_more_comes) {
  const ScratchFolder folder;
  SessionState state = exampleSession();
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", state);
  state.sides[0].samplesUs.push_back(500);
  state.sides[1].counters->barriers = 77;
  state.clocks.push_back({1500.0, {}, {}, {}});
  writer->put(state);
  EXPECT_EQ(contentOf(readSession(writer->path()).state), contentOf(state));
}

TEST(session, keeps_the_newest_comparisons) {
  const ScratchFolder folder;
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession(1));
  for (std::uint64_t i = 2; i <= mostComparisons + 5; ++i) writer->put(exampleSession(i));
  EXPECT_EQ(readSummary(writer->path()).comparisons.size(), mostComparisons);
}

// 2000 samples a side and 1200 readings, however long it runs: what is replaced makes room for what replaces it.
TEST(session, stays_as_large_as_it_is) {
  const ScratchFolder folder;
  SessionState state = exampleSession();
  for (SessionSide& side : state.sides) side.samplesUs.assign(mostSessionSamples, 213.4);
  state.clocks.assign(mostClockReadings, {1980.0, 3201.0, 41.0, 118.75});
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", state);
  writer->put(state);
  const auto before = std::filesystem::file_size(writer->path());
  for (int i = 0; i < 200; ++i) {
    for (SessionSide& side : state.sides) side.firstSample += 150;
    state.firstClocks += 2;
    writer->put(state);
  }
  EXPECT_LE(std::filesystem::file_size(writer->path()), before + 16'384);
  EXPECT_EQ(contentOf(readSession(writer->path()).state), contentOf(state));
}

TEST(session, leaves_out_the_last_of_very_many_traces) {
  const ScratchFolder folder;
  RunResult result = exampleResult("neighbored", 1024);
  result.traces.clear();
  for (std::uint64_t block = 0; block < 1000; ++block) result.traces.push_back(exampleTrace(1024, block));
  SessionState state = exampleSession();
  state.sides[1].result = std::make_shared<const RunResult>(result);
  const OpenedSession opened = readSession(writeSession(folder.path(), state));
  EXPECT_GT(opened.state.sides[1].result->traces.size(), 500u);
  EXPECT_LT(opened.state.sides[1].result->traces.size(), 1000u);
  EXPECT_EQ(opened.state.sides[1].board->threads, 16u);
}

TEST(session, another_of_the_same_second_gets_a_name_of_its_own) {
  const ScratchFolder folder;
  const auto first = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession());
  const auto second = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession());
  EXPECT_EQ(first->path().filename(), "a.warpfold");
  EXPECT_EQ(second->path().filename(), "a-2.warpfold");
  EXPECT_EQ(tried(first->path()) + tried(second->path()), "openedopened");
}

TEST(session, has_a_title_and_a_note) {
  const ScratchFolder folder;
  const auto path = writeSession(folder.path());
  writeLabel(path, {"Lecture 3", "the room's own GPU\nß"});
  EXPECT_EQ(readSummary(path).title, "Lecture 3");
  EXPECT_EQ(readSummary(path).note, "the room's own GPU\nß");
  EXPECT_EQ(contentOf(readSession(path).state), contentOf(exampleSession()));
}

TEST(session, is_named_by_one_program_at_a_time) {
  const ScratchFolder folder;
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession());
  EXPECT_THROW(writeLabel(writer->path(), {"mine", ""}), InvalidRequest);
  writer->put(SessionLabel{"its own", ""});
  EXPECT_EQ(readSummary(writer->path()).title, "its own");
}

TEST(session, whose_file_was_deleted_or_replaced_says_so) {
  const ScratchFolder folder;
  for (const bool replaced : {false, true}) {
    const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession());
    std::filesystem::remove(writer->path());
    if (replaced) writeBytes(writer->path(), "another");
    EXPECT_THROW(writer->put(exampleSession()), SessionGone);
    EXPECT_THROW(writer->put(SessionLabel{"title", "note"}), SessionGone);
    if (replaced) {
      EXPECT_EQ(bytesOf(writer->path()), "another");
    }
  }
}

TEST(session, waits_for_nothing_that_comes_beside_its_file) {
  const ScratchFolder folder;
  const auto writer = SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession());
  ASSERT_EQ(::mkfifo((folder / "a.warpfold-journal").c_str(), 0600), 0);
  EXPECT_THROW(writer->put(SessionLabel{"title", ""}), InvalidRequest);
  std::filesystem::remove(folder / "a.warpfold-journal");
  writer->put(SessionLabel{"title", ""});
  EXPECT_EQ(readSummary(writer->path()).title, "title");
}

TEST(session, is_begun_beside_links_that_somebody_planted) {
  const ScratchFolder folder;
  writeBytes(folder / "precious", "");
  for (const std::string& name : {".a." + std::to_string(::getpid()), std::string("a.warpfold-journal")})
    std::filesystem::create_symlink(folder / "precious", folder / name.c_str());
  EXPECT_THROW(SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession()), InvalidRequest);
  EXPECT_EQ(bytesOf(folder / "precious"), "");
}

TEST(session, is_told_from_a_recording) {
  const ScratchFolder folder;
  const auto session = writeSession(folder.path());
  writeRecording(folder / "device.warpfold", 1);
  EXPECT_EQ(kindOf(session), FileKind::session);
  EXPECT_EQ(kindOf(folder / "device.warpfold"), FileKind::recording);
  EXPECT_EQ(tried(folder / "device.warpfold"), "session-is-recording");
  try {
    Recording::open(session);
    FAIL() << "a session is no device";
  } catch (const InvalidRequest& error) {
    EXPECT_EQ(error.message().code, "recording-is-session");
  }
}

// What an older program did not write of a part is as where nobody said anything.
TEST(session, of_an_older_program_opens) {
  RunResult older = exampleResult();
  codec::Json written = codec::encode(older);
  for (const char* const key : {"offered", "step_times_of", "trace_overhead", "depth", "magnitude"}) written.erase(key);
  written["launches"][0].erase("activity");
  written["device"].erase("datasheet_gbs");
  const auto read = codec::decodeStored<RunResult>(written);
  EXPECT_EQ(codec::encode(read), codec::encode(older));
  EXPECT_THROW(codec::decode<RunResult>(written), codec::Json::exception);
}

TEST(session, of_a_program_that_counted_no_instructions_has_none) {
  codec::Json written = codec::encode(exampleResult());
  written.erase("executions");
  EXPECT_EQ(codec::decodeStored<RunResult>(written).executions, std::nullopt);
}

// A file that a window wrote when sessions were new.
TEST(session, of_the_first_format_opens) {
  const OpenedSession opened = readSession(std::filesystem::path(WARPFOLD_TEST_DATA) / "format_2.warpfold");
  EXPECT_EQ(opened.summary.comparisons.at(0).device, "Imaginary GPU");
  EXPECT_EQ(opened.state.sides[0].kernel->title, "Neighbored pairs");
  EXPECT_EQ(opened.state.sides[1].result->traces.at(0)->threads, 64u);
  EXPECT_EQ(opened.state.sides[1].board->threads, 16u);
  EXPECT_GT(opened.state.sides[0].samplesUs.size(), 100u);
  EXPECT_EQ(opened.state.clocks.at(0).smMhz, 1980.0);
}

TEST(session, of_a_newer_program_is_refused) {
  EXPECT_EQ(triedAfter("PRAGMA user_version=4"), "recording-newer");
  EXPECT_EQ(triedAfter("UPDATE session SET encoding = 1000"), "recording-newer");
}

// Bad places ----------------------------------------------------------------------------------------------

TEST(session, a_place_that_cannot_be_written_is_told) {
  const ScratchFolder folder;
  writeBytes(folder / "file", "");
  try {
    writeSession(folder / "file");
    FAIL() << "there is no such folder";
  } catch (const InvalidRequest& error) {
    EXPECT_EQ(error.message().code, "session-not-written");
  }
}

/// What `work` of a process of its own, which may write files of `most` bytes, gives as its exit status.
int inSmallRoom(rlim_t most, const std::function<int()>& work) {
  const pid_t process = ::fork();
  if (process == 0) {
    std::signal(SIGXFSZ, SIG_IGN);  // then writing fails
    const rlimit limit{most, RLIM_INFINITY};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    ::_exit(work());
  }
  int status = 0;
  ::waitpid(process, &status, 0);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 255;
}

TEST(session, a_read_only_folder_is_told) {
  const ScratchFolder folder;
  using std::filesystem::perms;
  std::filesystem::permissions(folder.path(),
                               perms::owner_read | perms::owner_exec | perms::others_read | perms::others_exec);
  const auto work = [&] {
    if (::geteuid() == 0 && ::setuid(65534) != 0) return 6;  // nothing is read-only to root
    try {
      writeSession(folder.path());
    } catch (const InvalidRequest& error) {
      return error.message().code == "session-not-written" ? 7 : 8;
    }
    return 9;
  };
  EXPECT_EQ(inSmallRoom(RLIM_INFINITY, work), 7);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
  std::filesystem::permissions(folder.path(), perms::owner_all);
}

TEST(session, a_full_disk_leaves_no_file_behind) {
  const ScratchFolder folder;
  EXPECT_EQ(inSmallRoom(4096,
                        [&] {
                          try {
                            writeSession(folder.path());
                          } catch (const InvalidRequest& error) {
                            return error.message().code == "session-not-written" ? 7 : 8;
                          }
                          return 9;
                        }),
            7);
  EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

TEST(session, a_full_disk_keeps_what_was_there) {
  const ScratchFolder folder;
  const auto most = std::filesystem::file_size(writeSession(folder.path())) + 4096;
  std::filesystem::remove(folder / "a.warpfold");
  EXPECT_EQ(inSmallRoom(most,
                        [&] {
                          const auto writer =
                              SessionWriter::begin(folder.path(), "a", "2026-11-22 13:09:40", exampleSession());
                          try {
                            for (std::uint64_t i = 2; i < 30; ++i) writer->put(exampleSession(i));
                          } catch (const InvalidRequest& error) {
                            return error.message().code == "session-not-written" ? 7 : 8;
                          }
                          return 9;
                        }),
            7);
  EXPECT_EQ(contentOf(readSession(folder / "a.warpfold").state), contentOf(exampleSession()));
}

// Kills ---------------------------------------------------------------------------------------------------

/// Writes a session as fast as it can until it is killed; its samples' first numbers count what was put and told.
std::uint64_t killedAfter(const std::filesystem::path& folder, std::chrono::microseconds time) {
  int ends[2];
  if (::pipe(ends) != 0) std::abort();
  const pid_t process = ::fork();
  if (process == 0) {
    ::close(ends[0]);
    SessionState state = exampleSession();
    state.sides[0].firstSample = 0;
    const auto writer = SessionWriter::begin(folder, "a", "2026-11-22 13:09:40", state);
    for (std::uint64_t i = 1;; ++i) {
      if (i % 10 == 0) state = exampleSession(1 + i / 10);
      state.sides[0].firstSample = i;
      writer->put(state);
      if (::write(ends[1], &i, sizeof i) != sizeof i) ::_exit(1);
    }
  }
  ::close(ends[1]);
  std::uint64_t last = 0, next = 0;
  if (::read(ends[0], &last, sizeof last) != sizeof last) std::abort();
  std::this_thread::sleep_for(time);
  ::kill(process, SIGKILL);
  while (::read(ends[0], &next, sizeof next) == sizeof next) last = next;
  ::waitpid(process, nullptr, 0);
  ::close(ends[0]);
  return last;
}

TEST(session, kills_at_any_moment_lose_nothing_that_was_put) {
  const int kills = std::getenv("WARPFOLD_LONG") != nullptr ? 1000 : 20;
  std::mt19937 random(11);
  for (int i = 0; i < kills; ++i) {
    const ScratchFolder folder;
    const std::uint64_t last = killedAfter(folder.path(), std::chrono::microseconds(random() % 60'000));
    const OpenedSession opened = readSession(folder / "a.warpfold");
    ASSERT_GE(opened.state.sides[0].firstSample, last);
    ASSERT_EQ(opened.state.sides[1].result->traces.size(), 2u);
    writeLabel(folder / "a.warpfold", {"found again", ""});  // and the lock went with the process
  }
}

// Damage --------------------------------------------------------------------------------------------------

TEST(hostile_sessions, cut_off_anywhere_they_are_refused) {
  const ScratchFolder folder;
  const std::string whole = bytesOf(writeSession(folder.path()));
  ASSERT_GT(whole.size(), 20'000u);
  for (std::size_t size = 0; size < whole.size(); size += 512) {
    writeBytes(folder / "cut.warpfold", whole.substr(0, size));
    const std::string said = tried(folder / "cut.warpfold");
    EXPECT_TRUE(said == "recording-damaged" || said == "recording-other-file") << size << ": " << said;
  }
}

TEST(hostile_sessions, more_than_our_tables_is_refused) {
  for (const char* const sql :
       {"CREATE TRIGGER t AFTER INSERT ON parts BEGIN DELETE FROM parts; END", "CREATE VIEW v AS SELECT * FROM parts",
        "CREATE TABLE extra (a)", "CREATE INDEX i ON comparisons (n)", "CREATE VIRTUAL TABLE f USING fts5(a)",
        "ALTER TABLE parts ADD COLUMN more", "DROP TABLE clocks", "DROP TABLE parts; CREATE VIEW parts AS SELECT 1"})
    EXPECT_EQ(triedAfter(sql), "recording-damaged") << sql;
  EXPECT_EQ(triedAfter("DROP TABLE session"), "recording-damaged");
}

TEST(hostile_sessions, impossible_values_are_refused) {
  for (const char* const sql : {"UPDATE session SET title = printf('%.500c', 'a')",
                                "UPDATE session SET note = x'00'",
                                "UPDATE session SET started = printf('%.500c', 'a')",
                                "UPDATE session SET encoding = -1",
                                "DELETE FROM session",
                                "INSERT INTO session SELECT * FROM session",
                                "UPDATE comparisons SET n = -1",
                                "UPDATE comparisons SET id = -1",
                                "UPDATE comparisons SET median_a_us = 9e999",
                                "UPDATE comparisons SET median_b_us = -3",
                                "UPDATE comparisons SET kernel_a = printf('%.500c', 'a')",
                                "WITH RECURSIVE c(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM c WHERE i < 60) INSERT "
                                "INTO comparisons SELECT i, '', '', '', '', '', 1, 1, '', '', '', NULL, NULL FROM c",
                                "UPDATE samples SET us = x'000000'",
                                "UPDATE samples SET us = zeroblob(16008)",
                                "UPDATE samples SET us = x'000000000000f0bf'",  // -1
                                "UPDATE samples SET us = x'000000000000f87f'",  // NaN
                                "UPDATE samples SET side = 2 WHERE side = 1",
                                "UPDATE samples SET first = -1",
                                "UPDATE clocks SET sm_clock_mhz = 9e999",
                                "UPDATE clocks SET power_watts = 'much'",
                                "UPDATE clocks SET number = -number",
                                "UPDATE parts SET body = x''",
                                "UPDATE parts SET body = x'00000000'",
                                "UPDATE parts SET body = 'text'",
                                "UPDATE parts SET body = CAST(x'ffffffff' || substr(body, 5) AS BLOB)",
                                "UPDATE parts SET body = CAST(x'00000004' || substr(body, 5) AS BLOB)",  // 64 MiB
                                "UPDATE parts SET body = substr(body, 1, 20) WHERE name = 'result.a'",
                                "UPDATE parts SET chunk = 1 WHERE name = 'result.a'",
                                "UPDATE OR REPLACE parts SET name = 'result.a' WHERE name = 'board.a'",
                                "UPDATE OR REPLACE parts SET name = 'trace.a.0' WHERE name = 'result.b'",
                                "UPDATE parts SET name = printf('%.500c', 'a') WHERE name = 'library'"})
    EXPECT_EQ(triedAfter(sql), "recording-damaged") << sql;
}

/// What is said of a session that holds this.
std::string triedHolding(const std::function<void(SessionState&)>& change) {
  const ScratchFolder folder;
  SessionState state = exampleSession();
  change(state);
  return tried(writeSession(folder.path(), state));
}

TEST(hostile_sessions, what_no_window_has_room_for_is_refused) {
  const std::string endless(100'000, 'a');
  EXPECT_EQ(triedHolding([](SessionState&) {}), "opened");
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[0].asked.input = endless; }), "recording-damaged");
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[1].asked.backend = endless; }), "recording-damaged");
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[1].asked.warp = 64; }), "recording-damaged");
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[0].asked.block = 2048; }), "recording-damaged");
  const auto holding = [](const auto& value) { return std::make_shared<const std::decay_t<decltype(value)>>(value); };
  RunResult result = exampleResult();
  result.device.name = endless;
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[0].result = holding(result); }), "recording-damaged");
  KernelInfo kernel = kernelById("neighbored");
  kernel.code.assign(2'000'000, ' ');
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[0].kernel = holding(kernel); }), "recording-damaged");
  result = exampleResult();
  result.launches[0].block = 32;  // and its traces are of 64
  EXPECT_EQ(triedHolding([&](SessionState& s) { s.sides[0].result = holding(result); }), "recording-damaged");
}

/// A whole session, to damage.
std::string someSession() {
  const ScratchFolder folder;
  return bytesOf(writeSession(folder.path()));
}

TEST(hostile_sessions, hardware_counters_out_of_range_are_refused) {
  const auto triedWith = [](const std::function<void(HardwareCounts&)>& change) {
    HardwareCounts counts = countsOfExample();
    change(counts);
    return triedHolding([&](SessionState& s) { s.sides[0].hardware = counts; });
  };
  EXPECT_EQ(triedWith([](HardwareCounts&) {}), "opened");
  EXPECT_EQ(triedWith([](HardwareCounts& c) { c.whole[*findHardwareFigure("instructions")] = -1; }),
            "recording-damaged");
  EXPECT_EQ(triedWith([](HardwareCounts& c) { c.launches.resize(65); }), "recording-damaged");
  EXPECT_EQ(triedWith([](HardwareCounts& c) { c.date = std::string(33, '2'); }), "recording-damaged");
  EXPECT_EQ(triedWith([](HardwareCounts& c) { c.driver = std::string(257, '5'); }), "recording-damaged");
}

TEST(hostile_sessions, single_bytes_do_no_harm) {
  damage::expectHarmless(someSession(), damage::singleBytes, tried);
}
TEST(hostile_sessions, rubbish_for_a_page_does_no_harm) {
  damage::expectHarmless(someSession(), damage::rubbishForAPage, tried);
}
TEST(hostile_sessions, pages_in_the_wrong_place_do_no_harm) {
  damage::expectHarmless(someSession(), damage::pagesInTheWrongPlace, tried);
}
TEST(hostile_sessions, wrong_page_headers_do_no_harm) {
  damage::expectHarmless(someSession(), damage::wrongPageHeaders, tried);
}
TEST(hostile_sessions, wrong_file_headers_do_no_harm) {
  damage::expectHarmless(someSession(), damage::wrongFileHeaders, tried);
}

TEST(session, a_view_comes_back_and_one_that_is_none_is_refused) {
  const ScratchFolder folder;
  SessionState state = exampleSession();
  state.view = SessionView{{SessionTree{SessionTree::Kind::block, 0}, SessionTree{SessionTree::Kind::launch, 2}},
                           7,
                           2.5,
                           "memory",
                           {{0, "7"}, {9, "-2.5"}}};
  EXPECT_EQ(readSession(writeSession(folder.path(), state)).state.view, state.view);
  state.view->typed = {{5000, "7"}};
  EXPECT_EQ(tried(writeSession(folder.path(), state)), "recording-damaged");
  state.view->typed.clear();
  state.view->position = 1e9;
  EXPECT_EQ(tried(writeSession(folder.path(), state)), "recording-damaged");
}

TEST(session, of_two_devices_lists_name_both) {
  const ScratchFolder folder;
  SessionState state = exampleSession();
  RunResult other = *state.sides[1].result;
  other.device.title.reset();
  other.device.name = "Another GPU";
  state.sides[1].result = std::make_shared<const RunResult>(other);
  const auto entry = readSummary(writeSession(folder.path(), state)).comparisons.front();
  EXPECT_TRUE(entry.device.ends_with(" | Another GPU")) << entry.device;
}

}  // namespace
}  // namespace warpfold::store
