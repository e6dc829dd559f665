// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is told of a lane that is at fault.
#include <algorithm>
#include <bit>
#include <cstring>

#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/memory_access.h"
#include "emulation/warp.h"
#include "words/say.h"

namespace warpfold::emulation {

namespace {

KernelFault::Site siteOf(const Warp& warp, const Instruction* at, unsigned lane, KernelFault::Kind kind) {
  return {kind, warp.code->placeOf(at).location, BlockId{warp.block->index()}, ThreadId{warp.threadOf(lane)}};
}

bool holds(const std::vector<std::uint32_t>& registers, const ptx::Slot& slot) {
  return slot.kind != ptx::Slot::Kind::none &&
         std::find(registers.begin(), registers.end(), slot.offset) != registers.end();
}

/// The branch back of the waiting loop that a split is in; null where it is in none of this function.
const Instruction* loopOf(const Warp& warp, const Split& split) {
  const Instruction* const end = warp.code->end(warp.windows[split.window].function, warp.apart);
  const Instruction* back = split.pc;
  while (back != end && !(back->decoded->spins && back->target <= split.pc)) ++back;
  return back == end ? nullptr : back;
}

/// The access on which it depends whether a loop is left; null where none is found in its text.
const Instruction* lookOf(const Instruction* back) {
  bool offered = false;               // what threads bring to a barrier decides
  std::vector<std::uint32_t> decide;  // registers, by Slot::offset
  for (const Instruction* each = back; each >= back->target; --each) {
    const ptx::Decoded& decoded = *each->decoded;
    const bool leaves = decoded.opcode == ptx::Opcode::bra && (each == back || each->target > back);
    const bool made = std::any_of(decoded.results.begin(), decoded.results.end(),
                                  [&](const ptx::Slot& result) { return holds(decide, result); });
    if (!made && !leaves && !(offered && decoded.opcode == ptx::Opcode::offer)) continue;
    offered |= decoded.opcode == ptx::Opcode::offered;
    const bool reads = decoded.opcode == ptx::Opcode::atom || decoded.opcode == ptx::Opcode::ld;
    if (made && reads && decoded.space != ptx::Space::param) return each;
    for (const ptx::Slot& source : decoded.sources)
      if (source.kind != ptx::Slot::Kind::none) decide.push_back(source.offset);
  }
  return nullptr;
}

std::uint64_t addressOf(const Warp& warp, const Split& split, const Instruction* at, unsigned lane) {
  const ptx::Slot& slot = at->decoded->sources[0];
  const Window& window = warp.windows[split.window];
  std::uint64_t address = 0;
  std::memcpy(&address, window.registers.get() + at->a + (at->aVaries ? lane * slot.bytes : 0), slot.bytes);
  return address + static_cast<std::uint64_t>(at->immediate) + (at->decoded->inFrame ? window.localBase : 0);
}

}  // namespace

KernelFault faultOfWaiting(const Warp& warp) {
  std::vector<Split> splits = warp.ready;
  if (warp.pc != nullptr) splits.push_back({warp.pc, warp.active, warp.frame, warp.window});
  const Split& split = *std::min_element(splits.begin(), splits.end(), [](const Split& a, const Split& b) {
    return std::countr_zero(a.lanes) < std::countr_zero(b.lanes);
  });
  const Instruction* const loop = loopOf(warp, split);
  const Instruction* const look = loop != nullptr ? lookOf(loop) : nullptr;
  const Instruction* const at = look != nullptr ? look : loop != nullptr ? loop->target : split.pc;
  const auto first = static_cast<unsigned>(std::countr_zero(split.lanes));
  KernelFault::Site site = siteOf(warp, at, first, KernelFault::Kind::deadlock);
  const auto block = arg<"block">(site.block.value);
  const auto line = arg<"line">(site.location.line);
  // One lane may look for all, and the others have no address then.
  for (std::uint32_t rest = look != nullptr ? split.lanes : 0; rest != 0; rest &= rest - 1) {
    const auto lane = static_cast<unsigned>(std::countr_zero(rest));
    const std::uint64_t address = addressOf(warp, split, look, lane);
    const Area* const area = areaAt(warp, look->decoded->space, address, 1);
    if (area == nullptr) continue;
    site.thread = ThreadId{warp.threadOf(lane)};
    site.array = area->name;
    site.index = static_cast<std::int64_t>((address - area->begin) / area->elementBytes);
    return {site, say<"fault-waits-for-word">(arg<"thread">(site.thread.value), block, line, arg<"array">(site.array),
                                              arg<"index">(site.index))};
  }
  return {site, say<"fault-waits">(arg<"thread">(site.thread.value), block, line)};
}

void renewBudget(Warp& warp, const Instruction* at) {
  if (warp.block->isOver()) throw LaunchOver();
  const auto lane = static_cast<unsigned>(std::countr_zero(warp.active));
  const bool waits = at->decoded->spins || at->decoded->opcode == ptx::Opcode::operate;
  if (warp.reserve == 0) throwFault(warp, at, lane, waits ? KernelFault::Kind::waiting : KernelFault::Kind::endless);
  const std::int64_t more = std::min(warp.reserve, instructionsAtOnce);
  warp.budget += more;
  warp.reserve -= more;
}

void throwFault(const Warp& warp, const Instruction* at, unsigned lane, KernelFault::Kind kind) {
  const KernelFault::Site site = siteOf(warp, at, lane, kind);
  const auto thread = arg<"thread">(site.thread.value);
  const auto block = arg<"block">(site.block.value);
  const auto line = arg<"line">(site.location.line);
  switch (kind) {
    case KernelFault::Kind::endless:
    case KernelFault::Kind::waiting:
      throw KernelFault(site,
                        say<"fault-endless">(thread, block, line,
                                             arg<"instructions">(warp.block->launch().limits.instructionsOfWarp)));
    case KernelFault::Kind::callDepth: throw KernelFault(site, say<"fault-call-depth">(thread, block, line));
    default: throw KernelFault(site, say<"fault-trap">(thread, block, line));
  }
}

void throwBeyond(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address) {
  const KernelFault::Site site = siteOf(warp, at, lane, KernelFault::Kind::outOfBounds);
  const auto thread = arg<"thread">(site.thread.value);
  const auto block = arg<"block">(site.block.value);
  const auto line = arg<"line">(site.location.line);
  const ptx::Space space = at->decoded->space;
  if (isLocal(space, address)) {
    const std::uint64_t byte = space == ptx::Space::generic ? address - ptx::window::local : address;
    throw KernelFault(site, say<"fault-beyond-local">(thread, block, line, arg<"byte">(static_cast<std::int64_t>(byte)),
                                                      arg<"bytes">(warp.block->localBytes())));
  }
  if (space == ptx::Space::param)
    throw KernelFault(
        site, say<"fault-beyond-parameters">(thread, block, line, arg<"byte">(address & (ptx::window::bytes - 1)),
                                             arg<"bytes">(warp.block->launch().parameters.size())));
  throw KernelFault(site, say<"fault-nowhere">(thread, block, line, arg<"address">(address)));
}

void throwMisaligned(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                     std::uint64_t bytes) {
  const KernelFault::Site site = siteOf(warp, at, lane, KernelFault::Kind::misaligned);
  throw KernelFault(
      site, say<"fault-misaligned">(arg<"thread">(site.thread.value), arg<"block">(site.block.value),
                                    arg<"line">(site.location.line), arg<"bytes">(bytes), arg<"address">(address)));
}

}  // namespace warpfold::emulation
