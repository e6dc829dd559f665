// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "backends/emulator/emulated_reduction.h"

namespace warpfold::cuda {

/// Emulates only the given blocks (ascending) of the first launch of a reduction over `input`, however large it is.
/// Every block of these kernels reads its own elements only, so the chosen ones are laid side by side.
std::vector<std::shared_ptr<BlockTrace>> emulateBlocks(const RunRequest& request, const HostArray& input,
                                                       std::span<const std::uint64_t> blocks);

/// Longest chain of operator calls in one block of `threads`.
std::uint64_t chainOfBlock(const RunRequest& request, std::uint32_t threads);

}  // namespace warpfold::cuda
