// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/control_flow.h"

#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

bool leaves(const Instruction& instruction) {
  const auto opcode = Spelling(instruction.opcode).opcode();
  return opcode && rowOf(*opcode).effect == Effect::leaves;
}
bool branches(const Instruction& instruction) {
  return Spelling(instruction.opcode).is(Opcode::bra);
}

}  // namespace

const std::string& targetOf(const Instruction& branch) {
  if (branch.operands.size() != 1 || branch.operands[0].kind != Operand::Kind::symbol)
    throw InvalidRequest(say<"ptx-wrong-operands">(arg<"line">(branch.textLine), arg<"instruction">(branch.opcode)));
  return branch.operands[0].name;
}

ControlFlow::ControlFlow(const std::vector<Instruction>& code) {
  split(code);
  join(code);
  findMeets(code.empty() ? 0 : code.front().textLine);
}

void ControlFlow::split(const std::vector<Instruction>& code) {
  bool begins = true;
  for (std::uint32_t i = 0; i < code.size(); ++i) {
    if (begins || !code[i].label.empty()) m_blocks.push_back({i, i, {}, {}});
    m_blocks.back().end = i + 1;
    begins = code[i].label.empty() && leaves(code[i]);
    if (!code[i].label.empty() && !m_labels.emplace(code[i].label, m_blocks.size() - 1).second)
      throw InvalidRequest(say<"ptx-declared-twice">(arg<"line">(code[i].textLine), arg<"name">(code[i].label)));
    if (m_blocks.size() > mostBlocks) throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(code[i].textLine)));
  }
}

std::uint32_t ControlFlow::blockAt(const Instruction& branch) const {
  const std::string& label = targetOf(branch);
  const auto found = m_labels.find(label);
  if (found == m_labels.end())
    throw InvalidRequest(say<"ptx-not-declared">(arg<"line">(branch.textLine), arg<"name">(label)));
  return found->second;
}

void ControlFlow::join(const std::vector<Instruction>& code) {
  for (std::uint32_t b = 0; b < m_blocks.size(); ++b) {
    Block& block = m_blocks[b];
    const Instruction& last = code[block.end - 1];
    const bool jumps = branches(last);
    if (jumps) block.next.push_back(blockAt(last));
    const bool goesOn = jumps ? last.guard >= 0 : !leaves(last);
    if (goesOn && (block.next.empty() || block.next[0] != b + 1)) block.next.push_back(b + 1);
    if (block.next.empty()) block.next.push_back(exit());
  }
  for (std::uint32_t b = 0; b < m_blocks.size(); ++b)
    for (const std::uint32_t next : m_blocks[b].next)
      if (next != exit()) m_blocks[next].previous.push_back(b);
}

Successors ControlFlow::successors() const {
  Successors next(m_blocks.size() + 1);
  for (std::uint32_t b = 0; b < m_blocks.size(); ++b) next[b] = m_blocks[b].next;
  return next;
}

void ControlFlow::findMeets(std::uint32_t line) {
  m_meets.emplace(successors());
  if (m_meets->tooComplex()) throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(line)));
}

std::vector<std::uint32_t> ControlFlow::between(std::uint32_t first, std::uint32_t last) const {
  std::vector<bool> seen(m_blocks.size(), false);
  seen[first] = seen[last] = true;
  std::vector<std::uint32_t> found{last};
  for (std::size_t i = first == last ? 1 : 0; i < found.size(); ++i)
    for (const std::uint32_t before : m_blocks[found[i]].previous)
      if (!seen[before]) {
        seen[before] = true;
        found.push_back(before);
      }
  if (first != last) found.push_back(first);
  return found;
}

std::vector<bool> ControlFlow::leaving(const std::vector<bool>& parts) const {
  return m_meets->leaving(successors(), parts);
}

}  // namespace warpfold::ptx
