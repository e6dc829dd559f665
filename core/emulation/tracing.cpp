// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/tracing.h"

#include <algorithm>
#include <set>
#include <span>

#include "emulation/follow_registers.h"
#include "emulation/handlers.h"
#include "emulation/recorder.h"
#include "emulation/warp.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::ScalarType;
using ptx::Slot;

namespace {

template <auto told>
const Instruction* tell(Warp& w, const Instruction* i) {
  (w.recorder->*told)(w, i);
  return i + 1;
}

bool isIntegerType(ScalarType type) {
  return type != ScalarType::none && !ptx::isFloating(type) && ptx::rowOf(type).kind != ptx::TypeKind::predicate;
}

/// Whether a result is the value of a source, or a part of it, or made of several sources that are parts of one.
bool carries(const Decoded& decoded) {
  switch (decoded.opcode) {
    case Opcode::mov: return decoded.width != 0 && !decoded.inFrame && decoded.type != ScalarType::pred;
    case Opcode::selp:
    case Opcode::shfl: return true;
    case Opcode::cvt: return isIntegerType(decoded.type) && isIntegerType(decoded.from) && !decoded.saturates;
    default: return false;
  }
}

bool combinesInMemory(const Decoded& decoded, Operation op) {
  using enum ptx::AtomicOperation;
  switch (static_cast<ptx::AtomicOperation>(decoded.mode)) {
    case add: return op == Operation::sum;
    case min: return op == Operation::min;
    case max: return op == Operation::max;
    case bitAnd: return op == Operation::bitAnd;
    case bitOr: return op == Operation::bitOr;
    case bitXor: return op == Operation::bitXor;
    default: return false;
  }
}

/// Whether it combines values by `op`, if its operands are some.
bool combines(const Decoded& decoded, Operation op) {
  switch (decoded.opcode) {
    case Opcode::add:
    case Opcode::mad:
    case Opcode::fma: return op == Operation::sum;
    case Opcode::mul: return op == Operation::product;
    case Opcode::min: return op == Operation::min;
    case Opcode::max: return op == Operation::max;
    case Opcode::setp:
    case Opcode::selp: return op == Operation::min || op == Operation::max;
    case Opcode::and_: return op == Operation::bitAnd;
    case Opcode::or_: return op == Operation::bitOr;
    case Opcode::xor_: return op == Operation::bitXor;
    case Opcode::atom:
    case Opcode::red: return combinesInMemory(decoded, op);
    default: return false;
  }
}

/// Whether it may make a value of elements: their product, their magnitude.
bool maps(const Decoded& decoded) {
  return decoded.opcode == Opcode::mul || decoded.opcode == Opcode::abs;
}

/// Whether a result may be a value of the reduction whatever its sources are.
bool brings(const Decoded& decoded) {
  switch (decoded.opcode) {
    case Opcode::ld: return decoded.space != ptx::Space::param || decoded.inFrame;
    case Opcode::operate:
    case Opcode::redux: return true;
    default: return false;
  }
}

bool isRegister(const Slot& slot) {
  return slot.kind == Slot::Kind::lanes || slot.kind == Slot::Kind::uniform;
}

/// The registers that may hold values of the reduction, by their offsets. Of others nothing needs to be known.
std::set<std::uint32_t> valueRegisters(const std::vector<Decoded>& code, std::optional<Operation> arithmetic) {
  std::set<std::uint32_t> registers;
  followRegisters(code, [&](const Decoded& each) {
    const auto holds = [&](const Slot& slot) { return isRegister(slot) && registers.contains(slot.offset); };
    const bool passes = carries(each) || (arithmetic && (combines(each, *arithmetic) || maps(each)));
    if (!brings(each) && !(passes && std::any_of(each.sources.begin(), each.sources.end(), holds))) return false;
    bool changed = false;
    for (const Slot& slot : each.results)
      if (isRegister(slot)) changed |= registers.insert(slot.offset).second;
    return changed;
  });
  return registers;
}

/// Whether all that it combines may be values. A fused multiplication and addition combines its third operand with a
/// product, an atomic access what memory holds with its second one.
bool combinesValues(const Decoded& decoded, Operation op, const std::set<std::uint32_t>& values) {
  if (!combines(decoded, op)) return false;
  const auto holds = [&](std::size_t source) {
    const Slot& slot = decoded.sources[source];
    return isRegister(slot) && values.contains(slot.offset);
  };
  switch (decoded.opcode) {
    case Opcode::atom:
    case Opcode::red: return holds(1);
    case Opcode::fma:
    case Opcode::mad: return holds(2) && (holds(0) || holds(1));
    default: return holds(0) && holds(1);
  }
}

const Instruction* mark(Warp& w, const Instruction* i) {
  w.activity.combined |= w.active;
  return i + 1;
}

Hooks hooksOfOperation(LaneOperation::What what) {
  constexpr Handler arguments = tell<&Recorder::takeArguments>;
  switch (what) {
    case LaneOperation::What::identity: return {nullptr, tell<&Recorder::identity>};
    case LaneOperation::What::map: return {arguments, tell<&Recorder::map>};
    case LaneOperation::What::combine: return {arguments, tell<&Recorder::combine>};
    case LaneOperation::What::atomic: return {tell<&Recorder::atomic>};
    case LaneOperation::What::reduceWarp: return {arguments, tell<&Recorder::reduceWarp>};
    case LaneOperation::What::handToLast: return {tell<&Recorder::handOver>};
    default: return {tell<&Recorder::forget>};
  }
}

Hooks hooksOfMove(const Decoded& decoded) {
  if (decoded.width == 1) return {tell<&Recorder::move>};
  return {decoded.mode != 0 ? tell<&Recorder::pack> : tell<&Recorder::unpack>};
}

/// Of an instruction that carries a value.
Hooks hooksOfCarrier(const Decoded& decoded) {
  switch (decoded.opcode) {
    case Opcode::mov: return hooksOfMove(decoded);
    case Opcode::selp: return {tell<&Recorder::select>};
    case Opcode::shfl: return {tell<&Recorder::takeArguments>, nullptr, baseline::exchange};
    default: return {tell<&Recorder::move>};  // between integers bits stay, as far as there is room for them
  }
}

Hooks hooksOfMemory(const Decoded& decoded) {
  if (decoded.space == ptx::Space::param) return {decoded.inFrame ? tell<&Recorder::parameterOfCall> : nullptr};
  if (decoded.opcode == Opcode::st) return {tell<&Recorder::store>};
  return {tell<&Recorder::locateLoad>, tell<&Recorder::load>};
}

}  // namespace

std::vector<Hooks> hooksOf(const ptx::FunctionProgram& function,
                           const std::vector<std::shared_ptr<const LaneOperation>>& operations,
                           std::optional<Operation> arithmetic) {
  constexpr Handler operands = tell<&Recorder::takeOperands>;
  const std::set<std::uint32_t> values = valueRegisters(function.together, arithmetic);
  const auto mayHold = [&](const Slot& slot) { return isRegister(slot) && values.contains(slot.offset); };
  std::vector<Hooks> hooks;
  for (const Decoded& each : function.together) {
    const bool matters = std::any_of(each.results.begin(), each.results.end(), mayHold);
    Hooks& here = hooks.emplace_back();
    switch (each.opcode) {
      case Opcode::ld:
      case Opcode::st: here = hooksOfMemory(each); break;
      case Opcode::atom:
      case Opcode::red: {
        const bool ofValues = arithmetic && combinesValues(each, *arithmetic, values);
        here = {ofValues ? tell<&Recorder::atomicInstruction> : tell<&Recorder::change>};
        break;
      }
      case Opcode::redux: here = {tell<&Recorder::takeArguments>}; break;
      case Opcode::operate: here = hooksOfOperation(operations[each.target]->what()); break;
      default:
        if (arithmetic && each.opcode == Opcode::setp && combinesValues(each, *arithmetic, values))
          here = {operands, tell<&Recorder::compare>};
        if (!matters) break;
        if (arithmetic && combinesValues(each, *arithmetic, values))
          here = {operands, each.opcode == Opcode::selp ? tell<&Recorder::choose> : tell<&Recorder::arithmetic>};
        else if (arithmetic && maps(each))
          here = {operands, tell<&Recorder::mapped>};
        else
          here = carries(each) ? hooksOfCarrier(each) : Hooks{tell<&Recorder::forget>};
    }
    if (each.opcode == Opcode::ld && each.space == ptx::Space::param && !each.inFrame && matters)
      here = {tell<&Recorder::forget>};
  }
  return hooks;
}

std::vector<Hooks> marksOf(const ptx::FunctionProgram& function, Operation op) {
  const std::set<std::uint32_t> values = valueRegisters(function.together, op);
  std::vector<Hooks> marks;
  for (const Decoded& each : function.together)
    marks.push_back(combinesValues(each, op, values) ? Hooks{mark} : Hooks{});
  return marks;
}

}  // namespace warpfold::emulation
