// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "values/scalar.h"

namespace warpfold::cuda {

enum class SecondRun : std::uint8_t { inspected, traced };

/// Two runs of one reduction must leave the same value, to the bit, unless atomics make it vary from run to run.
/// Throws Disagreement naming both values.
void requireSameValue(const Scalar& timed, const Scalar& other, SecondRun second, bool varies);

}  // namespace warpfold::cuda
