// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "ptx/function_decoder.h"

namespace warpfold::ptx {

/// The code of a function as the decoder takes it:
/// - A call of a function that is only declared, with what stores its arguments and loads its result, is one
/// instruction
///   `$operate` with the result, the function and the arguments.
/// - What is guarded and leaves or may wait is enclosed in a branch.
/// - Labels at which nothing jumps are gone.
std::vector<Instruction> preparedCode(const Function& function, Surroundings& surroundings);

}  // namespace warpfold::ptx
