// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "run/across_ranks.h"

namespace warpfold {

/// What stays as ranks are added: all elements together, or the share of each.
enum class Scaling : std::uint8_t { strong, weak };
inline constexpr std::array scalings{Scaling::strong, Scaling::weak};
constexpr std::string_view name(Scaling scaling) {
  return scaling == Scaling::strong ? "strong" : "weak";
}

/// One reduction of a scaling, as it was measured.
struct ScalingPoint {
  Scaling scaling = Scaling::strong;
  std::uint32_t ranks = 1;
  std::uint64_t n = 0;  ///< of all ranks together
  Latency total;        ///< the slowest rank, and then the combining
  double withinUs = 0;  ///< median of the slowest rank
  double acrossUs = 0;  ///< median of the combining
  double bandwidthGbs = 0;
  bool matches = false;
  bool sharesCores = false;  ///< a host has fewer cores than ranks
};

/// 1, 2, 4, … below `ranks`, then `ranks`.
std::vector<std::uint32_t> powersUpTo(std::uint32_t ranks);
/// Elements of all ranks where `n` are those of `most` ranks: of weak scaling every rank keeps its share, at least one.
std::uint64_t elementsOn(Scaling scaling, std::uint64_t n, std::uint64_t ranks, std::uint64_t most);
/// What `ranks` would take if nothing were lost: of strong scaling the one rank's time shared out, of weak the same.
double idealUs(Scaling scaling, double oneRankUs, std::uint64_t ranks);
/// Ideal over measured, 1 where nothing is lost.
double efficiency(Scaling scaling, double oneRankUs, std::uint64_t ranks, double us);

/// What a scaling is continued from: its largest number of ranks, and what messages cost.
struct ScalingBasis {
  Scaling scaling = Scaling::strong;
  std::string method;
  Combining combining = Combining::library;
  LogGP network;
  std::optional<std::uint32_t> measuredWith;  ///< of a network that rank 0 measured: with which rank; else it was set
  bool oneHost = false;                       ///< and that is on the same host
  bool betweenGpus = false;                   ///< and messages went to the memory of its GPU
  std::uint64_t valueBytes = 4;               ///< of a message
  std::uint64_t ranks = 1, n = 0;
  std::uint64_t bytes = 0;  ///< of all elements, both inputs
  double withinUs = 0;
  double floorUs = 0;  ///< within a rank that has hardly an element

  /// A single rank measures no network, and then there is nothing to continue with until one is set.
  bool networkIsKnown() const { return measuredWith || network != LogGP{}; }
};

/// Where nobody measured.
struct ModelledPoint {
  std::uint64_t ranks = 1, n = 0;
  double withinUs = 0, acrossUs = 0;
  double bandwidthGbs = 0;
  double totalUs() const { return withinUs + acrossUs; }
};

inline constexpr std::uint64_t mostModelledRanks = std::uint64_t{1} << 20;

/// On the basis' ranks, which compares the model with what was measured, then on every power of two up to `upTo`. None
/// where no network is known.
std::vector<ModelledPoint> continued(const ScalingBasis& basis, std::uint64_t upTo = mostModelledRanks);
/// What that rests on, in sentences.
Messages assumptionsOf(const ScalingBasis& basis);
/// The same of the combining alone.
Messages assumptionsOfCombining(const ScalingBasis& basis);

}  // namespace warpfold
