// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <vector>

#include "model/launch_time.h"
#include "run/run_control.h"
#include "store/recording.h"

namespace warpfold::model {

/// The recorded time of the first launch of a run alone.
struct Recorded {
  BlockWork work;
  LaunchCase launch;
  double us = 0;
};

/// Which recorded sizes a calibration may use.
using UsesSize = std::function<bool(std::uint64_t n)>;

/// A recorded GPU, which a model is calibrated with. May be shared by threads.
class Calibration {
 public:
  Calibration(std::shared_ptr<const store::Recording> recording, Gpu gpu, const Constants& constants,
              UsesSize usesSize = {});

  const store::RecordedDevice& device() const { return m_recording->recorded(); }
  const Gpu& gpu() const { return m_gpu; }
  const Constants& constants() const { return m_constants; }

  /// What recorded times of this kernel say: of the same type, operation and block, else of the nearest block, else of
  /// int32 sums. Nothing where none was recorded. Throws DeviceFault where the file was damaged, and Cancelled.
  std::optional<Correction> correction(const PlannedRun& run, const RunControl& control = {}) const;
  /// What the steps of a launch's blocks took on the recorded GPU, ns, in their order: at the recorded size nearest to
  /// this run's. Empty where no steps were timed with this kernel, type, operation and block.
  std::vector<double> recordedSteps(const PlannedRun& run, std::uint32_t launch) const;
  /// The first launches of the runs that were recorded of a kernel, type, operation and block, in the order of sizes.
  std::vector<Recorded> recorded(const PlannedRun& like, CacheState cache, const RunControl& control = {}) const;

 private:
  std::optional<Correction> correctionOf(const PlannedRun& run, const RunControl& control) const;

  std::shared_ptr<const store::Recording> m_recording;
  Gpu m_gpu;
  Constants m_constants;
  UsesSize m_usesSize;
  mutable std::mutex m_mutex;
  mutable std::map<store::RecordedKey, std::optional<Correction>> m_known;
};

/// The median sample of a whole reduction, µs.
double medianUs(const store::RecordedRun& run);

/// The correction with the least squares of relative errors. `runs` is not empty.
/// Throws Cancelled.
Correction correctionFor(std::span<const Recorded> runs, const Gpu& gpu, const Constants& constants,
                         const RunControl& control = {});

}  // namespace warpfold::model
