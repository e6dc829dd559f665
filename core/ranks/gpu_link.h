// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "backends/cuda/device_workspace.h"
#include "backends/cuda/kernel_source.h"
#include "ranks/conference.h"
#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold::ranks {

/// What a method that goes from GPU to GPU sees of this rank: the others, and its own GPU.
class GpuRank {
 public:
  /// Values of `accumulator` are combined by `op`; the elements are of `type`.
  GpuRank(Conference& conference, cuda::DeviceWorkspace& workspace, ElementType type, Operation op)
      : m_conference(conference), m_workspace(workspace), m_type(type), m_op(op) {}

  Conference& conference() const { return m_conference; }
  unsigned rank() const { return m_conference.transport().rank(); }
  unsigned ranks() const { return m_conference.transport().ranks(); }
  double limitSeconds() const { return m_conference.limitSeconds(); }
  cuda::DeviceWorkspace& workspace() const { return m_workspace; }
  ElementType type() const { return m_type; }
  ElementType accumulator() const { return accumulatorOf(m_type, m_op); }
  Operation op() const { return m_op; }
  /// The GPU's place in its host, the same for all processes there: "00000000:1A:00.0".
  std::string busId() const;

 private:
  Conference& m_conference;
  cuda::DeviceWorkspace& m_workspace;
  ElementType m_type;
  Operation m_op;
};

/// What a method puts into the stream of each rank's GPU, sample by sample. Made by Method::link.
class GpuLink {
 public:
  virtual ~GpuLink() = default;

  /// Queues what lets the GPUs begin together, where the method has it; not timed.
  virtual void queueStart() {}
  /// Where the reduction's own last kernel combines: what that kernel ends with, else null.
  virtual const cuda::Tail* tail() const { return nullptr; }
  /// The tail's argument for the sample that queueStart has begun; the launch takes it before this returns again.
  virtual void* tailArgument() { return nullptr; }
  /// Queues the combining of all as work of its own, behind the reduction of this rank's share, whose value is at
  /// `value`. Not called where the reduction has the tail.
  virtual void queueCombining(cuda::CUdeviceptr value) = 0;
  /// On rank 0: where the value of all is once the stream is through.
  virtual cuda::CUdeviceptr result() const = 0;
  /// While the host waits for the stream: throws BackendUnavailable where it would wait in vain.
  virtual void check() {}
  /// Once the stream is through; throws BackendUnavailable where there is no value.
  virtual void ended() {}
};

}  // namespace warpfold::ranks
