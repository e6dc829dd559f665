// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ptx/divergence.h"

#include <algorithm>

#include "ptx/liveness.h"
#include "ptx/special_registers.h"

namespace warpfold::ptx {

namespace {

bool waits(const Spelling& spelling) {
  return spelling.opcode() && rowOf(*spelling.opcode()).effect == Effect::waits;
}

bool isOneOfAllLanes(const Operand& operand) {
  if (operand.kind != Operand::Kind::special) return false;
  return specialRegister(operand.name)->ofLane;
}

/// Whether a parameter is one of a kernel, which all lanes share; those of calls are not.
bool isOfKernel(const Instruction& load, const Function& function) {
  const std::int32_t variable = load.operands.size() == 2 ? load.operands[1].variable : -1;
  const auto& own = function.parameters;
  return function.entry && (variable < 0 || std::binary_search(own.begin(), own.end(), variable));
}

/// Whether lanes may get different results though their operands are the same.
bool differs(const Instruction& instruction, const Spelling& spelling, const Function& function) {
  switch (spelling.opcode().value_or(Opcode::trap)) {
    case Opcode::mov:
    case Opcode::cvt: return std::any_of(instruction.operands.begin(), instruction.operands.end(), isOneOfAllLanes);
    case Opcode::ld:
      return spelling.space() == Space::local || spelling.space() == Space::generic ||
             (spelling.space() == Space::param && !isOfKernel(instruction, function));
    case Opcode::atom:
    case Opcode::shfl:
    case Opcode::match:
    case Opcode::isspacep:
    case Opcode::call:
    case Opcode::operate: return true;
    default: return false;
  }
}

/// Whether all lanes of a split get one result, whatever their operands are.
bool unites(const Spelling& spelling) {
  return spelling.is(Opcode::vote) || spelling.is(Opcode::redux) || spelling.is(Opcode::activemask);
}

class Analysis {
 public:
  Analysis(const Function& function, const std::vector<Instruction>& code, const ControlFlow& flow,
           const std::vector<RegisterSet>& live)
      : m_code(code), m_flow(flow), m_live(live), m_function(function) {
    const std::size_t registers = function.registers.size(), blocks = flow.blocks().size();
    m_found.varying.assign(registers, false);
    m_found.keep.assign(blocks, RegisterSet(registers));
    m_found.parts.assign(blocks, false);
    m_spellings.reserve(code.size());
    for (const Instruction& each : code) {
      m_spellings.emplace_back(each.opcode);
      m_uses.push_back(registersOf(each));
    }
    m_isOpen.assign(code.size(), false);
    m_blockOf.assign(code.size(), 0);
    m_readers.resize(registers);
    for (std::uint32_t b = 0; b < blocks; ++b)
      for (std::uint32_t i = flow.blocks()[b].begin; i < flow.blocks()[b].end; ++i) {
        m_blockOf[i] = b;
        for (const std::int32_t reg : m_uses[i].reads) m_readers[reg].push_back(i);
      }
    findInterruptions();
  }

  /// Until nothing changes: whatever reads a register is looked at again when that varies, and whatever writes one of
  /// those that a block keeps when it keeps more.
  Divergence run() {
    for (std::uint32_t b = 0; b < m_flow.blocks().size(); ++b) openAll(b);
    while (!m_open.empty()) {
      const std::uint32_t i = m_open.back();
      m_open.pop_back();
      m_isOpen[i] = false;
      const std::uint32_t block = m_blockOf[i];
      spread(i, block);
      if (i + 1 == m_flow.blocks()[block].end) partLanes(block);
    }
    return std::move(m_found);
  }

 private:
  void findInterruptions() {
    const auto& blocks = m_flow.blocks();
    m_interrupted.assign(blocks.size(), false);
    const WaitingLoops loops(m_code);
    for (std::uint32_t b = 0; b < blocks.size(); ++b) {
      for (std::uint32_t i = blocks[b].begin; i < blocks[b].end; ++i)
        m_interrupted[b] = m_interrupted[b] || waits(m_spellings[i]);
      for (const std::uint32_t next : blocks[b].next)
        if (next <= b && loops.mayWait(blocks[next].begin, blocks[b].end)) m_interrupted[b] = true;
    }
  }

  void open(std::uint32_t i) {
    if (m_isOpen[i]) return;
    m_isOpen[i] = true;
    m_open.push_back(i);
  }
  void openAll(std::uint32_t block) {
    for (std::uint32_t i = m_flow.blocks()[block].begin; i < m_flow.blocks()[block].end; ++i) open(i);
  }

  /// A branch whose predicate varies: what both sides and the meeting points read is kept in between.
  void partLanes(std::uint32_t b) {
    const auto& block = m_flow.blocks()[b];
    const std::int32_t guard = m_code[block.end - 1].guard;
    if (m_found.parts[b] || !m_flow.parts(b) || guard < 0 || !m_found.varying[guard]) return;
    m_found.parts[b] = true;
    RegisterSet kept = m_live[m_flow.exit()];
    for (const std::uint32_t meet : m_flow.meets().of(b)) kept.add(m_live[meet]);
    for (const std::uint32_t next : block.next) kept.add(m_live[next]);
    const std::vector<bool> inside = m_flow.meets().between(b);
    bool interrupted = false;
    for (std::uint32_t each = 0; each < inside.size(); ++each) interrupted |= inside[each] && m_interrupted[each];
    if (interrupted) kept.addAll();
    const RegisterSet none(m_found.varying.size());
    for (std::uint32_t each = 0; each < inside.size(); ++each)
      if (inside[each] && m_found.keep[each].addWithout(kept, none)) openAll(each);
  }

  /// Marks what an instruction makes of varying registers, or where lanes elsewhere hold other values.
  void spread(std::uint32_t i, std::uint32_t block) {
    const RegisterUse& use = m_uses[i];
    bool varies = differs(m_code[i], m_spellings[i], m_function);
    if (!unites(m_spellings[i])) {
      for (const std::int32_t reg : use.reads) varies = varies || m_found.varying[reg];
    } else if (m_code[i].guard >= 0) {  // lanes that sit it out keep what they had
      varies = varies || m_found.varying[m_code[i].guard];
    }
    for (const std::int32_t reg : use.writes) {
      if (m_found.varying[reg] || !(varies || m_found.keep[block].has(reg))) continue;
      m_found.varying[reg] = true;
      for (const std::uint32_t reader : m_readers[reg]) open(reader);
    }
  }

  const std::vector<Instruction>& m_code;
  const ControlFlow& m_flow;
  const std::vector<RegisterSet>& m_live;
  const Function& m_function;
  std::vector<Spelling> m_spellings;
  std::vector<RegisterUse> m_uses;
  std::vector<bool> m_interrupted;
  std::vector<std::uint32_t> m_blockOf;               // by instruction
  std::vector<std::vector<std::uint32_t>> m_readers;  // instructions, by register
  std::vector<std::uint32_t> m_open;                  // to be looked at
  std::vector<bool> m_isOpen;
  Divergence m_found;
};

}  // namespace

WaitingLoops::WaitingLoops(const std::vector<Instruction>& code)
    : m_waits(code.size() + 1, 0), m_changes(code.size() + 1, 0) {
  for (std::size_t i = 0; i < code.size(); ++i) {
    const Spelling spelling(code[i].opcode);
    const Effect effect = spelling.opcode() ? rowOf(*spelling.opcode()).effect : Effect::plain;
    // At a barrier of the block the others have their turn anyhow.
    const bool barrier = (spelling.is(Opcode::bar) || spelling.is(Opcode::barrier)) && !spelling.has("warp");
    const bool waits = (effect == Effect::waits && !barrier) || effect == Effect::orders || spelling.is(Opcode::atom) ||
                       (spelling.is(Opcode::ld) && spelling.oneOf({"volatile", "relaxed", "acquire", "mmio"}));
    const bool meets = effect == Effect::waits || barrier, looks = effect == Effect::memory && spelling.is(Opcode::ld);
    const bool changes =
        meets || (effect == Effect::memory && !looks) || spelling.is(Opcode::call) || spelling.is(Opcode::operate);
    m_waits[i + 1] = m_waits[i] + waits;
    m_changes[i + 1] = m_changes[i] + changes;
  }
}

Divergence analyseDivergence(const Function& function, const std::vector<Instruction>& code, const ControlFlow& flow,
                             const std::vector<RegisterSet>& live) {
  return Analysis(function, code, flow, live).run();
}

}  // namespace warpfold::ptx
