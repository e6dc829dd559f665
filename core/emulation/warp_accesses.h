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

/// Which access of the kernel source it is that a lane makes: the place in the source, and the trips of the loops
/// around it (Lane::path).
struct AccessSite {
  std::uint64_t path = 0;
  std::uint32_t place = 0;
};

/// Puts the accesses of a warp's lanes together as a GPU does whose lanes come together again where their ways join:
/// one request holds the accesses of one place in the source in one trip of its loops. Where a lane comes to one place
/// several times in one trip (a function called twice), its k-th access goes with the k-th of the others.
class WarpAccesses {
 public:
  struct Request {
    std::array<std::uintptr_t, 32> addresses;  // of the lanes in laneMask, ascending
    std::uint64_t path = 0;
    std::uint64_t tag = 0;  // place and kind
    std::uint32_t laneMask = 0;
    std::uint32_t lanes = 0;
    std::uint32_t part = 0;  // of the step, in which its first lane made it
    AccessKind kind = AccessKind::globalLoad;
    std::uint8_t bytes = 4;
  };

  WarpAccesses() : m_requests(8) { rewind(); }
  WarpAccesses(const WarpAccesses&) = delete;
  WarpAccesses& operator=(const WarpAccesses&) = delete;

  void add(std::uintptr_t address, AccessKind kind, std::size_t bytes, std::uint32_t laneBit, const AccessSite& site) {
    const std::uint64_t tag = std::uint64_t{site.place} << 8 | static_cast<std::uint8_t>(kind);
    Request* request = m_next;
    // Mostly a lane does what the lanes before it did, in the same order: the next request is the right one.
    const bool fits = request == m_used
                          ? m_inOrder && request != m_end
                          : request->tag == tag && request->path == site.path && request->laneMask < laneBit;
    if (!fits) [[unlikely]]
      return addElsewhere(address, kind, bytes, laneBit, site.path, tag);
    if (request == m_used) begin(*m_used++, kind, bytes, site.path, tag);
    request->laneMask |= laneBit;
    request->addresses[request->lanes++] = address;
    m_next = request + 1;
  }

  /// The next lane begins with its first access.
  void nextLane() {
    m_next = m_begin;
    m_inOrder = true;
  }
  /// Requests that begin from now on belong to this part of the step.
  void setPart(std::uint32_t part) { m_part = part; }

  /// Adds one request.
  static void count(const Request& request, Counters& counters);
  /// Adds the requests of this warp to the counters of their parts and forgets them: `countersOf(part)`.
  template <typename CountersOf>
  void flush(CountersOf countersOf) {
    for (Request* request = m_begin; request != m_used; ++request) {
      count(*request, countersOf(request->part));
      request->lanes = request->laneMask = 0;
    }
    forget();
  }
  /// The requests not yet flushed, in the order in which they began.
  std::span<const Request> pending() const { return {m_begin, m_used}; }

 private:
  void begin(Request& request, AccessKind kind, std::size_t bytes, std::uint64_t path, std::uint64_t tag) const {
    request.path = path;
    request.tag = tag;
    request.part = m_part;
    request.kind = kind;
    request.bytes = static_cast<std::uint8_t>(bytes);
  }
  void addElsewhere(std::uintptr_t address, AccessKind kind, std::size_t bytes, std::uint32_t laneBit,
                    std::uint64_t path, std::uint64_t tag);
  Request* find(std::uint32_t laneBit, std::uint64_t path, std::uint64_t tag);
  Request* findInTable(std::uint32_t laneBit, std::uint64_t path, std::uint64_t tag);
  void growTable();
  void forget();
  void rewind();

  std::vector<Request> m_requests;
  Request* m_begin = nullptr;  // of m_requests
  Request* m_end = nullptr;
  Request* m_next = nullptr;  // of the lane that runs
  Request* m_used = nullptr;  // behind the last one in use
  bool m_inOrder = true;      // the lane that runs has a part in all requests before m_next
  std::uint32_t m_part = 0;
  std::vector<std::uint32_t> m_table;  // one more than the index of a request, by hash; open addressing
  std::size_t m_inTable = 0;           // how many requests, from the first on
};

}  // namespace warpfold::emulation
