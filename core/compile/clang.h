// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "compile/child_process.h"
#include "compile/source.h"
#include "run/run_control.h"

namespace warpfold::compile {

/// A clang that makes PTX (14 or newer), which runs as a program of its own. It needs no CUDA Toolkit: the CUDA part of
/// a source comes from headers of ours. It sees these, its own, and those of C and C++ that it would find by itself,
/// and no other file of the machine.
class Clang {
 public:
  static constexpr int oldestMajor = 14;

  /// The first of clang++-14, newer ones and clang++ in the folders of `searchPath`, as in PATH. Null where there is
  /// none, or none new enough. Asks each for its version, which starts it.
  static std::unique_ptr<const Clang> find(const std::string& searchPath);
  /// Of this process's PATH, looked for once. Null where there is none.
  static const Clang* get();

  const std::string& file() const { return m_file; }
  /// "14.0.6"
  const std::string& version() const { return m_version; }
  int major() const;

  /// Throws InvalidRequest where compiling takes more than `limits` or the compiler fails; BackendUnavailable where it
  /// cannot be started; Cancelled. Errors of the source are diagnostics of the result.
  Compiled compile(const Source& source, const ChildLimits& limits = {}, const RunControl& control = {}) const;
  /// Everything that says what `source` becomes, for a cache.
  std::string identityOf(const Source& source) const;

 private:
  Clang(std::string file, std::string version);
  bool keepsBranches(const Source& source) const;
  std::vector<std::string> argumentsFor(const Source& source) const;
  /// Writes our headers and the table of what it sees into `folder`; the table's file.
  std::filesystem::path writeView(const std::filesystem::path& folder) const;

  std::string m_file, m_version;
  std::vector<std::string> m_systemFolders;  // of headers, in the order in which it searches them
};

}  // namespace warpfold::compile
