// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Functions that are performed: where values are made.
#include <bit>
#include <cstring>
#include <map>

#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/lane_mask.h"
#include "emulation/recorder.h"
#include "emulation/warp_wide.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Slot;

std::uint64_t Recorder::bitsOf(const Warp& warp, const Slot& slot, unsigned lane) {
  std::uint64_t bits = 0;
  std::memcpy(&bits, warp.registers + slot.offset + (slot.kind == Slot::Kind::lanes ? lane * slot.bytes : 0),
              slot.bytes);
  return bits;
}

/// The identity becomes a node where it goes on to be used, and its register holds that from now on.
void Recorder::takeArguments(const Warp& warp, const Instruction* at) {
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const bool goesOn = decoded.opcode != ptx::Opcode::operate ||
                      warp.code->operation(decoded.target).what() == LaneOperation::What::reduceWarp;
  constexpr unsigned mostArguments = 2;
  if (!makeRoom(mostArguments * ptx::laneCount)) return;
  for (unsigned k = 0; k < mostArguments && decoded.sources[k].kind != Slot::Kind::none; ++k)
    forEachLane(warp.active, [&](unsigned lane) {
      const Slot& slot = decoded.sources[k];
      Argument& argument = m_arguments[k][lane] = {registers.at(slot.offset, lane), bitsOf(warp, slot, lane)};
      if (!goesOn || k != 0 || !argument.held.identity) return;
      argument.held.node = nodeOf(momentOf(warp, lane), argument);
      registers.put(slot.offset, lane, argument.held);
    });
}

void Recorder::identity(const Warp& warp, const Instruction* at) {
  HeldRegisters& registers = registersOf(warp);
  Held held;
  held.identity = true;
  forEachLane(warp.active, [&](unsigned lane) { registers.put(at->decoded->results[0].offset, lane, held); });
}

void Recorder::map(const Warp& warp, const Instruction* at) {
  if (!makeRoom(ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Slot& result = at->decoded->results[0];
  forEachLane(warp.active, [&](unsigned lane) {
    const std::uint64_t from = m_arguments[0][lane].held.from;
    Held held;
    if (from != 0) {
      const Moment now = momentOf(warp, lane);
      const auto [it, isNew] = m_inputs.try_emplace(from, Node::none);
      if (isNew)
        it->second = m_nodes.addInput(now, bitsOf(warp, result, lane), from);
      else
        m_nodes.readAgain(now, it->second);
      held.node = it->second;
    }
    registers.put(result.offset, lane, held);
  });
}

void Recorder::combine(const Warp& warp, const Instruction* at) {
  if (!makeRoom(3 * ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Slot& result = at->decoded->results[0];
  const std::uint32_t line = lineOf(warp, at);
  forEachLane(warp.active, [&](unsigned lane) {
    Held held;
    held.node =
        combined(momentOf(warp, lane), m_arguments[0][lane], m_arguments[1][lane], bitsOf(warp, result, lane), line);
    registers.put(result.offset, lane, held);
  });
}

/// Of values that lanes reduce without memory, in the order of lanes. All lanes receive the result; it stands at the
/// first of them.
template <typename Fold>
NodeId Recorder::reduce(const Warp& warp, std::uint32_t members, std::uint32_t line, Fold combine) {
  const auto first = static_cast<unsigned>(std::countr_zero(members));
  Moment now = momentOf(warp, first);
  now.lane = 0;
  NodeId sum = nodeOf(now, m_offered[first]);
  std::uint64_t bits = m_offered[first].bits;
  forEachLane(members & (members - 1), [&](unsigned lane) {
    bits = combine(bits, m_offered[lane].bits);
    m_nodes.fold(now, sum, true);
    sum = addResult(now, sum, nodeOf(now, m_offered[lane]), bits, Node::Via::shuffle, line);
  });
  return sum;
}

void Recorder::reduceWarp(const Warp& warp, const Instruction* at) {
  if (!makeRoom(2 * ptx::laneCount)) return;
  m_offered = m_arguments[0];
  Held held;
  held.shuffled = true;
  const LaneOperation& operation = warp.code->operation(at->decoded->target);
  held.node = reduce(warp, warp.active, lineOf(warp, at),
                     [&](std::uint64_t a, std::uint64_t b) { return operation.combined(a, b); });
  HeldRegisters& registers = registersOf(warp);
  forEachLane(warp.active, [&](unsigned lane) { registers.put(at->decoded->results[0].offset, lane, held); });
}

void Recorder::meet(const Warp& warp, const Instruction* at, std::uint32_t members) {
  m_reduced = {};
  bool any = false;
  if (at->decoded->opcode == ptx::Opcode::redux)
    forEachLane(members, [&](unsigned lane) { any |= m_offered[lane].held.known(); });
  if (!any || !makeRoom(2 * ptx::laneCount)) return;
  m_reduced.shuffled = true;
  m_reduced.node = reduce(warp, members, lineOf(warp, at), [&](std::uint64_t a, std::uint64_t b) {
    return reducedWord(static_cast<std::uint32_t>(a), static_cast<std::uint32_t>(b), *at->decoded);
  });
}

void Recorder::tookReduced(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes) {
  HeldRegisters& registers = registersOf(warp, window);
  forEachLane(lanes, [&](unsigned lane) { registers.put(at->decoded->results[0].offset, lane, m_reduced); });
}

/// To the last block of the cluster.
void Recorder::handOver(const Warp& warp, const Instruction* at) {
  if (!makeRoom(ptx::laneCount)) return;
  takeArguments(warp, at);
  forEachLane(warp.active, [&](unsigned lane) {
    const NodeId node = nodeOf(momentOf(warp, lane), m_arguments[1][lane]);
    m_nodes.known(node).home = clusterSpace + m_trace->block.value * clusterStride;
  });
}

void Recorder::atomic(const Warp& warp, const Instruction* at) {
  takeArguments(warp, at);
  const std::uint32_t width = m_launch.valueBytes();
  LaneAddresses addresses;
  addresses.lanes = warp.active;
  forEachLane(warp.active, [&](unsigned lane) { addresses.at[addresses.count++] = m_arguments[0][lane].bits; });
  const LaneOperation& operation = warp.code->operation(at->decoded->target);
  if (operation.readsFirst()) addRequest(warp, at, addresses, width, WarpRequest::Kind::globalLoad);
  addAtomics(warp, at, addresses, m_arguments[1], width,
             [&](std::uint64_t a, std::uint64_t b) { return operation.combined(a, b); });
}

/// Lanes one after the other, before they do it: each finds what the one before has left.
void Recorder::addAtomics(const Warp& warp, const Instruction* at, const LaneAddresses& addresses,
                          const std::array<Argument, ptx::laneCount>& operands, unsigned width,
                          const Combine& combine) {
  const std::uint32_t line = lineOf(warp, at);
  addRequest(warp, at, addresses, width, WarpRequest::Kind::atomic);
  if (!makeRoom(3 * ptx::laneCount)) return;
  std::map<std::uint64_t, std::uint64_t> left;  // by address
  std::uint32_t index = 0;
  forEachLane(warp.active, [&](unsigned lane) {
    const Word word = wordOf(warp, at, lane, addresses.at[index++], width);
    if (word.kind == Word::Kind::none) return;
    const Moment now = momentOf(warp, lane);
    const std::uint64_t before = left.try_emplace(word.address, bitsAt(word, width)).first->second;
    const std::uint64_t bits = combine(before, operands[lane].bits);
    left[word.address] = bits;
    // Other blocks may have changed the word meanwhile: what it held is known only where it is what this block left.
    const Held held = m_memory.at(word.address, width);
    const bool own = held.node != Node::none && m_nodes[held.node].bits == before;
    const NodeId found = own ? held.node : m_nodes.addInput(now, before, word.address);
    m_nodes.fold(now, found, true);
    const NodeId operand = nodeOf(now, operands[lane]);
    const NodeId node = addResult(now, found, operand, bits, Node::Via::atomic, line);
    noteHome(node, word.address);
    m_memory.put(word.address, width, {node});
    m_steps->stores(now);
  });
}

}  // namespace warpfold::emulation
