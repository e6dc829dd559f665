// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "backends/cuda/cub/interface.h"

namespace warpfold::cuda {

/// libwarpfold-cub.so, opened at run time: nvcc builds it where there is one, and the program does without it.
class CubLibrary {
 public:
  /// The library beside this program. Throws BackendUnavailable saying what to do where there is none that fits.
  static const CubLibrary& get();
  /// Opens the first of `candidates` that exists. Throws BackendUnavailable as get() does.
  explicit CubLibrary(const std::vector<std::filesystem::path>& candidates);

  /// For `types` as deviceTypes() spells them; null where CUB has no such reduction.
  WarpfoldCubReduce find(const std::string& types) const;
  std::size_t size() const { return m_reductions.size(); }
  std::string error(int code) const { return m_error(code); }

 private:
  std::map<std::string, WarpfoldCubReduce> m_reductions;
  const char* (*m_error)(int) = nullptr;
};

/// Where the library may lie, nearest first: beside the program, or where an installation puts it.
std::vector<std::filesystem::path> cubCandidates();

}  // namespace warpfold::cuda
