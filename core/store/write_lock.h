// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>

namespace warpfold::store {

/// One process writes at a time; the lock goes with the process, however that ends. It lies on a descriptor of its own,
/// which is closed after SQLite's, since closing any one of a process gives up all POSIX locks on the file.
class WriteLock {
 public:
  /// Throws NotARecording where the file is not there or another one writes it.
  explicit WriteLock(const std::filesystem::path& path);
  ~WriteLock();
  WriteLock(const WriteLock&) = delete;
  WriteLock& operator=(const WriteLock&) = delete;

  /// Whether the file that is locked still lies there: what is written to one that was moved or deleted is lost.
  bool isInPlace() const;

 private:
  std::filesystem::path m_path;
  int m_file = -1;
};

}  // namespace warpfold::store
