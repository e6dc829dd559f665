// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/launch_end.h"

#include <algorithm>
#include <utility>

namespace warpfold::emulation {

void LaunchEnd::come(std::uint64_t block, Cause cause, std::exception_ptr fault) {
  const std::lock_guard lock(m_mutex);
  m_cause.store(std::max(this->cause(), cause), std::memory_order_relaxed);
  if (block >= m_block.load(std::memory_order_relaxed)) return;
  m_fault = std::move(fault);
  m_block.store(block, std::memory_order_relaxed);
}

void LaunchEnd::rethrow() const {
  if (m_fault) std::rethrow_exception(m_fault);
}

}  // namespace warpfold::emulation
