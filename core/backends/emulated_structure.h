// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>

#include "data/inputs.h"
#include "reductions/reduction.h"
#include "run/planned_run.h"
#include "run/run_control.h"
#include "run/run_result.h"
#include "run/time_covers.h"

namespace warpfold {

/// Elements that a run at a window, and elsewhere, emulates as a whole: a second or two, and some seconds, on two
/// cores. Of more elements only the traced blocks are emulated, and the value is the reference's.
inline constexpr std::uint64_t mostEmulatedBriefly = std::uint64_t{1} << 24;
inline constexpr std::uint64_t mostEmulated = std::uint64_t{1} << 26;

/// What the emulator adds to a reduction whose time comes from elsewhere: value, structure and counters. What has no
/// emulation (a library, host kernels) has the reference's value.
class EmulatedStructure {
 public:
  EmulatedStructure(const PlannedRun& run, const Inputs& inputs, const RunControl& control);

  void compute();
  /// Of the last run; 0 where none left one.
  Scalar result() const;
  /// What Session::inspect is asked for, without a time. Returns the longest chain of operator calls.
  std::uint64_t inspect(RunResult& result);
  /// What a GPU's time of this run includes.
  TimeCover coversOfGpu() const;
  const PlannedRun& run() const { return m_run; }

 private:
  reductions::Reduction& emulated();
  void traceBlocks(RunResult& result) const;

  PlannedRun m_run;
  Inputs m_inputs;
  RunControl m_control;
  std::optional<reductions::Reduction> m_reduction;  // made when it is first needed
};

}  // namespace warpfold
