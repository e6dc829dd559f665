// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What is known of values goes where they go: from register to register and from lane to lane.
#include <bit>
#include <cstring>

#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Slot;

namespace {

template <typename Visit>
void visitLanes(std::uint32_t lanes, Visit visit) {
  for (; lanes != 0; lanes &= lanes - 1) visit(static_cast<unsigned>(std::countr_zero(lanes)));
}

bool isValue(const Slot& slot) {
  return slot.kind == Slot::Kind::lanes || slot.kind == Slot::Kind::uniform;
}

}  // namespace

HeldRegisters& Recorder::registersOf(const Warp& warp, std::uint32_t window) {
  auto& windows = m_registers[warp.index];
  while (windows.size() <= window)
    windows.emplace_back(warp.code->program().functions[warp.windows[windows.size()].function].windowBytes);
  return windows[window];
}

void Recorder::windowOpened(const Warp& warp, std::uint32_t window) {
  registersOf(warp, window).clear();
}

void Recorder::clearResults(const Warp& warp, const Instruction* at, std::uint32_t lanes) {
  HeldRegisters& registers = registersOf(warp);
  for (const Slot& slot : at->decoded->results)
    if (isValue(slot)) visitLanes(lanes, [&](unsigned lane) { registers.put(slot.offset, lane, {}); });
}

void Recorder::forget(const Warp& warp, const Instruction* at) {
  clearResults(warp, at, warp.active);
}

void Recorder::move(const Warp& warp, const Instruction* at) {
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  visitLanes(warp.active, [&](unsigned lane) {
    registers.put(decoded.results[0].offset, lane, registers.at(decoded.sources[0].offset, lane));
  });
}

void Recorder::select(const Warp& warp, const Instruction* at) {
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  std::uint32_t first;
  std::memcpy(&first, warp.registers + decoded.sources[2].offset, sizeof first);
  if (decoded.negated) first = ~first;
  visitLanes(warp.active, [&](unsigned lane) {
    const Slot& slot = decoded.sources[(first >> lane & 1) != 0 ? 0 : 1];
    registers.put(decoded.results[0].offset, lane, registers.at(slot.offset, lane));
  });
}

void Recorder::unpack(const Warp& warp, const Instruction* at) {
  if (!makeRoom(ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const unsigned bytes = ptx::bytesOf(decoded.type) / decoded.width;
  takeArguments(warp, at);
  visitLanes(warp.active, [&](unsigned lane) {
    Held held = m_arguments[0][lane].held;
    held.identity = false;
    for (unsigned k = 0; k < decoded.width; ++k) registers.put(decoded.results[k].offset, lane, held.behind(k * bytes));
  });
}

void Recorder::pack(const Warp& warp, const Instruction* at) {
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const unsigned bytes = ptx::bytesOf(decoded.type) / decoded.width;
  visitLanes(warp.active, [&](unsigned lane) {
    const Held first = registers.at(decoded.sources[0].offset, lane);
    bool whole = true;
    for (unsigned k = 1; k < decoded.width; ++k)
      whole = whole && registers.at(decoded.sources[k].offset, lane) == first.behind(k * bytes);
    registers.put(decoded.results[0].offset, lane, whole ? first : Held{});
  });
}

/// Parameters of calls lie in the register file, value by value.
void Recorder::parameterOfCall(const Warp& warp, const Instruction* at) {
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const unsigned bytes = ptx::bytesOf(decoded.type);
  const bool loads = decoded.opcode == ptx::Opcode::ld;
  visitLanes(warp.active, [&](unsigned lane) {
    for (unsigned k = 0; k < decoded.width; ++k) {
      const auto parameter = static_cast<std::uint32_t>(decoded.immediate) + k * bytes;
      const std::uint32_t other = (loads ? decoded.results[k] : decoded.sources[1 + k]).offset;
      const Held held = bytes < 4 ? Held{} : registers.at(loads ? parameter : other, lane);
      registers.put(loads ? other : parameter, lane, held);
    }
  });
}

void Recorder::passed(const Warp& warp, std::uint32_t lanes, std::uint32_t from,
                      const std::vector<ptx::ParameterSlot>& slots, std::uint32_t into,
                      const std::vector<ptx::ParameterSlot>& places) {
  registersOf(warp, std::max(from, into));
  const HeldRegisters& here = registersOf(warp, from);
  HeldRegisters& there = registersOf(warp, into);
  for (std::size_t i = 0; i < slots.size(); ++i)
    for (std::uint32_t at = 0; at < slots[i].stride; at += 4)
      visitLanes(lanes,
                 [&](unsigned lane) { there.put(places[i].offset + at, lane, here.at(slots[i].offset + at, lane)); });
}

void Recorder::fellApart(const Warp& warp) {
  for (std::uint32_t window = 0; window < warp.windows.size(); ++window) {
    HeldRegisters& registers = registersOf(warp, window);
    for (const auto& uniform : warp.code->program().functions[warp.windows[window].function].uniforms)
      visitLanes(warp.lanes, [&](unsigned lane) {
        registers.put(uniform.apart.offset, lane, registers.at(uniform.together.offset, lane));
      });
  }
}

// Between lanes ---------------------------------------------------------------------------------------------

void Recorder::offered(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes) {
  const Slot& slot = at->decoded->sources[0];
  if (!isValue(slot)) return;
  const HeldRegisters& registers = registersOf(warp, window);
  const std::byte* const values = warp.windows[window].registers.get() + slot.offset;
  visitLanes(lanes, [&](unsigned lane) {
    m_offered[lane] = {registers.at(slot.offset, lane), 0};
    std::memcpy(&m_offered[lane].bits, values + (slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0), slot.bytes);
  });
}

void Recorder::tookFrom(const Warp& warp, std::uint32_t window, const Instruction* at, unsigned lane, unsigned source) {
  Held held = m_offered[source].held;
  held.shuffled = held.known();
  held.identity = false;
  held.from = 0;
  registersOf(warp, window).put(at->decoded->results[0].offset, lane, held);
}

}  // namespace warpfold::emulation
