// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/warp_accesses.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace warpfold::emulation {

namespace {

constexpr unsigned sectorShift = 5;  // 32 bytes
constexpr unsigned wordShift = 2;    // banks are 4 bytes wide
constexpr unsigned banks = 32;

/// Whether the addresses ascend by one constant step, which is what most warps do; `step` is set then.
bool ascendEvenly(const std::uintptr_t* addresses, std::uint32_t lanes, std::uintptr_t& step) {
  step = lanes > 1 ? addresses[1] - addresses[0] : 0;
  std::uintptr_t different = 0;
  for (std::uint32_t i = 1; i < lanes; ++i) different |= (addresses[i] - addresses[i - 1]) ^ step;
  return different == 0 && step < (std::uintptr_t{1} << 32);
}

std::uint32_t conflictsOfGroup(const std::uintptr_t* addresses, std::uint32_t lanes, std::size_t bytes) {
  const std::uint32_t words = static_cast<std::uint32_t>(bytes >> wordShift);
  std::uintptr_t step = 0;
  if (words == 1 && ascendEvenly(addresses, lanes, step) && step % 4 == 0) {
    if (step == 0) return 0;  // all lanes read one word: a broadcast
    // Lanes meet in the same bank every 32/gcd(step, 32) lanes.
    const auto period = banks / std::gcd(static_cast<std::uint32_t>(step >> wordShift), banks);
    return (lanes + period - 1) / period - 1;
  }
  std::uint32_t seen = 0;  // banks met so far: a bitmap, so that the arrays below need no clearing
  std::array<std::uint8_t, banks> count;
  std::array<std::array<std::uint32_t, 64>, banks> met;
  std::uint32_t busiest = 1;
  for (std::uint32_t i = 0; i < lanes; ++i)
    for (std::uint32_t k = 0; k < words; ++k) {
      const auto word = static_cast<std::uint32_t>(addresses[i] >> wordShift) + k;
      const std::uint32_t bank = word % banks;
      if ((seen >> bank & 1) == 0) {
        seen |= 1u << bank;
        count[bank] = 1;
        met[bank][0] = word;
        continue;
      }
      const auto end = met[bank].begin() + count[bank];
      if (std::find(met[bank].begin(), end, word) != end) continue;  // the same word is broadcast
      *end = word;
      busiest = std::max<std::uint32_t>(busiest, ++count[bank]);
    }
  return busiest - 1;
}

}  // namespace

std::uint32_t distinctSectors(const std::uintptr_t* addresses, std::uint32_t lanes) {
  std::uintptr_t step = 0;
  if (ascendEvenly(addresses, lanes, step)) {
    if (step >= 1u << sectorShift) return lanes;
    return static_cast<std::uint32_t>((addresses[lanes - 1] >> sectorShift) - (addresses[0] >> sectorShift)) + 1;
  }
  std::uint32_t changes = 0, descents = 0;
  for (std::uint32_t i = 1; i < lanes; ++i) {
    const std::uintptr_t before = addresses[i - 1] >> sectorShift, here = addresses[i] >> sectorShift;
    changes += here != before;
    descents += here < before;
  }
  if (descents == 0) return changes + 1;
  std::array<std::uintptr_t, 32> sectors;
  std::transform(addresses, addresses + lanes, sectors.begin(), [](std::uintptr_t a) { return a >> sectorShift; });
  std::sort(sectors.begin(), sectors.begin() + lanes);
  return static_cast<std::uint32_t>(std::unique(sectors.begin(), sectors.begin() + lanes) - sectors.begin());
}

std::uint32_t bankConflicts(const std::uintptr_t* addresses, std::uint32_t laneMask, std::size_t bytes, bool store) {
  const std::uint32_t lanes = std::popcount(laneMask);
  if (bytes <= 4) return conflictsOfGroup(addresses, lanes, 4);
  const std::uint32_t lower = std::popcount(laneMask & 0xffffu), upper = lanes - lower;
  std::uint32_t conflicts = 0;
  if (lower != 0) conflicts += conflictsOfGroup(addresses, lower, bytes);
  if (upper != 0) conflicts += conflictsOfGroup(addresses + lower, upper, bytes);
  if (store) return conflicts;
  const std::uint32_t halves = (lower != 0) + (upper != 0), fewest = (lanes + 15) / 16;
  return conflicts + halves - fewest;
}

void WarpAccesses::rewind() {
  m_begin = m_next = m_used = m_requests.data();
  m_end = m_begin + m_requests.size();
}

/// A lane that leaves the order of those before it: another branch, more or fewer trips.
void WarpAccesses::addElsewhere(std::uintptr_t address, AccessKind kind, std::size_t bytes, std::uint32_t laneBit,
                                std::uint64_t path, std::uint64_t tag) {
  Request* request = m_inOrder && m_next == m_used ? nullptr : find(laneBit, path, tag);
  if (request == nullptr) {
    if (m_used == m_end) {
      const auto used = m_used - m_begin, next = m_next - m_begin;
      m_requests.resize(2 * m_requests.size());
      rewind();
      m_used = m_begin + used;
      m_next = m_begin + next;
    }
    request = m_used++;
    begin(*request, kind, bytes, path, tag);
  }
  // Lanes need not come in ascending order: after some of them met, the others are where these were before.
  const auto at = static_cast<std::size_t>(std::popcount(request->laneMask & (laneBit - 1)));
  std::copy_backward(request->addresses.begin() + at, request->addresses.begin() + request->lanes,
                     request->addresses.begin() + request->lanes + 1);
  request->addresses[at] = address;
  ++request->lanes;
  request->laneMask |= laneBit;
  m_inOrder = m_inOrder && request == m_next;
  m_next = request + 1;
}

/// The first request of this site in which the lane has no part yet; null: none.
WarpAccesses::Request* WarpAccesses::find(std::uint32_t laneBit, std::uint64_t path, std::uint64_t tag) {
  constexpr std::ptrdiff_t few = 16;
  const auto fits = [&](const Request& r) { return r.tag == tag && r.path == path && (r.laneMask & laneBit) == 0; };
  Request* const end = std::min(m_used, m_next + few);
  if (Request* const found = std::find_if(m_next, end, fits); found != end) return found;
  if (m_used - m_begin > 2 * few) return findInTable(laneBit, path, tag);
  Request* const found = std::find_if(m_begin, m_used, fits);
  return found == m_used ? nullptr : found;
}

namespace {

std::size_t hashOf(std::uint64_t path, std::uint64_t tag) {
  const std::uint64_t mixed = (path ^ tag * 0x9e3779b97f4a7c15u) * 0xff51afd7ed558ccdu;
  return mixed ^ mixed >> 32;
}

}  // namespace

WarpAccesses::Request* WarpAccesses::findInTable(std::uint32_t laneBit, std::uint64_t path, std::uint64_t tag) {
  growTable();
  const std::size_t mask = m_table.size() - 1;
  for (std::size_t slot = hashOf(path, tag) & mask; m_table[slot] != 0; slot = (slot + 1) & mask) {
    Request& r = m_begin[m_table[slot] - 1];
    if (r.tag == tag && r.path == path && (r.laneMask & laneBit) == 0) return &r;
  }
  return nullptr;
}

/// Enters the requests that began since it was last used. Those of one site lie in their order, as none is ever
/// removed.
void WarpAccesses::growTable() {
  const auto used = static_cast<std::size_t>(m_used - m_begin);
  if (m_table.size() < 2 * used) {
    m_table.assign(std::bit_ceil(4 * used), 0);
    m_inTable = 0;
  }
  const std::size_t mask = m_table.size() - 1;
  for (; m_inTable < used; ++m_inTable) {
    std::size_t slot = hashOf(m_begin[m_inTable].path, m_begin[m_inTable].tag) & mask;
    while (m_table[slot] != 0) slot = (slot + 1) & mask;
    m_table[slot] = static_cast<std::uint32_t>(m_inTable + 1);
  }
}

void WarpAccesses::forget() {
  constexpr std::size_t small = 4096;  // a table that is larger is not filled with zeros again and again
  if (m_table.size() > small)
    m_table = {};
  else if (m_inTable != 0)
    std::fill(m_table.begin(), m_table.end(), 0);
  m_inTable = 0;
  m_used = m_begin;
  nextLane();
}

void WarpAccesses::count(const Request& request, Counters& counters) {
  const std::uintptr_t* addresses = request.addresses.data();
  switch (request.kind) {
    case AccessKind::globalLoad:
      ++counters.globalLoadRequests;
      counters.globalLoadSectors += distinctSectors(addresses, request.lanes);
      break;
    case AccessKind::globalStore:
      ++counters.globalStoreRequests;
      counters.globalStoreSectors += distinctSectors(addresses, request.lanes);
      break;
    case AccessKind::sharedLoad:
      counters.sharedLoadConflicts += bankConflicts(addresses, request.laneMask, request.bytes, false);
      break;
    case AccessKind::sharedStore:
      counters.sharedStoreConflicts += bankConflicts(addresses, request.laneMask, request.bytes, true);
      break;
    case AccessKind::atomic: counters.atomics += request.lanes; break;
  }
}

}  // namespace warpfold::emulation
