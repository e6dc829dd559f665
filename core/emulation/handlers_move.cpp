// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// mov, cvta, special registers, and calls that the machine performs.
#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/lanes.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

struct First {
  template <typename C>
  static C make(C a, C) {
    return a;
  }
};
struct Sum {
  template <typename C>
  static C make(C a, C b) {
    return a + b;
  }
};

const Instruction* movePredicate(Warp& w, const Instruction* i) {
  std::uint32_t& d = mask(w, i->d);
  d = (d & ~w.active) | (mask(w, i->a) & w.active);
  WARPFOLD_NEXT;
}

/// The address of a local variable, which depends on the call.
template <typename T>
const Instruction* frameAddress(Warp& w, const Instruction* i) {
  const std::uint64_t base = w.windows[w.window].localBase;
  const T space = i->decoded->opcode == Opcode::cvta ? *at<T>(w, i->b) : T(0);
  laneByLane<T, T>(w, i, [&](T offset, unsigned) { return static_cast<T>(offset + base + space); });
  WARPFOLD_NEXT;
}

template <typename T>
const Instruction* pack(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  const unsigned bits = 8 * sizeof(T) / decoded.width;
  laneByLane<T, std::uint32_t>(w, i, [&](std::uint32_t, unsigned lane) {
    std::uint64_t packed = 0;
    for (unsigned k = 0; k < decoded.width; ++k) {
      const Slot& slot = decoded.sources[k];
      const std::uint64_t part = at<std::uint32_t>(w, slot.offset)[slot.kind == Slot::Kind::lanes ? lane : 0];
      packed |= (part & ((std::uint64_t{1} << bits) - 1)) << (k * bits);
    }
    return static_cast<T>(packed);
  });
  WARPFOLD_NEXT;
}

template <typename T>
const Instruction* unpack(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  const unsigned bits = 8 * sizeof(T) / decoded.width;
  T values[laneCount];
  for (unsigned lane = 0; lane < laneCount; ++lane) values[lane] = at<T>(w, i->a)[i->aVaries ? lane : 0];
  for (unsigned k = 0; k < decoded.width; ++k) {
    const Slot& slot = decoded.results[k];
    const bool uniform = slot.kind == Slot::Kind::uniform;
    Alias<std::uint32_t>* const d = at<std::uint32_t>(w, slot.offset);
    for (unsigned lane = 0; lane < (uniform ? lanesOfChunk<std::uint32_t> : laneCount); ++lane)
      if (uniform || (w.active >> lane & 1) != 0)
        d[lane] =
            static_cast<std::uint32_t>(values[uniform ? 0 : lane] >> (k * bits) & ((std::uint64_t{1} << bits) - 1));
  }
  WARPFOLD_NEXT;
}

/// Threads are numbered x first, then y, then z (CUDA C++ Programming Guide, Thread Hierarchy).
std::uint64_t specialOf(Warp& w, ptx::Special special, unsigned lane) {
  using S = ptx::Special;
  const Launch& launch = w.block->launch();
  const Extent &block = launch.block, &grid = launch.grid;
  const std::uint32_t thread = w.threadOf(lane);
  const std::uint64_t index = w.block->index();
  switch (special) {
    case S::tidX: return thread % block.x;
    case S::tidY: return thread / block.x % block.y;
    case S::tidZ: return thread / block.x / block.y;
    case S::ntidX: return block.x;
    case S::ntidY: return block.y;
    case S::ntidZ: return block.z;
    case S::ctaidX: return index % grid.x;
    case S::ctaidY: return index / grid.x % grid.y;
    case S::ctaidZ: return index / grid.x / grid.y;
    case S::nctaidX: return grid.x;
    case S::nctaidY: return grid.y;
    case S::nctaidZ: return grid.z;
    case S::laneId: return lane;
    case S::warpId: return w.index;
    case S::warpCount: return (w.block->threads() + w.width - 1) / w.width;
    case S::maskEqual: return 1u << lane;
    case S::maskLess: return (1u << lane) - 1;
    case S::maskLessOrEqual: return (2u << lane) - 1;
    case S::maskGreater: return ~((2u << lane) - 1);
    case S::maskGreaterOrEqual: return ~((1u << lane) - 1);
    case S::warpSize: return w.width;
    case S::dynamicShared: return launch.dynamicSharedBytes;
    case S::totalShared: return w.block->sharedBytes();
    case S::clock: w.changed = true; return w.block->clock();
    case S::multiprocessorCount:
    case S::one: return 1;
    default: return 0;
  }
}

template <typename T>
const Instruction* special(Warp& w, const Instruction* i) {
  const auto which = static_cast<ptx::Special>(i->decoded->mode);
  // A clock ticks once an instruction, not once a lane.
  const bool once = which == ptx::Special::clock;
  const auto first = once ? static_cast<T>(specialOf(w, which, 0)) : T(0);
  laneByLane<T, T>(w, i, [&](T, unsigned lane) { return once ? first : static_cast<T>(specialOf(w, which, lane)); });
  WARPFOLD_NEXT;
}

/// threadIdx.x of a block with one dimension.
const Instruction* threadIndex(Warp& w, const Instruction* i) {
  if (w.block->launch().block.x != w.block->threads()) return special<std::uint32_t>(w, i);
  Alias<std::uint32_t>* const d = at<std::uint32_t>(w, i->d);
  const std::uint32_t first = w.index * w.width;
  for (unsigned lane = 0; lane < laneCount; ++lane)
    if ((w.active >> lane & 1) != 0) d[lane] = first + lane;
  WARPFOLD_NEXT;
}

const Instruction* isInSpace(Warp& w, const Instruction* i) {
  const ptx::Space space = i->decoded->space;
  std::uint32_t bits = 0;
  for (unsigned lane = 0; lane < laneCount; ++lane) {
    const std::uint64_t window = at<std::uint64_t>(w, i->a)[i->aVaries ? lane : 0] >> 32;
    const bool inside = space == ptx::Space::shared   ? window == ptx::window::shared >> 32
                        : space == ptx::Space::local  ? window == ptx::window::local >> 32
                        : space == ptx::Space::global ? window >= ptx::window::module >> 32
                                                      : false;
    bits |= static_cast<std::uint32_t>(inside) << lane;
  }
  std::uint32_t& d = mask(w, i->d);
  d = (d & ~w.active) | (bits & w.active);
  WARPFOLD_NEXT;
}

Handler copyHandler(const Decoded& decoded, bool wide) {
  return wide ? Binary<std::uint64_t, First>::of(decoded) : Binary<std::uint32_t, First>::of(decoded);
}

}  // namespace

Handler moveHandler(const Decoded& decoded) {
  const bool wide = ptx::bytesOf(decoded.type) == 8;
  if (decoded.opcode == Opcode::isspacep) return isInSpace;
  if (decoded.opcode == Opcode::cvta) {
    if (decoded.inFrame) return wide ? frameAddress<std::uint64_t> : frameAddress<std::uint32_t>;
    return wide ? Binary<std::uint64_t, Sum>::of(decoded) : Binary<std::uint32_t, Sum>::of(decoded);
  }
  if (decoded.opcode != Opcode::mov) return nullptr;
  if (decoded.type == ScalarType::pred) return movePredicate;
  if (decoded.inFrame) return wide ? frameAddress<std::uint64_t> : frameAddress<std::uint32_t>;
  if (decoded.width == 0) {
    const bool index =
        decoded.mode == static_cast<int>(ptx::Special::tidX) && !wide && decoded.results[0].kind == Slot::Kind::lanes;
    return index ? threadIndex : wide ? special<std::uint64_t> : special<std::uint32_t>;
  }
  if (decoded.width > 1) {
    if (decoded.mode != 0) return wide ? pack<std::uint64_t> : pack<std::uint32_t>;
    return wide ? unpack<std::uint64_t> : unpack<std::uint32_t>;
  }
  return copyHandler(decoded, wide);
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
