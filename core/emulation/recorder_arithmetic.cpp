// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Kernels that call no operator: which of their instructions combine two values of the reduction. What an instruction
// has made decides, beside its operands: an addition that saturates is no sum.
#include <bit>
#include <cstring>
#include <type_traits>
#include <utility>

#include "emulation/block.h"
#include "emulation/lane_mask.h"
#include "emulation/recorder.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::Slot;

namespace {

bool isFused(const Decoded& decoded) {
  return decoded.opcode == Opcode::fma || decoded.opcode == Opcode::mad;
}

template <typename T>
std::uint64_t product(std::uint64_t left, std::uint64_t right) {
  using Bits = std::conditional_t<sizeof(T) == 8, std::uint64_t, std::uint32_t>;
  const T made = std::bit_cast<T>(static_cast<Bits>(left)) * std::bit_cast<T>(static_cast<Bits>(right));
  return std::bit_cast<Bits>(made);
}

/// Of two values of the type, as the reduction of pairs and of squares has it.
std::uint64_t productOf(ElementType type, std::uint64_t left, std::uint64_t right) {
  switch (type) {
    case ElementType::float32: return product<float>(left, right);
    case ElementType::float64: return product<double>(left, right);
    case ElementType::int64:
    case ElementType::uint64: return product<std::uint64_t>(left, right);
    default: return product<std::uint32_t>(left, right);
  }
}

}  // namespace

void Recorder::takeOperands(const Warp& warp, const Instruction* at) {
  const HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const unsigned count = isFused(decoded) ? 3 : decoded.opcode == Opcode::abs ? 1 : 2;
  for (unsigned k = 0; k < count; ++k) {
    const Slot& slot = decoded.sources[k];
    forEachLane(warp.active, [&](unsigned lane) {
      m_arguments[k][lane] = {registers.at(slot.offset, lane), bitsOf(warp, slot, lane)};
    });
  }
}

bool Recorder::isIdentity(std::uint64_t bits) const {
  // Nobody begins a sum of floats with -0, which is the identity.
  return bits == m_launch.identity || (bits == 0 && combiningOf(m_launch.op) == Operation::sum);
}

/// Operands in the order in which people write them, which compilers do not keep: what comes from another lane, or from
/// further on, is added to what the thread has.
bool Recorder::isTurnedRound(const Held& left, const Held& right) {
  if (left.shuffled != right.shuffled) return left.shuffled;
  if (left.from != 0 && right.from != 0) return left.from > right.from;
  const auto isResult = [&](const Held& held) { return held.node != Node::none && !m_nodes[held.node].isInput(); };
  return isResult(right) && !isResult(left);
}

/// What is known of op(left, right): a node; what the other one was, where one is the identity; or nothing, where they
/// are no two values of the reduction.
Held Recorder::combinedBy(const Warp& warp, const Instruction* at, unsigned lane, Argument left, Argument right,
                          std::uint64_t bits) {
  const auto isPart = [](const Held& held) { return held.node != Node::none && held.offset != 0; };
  if (isPart(left.held) || isPart(right.held) || m_launch.combine(left.bits, right.bits) != bits) return {};
  if (isTurnedRound(left.held, right.held)) std::swap(left, right);
  for (auto [one, other] : {std::pair(&left, &right), std::pair(&right, &left)})
    if (one->held.node == Node::none && isIdentity(one->bits)) {
      if (one->held.from == 0) return other->held;  // a register that a sum begins with
      one->held.identity = other->held.known();     // a word that was filled with it
    }
  const auto isValue = [](const Held& held) { return held.known() || held.from != 0; };
  const bool known = left.held.node != Node::none || right.held.node != Node::none;
  if (!known || !isValue(left.held) || !isValue(right.held)) return {};
  Held held;
  held.node = combined(momentOf(warp, lane), left, right, bits, lineOf(warp, at));
  return held;
}

/// The value that elements are mapped to, of which the first lies at `from`.
Held Recorder::term(const Warp& warp, unsigned lane, std::uint64_t from, std::uint64_t bits) {
  const Moment now = momentOf(warp, lane);
  const auto [it, isNew] = m_inputs.try_emplace(from, Node::none);
  if (isNew)
    it->second = m_nodes.addInput(now, bits, from);
  else
    m_nodes.readAgain(now, it->second);
  Held held;
  held.node = it->second;
  return held;
}

void Recorder::arithmetic(Warp& warp, const Instruction* at) {
  warp.activity.combined |= warp.active;
  if (!makeRoom(4 * ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const Slot& result = decoded.results[0];
  const bool fitting = result.bytes == m_launch.valueBytes();
  forEachLane(warp.active, [&](unsigned lane) {
    Held held;
    const std::uint64_t bits = bitsOf(warp, result, lane);
    const Argument &a = m_arguments[0][lane], &b = m_arguments[1][lane];
    if (fitting && isFused(decoded)) {
      // One rounding less than the product of its own: what the sum has become is right, and that is looked at.
      if (m_launch.mapped && a.held.from != 0 && b.held.from != 0) {
        const std::uint64_t product = productOf(m_launch.type, a.bits, b.bits);
        Argument made{term(warp, lane, a.held.from, product), product};
        const Argument& sum = m_arguments[2][lane];
        if (sum.held.node == Node::none && sum.held.from == 0 && isIdentity(sum.bits)) {
          held = made.held;
        } else if (sum.held.known()) {
          held.node = combined(momentOf(warp, lane), sum, made, bits, lineOf(warp, at));
        }
      }
    } else if (fitting) {
      held = combinedBy(warp, at, lane, a, b, bits);
    }
    registers.put(result.offset, lane, held);
  });
}

void Recorder::choose(Warp& warp, const Instruction* at) {
  warp.activity.combined |= warp.active;
  if (!makeRoom(4 * ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const Slot& result = decoded.results[0];
  forEachLane(warp.active, [&](unsigned lane) {
    const Argument &a = m_arguments[0][lane], &b = m_arguments[1][lane];
    const std::uint64_t bits = bitsOf(warp, result, lane);
    Held held = bits == a.bits ? a.held : b.held;
    const bool compared = isMadeOf(a.held, b.held) || isMadeOf(b.held, a.held);
    if (!compared && result.bytes == m_launch.valueBytes())
      if (const Held made = combinedBy(warp, at, lane, a, b, bits); made.known()) held = made;
    registers.put(result.offset, lane, held);
  });
}

/// Whether the one has been compared with the other.
bool Recorder::isMadeOf(const Held& result, const Held& operand) {
  if (result.node == Node::none || operand.node == Node::none) return false;
  const Node& node = m_nodes[result.node];
  return !node.isInput() && (node.left == operand.node || node.right == operand.node);
}

/// The larger one is their combination from now on: in its register, and in memory where it stands in the place of the
/// sum, which is the lower one.
void Recorder::compare(Warp& warp, const Instruction* at) {
  warp.activity.combined |= warp.active;
  if (!makeRoom(4 * ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const unsigned width = m_launch.valueBytes();
  if (decoded.sources[0].bytes != width) return;
  forEachLane(warp.active, [&](unsigned lane) {
    const Argument &a = m_arguments[0][lane], &b = m_arguments[1][lane];
    if (a.held.node == Node::none || b.held.node == Node::none) return;
    const std::uint64_t bits = m_launch.combine(a.bits, b.bits);
    Held held = combinedBy(warp, at, lane, a, b, bits);
    if (held.node == Node::none) return;
    const bool first = a.bits == bits;
    const Held& larger = first ? a.held : b.held;
    const Held& other = first ? b.held : a.held;
    held.from = larger.from;
    registers.put(decoded.sources[first ? 0 : 1].offset, lane, held);
    const bool standsThere = larger.from != 0 && larger.from < other.from;
    if (standsThere && m_memory.at(larger.from, width).node == larger.node)
      m_memory.put(larger.from, width, {held.node});
  });
}

/// Elements that are multiplied with each other, or of which the magnitude counts.
void Recorder::mapped(const Warp& warp, const Instruction* at) {
  if (!makeRoom(ptx::laneCount)) return;
  HeldRegisters& registers = registersOf(warp);
  const Decoded& decoded = *at->decoded;
  const Slot& result = decoded.results[0];
  const bool fitting = m_launch.mapped && result.bytes == m_launch.valueBytes();
  forEachLane(warp.active, [&](unsigned lane) {
    const Held &a = m_arguments[0][lane].held, &b = m_arguments[1][lane].held;
    const bool elements = a.from != 0 && (decoded.opcode == Opcode::abs || b.from != 0);
    registers.put(result.offset, lane,
                  fitting && elements ? term(warp, lane, a.from, bitsOf(warp, result, lane)) : Held{});
  });
}

/// An atomic access that does what the operator does: if it brings values.
void Recorder::atomicInstruction(Warp& warp, const Instruction* at) {
  warp.activity.combined |= warp.active;
  const Decoded& decoded = *at->decoded;
  const unsigned bytes = ptx::bytesOf(decoded.type);
  const Slot& source = decoded.sources[1];
  const HeldRegisters& registers = registersOf(warp);
  bool ofValues = bytes == m_launch.valueBytes();
  std::array<Argument, ptx::laneCount> operands;
  forEachLane(warp.active, [&](unsigned lane) {
    const Argument& operand = operands[lane] = {registers.at(source.offset, lane), bitsOf(warp, source, lane)};
    ofValues = ofValues && (operand.held.known() || isIdentity(operand.bits));
  });
  if (!ofValues) return change(warp, at);
  addAtomics(warp, at, addressesOf(warp, at), operands, bytes, m_launch.combine);
  clearResults(warp, at, warp.active);
}

}  // namespace warpfold::emulation
