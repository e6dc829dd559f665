// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/nccl_library.h"

#include <dlfcn.h>

#include <fmt/format.h>

#include <stdexcept>
#include <type_traits>

#include "compile/toolkit_folders.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::ranks {

NcclLibrary NcclLibrary::open(const std::string& file) {
  // Never closed: NCCL has threads of its own.
  void* const library = ::dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) throw BackendUnavailable(say<"nccl-no-library">(arg<"reason">(::dlerror())));
  const auto findIfThere = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
  };
  const auto find = [&](auto& function, const char* name) {
    findIfThere(function, name);
    if (function == nullptr) throw BackendUnavailable(say<"nccl-no-function">(arg<"function">(name)));
  };
  NcclLibrary nccl;
  find(nccl.getVersion, "ncclGetVersion");
  find(nccl.getUniqueId, "ncclGetUniqueId");
  find(nccl.commInitRank, "ncclCommInitRank");
  find(nccl.commDestroy, "ncclCommDestroy");
  find(nccl.commAbort, "ncclCommAbort");
  find(nccl.commGetAsyncError, "ncclCommGetAsyncError");
  find(nccl.reduce, "ncclReduce");
  find(nccl.getErrorString, "ncclGetErrorString");
  findIfThere(nccl.getLastError, "ncclGetLastError");
  return nccl;
}

const NcclLibrary& NcclLibrary::get() {
  static const NcclLibrary library = [] {
    const std::string name = "libnccl.so.2";
    // Where the loader does not find it, it may lie with the toolkit.
    for (const std::string& folder : compile::toolkitFolders())
      if (::dlopen((folder + name).c_str(), RTLD_NOW | RTLD_LOCAL) != nullptr) return open(folder + name);
    return open(name);  // which says why not
  }();
  return library;
}

void NcclLibrary::check(int result, const char* call) const {
  if (result == 0) return;
  std::string reason = getErrorString(result);
  if (const char* const last = getLastError != nullptr ? getLastError(nullptr) : nullptr; last != nullptr && *last != 0)
    reason += fmt::format(": {}", last);
  while (!reason.empty() && (reason.back() == '\n' || reason.back() == ' ')) reason.pop_back();
  throw BackendUnavailable(say<"nccl-call">(arg<"call">(call), arg<"reason">(reason)));
}

int ncclType(ElementType accumulator) {
  switch (accumulator) {
    case ElementType::int32: return 2;
    case ElementType::uint32: return 3;
    case ElementType::int64: return 4;
    case ElementType::uint64: return 5;
    case ElementType::float32: return 7;
    case ElementType::float64: return 8;
    default: throw std::logic_error("values of 16 bits are combined in 32");
  }
}

std::optional<int> ncclOperation(Operation op) {
  constexpr int sum = 0, product = 1, max = 2, min = 3;
  switch (combiningOf(op)) {
    case Operation::sum: return sum;
    case Operation::product: return product;
    case Operation::max: return max;
    case Operation::min: return min;
    default: return std::nullopt;
  }
}

}  // namespace warpfold::ranks
