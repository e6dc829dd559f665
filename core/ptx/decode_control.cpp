// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Instructions that go elsewhere or that lanes do together (PTX ISA, "Control Flow Instructions", "Parallel
// Synchronization and Communication Instructions").
#include <array>

#include "ptx/function_decoder.h"

#include <algorithm>

namespace warpfold::ptx {

bool FunctionDecoder::decodeControl(Decoded& into) {
  switch (into.opcode) {
    case Opcode::bra: decodeBranch(into); return true;
    case Opcode::ret:
      if (m_function.entry) {
        into.opcode = Opcode::exit;
      } else {
        into.opcode = Opcode::bra;
        into.target = m_flow.exit();
      }
      return true;
    case Opcode::exit:
    case Opcode::trap: return true;
    case Opcode::bar:
    case Opcode::barrier: decodeBarrier(into); return true;
    case Opcode::shfl: decodeShuffle(into); return true;
    case Opcode::vote:
    case Opcode::match:
    case Opcode::redux: decodeVote(into); return true;
    case Opcode::activemask:
      expectOperands(1);
      into.results[0] = write(operand(0), ScalarType::b32);
      return true;
    case Opcode::call: decodeCall(into); return true;
    case Opcode::operate: decodeOperation(into); return true;
    case Opcode::offer:
    case Opcode::offered: decodeOffer(into); return true;
    default: return false;
  }
}

void FunctionDecoder::decodeBranch(Decoded& into) {
  into.target = m_flow.blockAt(*m_instruction);
  if (into.target <= m_block) {
    into.spins = m_loopEnds[m_block].spins;
    into.looks = m_loopEnds[m_block].looks;
    into.carries = m_loopEnds[m_block].carries;
  }
  if (m_instruction->guard < 0) return;
  into.sources[0] = m_layout.slotOf(m_instruction->guard, m_apart);
  if (into.sources[0].kind != Slot::Kind::predicate) refuseOperands();
  into.negated = m_instruction->guardNegated;
  into.parts = m_flow.parts(m_block) && (m_apart || m_divergence.parts[m_block]);
  if (!into.parts) return;
  std::vector<std::uint32_t> meets = m_flow.meets().of(m_block);
  if (m_function.entry) meets.erase(std::remove(meets.begin(), meets.end(), m_flow.exit()), meets.end());
  if (meets.empty()) return;
  into.meet = meets.front();
  meets.erase(meets.begin());
  if (meets.empty()) return;
  into.outerMeets = static_cast<std::uint32_t>(m_outerMeets.size());
  m_outerMeets.push_back(std::move(meets));
}

/// bar.sync a{, b}; barrier.sync.aligned; bar.warp.sync mask
void FunctionDecoder::decodeBarrier(Decoded& into) {
  into.type = ScalarType::u32;
  const bool ofWarp = m_spelling->oneOf({"warp", "cta"}) == 0;
  if (!m_spelling->has("sync")) refuse();
  expectUnderstood();
  const std::size_t count = m_instruction->operands.size();
  if (ofWarp) {
    into.opcode = Opcode::warpSync;
    expectOperands(1);
  } else if (count < 1 || count > 2) {
    refuseOperands();
  }
  for (std::size_t i = 0; i < count; ++i) {
    const Operand& given = operand(i);
    const bool literal = !ofWarp && given.kind == Operand::Kind::integer;  // PTX ISA, "bar, barrier": 0 to 15; warps
    if (literal && (i == 0 ? given.value < 0 || given.value > 15 : given.value <= 0 || given.value % laneCount != 0))
      refuseOperands();
    into.sources[i] = read(given, ScalarType::u32);
  }
  if (into.opcode != Opcode::warpSync) into.opcode = Opcode::bar;
  into.width = static_cast<std::uint8_t>(count);
}

/// $offer.popc.u32 p; $offered.popc.u32 d: the threads whose p is true, or whether all are, or any is
void FunctionDecoder::decodeOffer(Decoded& into) {
  const auto mode = m_spelling->oneOf({"popc", "and", "or"});
  if (!mode) refuse();
  expectOperands(1);
  into.mode = static_cast<std::uint8_t>(*mode);
  if (into.opcode == Opcode::offered) {
    into.type = *mode == 0 ? ScalarType::u32 : ScalarType::pred;
    into.results[0] = write(operand(0), into.type);
    return;
  }
  into.sources[0] = readPredicate(operand(0), into);
  if (into.sources[0].kind != Slot::Kind::predicate) refuseOperands();
}

/// shfl.sync.down.b32 d|p, a, b, c, membermask
void FunctionDecoder::decodeShuffle(Decoded& into) {
  const auto mode = m_spelling->oneOf({"up", "down", "bfly", "idx"});
  if (!mode || !m_spelling->has("sync") || bytesOf(into.type) != 4) refuse();
  into.mode = static_cast<std::uint8_t>(*mode);
  expectOperands(5);
  if (operand(0).kind == Operand::Kind::list) {
    if (operand(0).list.size() != 2) refuseOperands();
    into.results[0] = write(operand(0).list[0], into.type);
    into.results[1] = write(operand(0).list[1], ScalarType::pred);
  } else {
    into.results[0] = write(operand(0), into.type);
  }
  into.sources[0] = read(operand(1), into.type);
  for (std::size_t i = 1; i < 4; ++i) into.sources[i] = read(operand(1 + i), ScalarType::u32);
}

/// vote.sync.ballot.b32 d, p, membermask; match.any.sync.b32 d, a, membermask; redux.sync.add.s32 d, a, membermask
void FunctionDecoder::decodeVote(Decoded& into) {
  if (!m_spelling->has("sync")) refuse();
  expectOperands(3);
  into.sources[1] = read(operand(2), ScalarType::u32);
  if (into.opcode == Opcode::vote) {
    const auto mode = m_spelling->oneOf({"all", "any", "uni", "ballot"});
    if (!mode) refuse();
    into.mode = static_cast<std::uint8_t>(*mode);
    const bool ballot = static_cast<Vote>(into.mode) == Vote::ballot;
    into.results[0] = write(operand(0), ballot ? ScalarType::b32 : ScalarType::pred);
    into.sources[0] = readPredicate(operand(1), into);
    return;
  }
  if (into.opcode == Opcode::match) {
    const auto mode = m_spelling->oneOf({"any", "all"});
    if (!mode) refuse();
    into.mode = static_cast<std::uint8_t>(*mode);
    if (operand(0).kind == Operand::Kind::list && operand(0).list.size() == 2) {
      into.results[0] = write(operand(0).list[0], ScalarType::b32);
      into.results[1] = write(operand(0).list[1], ScalarType::pred);
    } else {
      into.results[0] = write(operand(0), ScalarType::b32);
    }
  } else {
    using A = AtomicOperation;
    static constexpr std::array operations{A::add, A::min, A::max, A::bitAnd, A::bitOr, A::bitXor};
    const auto operation = m_spelling->oneOf({"add", "min", "max", "and", "or", "xor"});
    if (!operation || bytesOf(into.type) != 4 || isFloating(into.type)) refuse();
    into.mode = static_cast<std::uint8_t>(operations[*operation]);
    into.results[0] = write(operand(0), into.type);
  }
  into.sources[0] = read(operand(1), into.type);
}

/// call (result), function, (arguments): parameters lie in the register file, where the callee's are copied from.
void FunctionDecoder::decodeCall(Decoded& into) {
  const auto& operands = m_instruction->operands;
  const bool returns = !operands.empty() && operands[0].kind == Operand::Kind::list;
  const Operand& callee = operand(returns ? 1 : 0);
  if (callee.kind != Operand::Kind::symbol) refuse();
  into.target = m_surroundings.functionOf(callee, *m_instruction);
  const Function& declaration = m_surroundings.declarationOf(callee, *m_instruction);
  static const std::vector<Operand> nothing;
  const auto& results = returns ? operands[0].list : nothing;
  const std::size_t behind = returns ? 2 : 1;
  const auto& arguments = operands.size() > behind ? operands[behind].list : nothing;
  if (results.size() != declaration.results.size() || arguments.size() != declaration.parameters.size())
    refuseOperands();
  const auto slotOf = [&](const Operand& here, std::int32_t there) {
    if (!isInWindow(here) || m_function.variables[here.variable].bytes != declaration.variables[there].bytes)
      refuseOperands();
    return m_layout.parameter(m_function.variables[here.variable], here.variable);
  };
  CallParameters call;
  for (std::size_t i = 0; i < results.size(); ++i) call.results.push_back(slotOf(results[i], declaration.results[i]));
  for (std::size_t i = 0; i < arguments.size(); ++i)
    call.arguments.push_back(slotOf(arguments[i], declaration.parameters[i]));
  into.immediate = static_cast<std::int64_t>(m_calls.size());
  m_calls.push_back(std::move(call));
}

/// $operate result, function, arguments
void FunctionDecoder::decodeOperation(Decoded& into) {
  const Function& declaration = m_surroundings.declarationOf(operand(1), *m_instruction);
  const std::size_t arguments = m_instruction->operands.size() - 2;
  if (arguments != declaration.parameters.size() || arguments > into.sources.size()) refuseOperands();
  into.target = m_surroundings.operationOf(operand(1));
  into.width = static_cast<std::uint8_t>(arguments);
  const auto typeOf = [&](std::int32_t variable) {
    const Variable& v = declaration.variables[variable];
    if (v.bytes != bytesOf(v.type)) refuse();  // a struct
    return v.type;
  };
  for (std::size_t i = 0; i < arguments; ++i)
    into.sources[i] = readAny(operand(2 + i), typeOf(declaration.parameters[i]));
  into.type = declaration.results.empty() ? ScalarType::none : typeOf(declaration.results[0]);
  into.results[0] = writeAny(operand(0));
}

}  // namespace warpfold::ptx
