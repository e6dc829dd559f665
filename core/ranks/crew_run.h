// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <memory>
#include <vector>

#include "ranks/clock_offset.h"
#include "ranks/method.h"
#include "ranks/rank_run.h"
#include "ranks/ranks_run.h"

namespace warpfold::ranks {

/// A run that the ranks have agreed not to open, thrown on all of them.
struct RunRefused {
  AgreedFailure failure;
  std::exception_ptr mine;  ///< what this rank threw itself; null where it was another one
};

/// A reduction that is open on all ranks, to be run as often as rank 0 wants it. All ranks call the same functions in
/// the same order. What throws anything but RunRefused has left the other ranks waiting.
class CrewRun {
 public:
  /// Throws RunRefused.
  CrewRun(const Catalogue& catalogue, const RanksRequest& request, Conference& conference);

  /// Reduces once. On rank 0 how long that took, µs: the slowest rank, and then the combining until rank 0 had the
  /// value.
  double sampleUs();
  /// Runs with probes on. On rank 0 `result` is told of its own share, and the longest chain of operator calls is
  /// returned; elsewhere nothing is said of either.
  std::uint64_t inspect(RunResult& result);

  // Of rank 0:
  const Reference& reference() const { return m_reference; }
  const Scalar& value() const { return m_value; }
  std::uint64_t n() const { return m_run->n(); }
  const Share& share() const { return m_run->share(); }

 private:
  Conference& m_conference;
  const Method* m_method = nullptr;
  std::unique_ptr<RankRun> m_run;
  Reference m_reference;
  std::vector<ClockOffset> m_offsets;
  Scalar m_value;
};

}  // namespace warpfold::ranks
