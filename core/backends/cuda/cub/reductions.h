// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "backends/cuda/cub/interface.h"

// Within libwarpfold-cub.so only: what each file of instances has.
namespace warpfold::cuda {

std::vector<WarpfoldCubReduction> integerReductions();
std::vector<WarpfoldCubReduction> floatReductions();

}  // namespace warpfold::cuda
