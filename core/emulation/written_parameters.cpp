// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "emulation/written_parameters.h"

#include <algorithm>
#include <cstring>
#include <unordered_map>

#include "emulation/follow_registers.h"

namespace warpfold::emulation {

using ptx::Decoded;
using ptx::Opcode;
using ptx::Slot;
using ptx::Space;

namespace {

using Origins = std::uint64_t;  // a bit a word of the parameters; the last: a pointer from memory, or a later word
constexpr unsigned unknown = 63;

/// Where values of a function's registers may come from. Each register has a place of its own (WindowLayout).
class OriginsOfRegisters {
 public:
  explicit OriginsOfRegisters(const ptx::FunctionProgram& function) : m_function(function) {
    followRegisters(function.together, [this](const Decoded& each) {
      const Origins made = madeBy(each);
      bool changed = false;
      for (const Slot& result : each.results) {
        if (made == 0 || result.kind == Slot::Kind::none) continue;
        Origins& here = m_of[result.offset];
        changed |= (made & ~here) != 0;
        here |= made;
      }
      return changed;
    });
  }
  Origins of(const Slot& slot) const {
    const auto at = m_of.find(slot.offset);
    return slot.kind == Slot::Kind::none || at == m_of.end() ? 0 : at->second;
  }

 private:
  Origins madeBy(const Decoded& each) const {
    if (each.opcode == Opcode::ld || each.opcode == Opcode::atom) {
      if (each.space == Space::param) return wordsOf(each);
      return ptx::bytesOf(each.type) == 8 ? Origins{1} << unknown : 0;
    }
    Origins all = 0;
    for (const Slot& source : each.sources) all |= of(source);
    return all;
  }
  /// Of a load of parameters.
  Origins wordsOf(const Decoded& load) const {
    const std::uint32_t at = load.sources[0].offset - m_function.constantsAt;
    if (load.inFrame || load.sources[0].offset < m_function.constantsAt || at + 8 > m_function.constants.size())
      return Origins{1} << unknown;
    std::uint64_t address;
    std::memcpy(&address, m_function.constants.data() + at, sizeof address);
    address = (address + static_cast<std::uint64_t>(load.immediate)) & (ptx::window::bytes - 1);
    Origins all = 0;
    const std::uint64_t words = std::max<std::uint64_t>(std::uint64_t{load.width} * ptx::bytesOf(load.type) / 8, 1);
    for (std::uint64_t k = 0; k < words; ++k) all |= Origins{1} << std::min<std::uint64_t>(address / 8 + k, unknown);
    return all;
  }

  const ptx::FunctionProgram& m_function;
  std::unordered_map<std::uint32_t, Origins> m_of;  // by Slot::offset
};

}  // namespace

WrittenParameters::WrittenParameters(const ptx::Program& program) {
  if (program.functions.size() != 1) {  // what calls pass on is not followed
    any = true;
    return;
  }
  const OriginsOfRegisters origins(program.functions[0]);
  Origins written = 0;
  for (const Decoded& each : program.functions[0].together) {
    const bool stores = each.opcode == Opcode::st && each.space != Space::shared && each.space != Space::local;
    const bool changes = each.opcode == Opcode::atom || each.opcode == Opcode::red ||
                         (each.opcode == Opcode::operate && each.type == ptx::ScalarType::none);
    if (stores || changes) written |= origins.of(each.sources[0]);
  }
  any = (written >> unknown & 1) != 0;
  for (std::uint32_t word = 0; word < unknown; ++word)
    if ((written >> word & 1) != 0) offsets.push_back(word * 8);
}

}  // namespace warpfold::emulation
