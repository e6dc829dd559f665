// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "simt/operation_context.h"

#include <bit>
#include <cstring>

#include "simt/block.h"
#include "simt/code.h"
#include "simt/memory_access.h"
#include "simt/recorder.h"
#include "simt/transactions.h"

namespace warpfold::simt {

std::byte* OperationContext::atomic(unsigned lane, std::uint64_t address, unsigned bytes) {
  return locateAtomic(m_warp, m_at, lane, address, bytes);
}

void OperationContext::readFirst(const std::byte* addresses, std::uint32_t mask, unsigned bytes) {
  if (m_warp.counts == nullptr) return;
  LaneAddresses read;
  read.lanes = mask;
  for (std::uint32_t rest = mask; rest != 0; rest &= rest - 1)
    std::memcpy(&read.at[read.count++], addresses + std::countr_zero(rest) * sizeof read.at[0], sizeof read.at[0]);
  countReadOfAtomic(m_warp, m_at, read, bytes);
}

std::byte* OperationContext::sharedOfLast(unsigned lane, std::uint64_t address, unsigned bytes) {
  if (m_warp.counts != nullptr) m_warp.activity.touched |= 1u << lane;
  Block& last = m_warp.block->cluster().last();
  if (m_warp.block->readsElement()) last.noteElement();
  const Area& shared = last.sharedGeneric();
  if (!shared.holds(address, bytes)) throwBeyond(m_warp, m_at, lane, address);
  if (last.recorder() != nullptr)
    last.recorder()->receive(address, m_warp.block->index(), !m_warp.block->readsElement());
  return shared.at(address);
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
  cluster.arrive(static_cast<std::uint32_t>(std::popcount(mask)), waits);
}

bool OperationContext::met(std::uint32_t mask) {
  if (m_warp.clusterMeeting == 0) arrive(mask, true);
  if (m_warp.block->cluster().meeting() == m_warp.clusterMeeting) return false;
  m_warp.clusterMeeting = 0;
  return true;
}

}  // namespace warpfold::simt
