// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "catalogue/kernel_info.h"
#include "compile/variant.h"
#include "values/block_limit.h"

namespace warpfold::compile {

/// A file of kernels/ptx: the PTX of some variants of one kernel, behind a comment that says what it is of.
struct CatalogueText {
  /// An array in shared memory whose size grows with the block.
  struct Scaled {
    std::string symbol;
    std::uint64_t bytes = 0;  ///< that the PTX declares: of a block of mostBlockThreads
  };

  std::string function;                        ///< the kernel's C++ name
  std::string content;                         ///< fingerprint of what was compiled
  std::string compiler;                        ///< "clang 14.0.6"
  std::uint32_t block = 0;                     ///< threads of the blocks that it is for; 0: any that the kernel takes
  std::vector<Scaled> scaled;                  ///< where it is for any
  std::map<std::string, std::string> entries;  ///< name of a variant → name of its entry
  std::string ptx;

  /// "grid_stride.256.ptx", "reproducible.warp.ptx"
  std::string fileName() const;
  bool warpInstruction() const;
  std::string write() const;
  /// Throws std::logic_error naming the file where it is no such text.
  static CatalogueText read(const std::string& fileName, std::string_view file);

  /// The PTX of one entry alone, with the arrays in shared memory that it has in a block of `threads`.
  std::string only(const std::string& entry, std::uint32_t threads) const;
};

/// What runs for a launch.
struct CatalogueProgram {
  std::string ptx;
  std::string entry;
};

/// The PTX of the catalogue's kernels.
class CatalogueTexts {
 public:
  explicit CatalogueTexts(std::vector<CatalogueText> texts) : m_texts(std::move(texts)) {}
  /// What was put into this program when it was built.
  static const CatalogueTexts& builtIn();

  /// Throws std::logic_error where the kernel has none for such a launch: one that it does not take.
  CatalogueProgram program(const KernelInfo& kernel, const Variant& variant, std::uint32_t block) const;
  const std::vector<CatalogueText>& texts() const { return m_texts; }

 private:
  std::vector<CatalogueText> m_texts;
};

}  // namespace warpfold::compile
