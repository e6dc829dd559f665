// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Neighbored ranks: the kernel `neighbored` one level up. In the first round rank 0 takes the value of rank 1, rank 2
// that of rank 3 and so on; then the distance doubles. Whose value was taken is done. Neighbours are combined first, so
// the values come together in the order of the ranks, the lower one on the left.
#include "ranks/method.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

void neighbored(RankGroup& group, Scalar& value) {
  unsigned round = 0;
  for (unsigned distance = 1; distance < group.ranks(); distance *= 2) {
    if (group.rank() % (2 * distance) != 0) {
      group.send(value, group.rank() - distance, round);
      return;
    }
    const unsigned neighbor = group.rank() + distance;
    if (neighbor < group.ranks()) value = group.combine(value, group.receive(neighbor, round));
    ++round;
  }
}

const RegisterMethod registeredNeighbored({10, "neighbored", say<"method-neighbored">(),
                                           say<"method-neighbored-shows">(), neighbored, roundsOf,
                                           Combining::doubling});

}  // namespace
}  // namespace warpfold::ranks
