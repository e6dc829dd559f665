// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <exception>
#include <map>
#include <memory>
#include <vector>

#include "ranks/clock_offset.h"
#include "ranks/first_ranks.h"
#include "ranks/gpu_across.h"
#include "ranks/method.h"
#include "ranks/rank_report.h"
#include "ranks/rank_run.h"
#include "ranks/ranks_run.h"

namespace warpfold::ranks {

/// A run that the ranks have agreed not to open, thrown on all of them.
struct RunRefused {
  AgreedFailure failure;
  std::exception_ptr mine;  ///< what this rank threw itself; null where it was another one
};

/// What messages between ranks cost, by how many take part and whether their GPUs combine; measured once.
using MeasuredNetworks = std::map<std::pair<unsigned, bool>, std::optional<MeasuredNetwork>>;

/// A reduction that is open on the first ranks, to be run as often as rank 0 wants it. All of these call the same
/// functions in the same order. What throws anything but RunRefused has left the other ranks waiting.
class CrewRun {
 public:
  /// Of `ranks` of those of `all`. Throws RunRefused.
  CrewRun(const Catalogue& catalogue, const RanksRequest& request, Conference& all, unsigned ranks,
          MeasuredNetworks& networks);

  /// Reduces once. On rank 0 how long that took, µs: the slowest rank, and then the combining until rank 0 had the
  /// value; where GPUs combine, rank 0's from its first kernel to the value.
  double sampleUs();
  /// Runs with probes on. On rank 0 `result` is told of its own share and, where a sample was taken, of what all ranks
  /// did; the longest chain of operator calls is returned. Elsewhere nothing is said of either.
  std::uint64_t inspect(RunResult& result);

  // Of rank 0:
  const Reference& reference() const { return m_reference; }
  const Scalar& value() const { return m_value; }
  std::uint64_t n() const { return m_run->n(); }
  const Share& share() const { return m_run->share(); }

 private:
  void takePart(const Catalogue& catalogue, const RanksRequest& request);

  FirstRanks m_first;
  Conference m_conference;
  std::optional<MeasuredNetwork> m_network;
  std::uint32_t m_untimed;                      // of the next samples
  std::optional<SampleOfRank> m_untimedSample;  // the last of them
  RankReport m_report;
  const Method* m_method = nullptr;
  std::unique_ptr<RankRun> m_run;
  std::unique_ptr<GpuAcross> m_gpus;  // of a method that goes from GPU to GPU
  Reference m_reference;
  std::vector<ClockOffset> m_offsets;
  Scalar m_value;
};

}  // namespace warpfold::ranks
