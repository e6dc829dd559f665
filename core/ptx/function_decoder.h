// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "ptx/control_flow.h"
#include "ptx/divergence.h"
#include "ptx/program.h"
#include "ptx/window_layout.h"

namespace warpfold::ptx {

/// What functions of a program refer to besides their own registers.
class Surroundings {
 public:
  virtual ~Surroundings() = default;
  /// The address of a variable in its space. Throws InvalidRequest where there is none of that name.
  virtual std::uint64_t addressOf(const Function& function, const Operand& symbol, const Instruction& user) = 0;
  /// The number of a function that is called, or of an operation that the machine performs.
  virtual std::uint32_t functionOf(const Operand& symbol, const Instruction& call) = 0;
  virtual std::uint32_t operationOf(const Operand& symbol) = 0;
  virtual const Function& declarationOf(const Operand& symbol, const Instruction& call) = 0;
};

/// Decodes one function. More methods than usual: one for each family of instructions.
class FunctionDecoder {
 public:
  FunctionDecoder(const Function& function, std::vector<Instruction> code, Surroundings& surroundings);
  FunctionProgram run();

 private:
  void findWaitingLoops();
  void emitAll(bool apart);
  void emitBlock(std::uint32_t block);
  void emitExit();
  void emit(const Instruction& instruction, std::uint32_t index);
  void link(std::vector<Decoded>& code) const;

  // Opcode by opcode; in decode_arithmetic.cpp, decode_memory.cpp and decode_control.cpp.
  bool decodeArithmetic(Decoded& into);
  void decodeTernary(Decoded& into);
  void decodeMultiply(Decoded& into);
  void decodeCompare(Decoded& into);
  void decodePrecision(Decoded& into) const;
  void decodeConvert(Decoded& into);
  bool decodeMove(Decoded& into);
  void decodePacked(Decoded& into);
  bool decodeMemory(Decoded& into);
  void decodeAccess(Decoded& into, bool load);
  void decodeOrder(Decoded& into) const;
  void decodeAtomic(Decoded& into);
  void decodeParameter(Decoded& into, const Operand& memory);
  bool decodeControl(Decoded& into);
  void decodeBranch(Decoded& into);
  void decodeBarrier(Decoded& into);
  void decodeShuffle(Decoded& into);
  void decodeVote(Decoded& into);
  void decodeOffer(Decoded& into);
  void decodeCall(Decoded& into);
  void decodeOperation(Decoded& into);

  /// The slot of an operand that is read as this type; throws where it cannot be.
  Slot read(const Operand& operand, ScalarType type);
  /// A predicate that may be negated, which `into` says.
  Slot readPredicate(Operand operand, Decoded& into);
  Slot write(const Operand& operand, ScalarType type);
  Slot writeAny(const Operand& operand);
  Slot readAny(const Operand& operand, ScalarType type);
  bool isInWindow(const Operand& named) const;
  Slot address(const Operand& memory, Decoded& into);
  const Operand& operand(std::size_t i) const;
  void expectOperands(std::size_t count) const;
  /// Every suffix has been asked for: what is left is none that is executed.
  void expectUnderstood() const;
  [[noreturn]] void refuse() const;
  [[noreturn]] void refuseOperands() const;

  const Function& m_function;
  std::vector<Instruction> m_code;
  Surroundings& m_surroundings;
  ControlFlow m_flow;
  std::vector<RegisterSet> m_live;  // by block
  Divergence m_divergence;
  /// What Decoded says of a branch back.
  struct LoopEnd {
    bool spins = false, looks = false, carries = false;
  };
  std::vector<LoopEnd> m_loopEnds;  // by block
  WindowLayout m_layout;
  std::map<std::int32_t, std::uint32_t> m_locals;  // variables in local memory: their offsets
  std::uint32_t m_localBytes = 0;
  std::vector<CallParameters> m_calls;
  std::vector<std::vector<std::uint32_t>> m_outerMeets{1};  // blocks
  std::vector<bool> m_leaves[2];                            // together and apart, by block: Meets::leaving()
  std::vector<bool> m_looks;                                // by block: it is in a loop that only looks

  // Of the pass and the instruction at hand
  bool m_apart = false;
  std::vector<Decoded>* m_into = nullptr;
  std::uint32_t m_block = 0, m_index = 0;
  const Instruction* m_instruction = nullptr;
  const Spelling* m_spelling = nullptr;
  std::vector<std::uint32_t> m_begins;      // by block: its first instruction
  std::vector<std::uint32_t> m_meetPlaces;  // by block: where lanes meet at its begin
};

}  // namespace warpfold::ptx
