// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/counters/cupti.h"

#include <dlfcn.h>

#include <optional>

#include "compile/toolkit_folders.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda::cupti {

namespace {

struct Loaded {
  Api api{};
  std::optional<Message> failure;
};

Loaded load() {
  Loaded loaded;
  static constexpr const char* names[] = {"libcupti.so.13", "libcupti.so"};
  void* const library = compile::openToolkitLibrary(names);
  if (library == nullptr) {
    loaded.failure = say<"counters-no-library">();
    return loaded;
  }
  Api& a = loaded.api;
  void* someFunction = nullptr;
  bool complete = true;
  const auto find = [&](auto& function, const char* name) {
    function = reinterpret_cast<std::remove_reference_t<decltype(function)>>(::dlsym(library, name));
    if (function == nullptr)
      complete = false;
    else
      someFunction = reinterpret_cast<void*>(function);
  };
  find(a.getResultString, "cuptiGetResultString");
  find(a.profilerInitialize, "cuptiProfilerInitialize");
  find(a.profilerDeInitialize, "cuptiProfilerDeInitialize");
  find(a.deviceGetChipName, "cuptiDeviceGetChipName");
  find(a.getCounterAvailability, "cuptiProfilerGetCounterAvailability");
  find(a.hostInitialize, "cuptiProfilerHostInitialize");
  find(a.hostDeinitialize, "cuptiProfilerHostDeinitialize");
  find(a.hostAddMetrics, "cuptiProfilerHostConfigAddMetrics");
  find(a.hostConfigSize, "cuptiProfilerHostGetConfigImageSize");
  find(a.hostConfig, "cuptiProfilerHostGetConfigImage");
  find(a.hostPasses, "cuptiProfilerHostGetNumOfPasses");
  find(a.hostEvaluate, "cuptiProfilerHostEvaluateToGpuValues");
  find(a.rangeEnable, "cuptiRangeProfilerEnable");
  find(a.rangeDisable, "cuptiRangeProfilerDisable");
  find(a.rangeStart, "cuptiRangeProfilerStart");
  find(a.rangeStop, "cuptiRangeProfilerStop");
  find(a.rangeDecode, "cuptiRangeProfilerDecodeData");
  find(a.rangeConfig, "cuptiRangeProfilerSetConfig");
  find(a.rangeDataSize, "cuptiRangeProfilerGetCounterDataSize");
  find(a.rangeDataInitialize, "cuptiRangeProfilerCounterDataImageInitialize");
  find(a.rangeDataInfo, "cuptiRangeProfilerGetCounterDataInfo");
  if (complete) return loaded;
  Dl_info info{};
  const bool known = someFunction != nullptr && ::dladdr(someFunction, &info) != 0;
  loaded.failure = say<"counters-old-library">(arg<"file">(known ? info.dli_fname : "libcupti.so"));
  return loaded;
}

}  // namespace

const Api& Api::get() {
  static const Loaded loaded = load();
  if (loaded.failure) throw BackendUnavailable(*loaded.failure);
  return loaded.api;
}

Message failure(Result result, const char* call, const std::string& text) {
  switch (result) {
    case insufficientPrivileges:
    case virtualDevicePrivileges: return say<"counters-not-permitted">();
    case hardwareBusy:
    case oldProfiler:
    case multipleSubscribers: return say<"counters-busy">();
    case notSupported:
    case virtualDevice:
    case legacyNotSupported:
    case confidentialComputing:
    case miningDevice:
    case migDevice:
    case sliDevice:
    case wslDevice:
    case unknownChip: return say<"counters-not-supported">();
    default: return say<"counters-call">(arg<"call">(call), arg<"text">(text));
  }
}

void check(Result result, const char* call) {
  if (result == success) return;
  const char* text = nullptr;
  Api::get().getResultString(result, &text);
  throw BackendUnavailable(failure(result, call, text != nullptr ? text : std::to_string(result)));
}

}  // namespace warpfold::cuda::cupti
