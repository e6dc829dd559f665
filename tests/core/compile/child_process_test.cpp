// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/child_process.h"

#include <gtest/gtest.h>
#include <signal.h>

#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <fstream>
#include <thread>

#include "data/private_folder.h"
#include "values/error.h"

namespace warpfold::compile {
namespace {

using End = ChildResult::End;
using namespace std::chrono_literals;

class ChildProcess : public testing::Test {
 protected:
  ChildResult shell(const std::string& script, const ChildLimits& limits = {}, const RunControl& control = {}) {
    std::ofstream(m_folder / "input") << "what it reads";
    return runChild("/bin/sh", {"-c", script}, m_folder / "input", m_folder / "", limits, control);
  }
  PrivateFolder m_folder;
};

TEST_F(ChildProcess, gives_its_input_output_complaints_and_status) {
  const ChildResult result = shell("cat; echo bad >&2; exit 3");
  EXPECT_EQ(result.end, End::exited);
  EXPECT_EQ(result.status, 3);
  EXPECT_EQ(result.output, "what it reads");
  EXPECT_EQ(result.complaints, "bad\n");
}

TEST_F(ChildProcess, no_shell_reads_the_arguments) {
  const ChildResult result = runChild("/bin/echo", {"$HOME", "`id`", "a  b", "; exit 1"}, "/dev/null", m_folder / "");
  EXPECT_EQ(result.output, "$HOME `id` a  b ; exit 1\n");
}

TEST_F(ChildProcess, has_of_the_environment_the_path_only) {
  ::setenv("WARPFOLD_SECRET", "x", 1);
  const ChildResult result = runChild("/usr/bin/env", {}, "/dev/null", m_folder / "");
  ::unsetenv("WARPFOLD_SECRET");
  EXPECT_EQ(result.output, "PATH=" + std::string(std::getenv("PATH")) +
                               "\nLC_ALL=C\nTMPDIR=" + (m_folder / "").string() + "\nLLVM_DISABLE_SYMBOLIZATION=1\n");
}

TEST_F(ChildProcess, sees_no_open_file_of_this_process) {
  const ChildResult result = shell("ls /proc/self/fd | wc -l");
  EXPECT_EQ(result.output, "4\n");  // three, and the folder that ls reads
}

TEST_F(ChildProcess, what_cannot_be_started_says_why) {
  const ChildResult result = runChild("/nonexistent/program", {}, "/dev/null", m_folder / "");
  EXPECT_EQ(result.end, End::notStarted);
  EXPECT_EQ(result.status, ENOENT);
}

TEST_F(ChildProcess, is_ended_after_its_time) {
  const auto begin = std::chrono::steady_clock::now();
  EXPECT_EQ(shell("sleep 60", {.time = 100ms}).end, End::outOfTime);
  EXPECT_LT(std::chrono::steady_clock::now() - begin, 10s);
}

TEST_F(ChildProcess, is_ended_after_its_time_where_it_has_closed_its_output) {
  EXPECT_EQ(shell("exec >&- 2>&-; sleep 60", {.time = 100ms}).end, End::outOfTime);
}

TEST_F(ChildProcess, is_ended_after_its_processor_time) {
  const ChildResult result = shell("while :; do :; done", {.processorTime = 1s});
  EXPECT_EQ(result.end, End::signalled);
  EXPECT_EQ(result.status, SIGXCPU);
}

TEST_F(ChildProcess, has_no_more_memory_than_it_may) {
  const ChildResult result =
      shell("x=$(head -c 100000000 /dev/zero | tr '\\0' a); echo ${#x}", {.memoryBytes = 50u << 20});
  EXPECT_FALSE(result.end == End::exited && result.status == 0) << result.output;
}

TEST_F(ChildProcess, is_ended_where_it_writes_too_much) {
  const ChildResult result = shell("yes", {.outputBytes = 1000});
  EXPECT_EQ(result.end, End::outputTooLong);
  EXPECT_LE(result.output.size(), 1001u);
}

TEST_F(ChildProcess, complaints_beyond_the_bound_are_dropped) {
  const ChildResult result = shell("yes | head -c 3000000 >&2", {.complaintBytes = 1000});
  EXPECT_EQ(result.end, End::exited);
  EXPECT_EQ(result.complaints.size(), 1000u);
}

TEST_F(ChildProcess, what_it_started_goes_with_it) {
  const ChildResult result = shell("sleep 60 >/dev/null 2>&1 & echo $!");
  const int id = std::atoi(result.output.c_str());
  ASSERT_GT(id, 0);
  // A process that nobody has waited for yet is there as a zombie.
  for (int i = 0; i < 200 && ::kill(id, 0) == 0; ++i) {
    std::ifstream state("/proc/" + std::to_string(id) + "/stat");
    const std::string text{std::istreambuf_iterator<char>(state), {}};
    if (text.find(") Z ") != std::string::npos) return;
    std::this_thread::sleep_for(10ms);
  }
  EXPECT_NE(::kill(id, 0), 0);
}

TEST_F(ChildProcess, stops_where_the_run_is_cancelled) {
  std::atomic<bool> cancelled{false};
  std::jthread later([&] {
    std::this_thread::sleep_for(50ms);
    cancelled = true;
  });
  EXPECT_THROW(shell("sleep 60", {}, {.cancelled = &cancelled, .progress = {}}), Cancelled);
}

}  // namespace
}  // namespace warpfold::compile
