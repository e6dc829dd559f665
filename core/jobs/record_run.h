// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "backends/backend.h"
#include "jobs/record_plan.h"
#include "run/run_control.h"
#include "store/recording.h"

namespace warpfold {

/// How far a recording has come.
struct RecordProgress {
  std::size_t done = 0, total = 0;  ///< runs, those that were there already among them
  double secondsLeft = 0;           ///< as far as the runs so far tell
};

/// Reports while it runs, on the thread that records.
struct RecordObserver {
  std::function<void(const RecordProgress&)> progress;
  /// A run that was recorded just now.
  std::function<void(const store::RecordedRun&)> recorded;
  /// A run that is not recorded, and why; of runs of one kernel with the same reason, the first.
  std::function<void(const store::RecordedKey&, const Message&)> leftOut;
  /// Why runs that were to have the GPU's own counters have none; told once for each reason.
  std::function<void(const Message&)> uncounted;
};

/// How many runs of a plan were recorded, were there before, or failed.
struct RecordOutcome {
  std::size_t recorded = 0;  ///< now
  std::size_t there = 0;     ///< before
  std::size_t wrong = 0;     ///< the result differed from the reference
  std::size_t failed = 0;    ///< could not run
  bool interrupted = false;
  double seconds = 0;
};

/// Runs whose one sample takes longer than this are left out: a contended compare-and-swap takes minutes.
inline constexpr double longestRecordedUs = 3e6;

/// Where runs go: a recording, whose keys tell no offset of the input, or a file that only one sweep reads, all of
/// whose runs have the same.
enum class RunsGo { intoRecording, intoSweep };

/// Makes a recording of one device.
class RecordRun {
 public:
  /// The device that the request names, or else the first one that measures and runs device kernels; of the request
  /// count backend, input, seed, iterations and warm-up besides. Throws InvalidRequest or BackendUnavailable.
  RecordRun(const Catalogue& catalogue, const RunRequest& request, const RecordChoice& choice,
            RunsGo runsGo = RunsGo::intoRecording);

  /// The same with a plan of its own for that device.
  RecordRun(const RunRequest& request, const std::function<std::vector<RecordTask>(const DeviceInfo&)>& plan,
            RunsGo runsGo = RunsGo::intoRecording);

  /// What is recorded, with its peak, which is measured here.
  const store::RecordedDevice& recorded() const { return m_recorded; }
  const std::vector<RecordTask>& tasks() const { return m_tasks; }
  /// Carries out what `writer` does not have yet. Ends early when cancelled. Throws DeviceFault, and InvalidRequest
  /// where nothing can be written.
  RecordOutcome run(store::RecordingWriter& writer, const RecordObserver& observer, const RunControl& control);

 private:
  RunRequest m_request;
  Place m_place;
  std::vector<RecordTask> m_tasks;
  store::RecordedDevice m_recorded;
};

}  // namespace warpfold
