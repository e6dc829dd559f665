// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "ranks/method.h"
#include "ranks/sample_of_rank.h"
#include "run/across_ranks.h"

namespace warpfold::ranks {

/// What a rank tells rank 0 of its part of a reduction.
struct RankReport {
  RankPart part;
  bool sharesCore = false;
  std::vector<double> beginUs, endUs;  ///< of combining, sample by sample, by its own clock
  std::vector<MessageEnd> messages;    ///< of the last sample
  std::vector<double> joinedUs;        ///< where GPUs combine: of this one, sample by sample; else empty

  /// Another sample; the oldest ones go where there are too many.
  void add(SampleOfRank sample);
};

std::string written(const RankReport& report);
/// Throws std::out_of_range or one of nlohmann's exceptions.
RankReport reportFrom(const std::string& text);

/// The reports of all ranks, in their order and each with its clock's offset, put together. All have as many samples,
/// one at least. `bytes`: of a value.
AcrossRanks together(std::vector<RankReport> reports, const Method& method, std::uint64_t bytes);

}  // namespace warpfold::ranks
