// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <string>
#include <vector>

namespace warpfold::compile {

/// Where libraries of a CUDA Toolkit usually are, nearest first; "" stands for the loader's own search.
std::vector<std::string> toolkitFolders();

/// Opens the first of `names` that is there, folder by folder; null where none is. It is never closed.
void* openToolkitLibrary(std::span<const char* const> names);

}  // namespace warpfold::compile
