// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/nvml.h"

#include <dlfcn.h>

#include <cstdlib>
#include <type_traits>
#include <vector>

#include "backends/cuda/driver.h"
#include "backends/sensors.h"
#include "values/error.h"

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
  int (*clock)(Device device, int domain, unsigned* mhz);
  int (*temperature)(Device device, int sensor, unsigned* celsius);
  int (*power)(Device device, unsigned* milliwatts);
  int (*driverVersion)(char* text, unsigned length);
};

// Enumerators of NVML.
constexpr int smClock = 1, memoryClock = 2, gpuTemperature = 0;

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
                          find(a.memoryInfo, "nvmlDeviceGetMemoryInfo") && find(a.clock, "nvmlDeviceGetClockInfo") &&
                          find(a.temperature, "nvmlDeviceGetTemperature") && find(a.power, "nvmlDeviceGetPowerUsage") &&
                          find(a.driverVersion, "nvmlSystemGetDriverVersion");
    return complete && a.init() == 0 ? &a : nullptr;
  }();
  return loaded;
}

/// Clocks, temperature and power of "cuda" or "cuda:i"; what the GPU does not tell is left out.
std::vector<Reading> readGpu(const std::string& text) {
  const std::string prefix = "cuda";
  if (!text.starts_with(prefix) || api() == nullptr) return {};
  try {
    const Driver& driver = Driver::get();
    CUdevice device = 0;
    char bus[32] = {};
    Device gpu = nullptr;
    const int ordinal = text.size() > prefix.size() + 1 ? std::atoi(text.c_str() + prefix.size() + 1) : 0;
    WARPFOLD_CUDA(driver.deviceGet(&device, ordinal));
    WARPFOLD_CUDA(driver.deviceGetPciBusId(bus, sizeof bus, device));
    if (api()->deviceByPciBusId(bus, &gpu) != 0) return {};
    std::vector<Reading> readings;
    unsigned value = 0;
    if (api()->clock(gpu, smClock, &value) == 0) readings.push_back({"sm_clock_mhz", double(value)});
    if (api()->clock(gpu, memoryClock, &value) == 0) readings.push_back({"memory_clock_mhz", double(value)});
    if (api()->temperature(gpu, gpuTemperature, &value) == 0)
      readings.push_back({"temperature_celsius", double(value)});
    if (api()->power(gpu, &value) == 0) readings.push_back({"power_watts", value / 1000.0});
    return readings;
  } catch (const Error&) {
    return {};  // no driver, no GPU: nobody to say anything
  }
}

const bool registered = registerSensors(readGpu);

}  // namespace

std::optional<std::size_t> freeMemoryAt(const std::string& pciBusId) {
  Device device = nullptr;
  Memory memory{};
  if (api() == nullptr || api()->deviceByPciBusId(pciBusId.c_str(), &device) != 0 ||
      api()->memoryInfo(device, &memory) != 0)
    return std::nullopt;
  return memory.free;
}

std::string driverVersion() {
  char text[80] = {};
  return api() != nullptr && api()->driverVersion(text, sizeof text) == 0 ? std::string(text) : std::string();
}

}  // namespace warpfold::cuda
