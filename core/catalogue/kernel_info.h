// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace warpfold {

/// What a kernel file says of itself in its header comment, and its text.
struct KernelInfo {
  std::string id;               ///< "shared-strided"
  std::string title;            ///< "Shared memory, strided index"
  int order = 0;                ///< naive → fast
  std::string shows;            ///< the lesson, one or two sentences
  std::string improves;         ///< what it does better than which kernel; empty for the first
  std::string source;           ///< paper, book or manual
  bool host = false;            ///< runs on the CPU, not on a device
  bool inPlace = false;         ///< overwrites its input: the launcher gives it a copy
  bool powerOfTwo = false;      ///< the text needs a power-of-two block
  bool usesBlockDim = false;    ///< the text names BLOCK_DIM, so it is compiled per block size
  std::string function;         ///< the C++ name: id with underscores
  std::string text;             ///< the file without its header comment: what is shown and compiled
  std::uint32_t firstLine = 1;  ///< line of the file at which `text` begins

  /// Throws InvalidRequest with the reason when the kernel cannot run with `block` threads.
  void checkBlock(std::uint32_t block) const;
};

/// All kernels in order. Built once from the embedded files; throws std::logic_error on a malformed header or a
/// duplicate id.
const std::vector<KernelInfo>& kernelCatalogue();
/// Throws InvalidRequest listing the ids there are.
const KernelInfo& kernelById(std::string_view id);
/// Reads the header comment of a kernel file. `fileName` is for messages. Throws std::logic_error.
KernelInfo parseKernelFile(const std::string& fileName, const std::string& content);

}  // namespace warpfold
