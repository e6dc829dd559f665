// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace warpfold {

/// Where this user's programs keep what can be made again: warpfold's part of $XDG_CACHE_HOME, or of ~/.cache (XDG Base
/// Directory Specification). Empty where neither is known. It need not exist.
std::filesystem::path cacheFolder();

}  // namespace warpfold
