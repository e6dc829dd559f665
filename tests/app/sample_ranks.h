// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "app/sample_traces.h"
#include "jobs/comparison.h"
#include "words/say.h"

namespace warpfold::samples {

/// Four ranks on two hosts that each have their number: 0 + 1 + 2 + 3 = 6, neighbored.
inline RunResult fourRanks() {
  RunResult result;
  result.request.kernel = "neighbored";
  result.request.op = Operation::sum;
  result.n = 4000;
  result.result = result.reference = Scalar::of(6);
  result.matches = true;
  AcrossRanks& ranks = result.ranks.emplace();
  ranks.method = "neighbored";
  ranks.combining = Combining::doubling;
  for (std::uint32_t rank = 0; rank < 4; ++rank) {
    RankPart& part = ranks.parts.emplace_back();
    part.host = rank < 2 ? "north" : "south";
    part.device = "Emulator, 1 core";
    part.share = {rank * 1000u, 1000};
    part.partial = Scalar::of(std::int32_t(rank));
    part.withinUs = {90.0 + rank, 100.0 + rank, 110.0 + rank};
    part.medianUs = 100.0 + rank;
    if (rank > 0) part.offset = {rank * 10.0, 0.5};
    part.trace = neighbored();
  }
  ranks.withinUs = 103;
  ranks.across.median = 7;
  ranks.across.min = 5;
  ranks.across.p95 = 9;
  ranks.across.samples = 3;
  ranks.messages = {{1, 0, 0, 4, -1, 2}, {3, 2, 0, 4, 0, 4}, {2, 0, 1, 4, 4, 7}};
  ranks.network = MeasuredNetwork{{5, 1, 2, 0.1}, 2, false};
  return result;
}

}  // namespace warpfold::samples
