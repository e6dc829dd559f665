// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/prepared_code.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "ptx/control_flow.h"
#include "ptx/opcode.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

[[noreturn]] void refuse(const Instruction& instruction) {
  throw InvalidRequest(
      say<"ptx-wrong-operands">(arg<"line">(instruction.textLine), arg<"instruction">(instruction.opcode)));
}

bool accessesParameter(const Instruction& instruction, Opcode opcode) {
  const Spelling spelling(instruction.opcode);
  const bool ofParameter = spelling.is(opcode) && spelling.space() == Space::param;
  return ofParameter && spelling.type() != ScalarType::none && spelling.isUnderstood();
}

class Preparation {
 public:
  Preparation(const Function& function, Surroundings& surroundings)
      : m_function(function), m_surroundings(surroundings) {}

  std::vector<Instruction> run() {
    std::set<std::string_view> targets;
    for (const Instruction& each : m_function.code)
      if (Spelling(each.opcode).is(Opcode::bra)) targets.insert(targetOf(each));
    for (m_at = 0; m_at < m_function.code.size(); ++m_at) {
      const Instruction& instruction = m_function.code[m_at];
      if (!instruction.label.empty() && !targets.contains(instruction.label)) continue;
      if (Spelling(instruction.opcode).is(Opcode::call) && isOperation(instruction))
        fold(instruction);
      else if (isReducingBarrier(instruction))
        divideBarrier(instruction);
      else
        addGuarded(instruction);
    }
    return std::move(m_code);
  }

 private:
  static const Operand& calleeOf(const Instruction& call) {
    for (const Operand& each : call.operands)
      if (each.kind == Operand::Kind::symbol) return each;
    refuse(call);
  }

  /// bar.red.popc.u32 d, 0, p; of all threads of the block
  static bool isReducingBarrier(const Instruction& instruction) {
    const Spelling spelling(instruction.opcode);
    if ((!spelling.is(Opcode::bar) && !spelling.is(Opcode::barrier)) || !spelling.has("red")) return false;
    const auto& operands = instruction.operands;
    return operands.size() == 3 && operands[1].kind == Operand::Kind::integer && operands[1].value == 0 &&
           spelling.oneOf({"popc", "and", "or"});
  }

  /// What threads bring there, the barrier, and what they take from it.
  void divideBarrier(const Instruction& instruction) {
    const std::size_t red = instruction.opcode.find(".red");
    const std::string barrier = instruction.opcode.substr(0, red), kind = instruction.opcode.substr(red + 4);
    Instruction part = instruction;
    part.opcode = std::string(rowOf(Opcode::offer).name) + kind;
    part.operands = {instruction.operands[2]};
    addGuarded(part);
    part.opcode = barrier + ".sync";
    part.operands = {instruction.operands[1]};
    addGuarded(part);
    part.opcode = std::string(rowOf(Opcode::offered).name) + kind;
    part.operands = {instruction.operands[0]};
    addGuarded(part);
  }

  bool isOperation(const Instruction& call) const {
    return !m_surroundings.declarationOf(calleeOf(call), call).defined;
  }

  /// The value that was stored for an argument, right before the call.
  static Operand argument(std::map<std::int32_t, Operand>& stored, const Operand& parameter, const Instruction& call) {
    const auto found = stored.find(parameter.variable);
    if (parameter.variable < 0 || found == stored.end()) refuse(call);
    return found->second;
  }

  void fold(const Instruction& call) {
    if (call.guard >= 0) refuse(call);
    if (!Spelling(call.opcode).isUnderstood())
      throw InvalidRequest(say<"ptx-not-executed">(arg<"line">(call.textLine), arg<"instruction">(call.opcode)));
    std::map<std::int32_t, Operand> stored;
    while (!m_code.empty() && accessesParameter(m_code.back(), Opcode::st)) {
      const Instruction& store = m_code.back();
      if (store.operands.size() != 2 || store.operands[0].variable < 0 || store.guard >= 0) refuse(store);
      if (!stored.emplace(store.operands[0].variable, store.operands[1]).second) refuse(store);
      m_code.pop_back();
    }
    Instruction folded = call;
    folded.opcode = std::string(rowOf(Opcode::operate).name);
    folded.operands = {Operand{}, calleeOf(call)};
    const std::size_t callee = &calleeOf(call) - call.operands.data();
    if (callee + 1 < call.operands.size())
      for (const Operand& parameter : call.operands[callee + 1].list)
        folded.operands.push_back(argument(stored, parameter, call));
    if (callee == 1) foldResult(call, folded);
    m_code.push_back(std::move(folded));
  }

  /// What loads the result comes right behind the call, or nothing does.
  void foldResult(const Instruction& call, Instruction& folded) {
    const Operand& result = call.operands[0];
    if (result.list.size() != 1) return;
    const auto loads = [&](const Instruction& each) {
      return accessesParameter(each, Opcode::ld) && each.operands.size() == 2 &&
             each.operands[1].variable == result.list[0].variable;
    };
    const auto behind = m_function.code.begin() + static_cast<std::ptrdiff_t>(m_at) + 1;
    if (behind != m_function.code.end() && loads(*behind)) {
      folded.operands[0] = behind->operands[0];
      ++m_at;
    } else if (std::any_of(behind, m_function.code.end(), loads)) {
      refuse(call);
    }
  }

  void addGuarded(const Instruction& instruction) {
    const auto opcode = Spelling(instruction.opcode).opcode();
    const Effect effect = opcode ? rowOf(*opcode).effect : Effect::plain;
    const bool encloses =
        instruction.guard >= 0 && opcode != Opcode::bra && (effect == Effect::leaves || effect == Effect::waits);
    if (!encloses) {
      m_code.push_back(instruction);
      return;
    }
    const std::string label = fmt::format("#behind{}", m_at);
    Instruction branch = instruction;
    branch.opcode = "bra";
    branch.guardNegated = !instruction.guardNegated;
    branch.operands = {Operand{}};
    branch.operands[0].kind = Operand::Kind::symbol;
    branch.operands[0].name = label;
    m_code.push_back(std::move(branch));
    m_code.push_back(instruction);
    m_code.back().guard = -1;
    Instruction behind;
    behind.label = label;
    behind.location = instruction.location;
    behind.textLine = instruction.textLine;
    m_code.push_back(std::move(behind));
  }

  const Function& m_function;
  Surroundings& m_surroundings;
  std::vector<Instruction> m_code;
  std::size_t m_at = 0;
};

}  // namespace

std::vector<Instruction> preparedCode(const Function& function, Surroundings& surroundings) {
  return Preparation(function, surroundings).run();
}

}  // namespace warpfold::ptx
