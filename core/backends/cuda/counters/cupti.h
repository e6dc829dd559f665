// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "backends/cuda/driver.h"

/// The calls of CUPTI's range profiler that we need, found in libcupti at run time. Structures and signatures as in the
/// CUPTI reference of CUDA 13: every structure says its own size first, up to the end of its last member.
namespace warpfold::cuda::cupti {

using Result = int;
enum : Result {
  success = 0,
  outOfMemory = 8,
  hardwareBusy = 26,
  notSupported = 27,
  virtualDevice = 33,
  insufficientPrivileges = 35,
  oldProfiler = 36,
  legacyNotSupported = 38,
  multipleSubscribers = 39,
  virtualDevicePrivileges = 40,
  confidentialComputing = 41,
  miningDevice = 42,
  migDevice = 43,
  sliDevice = 44,
  wslDevice = 45,
  unknownChip = 46,
};

using HostObject = struct CUpti_Profiler_Host_Object;
using RangeObject = struct CUpti_RangeProfiler_Object;

struct Initialize {
  std::size_t size = sizeof(Initialize);
  void* reserved = nullptr;
};
struct GetChipName {
  std::size_t size = sizeof(GetChipName);
  void* reserved = nullptr;
  std::size_t device = 0;
  const char* chip = nullptr;  // out
};
struct GetCounterAvailability {
  std::size_t size = sizeof(GetCounterAvailability);
  void* reserved = nullptr;
  CUcontext context = nullptr;
  std::size_t imageSize = 0;  // out where there is no image
  std::uint8_t* image = nullptr;
};

struct HostInitialize {
  std::size_t size = sizeof(HostInitialize);
  void* reserved = nullptr;
  int profiler = 0;  // the range profiler
  const char* chip = nullptr;
  const std::uint8_t* availability = nullptr;
  HostObject* object = nullptr;  // out
};
struct HostDeinitialize {
  std::size_t size = sizeof(HostDeinitialize);
  void* reserved = nullptr;
  HostObject* object = nullptr;
};
struct HostAddMetrics {
  std::size_t size = sizeof(HostAddMetrics);
  void* reserved = nullptr;
  HostObject* object = nullptr;
  const char** names = nullptr;
  std::size_t count = 0;
};
struct HostConfigSize {
  std::size_t size = sizeof(HostConfigSize);
  void* reserved = nullptr;
  HostObject* object = nullptr;
  std::size_t bytes = 0;  // out
};
struct HostConfig {
  std::size_t size = sizeof(HostConfig);
  void* reserved = nullptr;
  HostObject* object = nullptr;
  std::size_t bytes = 0;
  std::uint8_t* image = nullptr;
};
struct HostPasses {
  std::size_t size = sizeof(HostPasses);
  void* reserved = nullptr;
  std::size_t bytes = 0;
  std::uint8_t* image = nullptr;
  std::size_t passes = 0;  // out
};
struct HostEvaluate {
  std::size_t size = sizeof(HostEvaluate);
  void* reserved = nullptr;
  HostObject* object = nullptr;
  const std::uint8_t* data = nullptr;
  std::size_t bytes = 0;
  std::size_t range = 0;
  const char** names = nullptr;
  std::size_t count = 0;
  double* values = nullptr;
};

struct RangeEnable {
  std::size_t size = sizeof(RangeEnable);
  void* reserved = nullptr;
  CUcontext context = nullptr;
  RangeObject* object = nullptr;  // out
};
struct RangeCall {  // of Disable and Start
  std::size_t size = sizeof(RangeCall);
  void* reserved = nullptr;
  RangeObject* object = nullptr;
};
struct RangeStop {
  std::size_t size = 41;  // without the padding behind
  void* reserved = nullptr;
  RangeObject* object = nullptr;
  std::size_t pass = 0, nesting = 0;  // out
  std::uint8_t allSubmitted = 0;      // out
};
struct RangeDecode {
  std::size_t size = sizeof(RangeDecode);
  void* reserved = nullptr;
  RangeObject* object = nullptr;
  std::size_t dropped = 0;  // out
};
struct RangeConfig {
  std::size_t size = 90;  // without the padding behind
  void* reserved = nullptr;
  RangeObject* object = nullptr;
  std::size_t configBytes = 0;
  const std::uint8_t* config = nullptr;
  std::size_t dataBytes = 0;
  std::uint8_t* data = nullptr;
  int range = 1;   // every launch is one
  int replay = 3;  // by whoever calls
  std::size_t mostRanges = 0;
  std::uint16_t nestings = 1, leastNesting = 1;
  std::size_t pass = 0;
  std::uint16_t nesting = 0;
};
static_assert(offsetof(RangeStop, allSubmitted) == 40 && offsetof(RangeConfig, nesting) == 88);
struct RangeDataSize {
  std::size_t size = sizeof(RangeDataSize);
  void* reserved = nullptr;
  RangeObject* object = nullptr;
  const char** names = nullptr;
  std::size_t count = 0;
  std::size_t mostRanges = 0;
  std::uint32_t mostNodes = 0;
  std::size_t bytes = 0;  // out
};
struct RangeDataInitialize {
  std::size_t size = sizeof(RangeDataInitialize);
  void* reserved = nullptr;
  RangeObject* object = nullptr;
  std::size_t bytes = 0;
  std::uint8_t* data = nullptr;
};
struct RangeDataInfo {
  std::size_t size = sizeof(RangeDataInfo);
  void* reserved = nullptr;
  const std::uint8_t* data = nullptr;
  std::size_t bytes = 0;
  std::size_t ranges = 0;  // out
};

struct Api {
  Result (*getResultString)(Result result, const char** text);
  Result (*profilerInitialize)(Initialize*);
  Result (*profilerDeInitialize)(Initialize*);
  Result (*deviceGetChipName)(GetChipName*);
  Result (*getCounterAvailability)(GetCounterAvailability*);
  Result (*hostInitialize)(HostInitialize*);
  Result (*hostDeinitialize)(HostDeinitialize*);
  Result (*hostAddMetrics)(HostAddMetrics*);
  Result (*hostConfigSize)(HostConfigSize*);
  Result (*hostConfig)(HostConfig*);
  Result (*hostPasses)(HostPasses*);
  Result (*hostEvaluate)(HostEvaluate*);
  Result (*rangeEnable)(RangeEnable*);
  Result (*rangeDisable)(RangeCall*);
  Result (*rangeStart)(RangeCall*);
  Result (*rangeStop)(RangeStop*);
  Result (*rangeDecode)(RangeDecode*);
  Result (*rangeConfig)(RangeConfig*);
  Result (*rangeDataSize)(RangeDataSize*);
  Result (*rangeDataInitialize)(RangeDataInitialize*);
  Result (*rangeDataInfo)(RangeDataInfo*);

  /// The loaded library. Throws BackendUnavailable saying what to install.
  static const Api& get();
};

/// What a user can do about a call that did not succeed.
Message failure(Result result, const char* call, const std::string& text);
/// Throws BackendUnavailable with it, unless `result` is success.
void check(Result result, const char* call);

/// WARPFOLD_CUPTI(api.rangeStart(&start)): every call goes through here.
#define WARPFOLD_CUPTI(expression) ::warpfold::cuda::cupti::check((expression), #expression)

}  // namespace warpfold::cuda::cupti
