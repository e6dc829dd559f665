// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/operation_context.h"

#include <bit>
#include <cstring>

#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/lane_mask.h"
#include "emulation/memory_access.h"

namespace warpfold::emulation {

std::byte* OperationContext::atomic(unsigned lane, std::uint64_t address, unsigned bytes) {
  return locateAtomic(m_warp, m_at, lane, address, bytes);
}

void OperationContext::handToLast(unsigned lane, std::uint64_t address, const std::byte* value, unsigned bytes) {
  Block& own = *m_warp.block;
  Block& last = own.cluster().last();
  if (m_warp.counts != nullptr) m_warp.activity.touched |= 1u << lane;
  const Area& shared = last.sharedGeneric();
  if (!shared.holds(address, bytes)) throwBeyond(m_warp, m_at, lane, address);
  std::memcpy(shared.at(address), value, bytes);
  if (own.readsElement()) last.noteElement();
  last.receive(own, address, bytes);
}

std::uint32_t OperationContext::clusterSize() const {
  return m_warp.block->cluster().size();
}

std::uint32_t OperationContext::clusterRank() const {
  return m_warp.block->clusterRank();
}

void OperationContext::arrive(std::uint32_t mask, bool waits) {
  Cluster& cluster = m_warp.block->cluster();
  m_warp.clusterMeeting = cluster.meeting();
  if (waits) m_warp.block->noteClusterBarrier(m_warp.code->placeOf(m_at).location.line);
  cluster.arrive(countLanes(mask), waits);
}

bool OperationContext::met(std::uint32_t mask) {
  if (m_warp.clusterMeeting == 0) arrive(mask, true);
  if (m_warp.block->cluster().meeting() == m_warp.clusterMeeting) return false;
  m_warp.clusterMeeting = 0;
  return true;
}

}  // namespace warpfold::emulation
