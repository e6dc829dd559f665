// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "values/counters.h"

namespace warpfold::emulation {

enum class AccessKind : std::uint8_t { globalLoad = 0, globalStore = 1, sharedLoad = 2, sharedStore = 3, atomic = 4 };

/// 32-byte sectors that one warp-level access to global memory moves.
std::uint32_t distinctSectors(const std::uintptr_t* addresses, std::uint32_t lanes);

/// Extra rounds that one warp-level access to shared memory takes: distinct 4-byte words in the busiest of 32 banks,
/// minus one (CUDA C++ Programming Guide, shared memory). `addresses` are those of the lanes in `laneMask`, ascending.
///
/// Accesses of 8 bytes are served half-warp by half-warp. The hardware counts a store's conflicts within each half; of
/// a load it counts every round beyond the fewest that its number of lanes could do with, so that two half-empty
/// halves count as a conflict (measured on an H200: tests/data/hardware_counters_more_h200.csv, shared-modulo).
std::uint32_t bankConflicts(const std::uintptr_t* addresses, std::uint32_t laneMask, std::size_t bytes, bool store);

/// Puts the accesses of a warp's lanes together: the k-th access of each lane within a step belongs to the same
/// warp-level request, as long as it is of the same kind.
class WarpAccesses {
 public:
  struct Request {
    std::array<std::uintptr_t, 32> addresses;
    std::uint32_t lanes = 0;
    std::uint32_t laneMask = 0;
    AccessKind kind = AccessKind::globalLoad;
    std::uint8_t bytes = 4;
  };

  WarpAccesses() : m_requests(8) { rewind(); }
  WarpAccesses(const WarpAccesses&) = delete;
  WarpAccesses& operator=(const WarpAccesses&) = delete;

  void add(std::uintptr_t address, AccessKind kind, std::size_t bytes, std::uint32_t laneBit) {
    Request* request = m_next;
    if (request == m_end || (request->lanes != 0 && request->kind != kind)) [[unlikely]]
      request = skipTo(request, kind);
    request->kind = kind;
    request->bytes = static_cast<std::uint8_t>(bytes);
    request->laneMask |= laneBit;
    request->addresses[request->lanes++] = address;
    m_next = request + 1;
    if (m_next > m_used) m_used = m_next;
  }

  /// The next lane begins with its first access.
  void nextLane() { m_next = m_begin; }

  /// Adds the requests of this warp and step to `counters` and forgets them.
  void flush(Counters& counters);
  /// The requests not yet flushed, in order.
  std::span<const Request> pending() const { return {m_begin, m_used}; }

 private:
  /// The first request from `from` on that takes accesses of this kind; a new one at the end.
  Request* skipTo(Request* from, AccessKind kind);
  void rewind();

  std::vector<Request> m_requests;
  Request* m_begin = nullptr;  // of m_requests
  Request* m_end = nullptr;
  Request* m_next = nullptr;  // of the lane that runs
  Request* m_used = nullptr;  // behind the last one in use
};

}  // namespace warpfold::emulation
