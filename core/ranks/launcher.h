// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

namespace warpfold::ranks {

/// Which of how many processes this one is, as a launcher (mpirun, srun) tells in the environment.
struct Launched {
  unsigned rank = 0, ranks = 1;
};
/// Nothing where no launcher started this process.
std::optional<Launched> launched();

/// Ends this process as soon as the one that started it has ended, however that did: a launcher that is killed cannot
/// end its ranks itself.
void endWithLauncher();

/// Whoever may use them.
unsigned coresOfHost();

/// Keeps this process and the threads that it will have to its share of the host's cores, one at least, unless the
/// launcher has bound it to some. Call it before threads are counted. Returns how many cores it has.
unsigned keepToShareOfCores(unsigned localRank, unsigned localRanks);

}  // namespace warpfold::ranks
