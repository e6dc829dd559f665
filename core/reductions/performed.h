// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "emulation/lane_operation.h"
#include "ptx/program.h"
#include "values/operation.h"

namespace warpfold::reductions {

/// What the machine performs for the functions that a kernel of the catalogue calls (compile/performed_function.h):
/// elements stored as `stored` are reduced by `op`. Of a later launch, which works on values, `stored` is their type.
emulation::Operations performedFor(const ptx::Program& program, ElementType stored, Operation op);

/// Whether the operator is a function that the program only calls.
bool callsOperator(const ptx::Program& program);

}  // namespace warpfold::reductions
