// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace warpfold {

/// A folder of our own among the temporary ones, under a name that nobody can know before; it goes with what is in it.
class PrivateFolder {
 public:
  /// Throws InvalidRequest where there is no place or no room for one.
  PrivateFolder();
  ~PrivateFolder();
  PrivateFolder(const PrivateFolder&) = delete;
  PrivateFolder& operator=(const PrivateFolder&) = delete;

  std::filesystem::path operator/(const char* name) const { return m_path / name; }

 private:
  std::filesystem::path m_path;
};

}  // namespace warpfold
