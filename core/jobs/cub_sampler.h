// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "backends/prepared_run.h"
#include "jobs/comparison.h"
#include "timing/stopping.h"

namespace warpfold {

/// Times a GPU library's own reduction on the data of a running comparison, now and then between its samples, until
/// its median has settled: a mark to measure both kernels against. Where there is none (no GPU, no library, another
/// operation than it has, no memory left for its copy of the input), nothing is said.
class CubSampler {
 public:
  /// `library`: its kernel, null where there is none or nothing is wanted of it. Does nothing yet; `a` must outlive it.
  CubSampler(KernelPtr library, const PreparedRun& a, const RunControl& control);

  /// Of a recording, which knows the library's time without running it.
  void takeRecorded();
  /// To be called after every pair of samples. Throws Cancelled, and DeviceFault, after which nothing works.
  void afterSamplePair();
  /// The median so far, where it is good for something and new since the last call.
  std::optional<messages::CubTime> takeUpdate();

 private:
  void open();
  void sample();

  const PreparedRun& m_a;
  RunControl m_control;
  KernelPtr m_kernel;  // null: there is none, or its median has settled
  std::unique_ptr<StoppingCriterion> m_criterion;
  std::optional<PreparedRun> m_run;
  std::string m_id;
  std::vector<double> m_us;
  std::optional<Latency> m_interpolated;  // until it is taken
  std::uint32_t m_turns = 0;
  std::size_t m_reported = 0;
};

}  // namespace warpfold
