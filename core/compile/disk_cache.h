// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace warpfold::compile {

/// What was compiled, on disk, in a folder of this user's cache (cacheFolder()). Each entry holds its whole key, so
/// that a collision of hashes is no mistake, and a sum of its texts, so that a damaged one is none. Several processes
/// may use it at once. A folder that cannot be written, or that there is none for, is done without.
class DiskCache {
 public:
  struct Bounds {
    std::uint64_t entryBytes = 64u << 20;  ///< a larger one is not kept
    std::uint64_t bytes = 512u << 20;      ///< beyond these the oldest entries go
    std::size_t entries = 4096;
  };
  /// `name`: of the folder within the cache.
  explicit DiskCache(const char* name, Bounds bounds);
  explicit DiskCache(const char* name) : DiskCache(name, Bounds{}) {}

  using Texts = std::vector<std::string>;
  std::optional<Texts> find(const std::string& key) const;
  void keep(const std::string& key, const Texts& texts) const;

 private:
  std::filesystem::path fileOf(const std::string& key) const;
  void makeRoom() const;

  std::filesystem::path m_folder;  // empty: none
  Bounds m_bounds;
};

}  // namespace warpfold::compile
