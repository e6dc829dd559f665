// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "run/latency.h"
#include "run/log_gp.h"
#include "trace/trace.h"
#include "values/provenance.h"
#include "values/scalar.h"
#include "words/message.h"

namespace warpfold {

/// How far a rank's clock is ahead of rank 0's. The true offset is within `errorUs` of `us`.
struct ClockOffset {
  double us = 0, errorUs = 0;

  double onFirst(double clockUs) const { return clockUs - us; }
  friend bool operator==(const ClockOffset&, const ClockOffset&) = default;
};

/// The elements of one rank: `count` of them from `first` on.
struct Share {
  std::uint64_t first = 0, count = 0;
  friend bool operator==(const Share&, const Share&) = default;
};

/// From one rank to another, in rank 0's clock: from the moment when the sender began to send until the receiver had
/// it. Both ends are as uncertain as their ranks' clock offsets.
struct RankMessage {
  std::uint32_t from = 0, to = 0;
  std::uint32_t round = 0;
  std::uint64_t bytes = 0;
  double beginUs = 0, endUs = 0;  ///< from the moment when the last rank began to combine
  friend bool operator==(const RankMessage&, const RankMessage&) = default;
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
  BlockTracePtr trace;  ///< of block 0 of its first launch; null where it was not asked for
};

/// What rank 0 found of the network between itself and another rank: one on another host, where there is one.
struct MeasuredNetwork {
  LogGP network;
  std::uint32_t rank = 0;    ///< the other one
  bool betweenGpus = false;  ///< whose memory the messages went to; else to that of the hosts
  friend bool operator==(const MeasuredNetwork&, const MeasuredNetwork&) = default;
};

/// A reduction over several ranks, but for its value.
struct AcrossRanks {
  static constexpr std::size_t most = 1u << 16;         ///< ranks
  static constexpr std::size_t mostTraced = 64;         ///< from rank 0 on, each with the trace of a block
  static constexpr std::size_t mostSamples = 1u << 12;  ///< the newest ones are kept

  std::string method;
  Combining combining = Combining::library;
  std::vector<RankPart> parts;  ///< rank by rank
  bool sharesCores = false;     ///< a host has fewer cores than ranks
  double withinUs = 0;          ///< median of the slowest rank
  Provenance within = Provenance::emulated;
  Latency across;  ///< samples of the combining: the last rank begins until rank 0 has the value
  /// Where GPUs combine without their hosts: rank 0's GPU from its first kernel to the value, by events. Then `across`
  /// is what that takes beyond the slowest rank's own reduction.
  std::optional<Latency> joined;
  std::vector<RankMessage> messages;       ///< of the last sample, by their beginnings
  std::optional<Message> messagesReason;   ///< why there are none
  std::optional<MeasuredNetwork> network;  ///< nothing of a single rank
};

}  // namespace warpfold
