// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "compile/source.h"
#include "words/message.h"

namespace warpfold::compile {

/// Machine code for one architecture, or PTX.
struct CompiledModule {
  std::vector<char> image;
  std::map<std::string, std::string> names;  ///< name expression → mangled name
};

/// What is made of a source.
enum class CodeForm : std::uint8_t {
  machine,  ///< machine code, or PTX where NVRTC does not know the architecture yet
  ptx
};

/// CUDA's run-time compiler, opened from libnvrtc at run time. Needs no GPU.
class Nvrtc {
 public:
  /// The oldest version with which every kernel compiles for every GPU since sm_75: it was the first to know sm_90.
  static constexpr int oldestVersion = 11080;

  /// Throws BackendUnavailable saying where it was looked for, or that what was found is too old.
  static const Nvrtc& get();
  static bool present();

  /// 13000 for 13.0.
  int version() const { return m_version; }
  /// Which library this is in full: nvrtcVersion() gives only major and minor. Changes when the library does.
  const std::string& build() const { return m_build; }
  /// Capabilities that machine code can be made for, ascending, e.g. 75, 80, 90.
  const std::vector<int>& architectures() const { return m_architectures; }

  /// Compiles `source` for capability `architecture`. Throws Error with the compiler's log.
  CompiledModule compile(const std::string& source, const std::vector<std::string>& options,
                         const std::vector<std::string>& nameExpressions, int architecture,
                         CodeForm form = CodeForm::machine) const;
  /// PTX of a source. NVRTC compiles device code only: functions of the host are errors of the source. It runs within
  /// this process and is not bounded: see compileByNvrtc().
  Compiled compileToPtx(const Source& source) const;
  /// Everything that says what `source` becomes, for a cache.
  std::string identityOf(const Source& source) const;

 private:
  Nvrtc();
  int m_version = 0;
  std::string m_build;
  std::vector<int> m_architectures;
};

/// Name (a link's target, so with its full version), size and time of the last change of a library's file.
std::string libraryBuild(const std::string& file);

/// Nothing for a version of NVRTC that is new enough; else what was found, what is needed and what to do.
std::optional<Message> tooOld(int version, const std::string& file);

/// compile() with a cache on disk, keyed by everything that could change the code. A damaged or unreadable entry is
/// compiled again; a folder that cannot be written is done without.
CompiledModule compileCached(const std::string& source, const std::vector<std::string>& options,
                             const std::vector<std::string>& nameExpressions, int architecture,
                             CodeForm form = CodeForm::machine);

}  // namespace warpfold::compile
