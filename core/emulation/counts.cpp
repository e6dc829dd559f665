// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/counts.h"

#include <algorithm>

namespace warpfold::emulation {

using ptx::Opcode;

InstructionCounts& InstructionCounts::operator+=(const InstructionCounts& o) {
  executions += o.executions;
  lanes += o.lanes;
  diverged += o.diverged;
  requests += o.requests;
  sectors += o.sectors;
  conflicts += o.conflicts;
  accesses += o.accesses;
  global += o.global;
  return *this;
}

void LaunchCounts::clear() {
  std::fill(instructions.begin(), instructions.end(), InstructionCounts{});
  barriers = threadBarriers = blankAtomics = 0;
  steps.clear();
  activity = {};
  blank = {};
  lastCount.reset();
}

LaunchCounts& LaunchCounts::operator+=(const LaunchCounts& o) {
  for (std::size_t i = 0; i < instructions.size(); ++i) instructions[i] += o.instructions[i];
  barriers += o.barriers;
  threadBarriers += o.threadBarriers;
  if (steps.size() < o.steps.size()) steps.resize(o.steps.size());
  for (std::size_t i = 0; i < o.steps.size(); ++i) steps[i] += o.steps[i];
  activity += o.activity;
  blank.add(o.blank);
  blankAtomics += o.blankAtomics;
  if (o.lastCount && (!lastCount || lastCount->block.value < o.lastCount->block.value)) lastCount = o.lastCount;
  return *this;
}

LaunchCounts byInstruction(const LaunchCounts& counted, const ptx::Program& program) {
  LaunchCounts spread = counted;
  for (const ptx::FunctionProgram& function : program.functions) {
    InstructionCounts ofBlock, guarded;
    bool inGuard = false;
    for (std::size_t i = 0; i < function.together.size(); ++i) {
      InstructionCounts& here = spread.instructions[function.firstCounter + i];
      const Opcode opcode = function.together[i].opcode;
      if (opcode == Opcode::enter) ofBlock = here;
      if (opcode == Opcode::guardBegin) guarded = here;
      const InstructionCounts& of = inGuard ? guarded : ofBlock;
      if (opcode == Opcode::meet || opcode == Opcode::leave) continue;
      here.executions = of.executions;
      here.lanes = of.lanes;
      inGuard = opcode == Opcode::guardBegin;
    }
  }
  return spread;
}

Counters countersOf(const LaunchCounts& counted) {
  Counters sum;
  for (const StepTally& step : counted.steps) sum += step.memory;
  return sum;
}

}  // namespace warpfold::emulation
