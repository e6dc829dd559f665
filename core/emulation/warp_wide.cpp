// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/warp_wide.h"

#include <bit>
#include <cstring>

#include "emulation/block_watch.h"
#include "emulation/code.h"
#include "emulation/lane_mask.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::Slot;

std::uint32_t reducedWord(std::uint32_t a, std::uint32_t b, const Decoded& decoded) {
  const bool isSigned = ptx::isSigned(decoded.type);
  const bool less = isSigned ? static_cast<std::int32_t>(a) < static_cast<std::int32_t>(b) : a < b;
  switch (static_cast<ptx::AtomicOperation>(decoded.mode)) {
    case ptx::AtomicOperation::min: return less ? a : b;
    case ptx::AtomicOperation::max: return less ? b : a;
    case ptx::AtomicOperation::bitAnd: return a & b;
    case ptx::AtomicOperation::bitOr: return a | b;
    case ptx::AtomicOperation::bitXor: return a ^ b;
    default: return a + b;
  }
}

namespace {

std::uint64_t valueOf(const std::byte* registers, const Slot& slot, unsigned lane) {
  std::uint64_t value = 0;
  const unsigned at = slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0;
  std::memcpy(&value, registers + slot.offset + at, slot.bytes);
  return value;
}

void setValue(std::byte* registers, const Slot& slot, unsigned lane, std::uint64_t value) {
  if (slot.kind == Slot::Kind::lanes) {
    std::memcpy(registers + slot.offset + lane * slot.bytes, &value, slot.bytes);
    return;
  }
  for (unsigned at = 0; at < ptx::chunkBytes; at += slot.bytes)
    std::memcpy(registers + slot.offset + at, &value, slot.bytes);
}

void setBits(std::byte* registers, const Slot& slot, std::uint32_t lanes, std::uint32_t bits) {
  std::uint32_t here;
  std::memcpy(&here, registers + slot.offset, sizeof here);
  here = (here & ~lanes) | (bits & lanes);
  std::memcpy(registers + slot.offset, &here, sizeof here);
}

/// The operand that holds the member mask.
const Slot& maskOf(const Decoded& decoded) {
  return decoded.sources[decoded.opcode == Opcode::shfl ? 3 : decoded.opcode == Opcode::warpSync ? 0 : 1];
}

/// PTX ISA, "shfl.sync". Lanes beyond the warp's width are as out of range.
void shuffle(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes, const Exchange& from) {
  std::byte* const registers = warp.windows[window].registers.get();
  const Decoded& decoded = *at->decoded;
  std::uint32_t inRange = 0;
  forEachLane(lanes, [&](unsigned lane) {
    const auto b = static_cast<unsigned>(valueOf(registers, decoded.sources[1], lane)) & 31u;
    const auto c = static_cast<unsigned>(valueOf(registers, decoded.sources[2], lane));
    const unsigned segment = c >> 8 & 31u, last = (lane & segment) | (c & 31u & ~segment);
    unsigned source = 0;
    bool valid = false;
    switch (static_cast<ptx::Shuffle>(decoded.mode)) {
      case ptx::Shuffle::up:
        source = lane - b;
        valid = static_cast<int>(lane) - static_cast<int>(b) >= static_cast<int>(last);
        break;
      case ptx::Shuffle::down:
        source = lane + b;
        valid = source <= last;
        break;
      case ptx::Shuffle::butterfly:
        source = lane ^ b;
        valid = source <= last;
        break;
      case ptx::Shuffle::index:
        source = (lane & segment) | (b & ~segment);
        valid = source <= last;
        break;
    }
    valid = valid && source < warp.width;
    inRange |= std::uint32_t{valid} << lane;
    const bool there = valid && (from.members >> source & 1) != 0;  // of another lane the value is not defined
    if (warp.watch != nullptr) {
      if (valid && !there) warp.watch->absentSource(warp, at, lane, source);
      if (!isSegment(c)) warp.watch->wrongWidth(warp, at, lane);
    }
    setValue(registers, decoded.results[0], lane, from.values[there ? source : lane]);
    if (warp.recorder != nullptr) warp.recorder->tookFrom(warp, window, at, lane, there ? source : lane);
  });
  if (decoded.results[1].kind == Slot::Kind::predicate) setBits(registers, decoded.results[1], lanes, inRange);
}

void vote(std::byte* registers, const Decoded& decoded, std::uint32_t lanes, const Exchange& from) {
  const std::uint32_t bits = from.bits & from.members;
  const bool all = bits == from.members, none = bits == 0;
  switch (static_cast<ptx::Vote>(decoded.mode)) {
    case ptx::Vote::ballot:
      forEachLane(lanes, [&](unsigned lane) { setValue(registers, decoded.results[0], lane, bits); });
      break;
    case ptx::Vote::all: setBits(registers, decoded.results[0], lanes, all ? ~0u : 0); break;
    case ptx::Vote::any: setBits(registers, decoded.results[0], lanes, none ? 0 : ~0u); break;
    case ptx::Vote::uniform: setBits(registers, decoded.results[0], lanes, all || none ? ~0u : 0); break;
  }
}

void match(std::byte* registers, const Decoded& decoded, std::uint32_t lanes, const Exchange& from) {
  const auto equal = [&](std::uint64_t value) {
    std::uint32_t mask = 0;
    forEachLane(from.members, [&](unsigned lane) { mask |= std::uint32_t{from.values[lane] == value} << lane; });
    return mask;
  };
  const bool some = from.members != 0;  // a mask may name lanes only that are not there
  const bool all = some && equal(from.values[static_cast<unsigned>(std::countr_zero(from.members))]) == from.members;
  forEachLane(lanes, [&](unsigned lane) {
    const std::uint32_t mask = decoded.mode == 0 ? equal(from.values[lane]) : all ? from.members : 0;
    setValue(registers, decoded.results[0], lane, mask);
  });
  if (decoded.results[1].kind == Slot::Kind::predicate) setBits(registers, decoded.results[1], lanes, all ? ~0u : 0);
}

void redux(std::byte* registers, const Decoded& decoded, std::uint32_t lanes, const Exchange& from) {
  std::uint32_t sum = 0;
  if (from.members != 0) {
    sum = static_cast<std::uint32_t>(from.values[static_cast<unsigned>(std::countr_zero(from.members))]);
    forEachLane(from.members & (from.members - 1),
                [&](unsigned lane) { sum = reducedWord(sum, static_cast<std::uint32_t>(from.values[lane]), decoded); });
  }
  forEachLane(lanes, [&](unsigned lane) { setValue(registers, decoded.results[0], lane, sum); });
}

}  // namespace

void putIn(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes, Exchange& into) {
  const std::byte* const registers = warp.windows[window].registers.get();
  if (warp.recorder != nullptr) warp.recorder->offered(warp, window, at, lanes);
  const Decoded& decoded = *at->decoded;
  const Slot& slot = decoded.sources[0];
  if (slot.kind == Slot::Kind::predicate) {
    std::uint32_t bits;
    std::memcpy(&bits, registers + slot.offset, sizeof bits);
    into.bits |= (decoded.negated ? ~bits : bits) & lanes;
    return;
  }
  forEachLane(lanes, [&](unsigned lane) { into.values[lane] = valueOf(registers, slot, lane); });
}

void takeOut(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes, const Exchange& from) {
  std::byte* const registers = warp.windows[window].registers.get();
  switch (at->decoded->opcode) {
    case Opcode::shfl: return shuffle(warp, window, at, lanes, from);
    case Opcode::vote: return vote(registers, *at->decoded, lanes, from);
    case Opcode::match: return match(registers, *at->decoded, lanes, from);
    default:
      if (warp.recorder != nullptr) warp.recorder->tookReduced(warp, window, at, lanes);
      return redux(registers, *at->decoded, lanes, from);
  }
}

bool isSegment(std::uint32_t c) {
  const std::uint32_t within = ~(c >> 8) & 31u;
  return (within & (within + 1)) == 0;
}

std::uint32_t wordOfAll(Warp& warp, const Instruction*& at, const Slot& slot) {
  const auto first = static_cast<unsigned>(std::countr_zero(warp.active));
  const auto word = static_cast<std::uint32_t>(valueOf(warp.registers, slot, first));
  if (slot.kind != Slot::Kind::lanes) return word;
  std::uint32_t same = 0;
  forEachLane(warp.active,
              [&](unsigned lane) { same |= std::uint32_t{valueOf(warp.registers, slot, lane) == word} << lane; });
  if (same != warp.active) {
    warp.fallApart();
    at = warp.code->apartOf(at);
    warp.ready.push_back({at, warp.active & ~same, warp.frame, warp.window});
    warp.active = same;
  }
  return word;
}

std::uint32_t membersOf(Warp& warp, const Instruction*& at) {
  const std::uint32_t mask = wordOfAll(warp, at, maskOf(*at->decoded));
  if (warp.watch != nullptr) [[unlikely]]
    forEachLane(warp.active & ~mask, [&](unsigned lane) { warp.watch->outsideMask(warp, at, lane); });
  return mask;
}

bool openWarpWide(Warp& warp) {
  for (std::size_t i = 0; i < warp.waiting.size(); ++i) {
    const Wait first = warp.waiting[i];
    if (first.kind == Wait::Kind::barrier) continue;
    const Decoded& what = *first.split.pc->decoded;
    const auto belongs = [&](const Wait& w) {
      const Decoded& other = *w.split.pc->decoded;  // the same instruction, wherever it stands
      return w.kind == first.kind && w.members == first.members && other.opcode == what.opcode &&
             other.mode == what.mode && other.type == what.type;
    };
    Exchange exchange;
    exchange.members = first.members & warp.alive();
    std::uint32_t there = 0;
    for (const Wait& each : warp.waiting)
      if (belongs(each)) there |= each.split.lanes;
    if ((exchange.members & ~there) != 0) continue;
    if (first.kind == Wait::Kind::warpSync && warp.watch != nullptr) warp.watch->meet(warp, exchange.members);
    warp.endPart(first.split.pc);
    if (first.kind == Wait::Kind::exchange) {
      for (const Wait& each : warp.waiting)
        if (belongs(each)) putIn(warp, each.split.window, each.split.pc, each.split.lanes, exchange);
      if (warp.recorder != nullptr) warp.recorder->meet(warp, first.split.pc, exchange.members);
      for (const Wait& each : warp.waiting)
        if (belongs(each)) takeOut(warp, each.split.window, each.split.pc, each.split.lanes, exchange);
    }
    warp.resume(belongs);
    warp.state = Warp::State::ready;
    return true;
  }
  return false;
}

}  // namespace warpfold::emulation
