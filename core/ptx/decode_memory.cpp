// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Instructions that move values: between registers, and between registers and memory (PTX ISA, "Data Movement and
// Conversion Instructions", "Parallel Synchronization: atom, red").
#include <algorithm>

#include "ptx/function_decoder.h"
#include "ptx/special_registers.h"

namespace warpfold::ptx {

namespace {

/// PTX ISA, "Memory Consistency Model", "Scope": whether an instruction orders memory for threads of the block only.
bool isOfBlock(const Spelling& spelling) {
  return spelling.oneOf({"cta", "cluster", "gpu", "gl", "sys"}) == 0;
}

}  // namespace

bool FunctionDecoder::decodeMove(Decoded& into) {
  if (into.opcode == Opcode::cvta || into.opcode == Opcode::isspacep) into.space = m_spelling->space();
  if (into.opcode == Opcode::cvta) {
    // A space's window and its addresses are that far apart.
    const std::uint64_t base = into.space == Space::shared  ? window::shared
                               : into.space == Space::local ? window::local
                               : into.space == Space::param ? window::param
                                                            : 0;
    expectOperands(2);
    into.mode = m_spelling->has("to");
    into.results[0] = write(operand(0), into.type);
    into.inFrame = operand(1).variable >= 0 && m_locals.contains(operand(1).variable);
    into.sources[0] = into.inFrame ? m_layout.constant(m_locals[operand(1).variable], laneBytes(into.type))
                                   : read(operand(1), into.type);
    into.sources[1] = m_layout.constant(into.mode != 0 ? 0 - base : base, laneBytes(into.type));
    return true;
  }
  if (into.opcode == Opcode::isspacep) {
    expectOperands(2);
    into.results[0] = write(operand(0), ScalarType::pred);
    into.sources[0] = read(operand(1), ScalarType::u64);
    return true;
  }
  if (into.opcode != Opcode::mov) return false;
  expectOperands(2);
  if (operand(0).kind == Operand::Kind::list || operand(1).kind == Operand::Kind::list) {
    decodePacked(into);
    return true;
  }
  into.results[0] = write(operand(0), into.type);
  if (operand(1).kind == Operand::Kind::special) {
    if (bytesOf(into.type) < 4) refuseOperands();
    into.mode = static_cast<std::uint8_t>(specialRegister(operand(1).name)->special);
    into.width = 0;  // no register is read
    return true;
  }
  if (operand(1).variable >= 0 && m_locals.contains(operand(1).variable)) {
    into.inFrame = true;
    into.sources[0] = m_layout.constant(m_locals[operand(1).variable] + static_cast<std::uint64_t>(operand(1).value),
                                        laneBytes(into.type));
    return true;
  }
  into.sources[0] = read(operand(1), into.type);
  return true;
}

/// mov.b64 %rd, {%r1, %r2} and back.
void FunctionDecoder::decodePacked(Decoded& into) {
  const bool packs = operand(1).kind == Operand::Kind::list;
  const auto& parts = (packs ? operand(1) : operand(0)).list;
  const unsigned bytes = bytesOf(into.type);
  if ((parts.size() != 2 && parts.size() != 4) || bytes < 4 || bytes > 8 || bytes / parts.size() < 1) refuse();
  const unsigned part = bytes / static_cast<unsigned>(parts.size());
  const ScalarType partType = part == 4 ? ScalarType::b32 : part == 2 ? ScalarType::b16 : ScalarType::b8;
  into.width = static_cast<std::uint8_t>(parts.size());
  into.mode = packs;
  if (packs)
    into.results[0] = write(operand(0), into.type);
  else
    into.sources[0] = read(operand(1), into.type);
  for (std::size_t i = 0; i < parts.size(); ++i)
    (packs ? into.sources[i] : into.results[i]) = packs ? read(parts[i], partType) : write(parts[i], partType);
}

Slot FunctionDecoder::address(const Operand& memory, Decoded& into) {
  if (memory.kind != Operand::Kind::memory) refuseOperands();
  into.immediate = memory.value;
  if (memory.reg >= 0) {
    const Slot slot = m_layout.slotOf(memory.reg, m_apart);
    if (slot.kind == Slot::Kind::predicate) refuseOperands();
    return slot;
  }
  if (memory.name.empty()) return m_layout.constant(0, 8);
  if (memory.variable >= 0 && m_locals.contains(memory.variable)) {
    into.inFrame = true;
    return m_layout.constant(m_locals[memory.variable], 8);
  }
  return m_layout.constant(m_surroundings.addressOf(m_function, memory, *m_instruction), 8);
}

bool FunctionDecoder::decodeMemory(Decoded& into) {
  const bool accesses = rowOf(into.opcode).effect == Effect::memory || into.opcode == Opcode::prefetch;
  if (accesses) into.space = m_spelling->space();
  switch (into.opcode) {
    case Opcode::ld:
    case Opcode::ldu:
      into.opcode = Opcode::ld;
      decodeAccess(into, true);
      return true;
    case Opcode::st: decodeAccess(into, false); return true;
    case Opcode::atom:
    case Opcode::red: decodeAtomic(into); return true;
    case Opcode::prefetch: m_spelling->oneOf({"L1", "L2"}); return true;
    case Opcode::nanosleep: return true;
    case Opcode::membar:
    case Opcode::fence:
      m_spelling->oneOf({"sc", "acq_rel"});
      into.ofBlock = isOfBlock(*m_spelling);
      return true;
    default: return false;
  }
}

void FunctionDecoder::decodeAccess(Decoded& into, bool load) {
  into.width = static_cast<std::uint8_t>(m_spelling->width());
  decodeOrder(into);
  const auto order = m_spelling->oneOf({"volatile", "relaxed", "acquire", "release", "mmio", "weak"});
  into.strong = order && *order < 5;
  into.isVolatile = order == 0;
  expectUnderstood();
  if (load ? into.releases : into.acquires) refuse();
  if (into.type == ScalarType::b128) refuse();
  expectOperands(2);
  const Operand& memory = operand(load ? 1 : 0);
  const Operand& values = operand(load ? 0 : 1);
  const bool list = values.kind == Operand::Kind::list;
  if ((list ? values.list.size() : 1) != into.width || into.type == ScalarType::pred || into.type == ScalarType::none)
    refuseOperands();
  if (into.space == Space::param && isInWindow(memory))
    decodeParameter(into, memory);
  else
    into.sources[0] = address(memory, into);
  for (std::size_t i = 0; i < into.width; ++i) {
    const Operand& value = list ? values.list[i] : values;
    Slot& slot = load ? into.results[i] : into.sources[1 + i];
    slot = load ? writeAny(value) : readAny(value, into.type);
    if (slot.kind == Slot::Kind::predicate || slot.bytes < laneBytes(into.type)) refuseOperands();
  }
}

/// Whether it names a parameter or result that lies in the register file: all but the parameters of a kernel.
bool FunctionDecoder::isInWindow(const Operand& named) const {
  if (named.variable < 0 || m_function.variables[named.variable].space != Space::param) return false;
  const auto& formal = m_function.parameters;
  return !m_function.entry || !std::binary_search(formal.begin(), formal.end(), named.variable);
}

void FunctionDecoder::decodeParameter(Decoded& into, const Operand& memory) {
  const Variable& variable = m_function.variables[memory.variable];
  const std::uint64_t bytes = std::uint64_t{bytesOf(into.type)} * into.width;
  const auto at = static_cast<std::uint64_t>(memory.value);
  if (memory.kind != Operand::Kind::memory || at > variable.bytes || bytes > variable.bytes - at) refuseOperands();
  const ParameterSlot slot = m_layout.parameter(variable, memory.variable);
  into.inFrame = true;
  into.target = slot.stride;
  into.immediate = slot.offset + memory.value;
}

/// PTX ISA, "Memory Consistency Model": what an access orders, and for whom.
void FunctionDecoder::decodeOrder(Decoded& into) const {
  const auto order = m_spelling->oneOf({"relaxed", "acquire", "release", "acq_rel"});
  into.acquires = order == 1 || order == 3;
  into.releases = order == 2 || order == 3;
  into.ofBlock = isOfBlock(*m_spelling);
}

void FunctionDecoder::decodeAtomic(Decoded& into) {
  const auto operation = m_spelling->oneOf({"add", "min", "max", "inc", "dec", "exch", "cas", "and", "or", "xor"});
  if (!operation || bytesOf(into.type) < 4) refuse();
  into.mode = static_cast<std::uint8_t>(*operation);
  decodeOrder(into);
  expectUnderstood();
  using A = AtomicOperation;
  const auto mode = static_cast<A>(into.mode);
  const bool swaps = mode == A::compareAndSwap;
  if (isFloating(into.type) && mode != A::add && mode != A::min && mode != A::max && mode != A::exchange) refuse();
  const std::size_t first = into.opcode == Opcode::atom ? 1 : 0;
  expectOperands(first + (swaps ? 3 : 2));
  into.results[0] = first != 0 ? write(operand(0), into.type) : Slot{};
  into.sources[0] = address(operand(first), into);
  into.sources[1] = read(operand(first + 1), into.type);
  if (swaps) into.sources[2] = read(operand(first + 2), into.type);
}

}  // namespace warpfold::ptx
