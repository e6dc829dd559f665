// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/launcher.h"

#include <gtest/gtest.h>
#include <sched.h>

#include <cstdlib>
#include <map>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "reductions/reduction.h"

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
    cores.second = reductions::usableCores();
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

}  // namespace
}  // namespace warpfold::ranks
