// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalogue/kernel_info.h"
#include "compile/catalogue_text.h"
#include "compile/clang.h"

namespace warpfold::compile {

/// The fingerprint of a kernel file, by which its PTX is known to be of what it says now.
std::string contentOf(const std::string& kernelFile);

/// The PTX of a kernel of the catalogue, for all launches that it takes: one text for any block where only the sizes
/// of arrays follow from BLOCK_DIM; else one for each block where blocks are powers of two, and one that reads the
/// block's size from the launch where they are not. Which of these it is, is found by compiling for two blocks.
/// `kernelFile` is the whole file, so that lines are the file's. Throws std::logic_error with the compiler's words
/// where the kernel does not compile: one that computes with T itself, say.
std::vector<CatalogueText> makeCatalogueTexts(const KernelInfo& kernel, const std::string& kernelFile,
                                              const Clang& clang);

}  // namespace warpfold::compile
