// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/death_watch.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <ctime>

namespace warpfold::ranks {

namespace {

using Clock = std::chrono::steady_clock;

/// A launcher that ends all ranks, since one has died, may know that before that one's end is complete. Ranks that it
/// ends are there for longer.
constexpr std::chrono::milliseconds diedByItself{100};
constexpr timespec untilTheEnd{0, 200'000'000};

std::atomic<Clock::rep> terminatedAt = 0;  // 0: never

bool endedByLauncher() {
  const Clock::rep at = terminatedAt;
  return at != 0 && Clock::now() - Clock::time_point(Clock::duration(at)) > diedByItself;
}

void endSoon(int) {
  constexpr int asBySignal = 128 + SIGTERM;
  terminatedAt = Clock::now().time_since_epoch().count();
  ::nanosleep(&untilTheEnd, nullptr);
  ::_exit(asBySignal);
}

}  // namespace

void endOnTerminate() {
  struct sigaction action {};
  action.sa_handler = endSoon;
  ::sigaction(SIGTERM, &action, nullptr);
}

DeathWatch::DeathWatch(const std::vector<pid_t>& processes, std::function<void(std::size_t)> died) {
  for (const pid_t process : processes) m_files.push_back(static_cast<int>(::syscall(SYS_pidfd_open, process, 0)));
  m_files.push_back(::eventfd(0, EFD_CLOEXEC));
  m_thread = std::thread([this, died = std::move(died)] { watch(died); });
}

DeathWatch::~DeathWatch() {
  constexpr std::uint64_t wake = 1;
  [[maybe_unused]] const ssize_t written = ::write(m_files.back(), &wake, sizeof wake);
  m_thread.join();
  for (const int file : m_files)
    if (file >= 0) ::close(file);
}

void DeathWatch::watch(const std::function<void(std::size_t)>& died) const {
  sigset_t terminate;  // is for the other threads: this one has to say who died
  ::sigemptyset(&terminate);
  ::sigaddset(&terminate, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &terminate, nullptr);
  std::vector<pollfd> polled;
  for (const int file : m_files) polled.push_back({file, POLLIN, 0});  // a negative one is passed over
  while (::poll(polled.data(), polled.size(), -1) < 0 && errno == EINTR) {
  }
  if (endedByLauncher()) return;
  // Also where the watch is to end at the same time: a launcher that sees the death first closes what this process
  // reads from, and so ends its work.
  for (std::size_t i = 0; i + 1 < polled.size(); ++i)
    if (polled[i].revents != 0) return died(i);
}

}  // namespace warpfold::ranks
