// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "values/scalar.h"

namespace warpfold::cuda {

/// Two runs of one reduction must leave the same value, to the bit, unless atomics make it vary from run to run.
/// `what`: the second run, e.g. "traced". Throws Error naming both values.
void requireSameValue(const Scalar& timed, const Scalar& other, const char* what, bool varies);

}  // namespace warpfold::cuda
