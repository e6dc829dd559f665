// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "jobs/shared_problem.h"
#include "run/rung.h"

namespace warpfold {

/// Many kernels on the same data, one after the other.
class LadderRun {
 public:
  /// Without `kernels`: every sound kernel that the device runs, host kernels before them. Throws
  /// InvalidRequest or BackendUnavailable for what no kernel could run, or for a kernel that is not there.
  ///
  /// `counters`: figures of the GPU's own counters that every kernel's result gets.
  LadderRun(const Catalogue& catalogue, const RunRequest& request, std::vector<std::string> kernels,
            const RunControl& control, std::vector<const HardwareFigure*> counters = {});

  const std::vector<KernelPtr>& kernels() const { return m_kernels; }
  /// The request that all share, with its number of elements.
  const RunRequest& request() const { return m_problem.request(); }
  /// Where device kernels run.
  const DeviceInfo& device() const { return m_problem.device(); }
  /// The read-only peak of that device; nothing where there is none to measure.
  std::optional<double> readPeak() const { return m_problem.readPeak(); }
  /// Runs one kernel. What keeps only this one from running is in the rung; throws DeviceFault and Cancelled.
  Rung run(const KernelPtr& kernel) const;

 private:
  RunControl m_control;
  SharedProblem m_problem;
  std::vector<KernelPtr> m_kernels;
  std::vector<const HardwareFigure*> m_counters;
};

}  // namespace warpfold
