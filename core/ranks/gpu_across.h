// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "backends/cuda/queued_reduction.h"
#include "ranks/gpu_link.h"
#include "ranks/method.h"
#include "ranks/rank_run.h"
#include "run/across_ranks.h"

namespace warpfold::ranks {

/// Reductions of all ranks whose values go from GPU to GPU, without their hosts in between: all is queued in each GPU's
/// stream, and the GPUs are let go together.
class GpuAcross {
 public:
  /// All ranks together, each with its own run, which must outlive this. Throws AgreedFailure.
  GpuAcross(Conference& conference, RankRun& run, const Method& method);

  /// As ranks::measureNetwork(), between two GPUs where they reach each other's memory.
  std::optional<MeasuredNetwork> measureNetwork();
  /// Reduces once. µs of this rank's GPU from its first kernel until it is through with the combining, by its events;
  /// on rank 0 `value` is that of all. All ranks call it. Throws BackendUnavailable, which leaves the others waiting.
  double sampleUs(Scalar& value);

 private:
  GpuRank rank() const { return {m_conference, *m_workspace, m_type, m_op}; }
  void prepare(RankRun& run, const Method& method);
  void queue();
  void queueReduction();
  void letGo();
  void waitForEnd();
  bool allHeld();

  Conference& m_conference;
  ElementType m_type;
  Operation m_op;
  cuda::QueuedReduction* m_reduction = nullptr;  // null of a rank without elements
  std::unique_ptr<cuda::DeviceWorkspace> m_own;  // of such a rank
  cuda::DeviceWorkspace* m_workspace = nullptr;
  cuda::Buffer m_identity;
  cuda::Event m_begin, m_end;
  std::unique_ptr<GpuLink> m_link;
  bool m_oneHost = false;
};

}  // namespace warpfold::ranks
