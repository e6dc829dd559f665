// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/prepared_run.h"

namespace warpfold {

/// The data of one request and its reference, made once for any kernel to reduce.
class SharedProblem {
 public:
  /// The request's kernel does not matter. Throws InvalidRequest or BackendUnavailable for what no kernel could run.
  SharedProblem(const Catalogue& catalogue, const RunRequest& request, const RunControl& control);

  /// As asked for, with its number of elements and its device.
  const RunRequest& request() const { return m_request; }
  const DeviceInfo& device() const { return m_planned.run.device; }
  std::optional<double> readPeak() const { return m_planned.backend->readPeak(device().backend); }
  const Reference& reference() const { return m_planned.problem.reference; }
  /// The run of `kernel` on the data: host kernels where host kernels run, all others where the request says, in the
  /// nearest block that the kernel takes. A grid is kept where the kernel takes any. Throws InvalidRequest where the
  /// kernel cannot run like this.
  PlannedProblem planFor(const KernelPtr& kernel) const;

 private:
  RunRequest m_request;
  PlannedProblem m_planned;
};

}  // namespace warpfold
