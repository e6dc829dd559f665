// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Interleaved ranks: the kernel `interleaved` one level up. In every round the upper half of the ranks that are left
// sends its values to the lower half, so the distance halves, and those that go on stay side by side: on a cluster,
// on the same hosts. Rank r combines with r + 4, then r + 2, then r + 1, its own value on the left.
#include <bit>

#include "ranks/method.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

void interleaved(RankGroup& group, Scalar& value) {
  unsigned round = 0;
  for (unsigned distance = std::bit_ceil(group.ranks()) / 2; distance > 0; distance /= 2) {
    if (group.rank() >= distance) {
      group.send(value, group.rank() - distance, round);
      return;
    }
    const unsigned partner = group.rank() + distance;
    if (partner < group.ranks()) value = group.combine(value, group.receive(partner, round));
    ++round;
  }
}

const RegisterMethod registeredInterleaved({20, "interleaved", say<"method-interleaved">(),
                                            say<"method-interleaved-shows">(), interleaved, roundsOf,
                                            Combining::halving});

}  // namespace
}  // namespace warpfold::ranks
