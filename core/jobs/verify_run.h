// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "jobs/shared_problem.h"
#include "jobs/verify.h"

namespace warpfold {

/// Compares the emulator with a GPU's counters, kernel by kernel, on the same data.
class VerifyRun {
 public:
  /// Throws InvalidRequest or BackendUnavailable for what no kernel could run, or for a kernel that is not there.
  VerifyRun(const Catalogue& catalogue, const RunRequest& request, const std::vector<std::string>& kernels,
            const RunControl& control);

  const std::vector<KernelPtr>& kernels() const { return m_kernels; }
  const RunRequest& request() const { return m_problem.request(); }
  const DeviceInfo& device() const { return m_problem.device(); }
  /// What keeps this one from being compared is in what is returned; throws DeviceFault and Cancelled.
  VerifiedKernel run(const KernelPtr& kernel) const;

 private:
  RunControl m_control;
  SharedProblem m_problem;
  std::vector<KernelPtr> m_kernels;
};

}  // namespace warpfold
