// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/function_decoder.h"

#include <algorithm>
#include <cstring>

#include "ptx/liveness.h"
#include "ptx/loops.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

FunctionDecoder::FunctionDecoder(const Function& function, std::vector<Instruction> code, Surroundings& surroundings)
    : m_function(function),
      m_code(std::move(code)),
      m_surroundings(surroundings),
      m_flow(m_code),
      m_live(liveAtBegin(m_flow, m_code, function.registers.size())),
      m_divergence(analyseDivergence(function, m_code, m_flow, m_live)),
      m_layout(function, m_divergence) {
  for (std::size_t i = 0; i < function.variables.size(); ++i) {
    const Variable& variable = function.variables[i];
    if (variable.space != Space::local) continue;
    const std::uint64_t at = (m_localBytes + variable.alignment - 1) / variable.alignment * variable.alignment;
    if (at + variable.bytes >
        512 * 1024)  // what a thread has at most (CUDA C++ Programming Guide, Compute Capabilities)
      throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(function.textLine)));
    m_locals[static_cast<std::int32_t>(i)] = static_cast<std::uint32_t>(at);
    m_localBytes = static_cast<std::uint32_t>(at + variable.bytes);
  }
  std::vector<bool> parts(m_flow.blocks().size());
  for (std::uint32_t b = 0; b < parts.size(); ++b) parts[b] = m_flow.parts(b);
  m_leaves[false] = m_flow.leaving(m_divergence.parts);
  m_leaves[true] = m_flow.leaving(parts);
  findWaitingLoops();
}

/// A loop carries where a register has another value in a further round than in the one before: it counts or sums up.
void FunctionDecoder::findWaitingLoops() {
  const auto& blocks = m_flow.blocks();
  const WaitingLoops waiting(m_code);
  std::vector<RegisterSet> written(blocks.size(), RegisterSet(m_function.registers.size()));
  for (std::uint32_t b = 0; b < blocks.size(); ++b)
    for (std::uint32_t i = blocks[b].begin; i < blocks[b].end; ++i)
      for (const std::int32_t reg : registersOf(m_code[i]).writes) written[b].add(reg);
  m_looks.assign(blocks.size(), false);
  m_loopEnds.resize(blocks.size());
  std::size_t walked = 0;
  for (std::uint32_t last = 0; last < blocks.size(); ++last)
    for (const std::uint32_t first : blocks[last].next) {
      if (first > last || !waiting.mayWait(blocks[first].begin, blocks[last].end)) continue;
      LoopEnd& end = m_loopEnds[last];
      end = {true, false, true};
      if (walked > Loops::mostBlocks) continue;
      const std::vector<std::uint32_t> round = m_flow.between(first, last);
      walked += round.size();
      const auto any = [&](auto holds) { return std::any_of(round.begin(), round.end(), holds); };
      end.carries = any([&](std::uint32_t b) { return written[b].meets(m_live[first]); });
      end.looks =
          !end.carries && !any([&](std::uint32_t b) { return waiting.changes(blocks[b].begin, blocks[b].end); });
      for (const std::uint32_t b : round) m_looks[b] = m_looks[b] || end.looks;
    }
}

FunctionProgram FunctionDecoder::run() {
  FunctionProgram program;
  program.name = m_function.name;
  for (const bool apart : {false, true}) {
    m_into = apart ? &program.apart : &program.together;
    emitAll(apart);
    link(*m_into);
  }
  for (std::size_t reg = 0; reg < m_function.registers.size(); ++reg)
    if (!m_code.empty() && m_live.front().has(reg))
      program.unwritten.push_back(m_layout.slotOf(static_cast<std::int32_t>(reg), false));
  if (!m_function.entry) {
    const auto slotOf = [&](std::int32_t v) { return m_layout.parameter(m_function.variables[v], v); };
    for (const std::int32_t each : m_function.parameters) program.parameters.push_back(slotOf(each));
    for (const std::int32_t each : m_function.results) program.results.push_back(slotOf(each));
  }
  program.calls = std::move(m_calls);
  for (auto& meets : m_outerMeets)
    for (std::uint32_t& each : meets) each = m_meetPlaces[each];
  program.outerMeets = std::move(m_outerMeets);
  program.leads.resize(m_flow.blocks().size());
  const Meets& meets = m_flow.meets();
  for (std::uint32_t b = 0; b < m_flow.blocks().size(); ++b)
    for (std::uint32_t meet = 0; m_leaves[true][b] && meet < meets.count(); ++meet)
      program.leads[b].push_back(meets.leadsTo(b, meet));
  m_layout.finish(program);
  program.localBytes = (m_localBytes + 15) / 16 * 16;
  for (const Instruction& each : m_code) program.places.push_back({each.location, each.textLine});
  if (program.places.empty()) program.places.push_back({{}, m_function.textLine});
  return program;
}

void FunctionDecoder::emitAll(bool apart) {
  m_apart = apart;
  m_begins.clear();
  m_meetPlaces.assign(m_flow.blocks().size() + 1, noTarget);
  for (std::uint32_t b = 0; b < m_flow.blocks().size(); ++b) emitBlock(b);
  emitExit();
}

void FunctionDecoder::emitBlock(std::uint32_t block) {
  m_block = block;
  m_begins.push_back(static_cast<std::uint32_t>(m_into->size()));
  const ControlFlow::Block& code = m_flow.blocks()[block];
  const auto mark = [&](Opcode opcode) {
    Decoded decoded;
    decoded.opcode = opcode;
    decoded.source = code.begin;
    decoded.looks = m_looks[block];
    m_into->push_back(decoded);
  };
  const Meets& meets = m_flow.meets();
  const auto leave = [&] {
    if (!m_leaves[true][block]) return;
    mark(Opcode::leave);
    m_into->back().immediate = m_leaves[m_apart][block] ? std::int64_t{block} : -1;
  };
  leave();
  if (meets.numberOf(block) != noBlock) {
    m_meetPlaces[block] = static_cast<std::uint32_t>(m_into->size());
    mark(Opcode::meet);
    m_into->back().target = meets.numberOf(block);
    leave();  // behind the others that have come here, where lanes may be waited for as well
  }
  mark(Opcode::enter);
  for (std::uint32_t i = code.begin; i < code.end; ++i)
    if (m_code[i].label.empty()) emit(m_code[i], i);
}

/// Lanes of a kernel that end do not wait for others; those of a function return together.
void FunctionDecoder::emitExit() {
  m_begins.push_back(static_cast<std::uint32_t>(m_into->size()));
  Decoded last;
  last.source = m_code.empty() ? 0 : static_cast<std::uint32_t>(m_code.size() - 1);
  if (!m_function.entry) {
    m_meetPlaces.back() = m_begins.back();
    last.opcode = Opcode::meet;
    last.target = m_flow.meets().numberOf(m_flow.exit());
    m_into->push_back(last);
  }
  last.opcode = m_function.entry ? Opcode::exit : Opcode::ret;
  m_into->push_back(last);
}

void FunctionDecoder::emit(const Instruction& instruction, std::uint32_t index) {
  const Spelling spelling(instruction.opcode);
  m_instruction = &instruction;
  m_spelling = &spelling;
  m_index = index;
  if (!spelling.opcode()) refuse();
  Decoded decoded;
  decoded.opcode = *spelling.opcode();
  decoded.type = spelling.type();
  decoded.source = index;
  decoded.masked = m_apart || instruction.guard >= 0;
  if (!decodeControl(decoded) && !decodeMemory(decoded) && !decodeMove(decoded) && !decodeArithmetic(decoded)) refuse();
  expectUnderstood();
  const RegisterUse use = registersOf(instruction);
  for (const std::int32_t reg : use.writes) decoded.masked = decoded.masked || m_divergence.keep[m_block].has(reg);
  const bool guarded = instruction.guard >= 0 && !spelling.is(Opcode::bra);
  Decoded guard;
  if (guarded) {
    guard.opcode = Opcode::guardBegin;
    guard.sources[0] = m_layout.slotOf(instruction.guard, m_apart);
    guard.negated = instruction.guardNegated;
    guard.results[0] = m_layout.savedMask();
    guard.source = index;
    guard.target = static_cast<std::uint32_t>(m_into->size()) + 3;
    if (guard.sources[0].kind != Slot::Kind::predicate) refuseOperands();
    m_into->push_back(guard);
  }
  m_into->push_back(decoded);
  if (guarded) {
    guard.opcode = Opcode::guardEnd;
    guard.target = noTarget;
    m_into->push_back(guard);
  }
}

/// Targets are blocks until all of them have their place.
void FunctionDecoder::link(std::vector<Decoded>& code) const {
  for (Decoded& each : code) {
    if (each.opcode != Opcode::bra) continue;
    each.target = m_begins[each.target];
    if (each.meet != noTarget) each.meet = m_meetPlaces[each.meet];
  }
}

void FunctionDecoder::refuse() const {
  throw InvalidRequest(
      say<"ptx-not-executed">(arg<"line">(m_instruction->textLine), arg<"instruction">(m_instruction->opcode)));
}

void FunctionDecoder::refuseOperands() const {
  throw InvalidRequest(
      say<"ptx-wrong-operands">(arg<"line">(m_instruction->textLine), arg<"instruction">(m_instruction->opcode)));
}

const Operand& FunctionDecoder::operand(std::size_t i) const {
  if (i >= m_instruction->operands.size()) refuseOperands();
  return m_instruction->operands[i];
}

void FunctionDecoder::expectUnderstood() const {
  if (!m_spelling->isUnderstood()) refuse();
}

void FunctionDecoder::expectOperands(std::size_t count) const {
  if (m_instruction->operands.size() != count) refuseOperands();
}

namespace {

std::uint64_t truncated(std::uint64_t bits, unsigned bytes) {
  return bytes >= 8 ? bits : bits & ((std::uint64_t{1} << 8 * bytes) - 1);
}

/// Whether a literal may stand for a value of a type: numbers are of its kind, and bits are of its size.
bool fits(const Operand& literal, ScalarType type) {
  const bool integer = literal.kind == Operand::Kind::integer;
  if (isFloating(type)) return !integer;
  return integer ||
         (rowOf(type).kind == TypeKind::bits && bytesOf(type) == (literal.kind == Operand::Kind::single ? 4u : 8u));
}

/// The bits of a literal as a value of a type.
std::uint64_t literalBits(const Operand& literal, ScalarType type) {
  auto bits = static_cast<std::uint64_t>(literal.value);
  if (literal.kind == Operand::Kind::single && type == ScalarType::f64) {
    float narrow;
    std::memcpy(&narrow, &bits, sizeof narrow);
    const double wide = narrow;
    std::memcpy(&bits, &wide, sizeof wide);
  } else if (literal.kind == Operand::Kind::wide && type == ScalarType::f32) {
    double wide;
    std::memcpy(&wide, &bits, sizeof wide);
    const auto narrow = static_cast<float>(wide);
    bits = 0;
    std::memcpy(&bits, &narrow, sizeof narrow);
  }
  return truncated(bits, bytesOf(type));
}

}  // namespace

Slot FunctionDecoder::read(const Operand& operand, ScalarType type) {
  const Slot slot = readAny(operand, type);
  if ((slot.kind == Slot::Kind::predicate) != (type == ScalarType::pred)) refuseOperands();
  if (slot.kind != Slot::Kind::predicate && slot.bytes != laneBytes(type)) refuseOperands();
  return slot;
}

/// A register may be wider than the type here, which `Slot::bytes` tells.
Slot FunctionDecoder::readAny(const Operand& operand, ScalarType type) {
  if (type == ScalarType::none || type == ScalarType::b128) refuse();
  if (operand.negated) refuseOperands();
  switch (operand.kind) {
    case Operand::Kind::reg: {
      const Slot slot = m_layout.slotOf(operand.reg, m_apart);
      if (slot.bytes < laneBytes(type) || m_function.registers[operand.reg].type == ScalarType::b128) refuseOperands();
      return slot;
    }
    case Operand::Kind::integer:
      if (type == ScalarType::pred) return m_layout.constantPredicate(operand.value != 0);
      [[fallthrough]];
    case Operand::Kind::single:
    case Operand::Kind::wide:
      if (type == ScalarType::pred || !fits(operand, type)) refuseOperands();
      return m_layout.constant(literalBits(operand, type), laneBytes(type));
    case Operand::Kind::symbol:
      if (bytesOf(type) < 4) refuseOperands();
      return m_layout.constant(
          m_surroundings.addressOf(m_function, operand, *m_instruction) + static_cast<std::uint64_t>(operand.value),
          laneBytes(type));
    default: refuseOperands();
  }
}

Slot FunctionDecoder::readPredicate(Operand operand, Decoded& into) {
  into.negated = std::exchange(operand.negated, false);
  return read(operand, ScalarType::pred);
}

Slot FunctionDecoder::writeAny(const Operand& operand) {
  if (operand.kind == Operand::Kind::none) return m_layout.scratch(false);
  if (operand.negated || operand.kind != Operand::Kind::reg ||
      m_function.registers[operand.reg].type == ScalarType::b128)
    refuseOperands();
  return m_layout.slotOf(operand.reg, m_apart);
}

Slot FunctionDecoder::write(const Operand& operand, ScalarType type) {
  if (type == ScalarType::none || type == ScalarType::b128) refuse();
  const bool predicate = type == ScalarType::pred;
  if (operand.kind == Operand::Kind::none) {
    Slot slot = m_layout.scratch(predicate);
    slot.bytes = laneBytes(type);
    return slot;
  }
  const Slot slot = writeAny(operand);
  if ((slot.kind == Slot::Kind::predicate) != predicate || slot.bytes != laneBytes(type)) refuseOperands();
  return slot;
}

}  // namespace warpfold::ptx
