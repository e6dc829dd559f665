// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/launcher.h"

#include <sched.h>
#include <signal.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string_view>
#include <vector>

namespace warpfold::ranks {

namespace {

std::optional<unsigned> numberIn(const char* variable) {
  const char* const text = std::getenv(variable);
  if (text == nullptr) return std::nullopt;
  const std::string_view digits(text);
  unsigned number = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (error != std::errc{} || end != digits.data() + digits.size()) return std::nullopt;
  return number;
}

}  // namespace

std::optional<Launched> launched() {
  // Open MPI; MPICH and Intel MPI; Slurm with PMIx, which leaves the number of ranks to MPI.
  if (const auto ranks = numberIn("OMPI_COMM_WORLD_SIZE"))
    return Launched{numberIn("OMPI_COMM_WORLD_RANK").value_or(0), *ranks};
  if (const auto ranks = numberIn("PMI_SIZE")) return Launched{numberIn("PMI_RANK").value_or(0), *ranks};
  if (const auto rank = numberIn("PMIX_RANK")) return Launched{*rank, numberIn("SLURM_NTASKS").value_or(1)};
  return std::nullopt;
}

void endWithLauncher() {
  const pid_t launcher = ::getppid();
  ::prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (::getppid() != launcher) std::_Exit(EXIT_FAILURE);  // it ended before that
}

unsigned coresOfHost() {
  return static_cast<unsigned>(std::max(1L, ::sysconf(_SC_NPROCESSORS_ONLN)));
}

unsigned keepToShareOfCores(unsigned localRank, unsigned localRanks) {
  cpu_set_t allowed;
  if (::sched_getaffinity(0, sizeof allowed, &allowed) != 0) return 1;
  std::vector<int> cores;
  for (int core = 0; core < CPU_SETSIZE; ++core)
    if (CPU_ISSET(core, &allowed)) cores.push_back(core);
  if (cores.size() < coresOfHost() || localRanks <= 1) return static_cast<unsigned>(cores.size());
  const std::size_t first = cores.size() * localRank / localRanks, end = cores.size() * (localRank + 1) / localRanks;
  cpu_set_t share;
  CPU_ZERO(&share);
  for (std::size_t i = first; i < std::max(end, first + 1); ++i) CPU_SET(cores[i], &share);
  ::sched_setaffinity(0, sizeof share, &share);
  return static_cast<unsigned>(std::max(end, first + 1) - first);
}

}  // namespace warpfold::ranks
