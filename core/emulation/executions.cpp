// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/executions.h"

#include <map>

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;

namespace {

/// Whether it stands for an instruction of the PTX: blocks, meeting points, guards and the end of a function have marks
/// of their own.
bool isInstruction(const ptx::FunctionProgram& function, std::size_t i) {
  if (i + 1 == function.together.size()) return false;
  switch (function.together[i].opcode) {
    case Opcode::enter:
    case Opcode::leave:
    case Opcode::offer:
    case Opcode::offered:
    case Opcode::meet:
    case Opcode::guardBegin:
    case Opcode::guardEnd: return false;
    default: return true;
  }
}

bool isConditional(const Decoded& decoded) {
  return decoded.opcode == Opcode::bra && decoded.sources[0].kind != ptx::Slot::Kind::none;
}

LineCounts countsOf(const InstructionCounts& counts, const Decoded& decoded) {
  LineCounts of;
  of.executions = counts.executions;
  of.lanes = counts.lanes;
  (decoded.opcode == Opcode::st ? of.stores : of.loads) = counts.requests;
  of.conflicts = counts.conflicts;
  of.divergent = counts.diverged;
  return of;
}

/// The file in which the kernel stands: that of its first instruction that has any. Code of headers is inlined there,
/// or is of functions that it calls.
std::uint32_t fileOf(const ptx::FunctionProgram& kernel) {
  for (const auto& place : kernel.places)
    if (place.location.file != 0) return place.location.file;
  return 0;
}

}  // namespace

Executions executionsOf(const LaunchCounts& counted, const ptx::Program& program, std::uint64_t warps) {
  const LaunchCounts spread = byInstruction(counted, program);
  const std::uint32_t file = fileOf(program.functions.front());
  std::map<std::uint32_t, LineCounts> lines;
  Executions executions;
  executions.warps = warps;
  for (const ptx::FunctionProgram& function : program.functions)
    for (std::size_t i = 0; i < function.together.size(); ++i) {
      const Decoded& decoded = function.together[i];
      const InstructionCounts& counts = spread.instructions[function.firstCounter + i];
      if (!isInstruction(function, i) || counts.executions == 0) continue;
      const ptx::Location location = function.places[decoded.source].location;
      lines[location.file == file ? location.line : 0] += countsOf(counts, decoded);
      if (isConditional(decoded)) executions.branches += counts.executions;
    }
  for (auto& [line, counts] : lines) {
    counts.line = line;
    executions.lines.push_back(counts);
  }
  return executions;
}

}  // namespace warpfold::emulation
