// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace warpfold {

/// What a message between two ranks costs: A. Alexandrov, M. F. Ionescu, K. E. Schauser, C. Scheiman, LogGP:
/// Incorporating Long Messages into the LogP Model, SPAA 1995. All in µs.
struct LogGP {
  static constexpr double most = 1e9;  ///< of each

  double latencyUs = 0;     ///< L: on the way
  double overheadUs = 0;    ///< o: of a processor that sends or receives
  double gapUs = 0;         ///< g: at least, from one message of a rank to its next
  double gapPerByteUs = 0;  ///< G: of a message, for each byte after the first

  /// From the moment when a rank sends `bytes` until another one has them: o + (k − 1)G + L + o.
  double messageUs(std::uint64_t bytes) const;
  /// At least, from the beginning of one message of `bytes` to that of the next one at the same rank.
  double spacingUs(std::uint64_t bytes) const;
  friend bool operator==(const LogGP&, const LogGP&) = default;
};

/// Which rank takes whose value, round by round.
enum class Combining : std::uint8_t {
  doubling,  ///< from the next one that is left, the distance doubles
  halving,   ///< from the upper half, the distance halves
  oneRank,   ///< rank 0 from all others, one after the other
  library    ///< not known: taken as a binomial tree, which is what halving is
};

/// The time until rank 0 has the value of all, where they begin together, every message costs what the model says, and
/// combining two values costs nothing. Played message by message, so it is right for any number of ranks.
double combiningUs(Combining combining, const LogGP& network, std::uint64_t ranks, std::uint64_t bytes);

/// What two ranks found of the network between them.
struct NetworkProbe {
  struct RoundTrip {
    std::uint64_t bytes = 1;  ///< each way
    double us = 0;
  };
  std::vector<RoundTrip> roundTrips;  ///< of rising size, the first of one byte
  double sendUs = 0;                  ///< that the sender was busy with one byte
  double burstUs = 0;  ///< from the first to the last of `burst` messages of one byte, one after the other
  std::uint32_t burst = 2;
};
/// The parameters, as T. Kielmann, H. E. Bal, K. Verstoep, Fast Measurement of LogP Parameters for Message Passing
/// Platforms, IPDPS 2000, find them: o from a sender's time, g from a burst, G from how round trips grow, L from what
/// is left of the shortest one. None is below 0. Throws std::invalid_argument without a round trip of one byte.
LogGP fitted(const NetworkProbe& probe);

}  // namespace warpfold
