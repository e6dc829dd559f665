// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "catalogue/kernel_info.h"

namespace warpfold {

/// Whether a file of the user's may be made of a kernel of ours: one that takes no more than input, output and n,
/// and leaves no more than a value a block.
bool canBeCopied(const KernelInfo& kernel);

/// A file that compiles by itself: the kernel's code, between what its operator is and for which types it is made. It
/// adds up elements of the type in blocks of `block` threads.
std::string copyOf(const KernelInfo& kernel, ElementType type, std::uint32_t block);

}  // namespace warpfold
