// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/control_flow.h"

#include <algorithm>

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
  findMeets();
}

void ControlFlow::split(const std::vector<Instruction>& code) {
  bool begins = true;
  for (std::uint32_t i = 0; i < code.size(); ++i) {
    if (begins || !code[i].label.empty()) m_blocks.push_back({i, i, {}, {}, 0});
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

/// Cooper, Harvey and Kennedy, A Simple, Fast Dominance Algorithm (2001), on the reversed graph. A block from which no
/// way leads to the exit (an endless loop) meets nowhere but there.
void ControlFlow::findMeets() {
  const std::uint32_t count = exit();
  std::vector<std::uint32_t> order(count + 1, 0), reversed;  // number in post order of the reversed graph
  std::vector<std::uint32_t> found(count, 0);
  std::vector<std::uint32_t> stack;
  std::vector<std::vector<std::uint32_t>> previous(count + 1);
  for (std::uint32_t b = 0; b < count; ++b)
    for (const std::uint32_t next : m_blocks[b].next) previous[next].push_back(b);
  std::vector<std::size_t> at(count + 1, 0);
  std::vector<bool> seen(count + 1, false);
  stack.push_back(count);
  seen[count] = true;
  while (!stack.empty()) {
    const std::uint32_t b = stack.back();
    if (at[b] < previous[b].size()) {
      const std::uint32_t next = previous[b][at[b]++];
      if (!seen[next]) {
        seen[next] = true;
        stack.push_back(next);
      }
      continue;
    }
    order[b] = static_cast<std::uint32_t>(reversed.size());
    reversed.push_back(b);
    stack.pop_back();
  }
  constexpr std::uint32_t none = ~0u;
  std::vector<std::uint32_t> meet(count + 1, none);
  meet[count] = count;
  const auto common = [&](std::uint32_t a, std::uint32_t b) {
    while (a != b) {
      while (order[a] < order[b]) a = meet[a];
      while (order[b] < order[a]) b = meet[b];
    }
    return a;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (auto b = reversed.rbegin(); b != reversed.rend(); ++b) {
      if (*b == count) continue;
      std::uint32_t best = none;
      for (const std::uint32_t next : m_blocks[*b].next)
        if (meet[next] != none) best = best == none ? next : common(next, best);
      changed |= meet[*b] != best;
      meet[*b] = best;
    }
  }
  for (std::uint32_t b = 0; b < count; ++b) m_blocks[b].meet = meet[b] == none ? count : meet[b];
}

std::vector<bool> ControlFlow::between(std::uint32_t block) const {
  std::vector<bool> inside(m_blocks.size(), false);
  std::vector<std::uint32_t> open = m_blocks[block].next;
  while (!open.empty()) {
    const std::uint32_t b = open.back();
    open.pop_back();
    if (b == exit() || b == m_blocks[block].meet || inside[b]) continue;
    inside[b] = true;
    open.insert(open.end(), m_blocks[b].next.begin(), m_blocks[b].next.end());
  }
  return inside;
}

}  // namespace warpfold::ptx
