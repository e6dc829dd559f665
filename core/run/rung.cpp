// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/rung.h"

#include <algorithm>

namespace warpfold {

namespace {

bool timed(const Rung& rung) {
  return rung.result && rung.result->latency && rung.result->latency->median > 0;
}

}  // namespace

const Rung* baselineOf(std::span<const Rung> ladder) {
  auto found = std::find_if(ladder.begin(), ladder.end(), [](const Rung& r) { return timed(r) && !r.host; });
  if (found == ladder.end()) found = std::find_if(ladder.begin(), ladder.end(), timed);
  return found == ladder.end() ? nullptr : &*found;
}

std::optional<double> speedUp(const Rung& rung, const Rung* baseline) {
  if (baseline == nullptr || !timed(rung) || !timed(*baseline)) return std::nullopt;
  const Latency &own = *rung.result->latency, &other = *baseline->result->latency;
  if (own.provenance != other.provenance) return std::nullopt;
  return other.median / own.median;
}

}  // namespace warpfold
