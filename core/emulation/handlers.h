// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emulation/instruction.h"

namespace warpfold::emulation {

/// The handlers, which are compiled twice (instruction_set.h).
namespace baseline {
/// The function that executes an instruction; null where there is none for its form.
Handler handlerOf(const ptx::Decoded& decoded);
/// Does nothing.
const Instruction* skip(Warp& w, const Instruction* i);
/// shfl, vote, match or redux of whatever form.
const Instruction* exchange(Warp& w, const Instruction* i);
}  // namespace baseline
namespace avx2 {
Handler handlerOf(const ptx::Decoded& decoded);
const Instruction* skip(Warp& w, const Instruction* i);
const Instruction* exchange(Warp& w, const Instruction* i);
}  // namespace avx2

}  // namespace warpfold::emulation
