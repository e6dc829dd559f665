// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/cache_folder.h"

#include <cstdlib>

namespace warpfold {

namespace {

/// Empty where it is not set, or relative: the specification says to ignore that.
std::filesystem::path folderOf(const char* variable) {
  const char* const value = std::getenv(variable);
  return value != nullptr && *value == '/' ? value : "";
}

}  // namespace

std::filesystem::path cacheFolder() {
  if (const auto cache = folderOf("XDG_CACHE_HOME"); !cache.empty()) return cache / "warpfold";
  if (const auto home = folderOf("HOME"); !home.empty()) return home / ".cache" / "warpfold";
  return {};
}

}  // namespace warpfold
