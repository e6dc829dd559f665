// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <random>
#include <thread>

#include "store/recording.h"
#include "support/recordings.h"

namespace warpfold::store {
namespace {

/// A process of its own that adds runs as fast as it can and tells each one's number when it is in.
class Adder {
 public:
  explicit Adder(const std::filesystem::path& path) {
    int ends[2];
    if (::pipe(ends) != 0) std::abort();
    m_process = ::fork();
    if (m_process == 0) {
      ::close(ends[0]);
      const auto writer = RecordingWriter::open(path, exampleRecordedDevice());
      for (std::uint64_t i = 0;; ++i) {
        writer->add(exampleRun(i));
        if (::write(ends[1], &i, sizeof i) != sizeof i) ::_exit(1);
      }
    }
    ::close(ends[1]);
    m_told = ends[0];
  }
  /// The number of the last run that was told.
  std::uint64_t killAfter(std::chrono::microseconds time) {
    std::uint64_t last = 0, next = 0;
    if (::read(m_told, &last, sizeof last) != sizeof last) std::abort();
    std::thread killer([&] {
      std::this_thread::sleep_for(time);
      ::kill(m_process, SIGKILL);
    });
    while (::read(m_told, &next, sizeof next) == sizeof next) last = next;
    killer.join();
    ::waitpid(m_process, nullptr, 0);
    ::close(m_told);
    return last;
  }

 private:
  pid_t m_process = -1;
  int m_told = -1;
};

TEST(kills, at_any_moment_lose_nothing_that_was_added) {
  const int kills = std::getenv("WARPFOLD_LONG") != nullptr ? 1000 : 20;
  std::mt19937 random(7);
  for (int i = 0; i < kills; ++i) {
    const ScratchFolder folder;
    const std::uint64_t last = Adder(folder / "a.warpfold").killAfter(std::chrono::microseconds(random() % 30'000));
    const auto recording = Recording::open(folder / "a.warpfold");
    ASSERT_GE(recording->keys().size(), last + 1);
    ASSERT_EQ(recording->find(exampleRun(last).key), exampleRun(last));
    // And it is gone on with.
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    ASSERT_TRUE(writer->contains(exampleRun(last).key));
    writer->add(exampleRun(1'000'000));
  }
}

// A journal is left where the kill came within a transaction: made here by one that is never ended.
TEST(kills, within_a_transaction_leave_what_was_before) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 40);
  const pid_t process = ::fork();
  if (process == 0) {
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    // A file that may not grow stops the transaction half-way, with the journal written.
    const rlimit most{std::filesystem::file_size(folder / "a.warpfold"), RLIM_INFINITY};
    std::signal(SIGXFSZ, SIG_DFL);  // ends the process at the very write
    const rlimit noCore{0, 0};
    ::setrlimit(RLIMIT_CORE, &noCore);
    ::setrlimit(RLIMIT_FSIZE, &most);
    for (std::uint64_t i = 100;; ++i) writer->add(exampleRun(i));
  }
  int status = 0;
  ::waitpid(process, &status, 0);
  ASSERT_TRUE(WIFSIGNALED(status));
  ASSERT_TRUE(std::filesystem::exists(folder / "a.warpfold-journal"));
  const std::string before = bytesOf(folder / "a.warpfold");
  const auto recording = Recording::open(folder / "a.warpfold");
  EXPECT_GE(recording->keys().size(), 40u);
  for (const RecordedKey& key : recording->keys()) EXPECT_EQ(recording->find(key)->key, key);
  EXPECT_EQ(bytesOf(folder / "a.warpfold"), before);
}

TEST(kills, a_full_disk_keeps_what_was_there) {
  const ScratchFolder folder;
  writeRecording(folder / "a.warpfold", 40);
  const pid_t process = ::fork();
  if (process == 0) {
    std::signal(SIGXFSZ, SIG_IGN);  // then writing fails
    const rlimit most{std::filesystem::file_size(folder / "a.warpfold") + 8192, RLIM_INFINITY};
    const auto writer = RecordingWriter::open(folder / "a.warpfold", exampleRecordedDevice());
    ::setrlimit(RLIMIT_FSIZE, &most);
    std::uint64_t added = 0;
    try {
      for (; added < 10'000; ++added) writer->add(exampleRun(100 + added));
    } catch (const InvalidRequest& error) {
      ::_exit(error.message().code == "recording-not-written" ? static_cast<int>(added) : 255);
    }
    ::_exit(254);
  }
  int status = 0;
  ::waitpid(process, &status, 0);
  ASSERT_TRUE(WIFEXITED(status));
  ASSERT_LT(WEXITSTATUS(status), 254);
  EXPECT_EQ(Recording::open(folder / "a.warpfold")->keys().size(), 40u + static_cast<unsigned>(WEXITSTATUS(status)));
}

}  // namespace
}  // namespace warpfold::store
