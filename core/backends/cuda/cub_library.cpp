// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/cub_library.h"

#include <dlfcn.h>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

namespace {

namespace fs = std::filesystem;

constexpr const char* fileName = "libwarpfold-cub.so";

[[noreturn]] void refuse(Message message) {
  throw BackendUnavailable(Field::kernel, "cub", std::move(message));
}

/// A symbol of `library`; refuses a library without it.
template <typename F>
F symbol(void* library, const fs::path& file, const char* name) {
  void* const found = ::dlsym(library, name);
  if (found == nullptr) refuse(say<"cub-no-function">(arg<"file">(file.string()), arg<"function">(name)));
  return reinterpret_cast<F>(found);
}

fs::path firstOf(const std::vector<fs::path>& candidates) {
  std::error_code ignored;
  for (const fs::path& file : candidates)
    if (fs::exists(file, ignored)) return file;
  refuse(say<"cub-no-library">(arg<"file">(fileName)));
}

}  // namespace

std::vector<fs::path> cubCandidates() {
  std::error_code ignored;
  // In a bundle this is the loader's folder, where all libraries are.
  const fs::path folder = fs::read_symlink("/proc/self/exe", ignored).parent_path();
  return {folder / fileName, folder / "../lib/warpfold" / fileName};
}

const CubLibrary& CubLibrary::get() {
  static const CubLibrary library(cubCandidates());
  return library;
}

CubLibrary::CubLibrary(const std::vector<fs::path>& candidates) {
  const fs::path file = firstOf(candidates);
  // Never closed: sessions and static objects of the CUDA runtime in it live as long as the program.
  void* const library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) refuse(say<"cub-not-opened">(arg<"file">(file.string()), arg<"reason">(::dlerror())));
  const int interface = symbol<int (*)()>(library, file, "warpfold_cub_interface")();
  if (interface != WARPFOLD_CUB_INTERFACE)
    refuse(say<"cub-other-interface">(arg<"file">(file.string()), arg<"interface">(interface),
                                      arg<"needed">(WARPFOLD_CUB_INTERFACE)));
  m_error = symbol<decltype(m_error)>(library, file, "warpfold_cub_error");
  std::size_t count = 0;
  const auto list = symbol<const WarpfoldCubReduction* (*)(std::size_t*)>(library, file, "warpfold_cub_reductions");
  const WarpfoldCubReduction* const all = list(&count);
  for (std::size_t i = 0; i < count; ++i) m_reductions.emplace(all[i].types, all[i].reduce);
}

WarpfoldCubReduce CubLibrary::find(const std::string& types) const {
  const auto it = m_reductions.find(types);
  return it == m_reductions.end() ? nullptr : it->second;
}

}  // namespace warpfold::cuda
