// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// A worker of its own process whose window goes away.
#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "jobs/envelope.h"

namespace warpfold {
namespace {

using namespace messages;
using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds patience{60};  // for what takes a moment on an idle machine

class WorkerProcess : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(::pipe2(m_commands, O_CLOEXEC), 0);
    ASSERT_EQ(::pipe2(m_events, O_CLOEXEC), 0);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, m_commands[0], 0);
    posix_spawn_file_actions_adddup2(&files, m_events[1], 1);
    char program[] = WARPFOLD_CLI, argument[] = "worker";
    char* const arguments[] = {program, argument, nullptr};
    ASSERT_EQ(::posix_spawn(&m_process, WARPFOLD_CLI, &files, nullptr, arguments, environ), 0);
    posix_spawn_file_actions_destroy(&files);
    ::close(m_commands[0]);
    ::close(m_events[1]);
  }
  void TearDown() override {
    if (m_process > 0) {
      ::kill(m_process, SIGKILL);
      ::waitpid(m_process, nullptr, 0);
    }
    if (m_commands[1] >= 0) ::close(m_commands[1]);
    if (m_events[0] >= 0) ::close(m_events[0]);
  }
  void send(const Command& command) {
    const auto frame = encode(command);
    ASSERT_EQ(::write(m_commands[1], frame.data(), frame.size()), static_cast<ssize_t>(frame.size()));
  }
  int waiting() const {
    int bytes = 0;
    ::ioctl(m_events[0], FIONREAD, &bytes);
    return bytes;
  }
  bool saysSomething() const {
    for (const auto last = Clock::now() + patience; waiting() == 0 && Clock::now() < last;)
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    return waiting() != 0;
  }
  /// Waits until nothing more comes although a worker says twice a second that it is alive.
  bool fillsThePipe() const {
    constexpr int muchOfPipe = 16'384;
    const auto end = Clock::now() + patience;
    for (int last = 0, now = waiting(); now < muchOfPipe || now != last; now = waiting()) {
      if (Clock::now() > end) return false;
      last = now;
      std::this_thread::sleep_for(std::chrono::milliseconds(800));
    }
    return true;
  }
  void closeReader() {
    ::close(m_events[0]);
    m_events[0] = -1;
  }
  /// Whether it ends within the time, by itself.
  bool ends(std::chrono::milliseconds within) {
    for (const auto last = Clock::now() + within; Clock::now() < last;) {
      if (::waitpid(m_process, &m_status, WNOHANG) == m_process) {
        m_process = 0;
        return true;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    return false;
  }

  pid_t m_process = 0;
  int m_commands[2] = {-1, -1}, m_events[2] = {-1, -1}, m_status = -1;
};

TEST_F(WorkerProcess, ends_soon_after_its_reader_has_gone) {
  ASSERT_TRUE(saysSomething());  // Alive
  closeReader();
  EXPECT_TRUE(ends(patience));
  EXPECT_TRUE(WIFEXITED(m_status));
}

TEST_F(WorkerProcess, ends_also_while_it_is_blocked_in_a_write) {
  Compare compare;
  compare.a.backend = compare.b.backend = "emulator";
  compare.a.n = compare.b.n = 1 << 16;
  send(Start{1, Compare::type, codec::encode(compare)});
  ASSERT_TRUE(fillsThePipe());
  closeReader();
  EXPECT_TRUE(ends(patience));
  EXPECT_TRUE(WIFEXITED(m_status));
}

TEST_F(WorkerProcess, ends_where_its_window_is_gone_with_both_pipes_while_a_job_runs) {
  Compare compare;
  compare.a.backend = compare.b.backend = "emulator";
  compare.a.n = compare.b.n = 1 << 20;
  send(Start{1, Compare::type, codec::encode(compare)});
  ASSERT_TRUE(saysSomething());
  closeReader();
  ::close(m_commands[1]);
  m_commands[1] = -1;
  EXPECT_TRUE(ends(patience));
}

TEST_F(WorkerProcess, ends_once_continued_where_its_window_went_while_it_was_stopped) {
  Compare compare;
  compare.a.backend = compare.b.backend = "emulator";
  compare.a.n = compare.b.n = 1 << 20;
  send(Start{1, Compare::type, codec::encode(compare)});
  ASSERT_TRUE(saysSomething());
  ::kill(m_process, SIGSTOP);
  closeReader();
  ::close(m_commands[1]);
  m_commands[1] = -1;
  ASSERT_FALSE(ends(std::chrono::milliseconds(300))) << "wait status " << m_status;
  ::kill(m_process, SIGCONT);
  EXPECT_TRUE(ends(patience));
}

TEST_F(WorkerProcess, refuses_a_command_of_200_megabytes_at_its_header) {
  const std::uint32_t bytes = 200'000'000;
  std::vector<std::uint8_t> header{'W', 'F', 'M', '2'};
  for (int i = 0; i < 4; ++i) header.push_back(static_cast<std::uint8_t>(bytes >> (8 * i)));
  ASSERT_EQ(::write(m_commands[1], header.data(), header.size()), static_cast<ssize_t>(header.size()));
  EXPECT_TRUE(ends(patience));
  EXPECT_TRUE(WIFEXITED(m_status));
  EXPECT_EQ(WEXITSTATUS(m_status), 2);
}

}  // namespace
}  // namespace warpfold
