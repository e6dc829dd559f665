// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

namespace warpfold::cuda {

/// Machine code for one architecture, or PTX where NVRTC does not know the architecture yet.
struct CompiledModule {
  std::vector<char> image;
  std::map<std::string, std::string> names;  ///< name expression → mangled name
};

/// CUDA's run-time compiler, opened from libnvrtc at run time. Needs no GPU.
class Nvrtc {
 public:
  /// Throws BackendUnavailable saying where it was looked for.
  static const Nvrtc& get();
  static bool present();

  /// 13000 for 13.0.
  int version() const { return m_version; }
  /// Capabilities that machine code can be made for, ascending, e.g. 75, 80, 90.
  const std::vector<int>& architectures() const { return m_architectures; }

  /// Compiles `source` for capability `architecture`. Throws Error with the compiler's log.
  CompiledModule compile(const std::string& source, const std::vector<std::string>& options,
                         const std::vector<std::string>& nameExpressions, int architecture) const;

 private:
  Nvrtc();
  int m_version = 0;
  std::vector<int> m_architectures;
};

/// compile() with a cache on disk, keyed by everything that could change the code. A damaged or unreadable entry is
/// compiled again; a folder that cannot be written is done without.
CompiledModule compileCached(const std::string& source, const std::vector<std::string>& options,
                             const std::vector<std::string>& nameExpressions, int architecture);

}  // namespace warpfold::cuda
