// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "emulation/instruction.h"
#include "emulation/lane_operation.h"
#include "emulation/tracing.h"
#include "ptx/program.h"

namespace warpfold::emulation {

/// A program with the functions that execute its instructions. Immutable; threads share it.
class Code {
 public:
  /// `operations`: how to carry out the functions that the program only declares. Throws InvalidRequest where one is
  /// missing, or where an instruction has a form that is not executed. `counted`: whether executions are counted.
  /// `traced`: whether a recorder is told of values; such code is for blocks that are started with one. `arithmetic`:
  /// the operator of a kernel that calls none: instructions combine values.
  Code(std::shared_ptr<const ptx::Program> program, const Operations& operations, bool counted, bool traced = false,
       std::optional<Operation> arithmetic = {});

  const ptx::Program& program() const { return *m_program; }
  bool counted() const { return m_counted; }
  bool traced() const { return m_traced; }
  const Instruction* begin(std::uint32_t function, bool apart) const {
    return (apart ? m_apart : m_together)[function].data();
  }
  const Instruction* end(std::uint32_t function, bool apart) const {
    const auto& code = (apart ? m_apart : m_together)[function];
    return code.data() + code.size();
  }
  /// The instruction of Function::apart that belongs to one of Function::together.
  const Instruction* apartOf(const Instruction* together) const { return m_apartOf[numberOf(*together)]; }
  /// The function that an instruction belongs to.
  const ptx::FunctionProgram& functionOf(const Instruction* instruction) const;
  /// Where an instruction stands in its source.
  const ptx::FunctionProgram::Place& placeOf(const Instruction* instruction) const;
  /// Where lanes that part at a branch meet if they do not come to Instruction::meet; the first to come to first.
  const std::vector<const Instruction*>& outerMeets(const Instruction* branch, bool apart) const;
  const LaneOperation& operation(std::uint32_t number) const { return *m_operations[number]; }

 private:
  /// Among all instructions and what is around them.
  static std::size_t numberOf(const Instruction& each) {
    return 3 * std::size_t{each.counter} + static_cast<std::size_t>(each.place);
  }
  std::vector<Instruction> link(const ptx::FunctionProgram& function, const std::vector<Hooks>& hooks, bool apart);
  using Places = std::vector<std::vector<const Instruction*>>;  // by ptx::Decoded::outerMeets
  Instruction linked(const ptx::FunctionProgram& function, std::uint32_t index, bool apart) const;

  std::shared_ptr<const ptx::Program> m_program;
  bool m_counted, m_traced;
  std::vector<std::shared_ptr<const LaneOperation>> m_operations;
  std::vector<std::vector<Instruction>> m_together, m_apart;  // by function
  std::vector<Places> m_outerMeets[2];                        // together and apart, by function
  std::vector<const Instruction*> m_apartOf;                  // by number
};

}  // namespace warpfold::emulation
