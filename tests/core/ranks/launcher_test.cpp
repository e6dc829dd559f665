// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/launcher.h"

#include <gtest/gtest.h>
#include <linux/futex.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <functional>
#include <map>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "emulation/grid_runner.h"
#include "ranks/launcher_guard.h"

namespace warpfold::ranks {
namespace {

using Variables = std::map<std::string, std::string>;

/// The variables of launchers as given, and as they were before when it ends.
class Environment {
 public:
  explicit Environment(const Variables& given) {
    for (const char* const name :
         {"OMPI_COMM_WORLD_SIZE", "OMPI_COMM_WORLD_RANK", "PMI_SIZE", "PMI_RANK", "PMIX_RANK", "SLURM_NTASKS"}) {
      if (const char* const value = std::getenv(name)) m_before[name] = value;
      ::unsetenv(name);
    }
    for (const auto& [name, value] : given) ::setenv(name.c_str(), value.c_str(), 1);
    for (const auto& [name, value] : given) m_given.push_back(name);
  }
  ~Environment() {
    for (const std::string& name : m_given) ::unsetenv(name.c_str());
    for (const auto& [name, value] : m_before) ::setenv(name.c_str(), value.c_str(), 1);
  }

 private:
  std::vector<std::string> m_given;
  Variables m_before;
};

TEST(launcher, nobody_launched_a_plain_process) {
  const Environment environment(Variables{});
  EXPECT_FALSE(launched());
}

TEST(launcher, open_mpi_tells_rank_and_ranks) {
  const Environment environment(Variables{{"OMPI_COMM_WORLD_SIZE", "4"}, {"OMPI_COMM_WORLD_RANK", "2"}});
  EXPECT_EQ(launched()->rank, 2u);
  EXPECT_EQ(launched()->ranks, 4u);
}

TEST(launcher, so_do_pmi_and_slurm) {
  {
    const Environment environment(Variables{{"PMI_SIZE", "8"}, {"PMI_RANK", "7"}});
    EXPECT_EQ(launched()->rank, 7u);
  }
  const Environment environment(Variables{{"PMIX_RANK", "1"}, {"SLURM_NTASKS", "3"}});
  EXPECT_EQ(launched()->rank, 1u);
  EXPECT_EQ(launched()->ranks, 3u);
}

TEST(launcher, what_is_no_number_is_no_launcher) {
  const Environment environment(Variables{{"OMPI_COMM_WORLD_SIZE", "many"}});
  EXPECT_FALSE(launched());
}

/// Cores of a thread that keeps to a share, and of an emulator made there. The other threads keep theirs.
std::pair<unsigned, unsigned> coresOf(unsigned localRank, unsigned localRanks) {
  std::pair<unsigned, unsigned> cores;
  std::thread([&] {
    cores.first = keepToShareOfCores(localRank, localRanks);
    cores.second = emulation::GridRunner().threads();
  }).join();
  return cores;
}

TEST(launcher, ranks_of_a_host_share_its_cores_out) {
  cpu_set_t allowed;
  ASSERT_EQ(::sched_getaffinity(0, sizeof allowed, &allowed), 0);
  const auto all = static_cast<unsigned>(CPU_COUNT(&allowed));
  if (all < coresOfHost()) GTEST_SKIP() << "this process may use only some of the cores";
  unsigned together = 0;
  for (unsigned rank = 0; rank < all; ++rank) {
    EXPECT_EQ(coresOf(rank, all).first, 1u);
    together += coresOf(rank, all).second;
  }
  EXPECT_EQ(together, all);
  EXPECT_EQ(coresOf(0, 1).first, all);
  EXPECT_EQ(coresOf(3 * all, 4 * all).second, 1u);
}

/// Waits as a lock that nobody gives back lets wait.
void waitForLock(const timespec* limit = nullptr) {
  static std::uint32_t word = 0;
  ::syscall(SYS_futex, &word, FUTEX_WAIT_PRIVATE, 0, limit, nullptr, 0);
}

void startRanks() {
  for (int rank = 0; rank < 2; ++rank)
    if (::fork() == 0) {
      guardLauncher();
      ::_exit(0);
    }
}

void lockUp() {
  startRanks();
  for (;;) waitForLock();
}

/// A process by that name that does `work`, which starts ranks that have a guard and end.
class Launcher {
 public:
  Launcher(const char* name, const std::function<void()>& work) {
    int errors[2];
    if (::pipe(errors) != 0) std::abort();
    m_errors = errors[0];
    m_process = ::fork();
    if (m_process == 0) {
      ::prctl(PR_SET_NAME, name);
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      ::dup2(errors[1], STDERR_FILENO);
      for (const int file : errors) ::close(file);
      work();
      for (;;) ::pause();
    }
    ::close(errors[1]);
  }
  ~Launcher() {
    ::kill(m_process, SIGKILL);
    endedWithin(std::chrono::seconds(10));
    ::close(m_errors);
  }
  Launcher(const Launcher&) = delete;
  Launcher& operator=(const Launcher&) = delete;

  bool endedWithin(std::chrono::milliseconds limit) {
    const auto end = std::chrono::steady_clock::now() + limit;
    while (!m_ended) {
      m_ended = ::waitpid(m_process, &m_status, WNOHANG) == m_process;
      if (std::chrono::steady_clock::now() > end) break;
      if (!m_ended) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return m_ended;
  }
  int signal() const { return WIFSIGNALED(m_status) ? WTERMSIG(m_status) : 0; }
  pid_t process() const { return m_process; }
  /// What it and the guard have said; returns once both have ended.
  std::string errors() const {
    std::string said;
    for (char c = 0; ::read(m_errors, &c, 1) == 1;) said += c;
    return said;
  }

 private:
  pid_t m_process = -1;
  int m_errors = -1, m_status = 0;
  bool m_ended = false;
};

TEST(launcher_guard, kills_an_mpirun_that_has_locked_itself_up_and_says_so) {
  for (const char* name : {"mpirun", "mpiexec.openmpi", "orterun"}) {
    Launcher launcher(name, lockUp);
    ASSERT_TRUE(launcher.endedWithin(std::chrono::seconds(10))) << name;
    EXPECT_EQ(launcher.signal(), SIGKILL);
    EXPECT_EQ(launcher.errors(),
              "warpfold-cli: mpirun (process " + std::to_string(launcher.process()) +
                  ") had locked itself up after its ranks had ended, and was killed; run it again\n");
  }
}

/// mpirun starts many ranks by threads, and another of its threads reads all the time.
TEST(launcher_guard, kills_one_that_started_its_ranks_by_another_thread) {
  Launcher launcher("mpirun", [] {
    std::thread(lockUp).detach();
    std::thread([] { ::poll(nullptr, 0, -1); }).detach();
    for (;;) waitForLock();
  });
  EXPECT_TRUE(launcher.endedWithin(std::chrono::seconds(10)));
  EXPECT_EQ(launcher.signal(), SIGKILL);
}

TEST(launcher_guard, lets_every_other_launcher_be) {
  Launcher busy("mpirun", [] {
    startRanks();
    for (;;) {
    }
  });
  Launcher sleeping("mpirun", [] {
    startRanks();
    for (;;) ::sleep(10);
  });
  Launcher reading("mpirun", [] {
    startRanks();
    for (;;) ::poll(nullptr, 0, -1);
  });
  Launcher waking("mpirun", [] {
    startRanks();
    constexpr timespec moment{0, 20'000'000};
    for (;;) waitForLock(&moment);
  });
  Launcher writing("mpirun", [] {
    startRanks();
    const std::string much(1 << 16, 'x');
    for (;;) [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, much.data(), much.size());
  });
  Launcher stopped("mpirun", [] {
    startRanks();
    ::raise(SIGSTOP);
  });
  Launcher slow("mpirun", [] {
    startRanks();
    constexpr timespec half{0, 500'000'000};
    waitForLock(&half);
    while (::wait(nullptr) > 0) {
    }
    for (;;) waitForLock();
  });
  Launcher withAnotherHost("mpirun", [] {
    if (::fork() == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      for (;;) ::pause();
    }
    lockUp();
  });
  Launcher working("mpirun", [] {
    std::thread([] {
      for (;;) {
      }
    }).detach();
    lockUp();
  });
  Launcher ofAnotherName("mpirun_driver", lockUp);
  Launcher lockedUp("mpirun", lockUp);
  ASSERT_TRUE(lockedUp.endedWithin(std::chrono::seconds(10)));
  std::this_thread::sleep_for(std::chrono::seconds(1));
  const std::map<std::string, Launcher*> others{{"busy", &busy},       {"sleeping", &sleeping},
                                                {"reading", &reading}, {"waking", &waking},
                                                {"writing", &writing}, {"stopped", &stopped},
                                                {"slow", &slow},       {"with another host", &withAnotherHost},
                                                {"working", &working}, {"of another name", &ofAnotherName}};
  for (const auto& [what, launcher] : others) EXPECT_FALSE(launcher->endedWithin(std::chrono::milliseconds(0))) << what;
}

}  // namespace
}  // namespace warpfold::ranks
