// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/liveness.h"

#include <numeric>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::ptx {

namespace {

constexpr std::uint64_t mostBits = std::uint64_t{1} << 24;

void collect(const Operand& operand, std::vector<std::int32_t>& into) {
  if (operand.reg >= 0) into.push_back(operand.reg);
  for (const Operand& each : operand.list) collect(each, into);
}

}  // namespace

RegisterUse registersOf(const Instruction& instruction) {
  RegisterUse use;
  const auto opcode = Spelling(instruction.opcode).opcode();
  const std::size_t results = opcode ? rowOf(*opcode).results : 0;
  for (std::size_t i = 0; i < instruction.operands.size(); ++i)
    collect(instruction.operands[i], i < results ? use.writes : use.reads);
  if (instruction.guard >= 0) {
    use.reads.push_back(instruction.guard);
    use.reads.insert(use.reads.end(), use.writes.begin(), use.writes.end());
  }
  return use;
}

std::vector<RegisterSet> liveAtBegin(const ControlFlow& flow, const std::vector<Instruction>& code,
                                     std::size_t registers) {
  const auto& blocks = flow.blocks();
  if (std::uint64_t{registers} * (blocks.size() + 1) > mostBits)
    throw InvalidRequest(say<"ptx-too-complex">(arg<"line">(code.front().textLine)));
  // Of each block: what it reads before it writes it, and what it writes.
  std::vector<RegisterSet> live(blocks.size() + 1, RegisterSet(registers)), written = live;
  for (std::size_t b = 0; b < blocks.size(); ++b)
    for (std::uint32_t i = blocks[b].begin; i < blocks[b].end; ++i) {
      const RegisterUse use = registersOf(code[i]);
      for (const std::int32_t reg : use.reads)
        if (!written[b].has(reg)) live[b].add(reg);
      for (const std::int32_t reg : use.writes) written[b].add(reg);
    }
  // Those whose successors may have more; the last ones of the text first.
  std::vector<std::uint32_t> open(blocks.size());
  std::iota(open.begin(), open.end(), 0u);
  std::vector<bool> isOpen(blocks.size(), true);
  while (!open.empty()) {
    const std::uint32_t b = open.back();
    open.pop_back();
    isOpen[b] = false;
    bool more = false;
    for (const std::uint32_t next : blocks[b].next) more |= live[b].addWithout(live[next], written[b]);
    if (!more) continue;
    for (const std::uint32_t before : blocks[b].previous) {
      if (!isOpen[before]) open.push_back(before);
      isOpen[before] = true;
    }
  }
  return live;
}

}  // namespace warpfold::ptx
