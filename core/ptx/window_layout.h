// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "ptx/divergence.h"
#include "ptx/module.h"
#include "ptx/program.h"

namespace warpfold::ptx {

/// Bytes that a value of the type takes in the register file: what is narrower than 32 bits lies in 4 bytes, with zeros
/// above it.
constexpr std::uint8_t laneBytes(ScalarType type) {
  return bytesOf(type) > 4 ? 8 : 4;
}

/// Where the registers, constants and parameters of a function lie in its register file: first what is small and used
/// all the time (predicates, uniform registers), then the registers of a value a lane.
class WindowLayout {
 public:
  WindowLayout(const Function& function, const Divergence& divergence);

  Slot slotOf(std::int32_t reg, bool apart) const { return (apart ? m_apart : m_together)[reg]; }
  /// A constant of 4 or 8 bytes.
  Slot constant(std::uint64_t bits, std::uint8_t bytes);
  Slot constantPredicate(bool value);
  /// What nobody reads: for results that are not wanted.
  Slot scratch(bool predicate) const { return predicate ? m_scratchPredicate : m_scratch; }
  /// The mask that a guarded instruction puts aside.
  Slot savedMask() const { return m_savedMask; }
  /// Of a variable of the function in the space param, by its index.
  ParameterSlot parameter(const Variable& variable, std::int32_t index);

  /// Writes what is known of the layout into the program.
  void finish(FunctionProgram& program) const;

 private:
  std::uint32_t reserve(std::uint32_t bytes, std::uint32_t alignment);

  std::vector<Slot> m_together, m_apart;
  std::map<std::int32_t, ParameterSlot> m_parameters;
  std::map<std::pair<std::uint64_t, unsigned>, Slot> m_constants;  // bytes 1: predicates
  Slot m_scratch, m_scratchPredicate, m_savedMask;
  std::uint32_t m_bytes = 0, m_constantsAt = 0;
};

}  // namespace warpfold::ptx
