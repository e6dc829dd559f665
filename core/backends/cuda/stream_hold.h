// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>

#include "backends/cuda/device.h"

namespace warpfold::cuda {

/// Keeps a stream waiting until the host says that all work is queued, so that no gap of the host lies within what is
/// timed. The wait ends after a limit in any case: a host that blocks, since the queue of launches is full or a tool
/// makes every launch wait for its end, is never locked out.
class StreamHold {
 public:
  /// `wait`: the kernel wait_for_host of the utilities.
  explicit StreamHold(CUfunction wait);

  /// Queues the wait; what is queued after it begins when release() is called, or after `limit`.
  void queue(const Stream& stream, std::chrono::nanoseconds limit);
  void release();
  /// Once the stream is through: whether the wait lasted until release().
  bool lasted() const;

 private:
  /// As in the kernel's source. Numbers of waits, so that no wait takes an older one's word for its own.
  struct Words {
    unsigned released;  // written by the host
    unsigned lasted;    // written by the GPU
  };
  volatile Words* words() const { return static_cast<volatile Words*>(m_memory.get()); }

  CUfunction m_wait;
  SharedMemory m_memory;
  CUdeviceptr m_onDevice = 0;
  unsigned m_number = 0;
};

}  // namespace warpfold::cuda
