// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

namespace warpfold::emulation {

/// 32-byte sectors that one warp-level access to global memory moves. `addresses`: of the lanes that take part.
std::uint32_t distinctSectors(const std::uint64_t* addresses, std::uint32_t lanes, std::size_t bytes);

/// Extra rounds that one warp-level access to shared memory takes: distinct 4-byte words in the busiest of 32 banks,
/// minus one (CUDA C++ Programming Guide, shared memory). `addresses` are those of the lanes in `laneMask`, ascending
/// by lane.
///
/// Accesses of 8 bytes are served half-warp by half-warp, of 16 bytes quarter by quarter. The hardware counts a store's
/// conflicts within each part; of a load it counts every round beyond the fewest that its number of lanes could do
/// with, so that two half-empty halves count as a conflict (measured on an H200:
/// tests/data/hardware_counters_more_h200.csv, shared-modulo).
std::uint32_t bankConflicts(const std::uint64_t* addresses, std::uint32_t laneMask, std::size_t bytes, bool store);

}  // namespace warpfold::emulation
