// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/driver.h"

#include <dlfcn.h>
#include <fmt/format.h>

#include <string_view>

#include "values/error.h"

namespace warpfold::cuda {

namespace {

constexpr CUresult outOfMemory = 2, noDevice = 100, illegalAddress = 700, launchTimeout = 702;

struct Loaded {
  Driver driver{};
  std::string failure;
};

Loaded load() {
  Loaded loaded;
  void* library = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    loaded.failure = "there is no NVIDIA driver (libcuda.so.1 was not found); install it, or use --backend emulator";
    return loaded;
  }
  Driver& d = loaded.driver;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
    if (function == nullptr && loaded.failure.empty())
      loaded.failure = fmt::format(
          "the NVIDIA driver is too old (it has no {}); install a newer one, or use --backend "
          "emulator",
          name);
  };
  find(d.init, "cuInit");
  find(d.driverGetVersion, "cuDriverGetVersion");
  find(d.getErrorName, "cuGetErrorName");
  find(d.getErrorString, "cuGetErrorString");
  find(d.deviceGetCount, "cuDeviceGetCount");
  find(d.deviceGet, "cuDeviceGet");
  find(d.deviceGetName, "cuDeviceGetName");
  find(d.deviceGetAttribute, "cuDeviceGetAttribute");
  find(d.deviceGetPciBusId, "cuDeviceGetPCIBusId");
  find(d.deviceTotalMem, "cuDeviceTotalMem_v2");
  find(d.primaryCtxRetain, "cuDevicePrimaryCtxRetain");
  find(d.primaryCtxRelease, "cuDevicePrimaryCtxRelease_v2");
  find(d.ctxSetCurrent, "cuCtxSetCurrent");
  find(d.memGetInfo, "cuMemGetInfo_v2");
  find(d.memAlloc, "cuMemAlloc_v2");
  find(d.memFree, "cuMemFree_v2");
  find(d.memHostAlloc, "cuMemHostAlloc");
  find(d.memHostGetDevicePointer, "cuMemHostGetDevicePointer_v2");
  find(d.memFreeHost, "cuMemFreeHost");
  find(d.memcpyHtoD, "cuMemcpyHtoD_v2");
  find(d.memcpyDtoH, "cuMemcpyDtoH_v2");
  find(d.memcpyDtoDAsync, "cuMemcpyDtoDAsync_v2");
  find(d.memsetD8, "cuMemsetD8_v2");
  find(d.moduleLoadData, "cuModuleLoadData");
  find(d.moduleUnload, "cuModuleUnload");
  find(d.moduleGetFunction, "cuModuleGetFunction");
  find(d.moduleGetGlobal, "cuModuleGetGlobal_v2");
  find(d.launchKernel, "cuLaunchKernel");
  find(d.streamCreate, "cuStreamCreate");
  find(d.streamSynchronize, "cuStreamSynchronize");
  find(d.streamDestroy, "cuStreamDestroy_v2");
  find(d.eventCreate, "cuEventCreate");
  find(d.eventRecord, "cuEventRecord");
  find(d.eventSynchronize, "cuEventSynchronize");
  find(d.eventElapsedTime, "cuEventElapsedTime");
  find(d.eventDestroy, "cuEventDestroy_v2");
  if (!loaded.failure.empty()) return loaded;
  int count = 0;
  const CUresult started = d.init(0);
  if (started == noDevice || (started == 0 && (d.deviceGetCount(&count) != 0 || count == 0)))
    loaded.failure = "the NVIDIA driver is there, but it sees no GPU; use --backend emulator";
  else if (started != 0)
    loaded.failure = fmt::format(
        "the NVIDIA driver could not start (error {}); check that nvidia-smi works, or use "
        "--backend emulator",
        started);
  return loaded;
}

/// What a user can do about `error`.
std::string_view advice(CUresult error) {
  switch (error) {
    case outOfMemory: return "use fewer elements or free memory of the GPU";
    case illegalAddress: return "the kernel touched memory that is not its own; run it on the emulator to see where";
    case launchTimeout: return "the kernel ran too long for a GPU that also drives a display; use fewer elements";
    default: return "try again, and run nvidia-smi to see whether the GPU is well";
  }
}

}  // namespace

const Driver& Driver::get() {
  static const Loaded loaded = load();
  if (!loaded.failure.empty()) throw BackendUnavailable("CUDA: " + loaded.failure);
  return loaded.driver;
}

void check(CUresult result, const char* call) {
  if (result == 0) return;
  const Driver& driver = Driver::get();
  const char* name = nullptr;
  const char* text = nullptr;
  driver.getErrorName(result, &name);
  driver.getErrorString(result, &text);
  const std::string message =
      fmt::format("CUDA: {} failed with {} ({}); {}", call, name ? name : std::to_string(result),
                  text ? text : "unknown error", advice(result));
  constexpr CUresult firstSticky = 700, lastSticky = 721;
  if (result >= firstSticky && result <= lastSticky) throw DeviceFault(message);
  throw BackendUnavailable(message);
}

}  // namespace warpfold::cuda
