// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/function_reader.h"

#include <fmt/format.h>

#include <charconv>

#include "ptx/special_registers.h"
#include "ptx/variable_reader.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

constexpr std::size_t bodyScopes = 2;  // that of the parameters and that of the body

}  // namespace

LocationReader::Place LocationReader::readPlace(TokenReader& in) {
  const std::uint64_t file = in.expectCount(), line = in.expectCount();
  return {file, line, in.expectCount()};
}

Location LocationReader::locationOf(const Place& place) const {
  if (const auto found = m_inlined.find(place); found != m_inlined.end()) return found->second;
  const auto& [file, line, column] = place;
  return {static_cast<std::uint32_t>(file), static_cast<std::uint32_t>(line)};
}

void LocationReader::read(TokenReader& in) {
  const Place place = readPlace(in);
  m_now = {static_cast<std::uint32_t>(std::get<0>(place)), static_cast<std::uint32_t>(std::get<1>(place))};
  while (in.takeIf(",")) {
    if (in.takeIf("inlined_at")) {
      m_now = locationOf(readPlace(in));
      m_inlined[place] = m_now;
    } else {
      in.expect("function_name");
      in.expectName();
      if (in.takeIf("+")) in.expectCount();
    }
  }
}

Function FunctionReader::read() {
  m_function.entry = m_in.peek().is(".entry");
  m_function.textLine = m_in.lexer().line();
  m_in.take();
  m_scopes.emplace_back();
  readHead();
  if (m_in.takeIf(";")) return std::move(m_function);
  m_in.expect("{");
  m_function.defined = true;
  m_function.body.begin = m_in.lexer().lastEnd();
  readBody();
  m_function.body.end = m_in.lexer().lastEnd() - 1;
  return std::move(m_function);
}

void FunctionReader::readHead() {
  if (m_in.takeIf("(")) readParameters(m_function.results);
  m_function.name = m_in.expectName();
  if (m_in.takeIf("(")) readParameters(m_function.parameters);
  // .maxntid 256, 1, 1 and their kind, which bind the launch and not the code
  while (!m_in.peek().is("{") && !m_in.peek().is(";")) {
    const Token token = m_in.take();
    if (token.kind == Token::Kind::end || token.is("}")) m_in.fail(token);
  }
}

void FunctionReader::readParameters(std::vector<std::int32_t>& into) {
  if (m_in.takeIf(")")) return;
  do {
    Variable variable = readVariable(m_in);
    if (variable.space != Space::param) m_in.failHere();
    into.push_back(addVariable(std::move(variable)));
  } while (m_in.takeIf(","));
  m_in.expect(")");
}

void FunctionReader::openScope() {
  if (m_scopes.size() > m_in.limits().nesting) m_in.failTooMuch();
  m_scopes.emplace_back().firstInstruction = m_function.code.size();
}

/// Labels of a scope inside the body are known to the end of it: they get names of their own.
void FunctionReader::closeScope() {
  const Scope& scope = m_scopes.back();
  if (!scope.labels.empty() && m_scopes.size() > bodyScopes) {
    const auto rename = [&](std::string& name) {
      if (scope.labels.contains(name)) name += fmt::format("#{}", m_closedScopes);  // no name has that
    };
    ++m_closedScopes;
    for (std::size_t i = scope.firstInstruction; i < m_function.code.size(); ++i) {
      Instruction& instruction = m_function.code[i];
      rename(instruction.label);
      for (Operand& operand : instruction.operands)
        if (operand.kind == Operand::Kind::symbol && operand.variable < 0) rename(operand.name);
    }
  }
  m_scopes.pop_back();
}

void FunctionReader::readBody() {
  openScope();
  const std::size_t outside = m_scopes.size() - 1;
  while (m_scopes.size() > outside) {
    if (m_in.takeIf("{")) {
      openScope();
    } else if (m_in.takeIf("}")) {
      closeScope();
    } else {
      readStatement();
    }
  }
}

void FunctionReader::readStatement() {
  const Token& next = m_in.peek();
  if (m_in.takeIf(";")) return;
  if (m_in.takeIf(".loc")) return m_locations.read(m_in);
  if (next.kind == Token::Kind::word && next.text[0] == '.') return readDirective();
  readInstruction();
}

void FunctionReader::readDirective() {
  const std::string_view directive = m_in.peek().text;
  if (m_in.takeIf(".reg")) {
    readRegisters();
  } else if (spaceFromDirective(directive)) {
    addVariable(readVariable(m_in));
    m_in.expect(";");
  } else if (directive == ".extern") {  // .extern .shared in a body
    m_in.take();
    Variable variable = readVariable(m_in);
    variable.external = true;
    addVariable(std::move(variable));
    m_in.expect(";");
  } else if (directive == ".pragma" || directive == ".callprototype" || directive == ".branchtargets" ||
             directive == ".calltargets") {
    m_in.skipTo(";");
  } else {
    m_in.failHere();
  }
}

void FunctionReader::readRegisters() {
  const ScalarType type = m_in.expectType();
  do {
    const std::string name = m_in.expectName();
    if (m_in.takeIf("<")) {
      if (!m_scopes.back().ranges.emplace(name, Range{type, m_in.expectCount()}).second) failTwice(name);
      m_in.expect(">");
    } else {
      addRegister(m_scopes.back(), name, type);
    }
  } while (m_in.takeIf(","));
  m_in.expect(";");
}

void FunctionReader::failTwice(const std::string& name) const {
  throw InvalidRequest(say<"ptx-declared-twice">(arg<"line">(m_in.lexer().line()), arg<"name">(name)));
}

std::int32_t FunctionReader::addRegister(Scope& scope, const std::string& name, ScalarType type) {
  if (m_function.registers.size() >= m_in.limits().registers) m_in.failTooMuch();
  const auto index = static_cast<std::int32_t>(m_function.registers.size());
  if (!scope.registers.emplace(name, index).second) failTwice(name);
  m_function.registers.push_back({name, type});
  return index;
}

std::int32_t FunctionReader::addVariable(Variable variable) {
  const auto index = static_cast<std::int32_t>(m_function.variables.size());
  if (!m_scopes.back().variables.emplace(variable.name, index).second) failTwice(variable.name);
  m_function.variables.push_back(std::move(variable));
  return index;
}

std::int32_t FunctionReader::findRegister(const std::string& name) {
  const std::size_t digits = name.find_last_not_of("0123456789") + 1;
  std::uint64_t number = 0;
  const auto parsed = std::from_chars(name.data() + digits, name.data() + name.size(), number);
  const bool numbered = parsed.ec == std::errc() && parsed.ptr == name.data() + name.size();
  const std::string prefix = name.substr(0, digits);
  for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend(); ++scope) {
    if (const auto found = scope->registers.find(name); found != scope->registers.end()) return found->second;
    if (!numbered) continue;
    if (const auto range = scope->ranges.find(prefix); range != scope->ranges.end() && number < range->second.count)
      return addRegister(*scope, name, range->second.type);
  }
  return -1;
}

std::int32_t FunctionReader::findVariable(const std::string& name) const {
  for (auto scope = m_scopes.rbegin(); scope != m_scopes.rend(); ++scope)
    if (const auto found = scope->variables.find(name); found != scope->variables.end()) return found->second;
  return -1;
}

std::int32_t FunctionReader::expectRegister() {
  const std::uint32_t line = m_in.lexer().line();
  const std::string name = m_in.expectName();
  const std::int32_t reg = findRegister(name);
  if (reg < 0) throw InvalidRequest(say<"ptx-not-declared">(arg<"line">(line), arg<"name">(name)));
  return reg;
}

void FunctionReader::readInstruction() {
  Instruction instruction;
  instruction.location = m_locations.now();
  instruction.textLine = m_in.lexer().line();
  instruction.text.begin = m_in.lexer().begin();
  if (m_in.takeIf("@")) {
    instruction.guardNegated = m_in.takeIf("!");
    instruction.guard = expectRegister();
  }
  instruction.opcode = m_in.expectName();
  if (instruction.guard < 0 && m_in.takeIf(":")) {
    instruction.label = std::move(instruction.opcode);
    instruction.opcode.clear();
    m_scopes.back().labels.insert(instruction.label);
    m_function.code.push_back(std::move(instruction));
    return;
  }
  if (instruction.opcode[0] == '$') m_in.failHere();  // those are the decoder's own
  while (!m_in.takeIf(";")) {
    instruction.operands.push_back(readOperand());
    if (!m_in.takeIf(",") && !m_in.peek().is(";")) m_in.failHere();
  }
  instruction.text.end = m_in.lexer().lastEnd();
  m_function.code.push_back(std::move(instruction));
}

Operand FunctionReader::readList(std::string_view end) {
  if (++m_listDepth > m_in.limits().nesting) m_in.failTooMuch();
  Operand operand;
  operand.kind = Operand::Kind::list;
  while (!m_in.takeIf(end)) {
    operand.list.push_back(readOperand());
    if (!m_in.takeIf(",") && !m_in.peek().is(end)) m_in.failHere();
  }
  --m_listDepth;
  return operand;
}

Operand FunctionReader::readMemory() {
  Operand operand;
  if (m_in.peek().kind == Token::Kind::word) {
    operand = readNamed();
    if (operand.kind != Operand::Kind::reg && operand.kind != Operand::Kind::symbol) m_in.failHere();
    if (m_in.takeIf("+") || m_in.peek().is("-")) operand.value = m_in.expectLiteral().value;
  } else {
    operand.value = m_in.expectLiteral().value;
  }
  operand.kind = Operand::Kind::memory;
  m_in.expect("]");
  return operand;
}

Operand FunctionReader::readNamed() {
  Operand operand;
  operand.name = m_in.expectName();
  if (operand.name == "_") {
    operand.name.clear();
    return operand;
  }
  if (specialRegister(operand.name) != nullptr) {
    operand.kind = Operand::Kind::special;
    return operand;
  }
  operand.reg = findRegister(operand.name);
  operand.kind = operand.reg >= 0 ? Operand::Kind::reg : Operand::Kind::symbol;
  if (operand.reg < 0 && operand.name[0] == '%')
    throw InvalidRequest(say<"ptx-not-declared">(arg<"line">(m_in.lexer().line()), arg<"name">(operand.name)));
  if (operand.reg >= 0)
    operand.name.clear();
  else
    operand.variable = findVariable(operand.name);
  return operand;
}

Operand FunctionReader::readOperand() {
  if (m_in.takeIf("[")) return readMemory();
  if (m_in.takeIf("{")) return readList("}");
  if (m_in.takeIf("(")) return readList(")");
  const bool negated = m_in.takeIf("!");
  if (m_in.peek().kind != Token::Kind::word) return m_in.expectLiteral();
  Operand operand = readNamed();
  operand.negated = negated;
  if (operand.kind == Operand::Kind::symbol && m_in.takeIf("+")) operand.value = m_in.expectLiteral().value;
  if (!m_in.takeIf("|")) return operand;
  Operand pair;  // p|q: two results
  pair.kind = Operand::Kind::list;
  pair.list = {std::move(operand), readNamed()};
  return pair;
}

}  // namespace warpfold::ptx
