// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/driver.h"

#include <dlfcn.h>

#include <optional>

#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

namespace {

constexpr CUresult outOfMemory = 2, noDevice = 100, illegalAddress = 700, launchTimeout = 702;

struct Loaded {
  Driver driver{};
  std::optional<Message> failure;
};

Loaded load() {
  Loaded loaded;
  void* library = ::dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
  if (library == nullptr) {
    loaded.failure = say<"gpu-no-driver">();
    return loaded;
  }
  Driver& d = loaded.driver;
  const auto findIfThere = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
  };
  const auto find = [&](auto& function, const char* name) {
    findIfThere(function, name);
    if (function == nullptr && !loaded.failure) loaded.failure = say<"gpu-old-driver">(arg<"function">(name));
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
  findIfThere(d.deviceGetUuid, "cuDeviceGetUuid_v2");
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
  find(d.deviceGetByPciBusId, "cuDeviceGetByPCIBusId");
  find(d.deviceCanAccessPeer, "cuDeviceCanAccessPeer");
  find(d.ctxEnablePeerAccess, "cuCtxEnablePeerAccess");
  find(d.ipcGetMemHandle, "cuIpcGetMemHandle");
  find(d.ipcOpenMemHandle, "cuIpcOpenMemHandle_v2");
  find(d.ipcCloseMemHandle, "cuIpcCloseMemHandle");
  find(d.moduleLoadData, "cuModuleLoadData");
  find(d.moduleUnload, "cuModuleUnload");
  find(d.moduleGetFunction, "cuModuleGetFunction");
  find(d.moduleGetGlobal, "cuModuleGetGlobal_v2");
  findIfThere(d.funcLoad, "cuFuncLoad");
  find(d.launchKernel, "cuLaunchKernel");
  findIfThere(d.launchKernelEx, "cuLaunchKernelEx");
  find(d.launchCooperativeKernel, "cuLaunchCooperativeKernel");
  find(d.occupancyMaxActiveBlocks, "cuOccupancyMaxActiveBlocksPerMultiprocessor");
  find(d.streamCreate, "cuStreamCreate");
  find(d.streamBeginCapture, "cuStreamBeginCapture_v2");
  find(d.streamEndCapture, "cuStreamEndCapture");
  find(d.graphGetNodes, "cuGraphGetNodes");
  find(d.graphDestroy, "cuGraphDestroy");
  find(d.streamSynchronize, "cuStreamSynchronize");
  find(d.streamDestroy, "cuStreamDestroy_v2");
  find(d.eventCreate, "cuEventCreate");
  find(d.eventRecord, "cuEventRecord");
  find(d.eventSynchronize, "cuEventSynchronize");
  find(d.eventQuery, "cuEventQuery");
  find(d.eventElapsedTime, "cuEventElapsedTime");
  find(d.eventDestroy, "cuEventDestroy_v2");
  if (loaded.failure) return loaded;
  int count = 0;
  const CUresult started = d.init(0);
  if (started == noDevice || (started == 0 && (d.deviceGetCount(&count) != 0 || count == 0)))
    loaded.failure = say<"gpu-none">();
  else if (started != 0)
    loaded.failure = say<"gpu-driver-not-started">(arg<"error">(static_cast<int>(started)));
  return loaded;
}

/// What failed, and what a user can do about it.
Message failed(CUresult result, const char* call, const std::string& name, const char* explanation) {
  const auto called = arg<"call">(call);
  const auto error = arg<"error">(name);
  const auto text = arg<"text">(explanation);
  switch (result) {
    case outOfMemory: return say<"gpu-call-no-memory">(called, error, text);
    case illegalAddress: return say<"gpu-call-wrong-address">(called, error, text);
    case launchTimeout: return say<"gpu-call-too-long">(called, error, text);
    default: return say<"gpu-call">(called, error, text);
  }
}

}  // namespace

const Driver& Driver::get() {
  static const Loaded loaded = load();
  if (loaded.failure) throw BackendUnavailable(*loaded.failure);
  return loaded.driver;
}

void check(CUresult result, const char* call) {
  if (result == 0) return;
  const Driver& driver = Driver::get();
  const char* name = nullptr;
  const char* text = nullptr;
  driver.getErrorName(result, &name);
  driver.getErrorString(result, &text);
  const Message message = failed(result, call, name ? name : std::to_string(result), text ? text : "unknown error");
  constexpr CUresult firstSticky = 700, lastSticky = 721;
  if (result >= firstSticky && result <= lastSticky) throw DeviceFault(message);
  throw BackendUnavailable(message);
}

}  // namespace warpfold::cuda
