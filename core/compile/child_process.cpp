// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdlib>
#include <thread>

#include "values/error.h"

namespace warpfold::compile {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds tick{50};  // how often it is asked whether to stop

/// Closes itself.
class File {
 public:
  explicit File(int file = -1) : m_file(file) {}
  ~File() { close(); }
  File(File&& other) noexcept : m_file(std::exchange(other.m_file, -1)) {}
  File& operator=(File&& other) noexcept {
    std::swap(m_file, other.m_file);
    return *this;
  }
  void close() {
    if (m_file >= 0) ::close(m_file);
    m_file = -1;
  }
  int get() const { return m_file; }

 private:
  int m_file;
};

struct Pipe {
  File reading, writing;
};
bool open(Pipe& pipe) {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) return false;
  pipe.reading = File(ends[0]);
  pipe.writing = File(ends[1]);
  return true;
}

/// All that the child needs, made before there is one: after fork() it may not ask for memory.
struct Prepared {
  std::vector<std::string> words, variables;
  std::vector<char*> arguments, environment;
  std::string folder, file;
  int input, output, complaints, failure;
  pid_t parent;
  std::array<std::pair<int, rlimit>, 5> limits;
};

Prepared prepare(const std::string& file, const std::vector<std::string>& arguments,
                 const std::filesystem::path& folder, const ChildLimits& limits) {
  Prepared p;
  p.file = file;
  p.folder = folder.string();
  p.words.push_back(file);
  p.words.insert(p.words.end(), arguments.begin(), arguments.end());
  const char* const path = std::getenv("PATH");
  p.variables = {"PATH=" + std::string(path != nullptr ? path : "/usr/bin:/bin"), "LC_ALL=C", "TMPDIR=" + p.folder,
                 // Compilers of LLVM look for the names of their functions when they fail, for seconds.
                 "LLVM_DISABLE_SYMBOLIZATION=1"};
  for (std::string& word : p.words) p.arguments.push_back(word.data());
  for (std::string& variable : p.variables) p.environment.push_back(variable.data());
  p.arguments.push_back(nullptr);
  p.environment.push_back(nullptr);
  p.parent = ::getpid();
  const auto exactly = [](std::uint64_t most) { return rlimit{most, most}; };
  const auto seconds = static_cast<std::uint64_t>(limits.processorTime.count());
  p.limits = {{{RLIMIT_CPU, rlimit{seconds, seconds + 1}},  // told first, then ended
               {RLIMIT_AS, exactly(limits.memoryBytes)},
               {RLIMIT_FSIZE, exactly(limits.fileBytes)},
               {RLIMIT_CORE, exactly(0)},
               {RLIMIT_NOFILE, exactly(256)}}};
  return p;
}

/// In the child, up to the program's first instruction. Calls only what is safe there (signal-safety(7)).
[[noreturn]] void become(const Prepared& p) {
  ::setpgid(0, 0);
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  sigset_t none;
  ::sigemptyset(&none);
  ::sigprocmask(SIG_SETMASK, &none, nullptr);
  ::signal(SIGPIPE, SIG_DFL);
  bool ready = ::getppid() == p.parent && ::chdir(p.folder.c_str()) == 0;
  for (const auto& [resource, limit] : p.limits)
    ready = ready && ::setrlimit(static_cast<__rlimit_resource_t>(resource), &limit) == 0;
  ready = ready && ::dup2(p.input, 0) == 0 && ::dup2(p.output, 1) == 1 && ::dup2(p.complaints, 2) == 2;
  if (ready) ::execve(p.file.c_str(), p.arguments.data(), p.environment.data());
  const int why = errno;
  [[maybe_unused]] const auto told = ::write(p.failure, &why, sizeof why);
  ::_exit(127);
}

/// Every other file of this process, in the child, is closed when the program begins.
void closeOnExec() {
  // Those of ours are opened so; a library's might not be.
  ::syscall(SYS_close_range, 3u, ~0u, 4u /* CLOSE_RANGE_CLOEXEC */);
}

/// What one of the pipes has now. False at its end.
bool take(const File& from, std::string& into, std::uint64_t most) {
  char piece[1 << 16];
  const ssize_t got = ::read(from.get(), piece, sizeof piece);
  if (got < 0) return errno == EINTR || errno == EAGAIN;
  if (into.size() < most)
    into.append(piece, std::min<std::uint64_t>(static_cast<std::uint64_t>(got), most - into.size()));
  return got > 0;
}

/// A program that runs, and whose group of processes ends with this.
class Child {
 public:
  explicit Child(pid_t id) : m_id(id) {}
  ~Child() {
    if (m_id > 0) end();
  }
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  void end() {
    ::kill(-m_id, SIGKILL);
    ::kill(m_id, SIGKILL);  // where it has no group yet
    while (::waitpid(m_id, nullptr, 0) < 0 && errno == EINTR) {
    }
    m_id = -1;
  }
  /// Whether it has ended by itself, and how.
  bool ended(ChildResult& result) {
    int status = 0;
    if (::waitpid(m_id, &status, WNOHANG) != m_id) return false;
    ::kill(-m_id, SIGKILL);  // what it started
    m_id = -1;
    const bool exited = WIFEXITED(status);
    result.end = exited ? ChildResult::End::exited : ChildResult::End::signalled;
    result.status = exited ? WEXITSTATUS(status) : WTERMSIG(status);
    return true;
  }

 private:
  pid_t m_id;
};

/// Reads until both pipes end; false where the child must be ended, and says why in `result`.
bool readAll(Pipe& output, Pipe& complaints, const ChildLimits& limits, Clock::time_point deadline,
             const RunControl& control, ChildResult& result) {
  bool outputOpen = true, complaintsOpen = true;
  while (outputOpen || complaintsOpen) {
    control.throwIfCancelled();
    if (Clock::now() >= deadline) {
      result.end = ChildResult::End::outOfTime;
      return false;
    }
    std::array<pollfd, 2> both{{{outputOpen ? output.reading.get() : -1, POLLIN, 0},
                                {complaintsOpen ? complaints.reading.get() : -1, POLLIN, 0}}};
    if (::poll(both.data(), both.size(), static_cast<int>(tick.count())) <= 0) continue;
    if (both[0].revents != 0) outputOpen = take(output.reading, result.output, limits.outputBytes + 1);
    if (both[1].revents != 0) complaintsOpen = take(complaints.reading, result.complaints, limits.complaintBytes);
    if (result.output.size() > limits.outputBytes) {
      result.end = ChildResult::End::outputTooLong;
      return false;
    }
  }
  return true;
}

}  // namespace

ChildResult runChild(const std::string& file, const std::vector<std::string>& arguments,
                     const std::filesystem::path& input, const std::filesystem::path& folder, const ChildLimits& limits,
                     const RunControl& control) {
  ChildResult result;
  const auto deadline = Clock::now() + limits.time;
  Prepared prepared = prepare(file, arguments, folder, limits);
  const File in(::open(input.c_str(), O_RDONLY | O_CLOEXEC));
  Pipe output, complaints, failure;
  if (in.get() < 0 || !open(output) || !open(complaints) || !open(failure)) {
    result.status = errno;
    return result;
  }
  prepared.input = in.get();
  prepared.output = output.writing.get();
  prepared.complaints = complaints.writing.get();
  prepared.failure = failure.writing.get();
  const pid_t id = ::fork();
  if (id == 0) {
    closeOnExec();
    become(prepared);
  }
  if (id < 0) {
    result.status = errno;
    return result;
  }
  Child child(id);
  for (Pipe* pipe : {&output, &complaints, &failure}) pipe->writing.close();
  int why = 0;
  if (::read(failure.reading.get(), &why, sizeof why) == sizeof why) {
    result.status = why;
    return result;
  }
  if (!readAll(output, complaints, limits, deadline, control, result)) return result;
  while (!child.ended(result)) {
    control.throwIfCancelled();
    if (Clock::now() >= deadline) {
      result.end = ChildResult::End::outOfTime;
      return result;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  }
  return result;
}

}  // namespace warpfold::compile
