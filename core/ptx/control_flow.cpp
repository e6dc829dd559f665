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
  findMeets(code.empty() ? 0 : code.front().textLine);
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

/// A block from which no way leads to the exit (an endless loop) meets nowhere but there.
void ControlFlow::findMeets(std::uint32_t line) {
  Successors next(m_blocks.size() + 1);
  for (std::uint32_t b = 0; b < m_blocks.size(); ++b) next[b] = m_blocks[b].next;
  const std::vector<std::uint32_t> meets = postdominators(next, exit());
  for (std::uint32_t b = 0; b < m_blocks.size(); ++b) m_blocks[b].meet = meets[b] == noBlock ? exit() : meets[b];
  const Loops loops(next);
  if (loops.tooComplex()) throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(line)));
  findInnerMeets(loops);
}

void ControlFlow::findInnerMeets(const Loops& loops) {
  std::vector<bool> meets(loops.loops().size(), false);  // by loop
  for (std::uint32_t b = 0; b < m_blocks.size(); ++b) {
    Block& block = m_blocks[b];
    block.loop = loops.numberAt(b);
    if (!parts(b)) continue;
    for (std::uint32_t loop = loops.around(b); loop != noBlock; loop = loops.loops()[loop].parent) {
      const auto stays = [&](std::uint32_t next) { return loops.holds(loop, next); };
      if (!std::all_of(block.next.begin(), block.next.end(), stays)) continue;
      const std::uint32_t meet = loops.meetWithin(loop, b);
      if (meet == block.meet) break;
      if (meet == noBlock || (!block.inner.empty() && block.inner.back() == meet)) continue;
      block.inner.push_back(meet);
      meets[loop] = true;
    }
  }
  m_lastWithin.assign(loops.loops().size() + 1, 0);
  for (std::uint32_t i = 0; i < loops.loops().size(); ++i) {
    const Loops::Loop& loop = loops.loops()[i];
    m_lastWithin[loop.number] = loop.last;
    if (!meets[i]) continue;
    for (const std::uint32_t b : loop.blocks)
      for (const std::uint32_t next : m_blocks[b].next)
        if (next != exit() && !loops.holds(i, next)) m_blocks[next].leavesLoop = true;
  }
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
