// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "backends/backend.h"
#include "catalogue/catalogue.h"
#include "data/reference.h"
#include "timing/sample_set.h"
#include "timing/stopping.h"
#include "timing/throttle.h"

namespace warpfold {

/// The data of a request with its reference, shared by runs on the same data.
struct Problem {
  Inputs inputs;
  Reference reference;
};

/// A planned run with its data, and the backend that runs it.
struct PlannedProblem {
  PlannedRun run;
  Problem problem;
  Backend* backend = nullptr;  ///< never null in what was planned

  /// The same data and parameters for another kernel on the same device, untraced and with the grid that follows from n
  /// and the block. Throws InvalidRequest where it cannot run so.
  PlannedProblem withKernel(KernelPtr kernel) const;
  /// The same reduction on the device that gives exact counters, untraced.
  PlannedProblem onExactDevice() const;
};

/// Finds kernel and device, checks the request, makes its data and plans the run. Where `last` holds data for an equal
/// input, that is used again. Throws InvalidRequest or BackendUnavailable.
/// `filesToo`: a file's data are used again as well, since they were read for the same command.
PlannedProblem prepareProblem(const Catalogue& catalogue, const RunRequest& request, const RunControl& control,
                              const PlannedProblem* last = nullptr, bool filesToo = false);
/// The same of a kernel that was found before, whichever the request names.
PlannedProblem prepareProblem(const KernelPtr& kernel, const RunRequest& request, const RunControl& control,
                              const PlannedProblem* last = nullptr, bool filesToo = false);

/// One planned run from its warm-up to its checked result.
class PreparedRun {
 public:
  PreparedRun(PlannedProblem planned, const RunControl& control);

  const PlannedProblem& planned() const { return m_planned; }
  const RunRequest& request() const { return m_planned.run.request; }
  const DeviceInfo& device() const { return m_planned.run.device; }
  /// False where there is nothing to sample: its time is known without, or not at all.
  bool hasSamples() const { return m_known == nullptr || m_known->samples > 0; }
  /// Its samples were taken before, so that no time passes with them.
  bool played() const { return m_known != nullptr && m_known->samples > 0; }
  /// The time that is known without samples.
  std::optional<Latency> knownLatency() const { return m_known ? m_known->latency : std::nullopt; }
  /// How many samples make a result: as many as are asked for, where there are as many; the least where that is open.
  std::uint64_t samplesWanted() const;
  /// The runs that come before the first sample; none where nothing runs for one.
  void warmUp();
  /// One timed run, counted into the statistics; µs. One that was throttled is taken again.
  double sample();
  /// The same after a run of something else: with a warm cache, it first runs once untimed.
  double sampleInTurn();
  /// All the samples that the request asks for; where it leaves that open, until the median has settled.
  void takeSamples();
  /// The same of several, sample by sample in turn, so that all meet the same clock and temperature. On a GPU all have
  /// the same number in the end: what has enough goes on beside the others.
  static void takeSamplesInTurn(std::span<PreparedRun* const> runs);
  /// Traces, counts and judges; statistics over the samples so far.
  RunResult inspect();
  /// Reads the GPU's own counters of these figures; where that cannot be done, the reason is in what is returned.
  HardwareCounts countHardware(std::span<const HardwareFigure* const> figures);
  /// Puts the counters of the exact device into the launches of a result of inspect(), where they were not counted; of
  /// more than 2^27 elements and of kernels that run on no emulator none.
  void addEmulatedCounters(RunResult& result) const;
  /// Statistics over the samples so far, for a result that inspect() made.
  void addTiming(RunResult& result) const;

 private:
  /// Says when takeSamples() has enough.
  std::unique_ptr<StoppingCriterion> criterion() const;
  bool isSpent(double us) const;
  bool readsSensors() const { return m_known == nullptr && device().timesAreGpu; }

  PlannedProblem m_planned;
  RunControl m_control;
  std::unique_ptr<Session> m_session;
  const KnownTime* m_known = nullptr;  // the session's
  SampleSet m_samples;
  ThrottleWatch m_throttle;
  std::optional<StoppedBy> m_stoppedBy;
  std::optional<double> m_ahead;  // an emulated run that was to warm up, and took so long that it is the sample, µs
};

/// Prepares, warms up, samples and inspects.
RunResult runRequest(const Catalogue& catalogue, const RunRequest& request, const RunControl& control);

}  // namespace warpfold
