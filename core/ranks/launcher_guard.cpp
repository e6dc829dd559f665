// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/launcher_guard.h"

#include <dirent.h>
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
  std::string name, state, start;

  static std::optional<Stat> of(pid_t process) {
    const std::string text = contents(placeOf(process) + "/stat").value_or("");
    const std::size_t open = text.find('('), close = text.rfind(')');  // a name may have parentheses of its own
    if (close == std::string::npos) return std::nullopt;
    std::istringstream rest(text.substr(close + 1));
    std::vector<std::string> fields;
    for (std::string field; rest >> field;) fields.push_back(field);
    constexpr std::size_t stateAt = 0, startAt = 19;
    if (fields.size() <= startAt) return std::nullopt;
    return Stat{text.substr(open + 1, close - open - 1), fields[stateAt], fields[startAt]};
  }
};

std::vector<std::string> threadsOf(pid_t process) {
  std::vector<std::string> places;
  const std::string all = placeOf(process) + "/task";
  DIR* const folder = ::opendir(all.c_str());
  if (folder == nullptr) return places;
  while (const dirent* const entry = ::readdir(folder))
    if (entry->d_name[0] != '.') places.push_back(all + "/" + entry->d_name);
  ::closedir(folder);
  return places;
}

/// Each is a child of the thread that started it.
std::vector<pid_t> childrenOf(pid_t process) {
  std::vector<pid_t> children;
  for (const std::string& thread : threadsOf(process)) {
    std::istringstream text(contents(thread + "/children").value_or(""));
    for (pid_t child = 0; text >> child;) children.push_back(child);
  }
  return children;
}

bool isMpirun(const std::string& name) {
  constexpr std::array<std::string_view, 6> names{"mpirun",          "mpirun.openmpi", "mpiexec",
                                                  "mpiexec.openmpi", "orterun",        "prterun"};
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// The first thread waits for a lock, and the others for one or for something to read. /proc/pid/wchan names the
/// function of the kernel that a thread waits in, futex_do_wait or poll_schedule_timeout for instance.
bool waitsForLock(pid_t process) {
  const std::string first = placeOf(process) + "/task/" + std::to_string(process);
  const std::vector<std::string> threads = threadsOf(process);
  return !threads.empty() && std::all_of(threads.begin(), threads.end(), [&](const std::string& thread) {
    const std::string function = contents(thread + "/wchan").value_or("");
    return function.find("futex") != std::string::npos ||
           (thread != first && function.find("poll") != std::string::npos);
  });
}

/// Children, of which each has ended and none is collected.
bool hasOnlyDeadChildren(pid_t process) {
  const std::vector<pid_t> children = childrenOf(process);
  return !children.empty() && std::all_of(children.begin(), children.end(), [](pid_t child) {
    const auto stat = Stat::of(child);
    return stat && stat->state == "Z";
  });
}

/// The name is that of a socket without a file, which vanishes with its owner. It holds the launcher's start time,
/// because numbers of processes are used again, and their name space, because another one has the same numbers.
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

/// How often the first thread has gone to sleep, as a word; empty where that is not told.
std::string sleepsOf(pid_t process) {
  constexpr std::string_view title = "\nvoluntary_ctxt_switches:";
  const std::string text = contents(placeOf(process) + "/task/" + std::to_string(process) + "/status").value_or("");
  const std::size_t at = text.find(title);
  std::string count;
  if (at != std::string::npos) std::istringstream(text.substr(at + title.size())) >> count;
  return count;
}

/// Whether the process has ended within the time.
bool ends(int process, int limitMs) {
  pollfd polled{process, POLLIN, 0};
  return ::poll(&polled, 1, limitMs) > 0;
}

/// Standard error of the launcher, with its place in a file where the system allows that.
int errorsOf(pid_t launcher, int launcherFile) {
  const int own = static_cast<int>(::syscall(SYS_pidfd_getfd, launcherFile, STDERR_FILENO, 0));
  if (own >= 0) return own;
  return ::open((placeOf(launcher) + "/fd/2").c_str(), O_WRONLY | O_APPEND | O_NONBLOCK | O_NOCTTY);
}

void tell(pid_t launcher, int launcherFile) {
  const std::string sentence = "warpfold-cli: mpirun (process " + std::to_string(launcher) +
                               ") had locked itself up after its ranks had ended, and was killed; run it again\n";
  pollfd polled{errorsOf(launcher, launcherFile), POLLOUT, 0};
  if (polled.fd < 0 || ::poll(&polled, 1, 0) <= 0 || (polled.revents & POLLOUT) == 0) return;
  [[maybe_unused]] const ssize_t written = ::write(polled.fd, sentence.data(), sentence.size());
}

void killWhereLockedUp(pid_t launcher, int launcherFile) {
  std::string sleeps;
  int stuck = 0;
  while (!ends(launcherFile, sampleMs)) {
    // One that wakes for a moment, between two looks at it, is not stuck.
    const std::string now = sleepsOf(launcher);
    const bool lockedUp = !now.empty() && now == sleeps && waitsForLock(launcher) && hasOnlyDeadChildren(launcher);
    stuck = lockedUp ? stuck + 1 : 0;
    sleeps = now;
    if (stuck < samplesOfLockUp) continue;
    tell(launcher, launcherFile);
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
  ::signal(SIGPIPE, SIG_IGN);
  if (!closeAllBut(launcherFile, rankFile) || !isFirst(launcher, stat)) ::_exit(EXIT_SUCCESS);
  // Nothing is to be seen as long as this rank lives.
  std::array<pollfd, 2> polled{{{launcherFile, POLLIN, 0}, {rankFile, POLLIN, 0}}};
  while (::poll(polled.data(), polled.size(), -1) < 0 && errno == EINTR) {
  }
  killWhereLockedUp(launcher, launcherFile);
  ::_exit(EXIT_SUCCESS);
}

}  // namespace

void guardLauncher() {
  const pid_t launcher = ::getppid(), rank = ::getpid();
  const auto stat = Stat::of(launcher);
  if (launcher == 1 || !stat || !isMpirun(stat->name)) return;
  const int launcherFile = static_cast<int>(::syscall(SYS_pidfd_open, launcher, 0));
  const int rankFile = static_cast<int>(::syscall(SYS_pidfd_open, rank, 0));
  // Of two, so that the guard is nobody's child: neither the rank nor the launcher waits for it.
  const bool watched = launcherFile >= 0 && rankFile >= 0 && ::getppid() == launcher;
  const pid_t between = watched ? ::fork() : -1;
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
