// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/launcher_guard.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace warpfold::ranks {

namespace {

constexpr int sampleMs = 100;
constexpr int samplesOfLockUp = 10;

/// Nothing where it cannot be read.
std::optional<std::string> contents(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  std::string text;
  std::array<char, 4096> piece{};
  ssize_t size = 0;
  while ((size = ::read(file, piece.data(), piece.size())) > 0)
    text.append(piece.data(), static_cast<std::size_t>(size));
  ::close(file);
  return size < 0 ? std::nullopt : std::optional(text);
}

std::string placeOf(pid_t process) {
  return "/proc/" + std::to_string(process);
}

/// What /proc/pid/stat tells, by proc(5).
struct Stat {
  std::string name, state, userTicks, systemTicks, start;

  static std::optional<Stat> of(pid_t process) {
    const std::string text = contents(placeOf(process) + "/stat").value_or("");
    const std::size_t open = text.find('('), close = text.rfind(')');  // a name may have parentheses of its own
    if (close == std::string::npos) return std::nullopt;
    std::istringstream rest(text.substr(close + 1));
    std::vector<std::string> fields;
    for (std::string field; rest >> field;) fields.push_back(field);
    constexpr std::size_t stateAt = 0, userAt = 11, systemAt = 12, startAt = 19;
    if (fields.size() <= startAt) return std::nullopt;
    return Stat{text.substr(open + 1, close - open - 1), fields[stateAt], fields[userAt], fields[systemAt],
                fields[startAt]};
  }
};

std::vector<pid_t> childrenOf(pid_t process) {
  const std::string place = placeOf(process);
  std::istringstream text(contents(place + "/task/" + std::to_string(process) + "/children").value_or(""));
  std::vector<pid_t> children;
  for (pid_t child = 0; text >> child;) children.push_back(child);
  return children;
}

bool isMpirun(const std::string& name) {
  constexpr std::array<std::string_view, 4> names{"mpirun", "mpiexec", "orterun", "prterun"};
  return std::any_of(names.begin(), names.end(), [&](std::string_view known) { return name.starts_with(known); });
}

/// Asleep, with children of which each has ended and none is collected. mpirun collects a child as soon as it wakes,
/// whatever else it waits for.
bool collectsNobody(pid_t launcher, const Stat& stat) {
  if (stat.state != "S") return false;
  const std::vector<pid_t> children = childrenOf(launcher);
  return !children.empty() && std::all_of(children.begin(), children.end(), [](pid_t child) {
    const auto stat = Stat::of(child);
    return stat && stat->state == "Z";
  });
}

/// In the name space of sockets without files, where a name goes with its owner. The start of the launcher is part of
/// it, since numbers of processes come again, and so is their name space.
bool isFirst(pid_t launcher, const Stat& stat) {
  struct stat processes {};
  ::stat("/proc/self/ns/pid", &processes);
  const std::string name =
      "warpfold-guard-" + std::to_string(processes.st_ino) + "-" + std::to_string(launcher) + "-" + stat.start;
  sockaddr_un address{};
  address.sun_family = AF_UNIX;
  const std::size_t length = std::min(name.size(), sizeof address.sun_path - 1);
  std::copy_n(name.begin(), length, address.sun_path + 1);
  const int file = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  return file >= 0 && ::bind(file, reinterpret_cast<const sockaddr*>(&address),
                             static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 + length)) == 0;
}

/// Whether the process has ended within the time.
bool ends(int process, int limitMs) {
  pollfd polled{process, POLLIN, 0};
  return ::poll(&polled, 1, limitMs) > 0;
}

void tell(pid_t launcher) {
  const std::string sentence = "warpfold-cli: mpirun (process " + std::to_string(launcher) +
                               ") had locked itself up after its ranks had ended, and was ended; run it again\n";
  const int file = ::open((placeOf(launcher) + "/fd/2").c_str(), O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY);
  [[maybe_unused]] const ssize_t written = ::write(file, sentence.data(), sentence.size());
}

void endWhereLockedUp(pid_t launcher, int launcherFile) {
  std::string ticks;
  int stuck = 0;
  while (!ends(launcherFile, sampleMs)) {
    const auto stat = Stat::of(launcher);
    if (!stat) return;
    const std::string now = stat->userTicks + "+" + stat->systemTicks;
    stuck = collectsNobody(launcher, *stat) && now == ticks ? stuck + 1 : 0;
    ticks = now;
    if (stuck < samplesOfLockUp) continue;
    tell(launcher);
    ::syscall(SYS_pidfd_send_signal, launcherFile, SIGKILL, nullptr, 0);
    return;
  }
}

/// Nothing that others wait for may stay open here, such as the pipes to the launcher.
bool closeAllBut(int a, int b) {
  const auto low = static_cast<unsigned>(std::min(a, b)), high = static_cast<unsigned>(std::max(a, b));
  const auto close = [](unsigned first, unsigned end) {
    return first == end || ::syscall(SYS_close_range, first, end - 1, 0) == 0;
  };
  return close(0, low) && close(low + 1, high) && close(high + 1, ~0u);
}

[[noreturn]] void guard(pid_t launcher, const Stat& stat, int launcherFile, int rankFile) {
  ::setsid();
  ::prctl(PR_SET_NAME, "warpfold-guard");
  if (!closeAllBut(launcherFile, rankFile) || !isFirst(launcher, stat)) ::_exit(EXIT_SUCCESS);
  // Nothing is to be seen as long as this rank lives.
  std::array<pollfd, 2> polled{{{launcherFile, POLLIN, 0}, {rankFile, POLLIN, 0}}};
  while (::poll(polled.data(), polled.size(), -1) < 0 && errno == EINTR) {
  }
  endWhereLockedUp(launcher, launcherFile);
  ::_exit(EXIT_SUCCESS);
}

}  // namespace

void guardLauncher() {
  const pid_t launcher = ::getppid(), rank = ::getpid();
  const auto stat = Stat::of(launcher);
  if (!stat || !isMpirun(stat->name)) return;
  const int launcherFile = static_cast<int>(::syscall(SYS_pidfd_open, launcher, 0));
  const int rankFile = static_cast<int>(::syscall(SYS_pidfd_open, rank, 0));
  // Of two, so that the guard is nobody's child: neither the rank nor the launcher waits for it.
  const pid_t between = launcherFile < 0 || rankFile < 0 ? -1 : ::fork();
  if (between == 0) {
    ::prctl(PR_SET_NAME, "warpfold-guard");
    if (::fork() == 0) guard(launcher, *stat, launcherFile, rankFile);
    ::_exit(EXIT_SUCCESS);
  }
  if (between > 0) ::waitpid(between, nullptr, 0);
  for (const int file : {launcherFile, rankFile})
    if (file >= 0) ::close(file);
}

}  // namespace warpfold::ranks
