// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/memory_access.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "emulation/block.h"
#include "emulation/block_watch.h"
#include "emulation/transactions.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::Slot;
using ptx::Space;

namespace {

bool inWindow(std::uint64_t address, std::uint64_t window) {
  return address - window < ptx::window::bytes;
}

/// The same for what is not shared memory by its own addresses; mostly the area of the access before.
const Area* knownArea(Warp& warp, Space space, std::uint64_t address, std::uint32_t bytes) {
  if (warp.area == nullptr || !warp.area->holds(address, bytes)) warp.area = areaAt(warp, space, address, bytes);
  return warp.area;
}

/// Local memory by its own addresses or generic ones; null where the address is none of it.
std::byte* localAt(const Warp& warp, Space space, unsigned lane, std::uint64_t address, std::uint32_t bytes) {
  if (!isLocal(space, address)) return nullptr;
  if (space == Space::generic) address -= ptx::window::local;
  const std::uint64_t size = warp.block->localBytes();
  if (address > size || bytes > size - address) return nullptr;
  return warp.block->localOf(warp.threadOf(lane)) + address;
}

/// The array that a lane misses; null where there is none at all, or where it misses local memory.
const Area* missed(const Warp& warp, Space space, std::uint64_t address) {
  const Block& block = *warp.block;
  if (isLocal(space, address)) return nullptr;
  if (isShared(space, address)) return space == Space::shared ? &block.shared() : &block.sharedGeneric();
  return block.memory().nearest(address);
}

/// Bytes that stand for those beyond an array: a load gives them, and what is stored there is lost.
std::byte* beyond(Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address) {
  const Area* const area = missed(warp, at->decoded->space, address);
  if (area == nullptr) throwBeyond(warp, at, lane, address);
  if (warp.watch != nullptr) warp.watch->outOfBounds(warp, at, lane, address, *area);
  return warp.block->bytesBeyond();
}

}  // namespace

bool isLocal(Space space, std::uint64_t address) {
  return space == Space::local || (space == Space::generic && inWindow(address, ptx::window::local));
}

bool isShared(Space space, std::uint64_t address) {
  return space == Space::shared || (space == Space::generic && inWindow(address, ptx::window::shared));
}

const Area* areaAt(const Warp& warp, Space space, std::uint64_t address, std::uint32_t bytes) {
  const Block& block = *warp.block;
  if (space == Space::shared) return block.shared().holds(address, bytes) ? &block.shared() : nullptr;
  if (space == Space::generic && inWindow(address, ptx::window::shared))
    return block.sharedGeneric().holds(address, bytes) ? &block.sharedGeneric() : nullptr;
  return block.memory().find(address, bytes);
}

const Area* areaOfFirst(Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes) {
  const Space space = at->decoded->space;
  if (space == Space::local) return nullptr;
  return space == Space::shared ? &warp.block->shared() : knownArea(warp, space, addresses.at[0], bytes);
}

std::byte* locate(Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, std::uint32_t bytes,
                  const Area*& area) {
  const Space space = at->decoded->space;
  if ((address & (bytes - 1)) != 0) throwMisaligned(warp, at, lane, address, bytes);
  area = nullptr;
  if (std::byte* const local = localAt(warp, space, lane, address, bytes)) return local;
  if (space == Space::local) throwBeyond(warp, at, lane, address);
  area = space == Space::shared ? areaAt(warp, space, address, bytes) : knownArea(warp, space, address, bytes);
  return area != nullptr ? area->at(address) : beyond(warp, at, lane, address);
}

std::byte* locateAtomic(Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address, std::uint32_t bytes) {
  const Area* area = nullptr;
  std::byte* const word = locate(warp, at, lane, address, bytes, area);
  if (warp.counts != nullptr && area != nullptr) {
    ++warp.counts[at->counter].accesses;
    ++warp.activity.memory.atomics;
    warp.activity.touched |= 1u << lane;
    if (area->role == Area::Role::counter)
      warp.block->noteCount(warp, at, lane);
    else
      warp.block->noteAtomic();
    if (warp.watch != nullptr) warp.watch->atomic(warp, at, lane, address, bytes, *area);
  }
  return word;
}

void countAccess(Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes,
                 const Area& area) {
  if (area.kind == Area::Kind::constant || at->decoded->space == Space::constant) return;
  if (warp.looksAgain) return;
  InstructionCounts& counts = warp.counts[at->counter];
  ++counts.requests;
  counts.accesses += addresses.count;
  const bool loads = at->decoded->opcode == Opcode::ld;
  PartActivity& done = warp.activity;
  done.touched |= addresses.lanes;
  if (area.kind == Area::Kind::shared) {
    const std::uint32_t conflicts = bankConflicts(addresses.at.data(), addresses.lanes, bytes, !loads);
    counts.conflicts += conflicts;
    (loads ? done.memory.sharedLoadConflicts : done.memory.sharedStoreConflicts) += conflicts;
    return;
  }
  const std::uint32_t sectors = distinctSectors(addresses.at.data(), addresses.count, bytes);
  ++counts.global;
  counts.sectors += sectors;
  noteGlobal(warp, area, loads, addresses, sectors);
}

void countReadOfAtomic(Warp& warp, const Instruction* at, const std::byte* addresses, std::uint32_t bytes) {
  LaneAddresses read;
  for (std::uint32_t rest = warp.active; rest != 0; rest &= rest - 1) {
    std::uint64_t address;
    std::memcpy(&address, addresses + std::countr_zero(rest) * sizeof address, sizeof address);
    const Area* const area = areaAt(warp, at->decoded->space, address, bytes);
    if (area != nullptr && area->kind == Area::Kind::global) read.at[read.count++] = address;
  }
  if (read.count == 0) return;
  const std::uint32_t sectors = distinctSectors(read.at.data(), read.count, bytes);
  InstructionCounts& counts = warp.counts[at->counter];
  ++counts.requests;
  ++counts.global;
  counts.sectors += sectors;
  ++warp.activity.memory.globalLoadRequests;
  warp.activity.memory.globalLoadSectors += sectors;
}

void noteGlobal(Warp& warp, const Area& area, bool loads, const LaneAddresses& addresses, std::uint32_t sectors) {
  PartActivity& done = warp.activity;
  done.touched |= addresses.lanes;
  if (!loads) {
    ++done.memory.globalStoreRequests;
    done.memory.globalStoreSectors += sectors;
    done.stored |= area.role == Area::Role::output;
    return;
  }
  ++done.memory.globalLoadRequests;
  done.memory.globalLoadSectors += sectors;
  if (area.role != Area::Role::counter) done.loaded |= addresses.lanes;
  if (area.filled == 0) return;
  for (std::uint32_t k = 0; k < addresses.count; ++k)
    if (addresses.at[k] - area.begin < area.filled) return warp.block->noteElement();
}

std::uint64_t loadedValue(const std::byte* from, const Decoded& decoded, const Slot& slot) {
  const unsigned bytes = ptx::bytesOf(decoded.type);
  std::uint64_t value = 0;
  std::memcpy(&value, from, bytes);
  if (!ptx::isSigned(decoded.type) || bytes == 8) return value;
  const unsigned unused = 64 - 8 * bytes;
  const auto wide = static_cast<std::uint64_t>(static_cast<std::int64_t>(value << unused) >> unused);
  return slot.value >= 8 ? wide : wide & ((std::uint64_t{1} << 8 * slot.value) - 1);
}

namespace {

void loadLane(const Warp& warp, const Decoded& decoded, unsigned lane, const std::byte* from) {
  const unsigned bytes = ptx::bytesOf(decoded.type);
  for (unsigned k = 0; k < decoded.width; ++k) {
    const Slot& slot = decoded.results[k];
    const std::uint64_t value = loadedValue(from + k * bytes, decoded, slot);
    if (slot.kind == Slot::Kind::lanes)
      std::memcpy(warp.registers + slot.offset + lane * slot.bytes, &value, slot.bytes);
    else
      for (unsigned at = 0; at < ptx::chunkBytes; at += slot.bytes)
        std::memcpy(warp.registers + slot.offset + at, &value, slot.bytes);
  }
}

void storeLane(const Warp& warp, const Decoded& decoded, unsigned lane, std::byte* into) {
  const unsigned bytes = ptx::bytesOf(decoded.type);
  for (unsigned k = 0; k < decoded.width; ++k) {
    const Slot& slot = decoded.sources[1 + k];
    const unsigned at = slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0;
    std::memcpy(into + k * bytes, warp.registers + slot.offset + at, bytes);
  }
}

/// Lane by lane, for lanes in several areas or beyond.
void watchLanes(const Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes) {
  LaneAddresses one;
  one.count = 1;
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const Area* const area = areaAt(warp, at->decoded->space, addresses.at[k], bytes);
    if (area == nullptr || area->kind == Area::Kind::constant) continue;
    one.lanes = rest & -rest;
    one.at[0] = addresses.at[k];
    warp.watch->access(warp, at, one, bytes, *area, false);
  }
}

/// Of lanes in several areas each area's part is an access by itself; lanes beyond an array belong to it.
void countByArea(Warp& warp, const Instruction* at, const LaneAddresses& addresses, std::uint32_t bytes) {
  const Area* const first =
      at->decoded->space == Space::local ? nullptr : areaAt(warp, at->decoded->space, addresses.at[0], bytes);
  std::uint32_t inside = 0;
  while (first != nullptr && inside < addresses.count && first->holds(addresses.at[inside], bytes)) ++inside;
  if (inside == addresses.count) {
    if (warp.watch != nullptr && first->kind != Area::Kind::constant)
      warp.watch->access(warp, at, addresses, bytes, *first, false);
    return countAccess(warp, at, addresses, bytes, *first);
  }
  if (at->decoded->space == Space::local) return;
  if (warp.watch != nullptr) watchLanes(warp, at, addresses, bytes);
  LaneAddresses ofArea[2];  // global, shared
  const Area* areas[2] = {nullptr, nullptr};
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const Area* area = areaAt(warp, at->decoded->space, addresses.at[k], bytes);
    if (area == nullptr && localAt(warp, at->decoded->space, lane, addresses.at[k], bytes) == nullptr)
      area = missed(warp, at->decoded->space, addresses.at[k]);
    if (area == nullptr) continue;
    const unsigned which = area->kind == Area::Kind::shared;
    areas[which] = area;
    ofArea[which].lanes |= 1u << lane;
    ofArea[which].at[ofArea[which].count++] = addresses.at[k];
  }
  for (const unsigned which : {0u, 1u})
    if (areas[which] != nullptr) countAccess(warp, at, ofArea[which], bytes, *areas[which]);
}

}  // namespace

void accessAny(Warp& warp, const Instruction* at, const LaneAddresses& addresses) {
  const Decoded& decoded = *at->decoded;
  const bool seen = decoded.strong && decoded.opcode == Opcode::st && warp.watch != nullptr;
  const auto lock = seen ? warp.watch->counting() : std::unique_lock<std::mutex>();
  // What all lanes have in common is loaded from one address.
  const bool once =
      decoded.opcode == Opcode::ld && std::all_of(decoded.results.begin(), decoded.results.begin() + decoded.width,
                                                  [](const Slot& slot) { return slot.kind == Slot::Kind::uniform; });
  const std::uint32_t bytes = ptx::bytesOf(decoded.type) * decoded.width;
  std::uint32_t k = 0;
  for (std::uint32_t rest = addresses.lanes; rest != 0; rest &= rest - 1, ++k) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const Area* area = nullptr;
    std::byte* const there = locate(warp, at, lane, addresses.at[k], bytes, area);
    if (decoded.opcode == Opcode::ld)
      loadLane(warp, decoded, lane, there);
    else
      storeLane(warp, decoded, lane, there);
    if (once) break;
  }
  if (warp.counts != nullptr) countByArea(warp, at, addresses, bytes);
}

}  // namespace warpfold::emulation
