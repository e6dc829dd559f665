// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ranks/clock_offset.h"
#include "ranks/share.h"
#include "run/run_result.h"

namespace warpfold::ranks {

/// From one rank to another, in rank 0's clock: from the moment when the sender began to send until the receiver had
/// it. Both ends are as uncertain as their ranks' clock offsets.
struct RankMessage {
  unsigned from = 0, to = 0;
  unsigned round = 0;
  std::uint64_t bytes = 0;
  double beginUs = 0, endUs = 0;  ///< from the moment when the last rank began to combine
};

/// What one rank had and did.
struct RankPart {
  std::string host;
  std::string backend, device;  ///< what --backend takes, and what the device is called
  Provenance timing = Provenance::emulated;
  bool timesAreGpu = false;
  Share share;
  std::uint64_t block = 0, grid = 0, depth = 0;  ///< 0 of a rank without elements
  Scalar partial;
  std::vector<double> withinUs;  ///< sample by sample; empty of a rank without elements
  std::optional<double> medianUs;
  ClockOffset offset;
};

/// A reduction over several ranks.
struct RanksResult {
  RunResult whole;  ///< request, n, result, reference and their comparison; its device is that of rank 0
  std::string method;
  std::vector<RankPart> parts;  ///< rank by rank
  bool sharesCores = false;     ///< a host has fewer cores than ranks
  double withinUs = 0;          ///< median of the slowest rank
  Provenance within = Provenance::emulated;
  Latency across;                         ///< samples of the combining: the last rank begins until rank 0 has the value
  std::vector<RankMessage> messages;      ///< of the last sample, by their beginnings
  std::optional<Message> messagesReason;  ///< why there are none
};

}  // namespace warpfold::ranks
