// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/toolkit_folders.h"

#include <dlfcn.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

namespace warpfold::compile {

std::vector<std::string> toolkitFolders() {
  namespace fs = std::filesystem;
  std::vector<std::string> folders{""};
  const auto add = [&](const std::string& toolkit) {
    folders.push_back(toolkit + "/lib64/");
    folders.push_back(toolkit + "/extras/CUPTI/lib64/");
  };
  for (const char* variable : {"CUDA_HOME", "CUDA_PATH"})
    if (const char* home = std::getenv(variable)) add(home);
  if (const char* path = std::getenv("PATH")) {
    const std::string text = path;
    for (std::size_t begin = 0; begin < text.size();) {
      const std::size_t end = std::min(text.find(':', begin), text.size());
      const fs::path folder = text.substr(begin, end - begin);
      std::error_code ignored;
      if (fs::exists(folder / "nvcc", ignored)) add((folder / "..").string());
      begin = end + 1;
    }
  }
  add("/usr/local/cuda");
  add("/opt/cuda");
  return folders;
}

void* openToolkitLibrary(std::span<const char* const> names) {
  for (const std::string& folder : toolkitFolders())
    for (const char* name : names)
      if (void* library = ::dlopen((folder + name).c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
  return nullptr;
}

}  // namespace warpfold::compile
