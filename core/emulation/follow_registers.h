// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "ptx/program.h"

namespace warpfold::emulation {

/// Finds what holds of registers whatever way is taken: calls `changes` with each instruction, and again with those
/// that read its results, until it says of all that nothing new is known of their results. Each register has a place of
/// its own (WindowLayout).
template <typename Changes>
void followRegisters(const std::vector<ptx::Decoded>& code, Changes changes) {
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> readers;  // instructions, by Slot::offset
  std::vector<std::uint32_t> open;
  std::vector<bool> isOpen(code.size(), true);
  for (std::uint32_t i = 0; i < code.size(); ++i) {
    open.push_back(static_cast<std::uint32_t>(code.size()) - 1 - i);
    for (const ptx::Slot& source : code[i].sources)
      if (source.kind != ptx::Slot::Kind::none) readers[source.offset].push_back(i);
  }
  while (!open.empty()) {
    const std::uint32_t i = open.back();
    open.pop_back();
    isOpen[i] = false;
    if (!changes(code[i])) continue;
    for (const ptx::Slot& result : code[i].results)
      if (result.kind != ptx::Slot::Kind::none)
        for (const std::uint32_t reader : readers[result.offset])
          if (!isOpen[reader]) {
            isOpen[reader] = true;
            open.push_back(reader);
          }
  }
}

}  // namespace warpfold::emulation
