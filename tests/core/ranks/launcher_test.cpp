// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/launcher.h"

#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
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

/// A process by that name that has started two ranks, which have a guard and end, and that collects none of them.
class Launcher {
 public:
  explicit Launcher(const char* name, const std::function<void()>& then) {
    int errors[2];
    if (::pipe(errors) != 0) std::abort();
    m_errors = errors[0];
    m_process = ::fork();
    if (m_process == 0) {
      ::prctl(PR_SET_NAME, name);
      ::dup2(errors[1], STDERR_FILENO);
      for (const int file : errors) ::close(file);
      for (int rank = 0; rank < 2; ++rank)
        if (::fork() == 0) {
          guardLauncher();
          ::_exit(0);
        }
      then();
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
    while (!m_ended && (::waitpid(m_process, &m_status, WNOHANG) == 0 || !(m_ended = true))) {
      if (std::chrono::steady_clock::now() > end) return false;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return true;
  }
  int signal() const { return WIFSIGNALED(m_status) ? WTERMSIG(m_status) : 0; }
  pid_t process() const { return m_process; }
  /// What it and the guard have said; ends once both have.
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

TEST(launcher_guard, ends_an_mpirun_that_has_locked_itself_up_and_says_so) {
  for (const char* name : {"mpirun", "mpiexec.openmpi", "orterun"}) {
    Launcher launcher(name, [] {});
    ASSERT_TRUE(launcher.endedWithin(std::chrono::seconds(10))) << name;
    EXPECT_EQ(launcher.signal(), SIGKILL);
    EXPECT_EQ(launcher.errors(), "warpfold-cli: mpirun (process " + std::to_string(launcher.process()) +
                                     ") had locked itself up after its ranks had ended, and was ended; run it again\n");
  }
}

TEST(launcher_guard, lets_every_other_launcher_be) {
  Launcher busy("mpirun", [] {
    for (;;) {
    }
  });
  Launcher stopped("mpirun", [] { ::raise(SIGSTOP); });
  Launcher withAnotherHost("mpirun", [] {
    if (::fork() != 0) return;
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (;;) ::pause();
  });
  Launcher collecting("mpirun", [] {
    while (::wait(nullptr) > 0) {
    }
  });
  Launcher ofAnotherName("bash", [] {});
  std::this_thread::sleep_for(std::chrono::seconds(3));
  for (Launcher* launcher : {&busy, &stopped, &withAnotherHost, &collecting, &ofAnotherName})
    EXPECT_FALSE(launcher->endedWithin(std::chrono::milliseconds(0)));
}

}  // namespace
}  // namespace warpfold::ranks
