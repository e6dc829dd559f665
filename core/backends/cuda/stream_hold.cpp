// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/stream_hold.h"

#include <atomic>

namespace warpfold::cuda {

StreamHold::StreamHold(CUfunction wait) : m_wait(wait), m_memory(allocateShared(sizeof(Words))) {
  words()->released = 0;
  words()->lasted = 0;
  WARPFOLD_CUDA(Driver::get().memHostGetDevicePointer(&m_onDevice, m_memory.get(), 0));
}

void StreamHold::queue(const Stream& stream, std::chrono::nanoseconds limit) {
  ++m_number;
  launch(m_wait, 1, 1, stream, m_onDevice, m_number, static_cast<unsigned long long>(limit.count()));
}

void StreamHold::release() {
  std::atomic_thread_fence(std::memory_order_release);
  words()->released = m_number;
}

bool StreamHold::lasted() const {
  std::atomic_thread_fence(std::memory_order_acquire);
  return words()->lasted == m_number;
}

}  // namespace warpfold::cuda
