// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// All ranks send their values to rank 0, which combines them in the order of the ranks. As many messages as a tree has,
// but all end at one rank, one after the other: the time grows with the number of ranks, not with its logarithm.
#include "ranks/method.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

void gather(RankGroup& group, Scalar& value) {
  if (group.rank() != 0) {
    group.send(value, 0, 0);
    return;
  }
  for (unsigned from = 1; from < group.ranks(); ++from) value = group.combine(value, group.receive(from, 0));
}

const RegisterMethod registeredGather({30, "gather", say<"method-gather">(), say<"method-gather-shows">(), gather,
                                       [](unsigned ranks) { return ranks - 1; }, Combining::oneRank});

}  // namespace
}  // namespace warpfold::ranks
