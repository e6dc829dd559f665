// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// A kernel and all that it calls, and where its variables lie.
#include <algorithm>
#include <set>
#include <unordered_map>

#include "ptx/function_decoder.h"
#include "ptx/prepared_code.h"
#include "ptx/program.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

constexpr std::uint64_t mostSharedBytes = std::uint64_t{1} << 24, mostGlobalBytes = std::uint64_t{1} << 32;
constexpr std::size_t mostBranches = ControlFlow::mostBlocks;  // of a program, whose analysis takes some seconds then

std::uint64_t roundedUp(std::uint64_t value, std::uint64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

class ProgramDecoder : public Surroundings {
 public:
  explicit ProgramDecoder(const Module& module) : m_module(module) {}

  Program run(const Function& kernel) {
    placeParameters(kernel);
    collect(kernel);
    placeVariables();
    for (const Function* function : m_functions) {
      m_program.functions.push_back(FunctionDecoder(*function, preparedCode(*function, *this), *this).run());
      m_program.functions.back().firstCounter = m_program.counters;
      m_program.counters += static_cast<std::uint32_t>(m_program.functions.back().together.size());
    }
    m_program.files = m_module.files;
    return std::move(m_program);
  }

  std::uint64_t addressOf(const Function& function, const Operand& symbol, const Instruction& user) override {
    const Variable* variable = variableOf(function, symbol);
    if (variable == nullptr)
      throw InvalidRequest(say<"ptx-not-declared">(arg<"line">(user.textLine), arg<"name">(symbol.name)));
    if (variable->space == Space::param) return parameterOffset(function, symbol.variable, user);
    const auto place = m_places.find(variable);
    if (place == m_places.end())
      throw InvalidRequest(say<"ptx-wrong-operands">(arg<"line">(user.textLine), arg<"instruction">(user.opcode)));
    return place->second;
  }

  std::uint32_t functionOf(const Operand& symbol, const Instruction& call) override {
    const Function& callee = declarationOf(symbol, call);
    const auto found = m_collected.find(&callee);
    if (found == m_collected.end())
      throw InvalidRequest(say<"ptx-unknown-function">(arg<"line">(call.textLine), arg<"name">(symbol.name)));
    return found->second;
  }

  std::uint32_t operationOf(const Operand& symbol) override {
    auto& names = m_program.operations;
    const auto [found, isNew] = m_operations.emplace(symbol.name, static_cast<std::uint32_t>(names.size()));
    if (isNew) names.push_back(symbol.name);
    return found->second;
  }

  const Function& declarationOf(const Operand& symbol, const Instruction& call) override {
    const auto callee = m_functionsByName.find(symbol.name);
    if (callee == m_functionsByName.end() || callee->second->entry)
      throw InvalidRequest(say<"ptx-unknown-function">(arg<"line">(call.textLine), arg<"name">(symbol.name)));
    return *callee->second;
  }

 private:
  void placeParameters(const Function& kernel) {
    std::uint64_t at = 0;
    for (const std::int32_t each : kernel.parameters) {
      const Variable& variable = kernel.variables[each];
      at = roundedUp(at, variable.alignment);
      if (at + variable.bytes > 32764)  // PTX ISA, "Kernel Function Parameters"
        throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(kernel.textLine)));
      m_program.parameters.push_back(
          {variable.name, static_cast<std::uint32_t>(at), static_cast<std::uint32_t>(variable.bytes)});
      at += variable.bytes;
    }
    m_program.parameterBytes = static_cast<std::uint32_t>(at);
  }

  std::uint64_t parameterOffset(const Function& function, std::int32_t index, const Instruction& user) const {
    const auto found = std::lower_bound(function.parameters.begin(), function.parameters.end(), index);
    if (!function.entry || found == function.parameters.end() || *found != index)
      throw InvalidRequest(say<"ptx-wrong-operands">(arg<"line">(user.textLine), arg<"instruction">(user.opcode)));
    return m_program.parameters[found - function.parameters.begin()].offset;
  }

  const Variable* variableOf(const Function& function, const Operand& symbol) const {
    if (symbol.variable >= 0) return &function.variables[symbol.variable];
    const auto found = m_byName.find(symbol.name);
    return found == m_byName.end() ? nullptr : found->second;
  }

  /// The functions that are called from a kernel, and the variables of the module that they name.
  void collect(const Function& kernel) {
    for (const Variable& each : m_module.variables) m_byName.emplace(each.name, &each);
    for (const Function& each : m_module.functions) {
      const Function*& known = m_functionsByName[each.name];
      if (known == nullptr || each.defined) known = &each;
    }
    m_functions.push_back(&kernel);
    std::size_t branches = 0;
    for (std::size_t i = 0; i < m_functions.size(); ++i)  // which grows
      for (const Instruction& instruction : m_functions[i]->code) {
        const Spelling spelling(instruction.opcode);
        const bool calls = spelling.is(Opcode::call);
        if (spelling.is(Opcode::bra) && ++branches > mostBranches)
          throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(instruction.textLine)));
        for (const Operand& operand : instruction.operands) note(*m_functions[i], operand, calls);
      }
  }

  /// `called`: it is what a call names, which may have the name of a variable.
  void note(const Function& function, const Operand& operand, bool called) {
    for (const Operand& each : operand.list) note(function, each, false);
    if (operand.name.empty()) return;
    if (const Variable* variable = called ? nullptr : variableOf(function, operand)) {
      if (m_used.insert(variable).second) m_inOrder.push_back(variable);
      return;
    }
    const auto found = m_functionsByName.find(operand.name);
    if (found == m_functionsByName.end() || !found->second->defined || found->second->entry) return;
    const auto number = static_cast<std::uint32_t>(m_functions.size());
    if (m_collected.emplace(found->second, number).second) m_functions.push_back(found->second);
  }

  /// Places what is used, in the order of the text; dynamic shared memory behind all other.
  void placeVariables() {
    std::vector<const Variable*> dynamic;
    for (std::size_t i = 0; i < m_inOrder.size(); ++i) {  // grows by what initial values point at
      const Variable& variable = *m_inOrder[i];
      if (variable.space == Space::shared && (variable.external || variable.bytes == 0))
        dynamic.push_back(&variable);
      else if (variable.space == Space::shared)
        place(variable, m_sharedEnd, variable.alignment, m_program.shared);
      else if (variable.space == Space::global || variable.space == Space::constant)
        place(variable, m_globalEnd, std::max<std::uint64_t>(variable.alignment, 256), m_program.globals);
      for (const Variable::Address& each : variable.addresses)
        if (const auto found = m_byName.find(each.of); found != m_byName.end() && m_used.insert(found->second).second)
          m_inOrder.push_back(found->second);
    }
    m_program.staticSharedBytes = static_cast<std::uint32_t>(roundedUp(m_sharedEnd, 16));
    m_program.takesDynamicShared = !dynamic.empty();
    for (const Variable* each : dynamic) m_places[each] = m_program.staticSharedBytes;
    for (const Variable* each : m_inOrder) fillAddresses(*each);
  }

  void place(const Variable& variable, std::uint64_t& end, std::uint64_t alignment,
             std::vector<Program::PlacedVariable>& among) {
    const std::uint64_t at = roundedUp(end, alignment);
    end = at + variable.bytes;
    if (m_sharedEnd > mostSharedBytes || m_globalEnd - window::module > mostGlobalBytes)
      throw InvalidRequest(say<"ptx-variables-too-large">(arg<"name">(variable.name), arg<"bytes">(variable.bytes)));
    m_places[&variable] = at;
    // Arrays of anything but bytes are declared as bytes, too, with the alignment of their elements.
    const std::uint64_t element = bytesOf(variable.type) == 1 ? variable.alignment : bytesOf(variable.type);
    if (&among == &m_program.globals) m_globals[&variable] = among.size();
    among.push_back({variable.name, at, variable.bytes, element, variable.initial});
  }

  /// Puts the addresses of variables into the initial value of one that points at them.
  void fillAddresses(const Variable& variable) {
    for (const Variable::Address& each : variable.addresses) {
      const auto target = m_byName.find(each.of);
      const auto placed = m_globals.find(&variable);
      if (target == m_byName.end() || placed == m_globals.end() || !m_places.contains(target->second))
        throw InvalidRequest(say<"ptx-not-declared">(arg<"line">(0u), arg<"name">(each.of)));
      const bool shared = target->second->space == Space::shared;
      const std::uint64_t address = m_places[target->second] + static_cast<std::uint64_t>(each.plus) +
                                    (each.generic && shared ? window::shared : 0);
      for (unsigned i = 0; i < bytesOf(variable.type); ++i)
        m_program.globals[placed->second].initial.at(each.at + i) = static_cast<std::byte>(address >> (8 * i));
    }
  }

  const Module& m_module;
  Program m_program;
  std::vector<const Function*> m_functions;  // the kernel first
  std::unordered_map<std::string, const Variable*> m_byName;
  std::set<const Variable*> m_used;
  std::vector<const Variable*> m_inOrder;
  std::map<const Variable*, std::size_t> m_globals;  // places in Program::globals
  std::map<std::string, const Function*> m_functionsByName;
  std::unordered_map<const Function*, std::uint32_t> m_collected;  // places in m_functions
  std::unordered_map<std::string, std::uint32_t> m_operations;     // places in Program::operations
  std::map<const Variable*, std::uint64_t> m_places;
  std::uint64_t m_sharedEnd = 0, m_globalEnd = window::module;
};

}  // namespace

const Function& kernelIn(const Module& module, std::string_view kernel) {
  std::string names;
  const Function* chosen = nullptr;
  std::size_t kernels = 0;
  for (const Function& each : module.functions) {
    if (!each.entry || !each.defined) continue;
    names += (names.empty() ? "" : ", ") + each.name;
    if (kernel.empty() || each.name == kernel) {
      chosen = &each;
      ++kernels;
    }
  }
  if (names.empty()) throw InvalidRequest(say<"ptx-without-kernel">());
  if (kernel.empty() && kernels > 1) throw InvalidRequest(say<"ptx-which-kernel">(arg<"kernels">(names)));
  if (kernels != 1) throw InvalidRequest(say<"ptx-no-kernel">(arg<"name">(kernel), arg<"kernels">(names)));
  return *chosen;
}

Program decode(const Module& module, std::string_view kernel) {
  return ProgramDecoder(module).run(kernelIn(module, kernel));
}

}  // namespace warpfold::ptx
