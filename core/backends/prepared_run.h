// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "backends/backend.h"
#include "data/reference.h"

namespace warpfold {

struct KernelInfo;

/// The data of a request with its reference, shared by runs on the same data.
struct Problem {
  Inputs inputs;
  Reference reference;
};

/// Fills in what the request leaves to the device (n, iterations, warm-up), checks it and makes its data. Where
/// `last` holds data for an equal input, that is used again. Throws InvalidRequest or BackendUnavailable.
Problem prepareProblem(RunRequest& request, const RunControl& control, const RunRequest* lastRequest = nullptr,
                       const Problem* last = nullptr);

/// One request from its defaults to its checked result.
class PreparedRun {
 public:
  /// `request` as prepareProblem left it.
  PreparedRun(const RunRequest& request, Problem problem, const RunControl& control);

  const RunRequest& request() const { return m_request; }
  const DeviceInfo& device() const { return m_device; }
  /// The same reduction on the emulator, untraced: to count what a GPU does not tell.
  std::pair<RunRequest, Problem> asEmulated() const;
  /// The same data and parameters for another kernel, untraced and with the grid that its text gives it. Throws
  /// InvalidRequest where it cannot run so.
  std::pair<RunRequest, Problem> withKernel(const KernelInfo& kernel) const;
  /// The runs that come before the first sample.
  void warmUp();
  /// One timed run, kept for the statistics; µs.
  double sample();
  /// Traces, counts and judges; statistics over the samples so far.
  RunResult inspect();
  /// Statistics over the samples so far, for a result that inspect() made.
  void addTiming(RunResult& result) const;

 private:
  RunRequest m_request;
  Problem m_problem;
  RunControl m_control;
  Backend& m_backend;
  DeviceInfo m_device;
  std::unique_ptr<Session> m_session;
  std::vector<double> m_samples;
};

/// Prepares, warms up, samples and inspects.
RunResult runRequest(RunRequest request, const RunControl& control);

}  // namespace warpfold
