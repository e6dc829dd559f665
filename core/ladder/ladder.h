// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "ladder/shared_problem.h"
#include "run/rung.h"

namespace warpfold {

/// Many kernels on the same data, one after the other.
class Ladder {
 public:
  /// Without `kernels`: every sound kernel that the request's backend runs, host kernels before them. Throws
  /// InvalidRequest or BackendUnavailable for what no kernel could run, or for a kernel that is not there.
  Ladder(const RunRequest& request, std::vector<std::string> kernels, const RunControl& control);

  const std::vector<std::string>& kernels() const { return m_kernels; }
  /// The request that all share, with its number of elements.
  const RunRequest& request() const { return m_problem.request(); }
  /// Runs one kernel. What keeps only this one from running is in the rung; throws DeviceFault and Cancelled.
  Rung run(const std::string& kernel) const;

 private:
  RunControl m_control;
  std::vector<std::string> m_kernels;
  SharedProblem m_problem;
};

}  // namespace warpfold
