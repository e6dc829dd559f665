// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/code.h"

#include <algorithm>

#include "emulation/handlers.h"
#include "emulation/instruction_set.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::Slot;

namespace {

Handler handlerOf(const Decoded& decoded) {
  if constexpr (compiledForAvx2)
    if (usesAvx2()) return avx2::handlerOf(decoded);
  return baseline::handlerOf(decoded);
}

}  // namespace

Code::Code(std::shared_ptr<const ptx::Program> program, const Operations& operations, bool counted, bool traced,
           std::optional<Operation> arithmetic)
    : m_program(std::move(program)),
      m_counted(counted),
      m_traced(traced),
      m_apartOf(3 * std::size_t{m_program->counters}, nullptr) {
  for (const std::string& name : m_program->operations) {
    const auto found = operations.find(name);
    if (found == operations.end())
      throw InvalidRequest(say<"ptx-unknown-function">(arg<"line">(0u), arg<"name">(name)));
    m_operations.push_back(found->second);
  }
  for (const ptx::FunctionProgram& function : m_program->functions) {
    std::vector<Hooks> hooks(function.together.size());
    if (traced)
      hooks = hooksOf(function, m_operations, arithmetic);
    else if (counted && arithmetic)
      hooks = marksOf(function, *arithmetic);
    m_together.push_back(link(function, hooks, false));
    m_apart.push_back(link(function, hooks, true));
    for (const Instruction& each : m_apart.back()) m_apartOf[numberOf(each)] = &each;
  }
}

/// An instruction by itself.
Instruction Code::linked(const ptx::FunctionProgram& function, std::uint32_t index, bool apart) const {
  const Decoded& decoded = (apart ? function.apart : function.together)[index];
  Instruction each;
  each.d = decoded.results[0].offset;
  each.a = decoded.sources[0].offset;
  // What has one source takes it as its second one too.
  each.b = (decoded.sources[1].kind == Slot::Kind::none ? decoded.sources[0] : decoded.sources[1]).offset;
  each.c = decoded.sources[2].offset;
  each.aVaries = decoded.sources[0].kind == Slot::Kind::lanes;
  each.bVaries =
      decoded.sources[1].kind == Slot::Kind::none ? each.aVaries : decoded.sources[1].kind == Slot::Kind::lanes;
  each.cVaries = decoded.sources[2].kind == Slot::Kind::lanes;
  each.counter = function.firstCounter + index;
  each.immediate = decoded.immediate;
  each.decoded = &decoded;
  const bool skipped = decoded.opcode == Opcode::enter && !m_counted;
  each.handler = skipped ? baseline::skip : handlerOf(decoded);
  const bool known = decoded.opcode != Opcode::operate || m_operations[decoded.target]->arguments() == decoded.width;
  if (each.handler == nullptr || !known) {
    const auto& place = function.places[decoded.source];
    throw InvalidRequest(
        say<"ptx-not-executed">(arg<"line">(place.textLine), arg<"instruction">(ptx::rowOf(decoded.opcode).name)));
  }
  return each;
}

/// Marks of which nothing comes are left out of Function::together: the head of a block where nothing is counted, the
/// meeting points of branches at which no lanes part, and places to leave them where nobody does. Function::apart keeps
/// all, so that each instruction has its counterpart there.
std::vector<Instruction> Code::link(const ptx::FunctionProgram& function, const std::vector<Hooks>& hooks, bool apart) {
  const std::vector<Decoded>& code = apart ? function.apart : function.together;
  std::vector<bool> meets(code.size(), false);
  for (const Decoded& each : code)
    if (each.parts && each.meet != ptx::noTarget) {
      meets[each.meet] = true;
      for (const std::uint32_t outer : function.outerMeets[each.outerMeets]) meets[outer] = true;
    }
  const auto isLeftOut = [&](std::uint32_t index) {
    const Decoded& each = code[index];
    switch (each.opcode) {
      case Opcode::enter: return !apart && !m_counted;
      case Opcode::meet: return !apart && !meets[index];
      case Opcode::leave: return !apart && each.immediate < 0;
      default: return false;
    }
  };
  std::vector<std::uint32_t> places(code.size());  // of each decoded instruction, or of the next that is linked
  std::vector<Instruction> all;
  for (std::uint32_t i = 0; i < code.size(); ++i) {
    places[i] = static_cast<std::uint32_t>(all.size());
    if (isLeftOut(i)) continue;
    const Instruction each = linked(function, i, apart);
    const auto put = [&](Handler handler, Instruction::Place place) {
      if (handler == nullptr) return;
      all.push_back(each);
      all.back().handler = handler;
      all.back().place = place;
    };
    put(hooks[i].before, Instruction::Place::before);
    put(hooks[i].instead != nullptr ? hooks[i].instead : each.handler, Instruction::Place::itself);
    put(hooks[i].after, Instruction::Place::behind);
  }
  const auto place = [&](std::uint32_t index) { return index == ptx::noTarget ? nullptr : &all[places[index]]; };
  for (Instruction& each : all) {
    const Decoded& decoded = *each.decoded;
    const bool jumps = decoded.opcode == Opcode::bra || decoded.opcode == Opcode::guardBegin;
    each.target = jumps ? place(decoded.target) : nullptr;
    each.meet = decoded.opcode == Opcode::bra ? place(decoded.meet) : nullptr;
  }
  Places& outer = m_outerMeets[apart].emplace_back();
  for (const auto& behind : function.outerMeets) {
    outer.emplace_back();
    for (const std::uint32_t each : behind) outer.back().push_back(place(each));
  }
  return all;
}

const ptx::FunctionProgram& Code::functionOf(const Instruction* instruction) const {
  const auto& functions = m_program->functions;
  const auto behind =
      std::upper_bound(functions.begin(), functions.end(), instruction->counter,
                       [](std::uint32_t counter, const auto& function) { return counter < function.firstCounter; });
  return *std::prev(behind);
}

const std::vector<const Instruction*>& Code::outerMeets(const Instruction* branch, bool apart) const {
  const auto function = &functionOf(branch) - m_program->functions.data();
  return m_outerMeets[apart][static_cast<std::size_t>(function)][branch->decoded->outerMeets];
}

const ptx::FunctionProgram::Place& Code::placeOf(const Instruction* instruction) const {
  return functionOf(instruction).places[instruction->decoded->source];
}

}  // namespace warpfold::emulation
