// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "emulation/instruction.h"
#include "emulation/lane_operation.h"
#include "ptx/program.h"

namespace warpfold::emulation {

/// What code linked for tracing executes around an instruction, to tell the recorder of it; null: nothing.
struct Hooks {
  Handler before = nullptr, after = nullptr;
  Handler instead = nullptr;  ///< executes the instruction itself; null: as everywhere
};

/// Of each instruction of a function: Function::together and Function::apart have the same. `operations`: those of the
/// program. `arithmetic`: the operator, where instructions combine values rather than operations.
std::vector<Hooks> hooksOf(const ptx::FunctionProgram& function,
                           const std::vector<std::shared_ptr<const LaneOperation>>& operations,
                           std::optional<Operation> arithmetic);

/// Of code that is counted and not traced: what notes which lanes have combined values by instructions, where `op` is
/// not called. It is known of registers alone: an instruction does that whose operands may be loaded, or be made of
/// what is.
std::vector<Hooks> marksOf(const ptx::FunctionProgram& function, Operation op);

}  // namespace warpfold::emulation
