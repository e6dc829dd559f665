// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/tracing.h"

#include <algorithm>
#include <set>
#include <span>

#include "emulation/follow_registers.h"
#include "emulation/handlers.h"
#include "emulation/recorder.h"

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
std::set<std::uint32_t> valueRegisters(const std::vector<Decoded>& code) {
  std::set<std::uint32_t> registers;
  followRegisters(code, [&](const Decoded& each) {
    const auto holds = [&](const Slot& slot) { return isRegister(slot) && registers.contains(slot.offset); };
    if (!brings(each) && !(carries(each) && std::any_of(each.sources.begin(), each.sources.end(), holds))) return false;
    bool changed = false;
    for (const Slot& slot : each.results)
      if (isRegister(slot)) changed |= registers.insert(slot.offset).second;
    return changed;
  });
  return registers;
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
                           const std::vector<std::shared_ptr<const LaneOperation>>& operations) {
  const std::set<std::uint32_t> values = valueRegisters(function.together);
  const auto mayHold = [&](const Slot& slot) { return isRegister(slot) && values.contains(slot.offset); };
  std::vector<Hooks> hooks;
  for (const Decoded& each : function.together) {
    const bool matters = std::any_of(each.results.begin(), each.results.end(), mayHold);
    Hooks& here = hooks.emplace_back();
    switch (each.opcode) {
      case Opcode::ld:
      case Opcode::st: here = hooksOfMemory(each); break;
      case Opcode::atom:
      case Opcode::red: here = {tell<&Recorder::change>}; break;
      case Opcode::redux: here = {tell<&Recorder::takeArguments>}; break;
      case Opcode::operate: here = hooksOfOperation(operations[each.target]->what()); break;
      default:
        if (matters) here = carries(each) ? hooksOfCarrier(each) : Hooks{tell<&Recorder::forget>};
    }
    if (each.opcode == Opcode::ld && each.space == ptx::Space::param && !each.inFrame && matters)
      here = {tell<&Recorder::forget>};
  }
  return hooks;
}

}  // namespace warpfold::emulation
