// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

#include "emulation/warp.h"

namespace warpfold::emulation {

/// The addresses that lanes access at one instruction, without gaps and ascending by lane.
struct LaneAddresses {
  std::uint32_t lanes = 0;  ///< the mask
  std::uint32_t count = 0;
  alignas(64) std::array<std::uint64_t, laneCount> at;
};

/// The area that holds `bytes` at an address of global, constant or shared memory; null where none does.
const Area* areaAt(const Warp& warp, ptx::Space space, std::uint64_t address, std::uint32_t bytes);
/// The area in which an access probably lies: that of the first address; null where it lies in none, or in local
/// memory.
const Area* areaOfFirst(Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes);

/// Whether an address of this space is one of local, or of shared memory.
bool isLocal(ptx::Space space, std::uint64_t address);
bool isShared(ptx::Space space, std::uint64_t address);

/// Where `bytes` at the address of one lane lie. Throws KernelFault where they lie nowhere or not at a multiple of
/// `bytes`. `area`: null of local memory.
std::byte* locate(Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, std::uint32_t bytes,
                  const Area*& area);
/// The same for an atomic access, which is counted.
std::byte* locateAtomic(Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, std::uint32_t bytes);

/// Counts an access to an area of global or shared memory.
void countAccess(Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                 const Area& area);

/// Counts the load before an atomic access for which there is no instruction. `addresses`: one for each of 32 lanes.
void countReadOfAtomic(Warp& warp, const Instruction* at, const std::byte* addresses, std::uint32_t bytes);
/// Adds an access to global memory to what the warp did in this part of the step.
void noteGlobal(Warp& warp, const Area& area, bool loads, const LaneAddresses& addresses, std::uint32_t sectors);

/// What a register holds after a load of memory at `from`: signed types widen to it, and nothing lies above its value.
std::uint64_t loadedValue(const std::byte* from, const ptx::Decoded& decoded, const ptx::Slot& slot);
/// Loads or stores of any kind: several registers, narrow types, lanes in several areas, local memory.
void accessAny(Warp& warp, const Instruction* at, const LaneAddresses& addresses);

}  // namespace warpfold::emulation
