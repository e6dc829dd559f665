// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/nvml.h"

#include <dlfcn.h>

#include <type_traits>

namespace warpfold::cuda {

namespace {

using Device = struct nvmlDevice_st*;

struct Memory {
  unsigned long long total, free, used;
};

/// Signatures as in the NVML API reference.
struct Api {
  int (*init)();
  int (*deviceByPciBusId)(const char* id, Device* device);
  int (*memoryInfo)(Device device, Memory* memory);
};

const Api* api() {
  static const Api* const loaded = []() -> const Api* {
    void* const library = ::dlopen("libnvidia-ml.so.1", RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) return nullptr;
    static Api a{};
    const auto find = [&](auto& function, const char* name) {
      function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
      return function != nullptr;
    };
    const bool complete = find(a.init, "nvmlInit_v2") && find(a.deviceByPciBusId, "nvmlDeviceGetHandleByPciBusId_v2") &&
                          find(a.memoryInfo, "nvmlDeviceGetMemoryInfo");
    return complete && a.init() == 0 ? &a : nullptr;
  }();
  return loaded;
}

}  // namespace

std::optional<std::size_t> freeMemoryAt(const std::string& pciBusId) {
  Device device = nullptr;
  Memory memory{};
  if (api() == nullptr || api()->deviceByPciBusId(pciBusId.c_str(), &device) != 0 ||
      api()->memoryInfo(device, &memory) != 0)
    return std::nullopt;
  return memory.free;
}

}  // namespace warpfold::cuda
