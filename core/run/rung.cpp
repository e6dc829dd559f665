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

std::optional<double> speedUp(const Latency& own, const Latency& other) {
  if (own.provenance != other.provenance || own.provenance == Provenance::emulated) return std::nullopt;
  if (!(own.median > 0) || !(other.median > 0)) return std::nullopt;
  return other.median / own.median;
}

std::optional<double> speedUp(const Rung& rung, const Rung* baseline) {
  if (baseline == nullptr || !timed(rung) || !timed(*baseline)) return std::nullopt;
  return speedUp(*rung.result->latency, *baseline->result->latency);
}

}  // namespace warpfold
