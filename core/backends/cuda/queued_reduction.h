// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "backends/cuda/device_workspace.h"
#include "backends/cuda/kernel_source.h"

namespace warpfold::cuda {

/// A reduction as work in its GPU's stream, for who puts more behind it.
class QueuedReduction {
 public:
  virtual ~QueuedReduction() = default;

  virtual DeviceWorkspace& workspace() = 0;
  /// What comes before a reduction and is not timed: its input as it was, and a cold cache where one is asked for.
  virtual void queuePreparation() = 0;
  virtual void queueReduction() = 0;
  /// Makes ready a reduction whose last launch ends with `tail`.
  virtual void extend(const Tail& tail) = 0;
  /// That reduction; `argument` is the tail's.
  virtual void queueExtended(void* argument) = 0;
  /// Where its value is once it is through, in the accumulator's type and before a mean is divided.
  virtual CUdeviceptr value() const = 0;
};

}  // namespace warpfold::cuda
