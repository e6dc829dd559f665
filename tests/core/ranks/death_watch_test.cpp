// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/death_watch.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <future>

namespace warpfold::ranks {
namespace {

pid_t sleeping() {
  const pid_t child = ::fork();
  if (child == 0) {
    ::pause();
    ::_exit(0);
  }
  return child;
}

void reap(pid_t child) {
  ::kill(child, SIGKILL);
  ::waitpid(child, nullptr, 0);
}

TEST(death_watch, tells_which_process_has_ended_before_anybody_collects_it) {
  const pid_t a = sleeping(), b = sleeping();
  std::promise<std::size_t> dead;
  const DeathWatch watch({a, b}, [&](std::size_t index) { dead.set_value(index); });
  auto which = dead.get_future();
  EXPECT_EQ(which.wait_for(std::chrono::milliseconds(50)), std::future_status::timeout);
  ::kill(b, SIGKILL);
  ASSERT_EQ(which.wait_for(std::chrono::seconds(5)), std::future_status::ready);
  EXPECT_EQ(which.get(), 1u);
  reap(a);
  reap(b);
}

/// A launcher that sees the death first ends the work of the process that watches, and with that the watch.
TEST(death_watch, tells_of_a_process_that_has_ended_although_the_watch_ends_at_once) {
  const pid_t child = sleeping();
  ::kill(child, SIGKILL);
  siginfo_t ended;
  ASSERT_EQ(::waitid(P_PID, static_cast<id_t>(child), &ended, WEXITED | WNOWAIT), 0);
  int told = 0;
  for (int i = 0; i < 200; ++i) const DeathWatch watch({child}, [&](std::size_t) { ++told; });
  EXPECT_EQ(told, 200);
  reap(child);
}

TEST(death_watch, is_silent_once_it_has_gone) {
  const pid_t child = sleeping();
  bool told = false;
  {
    const DeathWatch watch({child}, [&](std::size_t) { told = true; });
  }
  reap(child);
  EXPECT_FALSE(told);
}

}  // namespace
}  // namespace warpfold::ranks
