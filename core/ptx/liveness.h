// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "ptx/control_flow.h"
#include "ptx/register_set.h"

namespace warpfold::ptx {

/// The registers that an instruction writes and reads. A guard is read, and so is what a guarded instruction writes: a
/// lane that does not execute it keeps what was there.
struct RegisterUse {
  std::vector<std::int32_t> writes, reads;
};
RegisterUse registersOf(const Instruction& instruction);

/// Which registers hold a value at the begin of each block that is read later on: by block, the last for the exit,
/// where none does. Throws InvalidRequest where blocks times registers are more than are analysed.
std::vector<RegisterSet> liveAtBegin(const ControlFlow& flow, const std::vector<Instruction>& code,
                                     std::size_t registers);

}  // namespace warpfold::ptx
