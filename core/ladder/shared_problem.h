// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/prepared_run.h"

namespace warpfold {

struct KernelInfo;

/// The data of one request and its reference, made once for any kernel to reduce.
class SharedProblem {
 public:
  /// The request's kernel does not matter. Throws InvalidRequest or BackendUnavailable for what no kernel could run.
  SharedProblem(RunRequest request, const RunControl& control);

  const RunRequest& request() const { return m_request; }
  const Problem& problem() const { return m_problem; }
  /// The request for `kernel`, its defaults filled in: host kernels on the CPU, all others where the request says, in
  /// the nearest block that the text takes. A grid is kept where the text takes any. Throws InvalidRequest where the
  /// kernel cannot run like this.
  RunRequest requestFor(const KernelInfo& kernel) const;

 private:
  RunRequest m_request;
  Problem m_problem;
};

}  // namespace warpfold
