// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/device.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>

#include "backends/cuda/kept_peak.h"
#include "backends/cuda/nvml.h"
#include "timing/sampling.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::cuda {

Context::Context(int ordinal) : m_ordinal(ordinal) {
  const Driver& driver = Driver::get();
  WARPFOLD_CUDA(driver.deviceGet(&m_device, ordinal));
  WARPFOLD_CUDA(driver.primaryCtxRetain(&m_context, m_device));
  makeCurrent();
}

Context::~Context() {
  Driver::get().primaryCtxRelease(m_device);
}

void Context::makeCurrent() const {
  WARPFOLD_CUDA(Driver::get().ctxSetCurrent(m_context));
}

int Context::attribute(Attribute attribute) const {
  int value = 0;
  WARPFOLD_CUDA(Driver::get().deviceGetAttribute(&value, attribute, m_device));
  return value;
}

Stream makeStream() {
  constexpr unsigned nonBlocking = 1;
  CUstream stream = nullptr;
  WARPFOLD_CUDA(Driver::get().streamCreate(&stream, nonBlocking));
  return Stream(stream);
}

Event makeEvent() {
  CUevent event = nullptr;
  WARPFOLD_CUDA(Driver::get().eventCreate(&event, 0));
  return Event(event);
}

Module loadModule(const std::vector<char>& image) {
  CUmodule module = nullptr;
  WARPFOLD_CUDA(Driver::get().moduleLoadData(&module, image.data()));
  return Module(module);
}

void launchWith(CUfunction function, unsigned grid, unsigned block, const Stream& stream, void** arguments) {
  WARPFOLD_CUDA(Driver::get().launchKernel(function, grid, 1, 1, block, 1, 1, 0, stream.get(), arguments, nullptr));
  stream.count(1);
}

void launchClusters(CUfunction function, unsigned grid, unsigned block, unsigned cluster, const Stream& stream,
                    void** arguments) {
  constexpr int clusterDimension = 4;  // CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION
  LaunchAttribute attribute{clusterDimension, 0, {cluster, 1, 1}};
  const LaunchConfiguration configuration{{grid, 1, 1}, {block, 1, 1}, 0, stream.get(), &attribute, 1};
  WARPFOLD_CUDA(Driver::get().launchKernelEx(&configuration, function, arguments, nullptr));
  stream.count(1);
}

void launchTogether(CUfunction function, unsigned grid, unsigned block, const Stream& stream, void** arguments) {
  WARPFOLD_CUDA(Driver::get().launchCooperativeKernel(function, grid, 1, 1, block, 1, 1, 0, stream.get(), arguments));
  stream.count(1);
}

void queueCopy(CUdeviceptr to, CUdeviceptr from, std::size_t bytes, const Stream& stream) {
  WARPFOLD_CUDA(Driver::get().memcpyDtoDAsync(to, from, bytes, stream.get()));
  stream.count(1);
}

CUfunction functionOf(const Module& module, const std::string& name) {
  CUfunction function = nullptr;
  WARPFOLD_CUDA(Driver::get().moduleGetFunction(&function, module.get(), name.c_str()));
  return function;
}

std::size_t launchesIn(const std::function<void()>& queue, const Stream& stream) {
  constexpr int relaxed = 2;
  const Driver& driver = Driver::get();
  WARPFOLD_CUDA(driver.streamBeginCapture(stream.get(), relaxed));
  CUgraph captured = nullptr;
  try {
    queue();
  } catch (...) {
    driver.streamEndCapture(stream.get(), &captured);
    if (captured != nullptr) driver.graphDestroy(captured);
    throw;
  }
  WARPFOLD_CUDA(driver.streamEndCapture(stream.get(), &captured));
  const Owned<CUgraph, &Driver::graphDestroy> graph(captured);
  std::size_t count = 0;
  WARPFOLD_CUDA(driver.graphGetNodes(graph.get(), nullptr, &count));
  return count;
}

std::size_t freeMemoryBytes() {
  std::size_t free = 0, total = 0;
  WARPFOLD_CUDA(Driver::get().memGetInfo(&free, &total));
  return free;
}

namespace {

Message outOfGpuMemory(std::size_t freeBytes, std::size_t neededBytes, MemoryUse use) {
  const auto free = arg<"free">(static_cast<double>(freeBytes) / (1 << 20));
  const auto needed = arg<"needed">(std::ceil(static_cast<double>(neededBytes) / (1 << 20)));
  switch (use) {
    case MemoryUse::data: break;
    case MemoryUse::flush: return say<"gpu-memory-for-flush">(free, needed);
    case MemoryUse::peak: return say<"gpu-memory-for-peak">(free, needed);
  }
  return say<"gpu-memory">(free, needed);
}

}  // namespace

Buffer allocate(std::size_t bytes, MemoryUse use) {
  const Driver& driver = Driver::get();
  constexpr CUresult outOfMemory = 2;
  const std::size_t free = freeMemoryBytes();
  CUdeviceptr pointer = 0;
  const CUresult result = bytes <= free ? driver.memAlloc(&pointer, bytes) : outOfMemory;
  if (result == outOfMemory) throw InvalidRequest(outOfGpuMemory(free, bytes, use));
  check(result, "driver.memAlloc(&pointer, bytes)");
  return Buffer(pointer);
}

SharedMemory allocateShared(std::size_t bytes) {
  constexpr unsigned deviceMap = 2;
  void* pointer = nullptr;
  WARPFOLD_CUDA(Driver::get().memHostAlloc(&pointer, bytes, deviceMap));
  return SharedMemory(pointer);
}

namespace {

constexpr std::size_t bytesPerElement = (2 + 2 + 1) * 8;  // copies of two kernels in place and of CUB, the widest type

}  // namespace

std::size_t flushBytes(std::size_t l2Bytes) {
  // Once the size of L2 is enough for what was read, but leaves some lines of what was written:
  // tests/gpu/cold_bytes.sh.
  return std::max(l2Bytes, std::size_t{1} << 20) * 2;
}

std::size_t comparisonBytes(std::uint64_t n, std::size_t l2Bytes) {
  return n * bytesPerElement + flushBytes(l2Bytes);
}

std::uint64_t defaultElements(std::size_t freeBytes, std::size_t l2Bytes) {
  constexpr std::uint64_t most = std::uint64_t{1} << 24, least = std::uint64_t{1} << 10;
  const std::size_t left = freeBytes - std::min(freeBytes, flushBytes(l2Bytes));
  return std::clamp<std::uint64_t>(std::bit_floor(left / 2 / bytesPerElement), least, most);
}

int deviceCount() {
  int count = 0;
  WARPFOLD_CUDA(Driver::get().deviceGetCount(&count));
  return count;
}

int capabilityOf(int ordinal) {
  const Driver& driver = Driver::get();
  CUdevice device = 0;
  int major = 0, minor = 0;
  WARPFOLD_CUDA(driver.deviceGet(&device, ordinal));
  WARPFOLD_CUDA(driver.deviceGetAttribute(&major, capabilityMajor, device));
  WARPFOLD_CUDA(driver.deviceGetAttribute(&minor, capabilityMinor, device));
  return major * 10 + minor;
}

DeviceInfo describe(int ordinal) {
  const Driver& driver = Driver::get();
  CUdevice device = 0;
  WARPFOLD_CUDA(driver.deviceGet(&device, ordinal));
  char name[256] = {};
  WARPFOLD_CUDA(driver.deviceGetName(name, sizeof name, device));
  const auto attribute = [&](Attribute which) {
    int value = 0;
    WARPFOLD_CUDA(driver.deviceGetAttribute(&value, which, device));
    return value;
  };
  int version = 0;
  std::size_t bytes = 0;
  WARPFOLD_CUDA(driver.driverGetVersion(&version));
  WARPFOLD_CUDA(driver.deviceTotalMem(&bytes, device));
  DeviceInfo info;
  info.cuda = fmt::format("{}.{}", version / 1000, version % 1000 / 10);
  info.driver = driverVersion();
  info.l2Bytes = static_cast<std::uint64_t>(attribute(l2Bytes));
  info.threadsPerMultiprocessor = static_cast<std::uint32_t>(attribute(threadsPerMultiprocessor));
  info.boostMhz = attribute(clockKhz) / 1000.0;
  info.blocksPerMultiprocessor = static_cast<std::uint32_t>(attribute(blocksPerMultiprocessor));
  info.registersPerMultiprocessor = static_cast<std::uint32_t>(attribute(registersPerMultiprocessor));
  info.sharedPerMultiprocessor = static_cast<std::uint32_t>(attribute(sharedPerMultiprocessor));
  info.backend = fmt::format("cuda:{}", ordinal);
  info.name = name;
  info.number = static_cast<std::uint32_t>(ordinal);
  const std::string architecture = fmt::format("sm_{}{}", attribute(capabilityMajor), attribute(capabilityMinor));
  info.details = {say<"proper-name">(arg<"name">(architecture)),
                  say<"gpu-multiprocessors">(arg<"count">(attribute(multiprocessors))),
                  say<"gpu-cache">(arg<"megabytes">(attribute(l2Bytes) / 1000000)),
                  say<"gpu-memory-size">(arg<"gibibytes">(static_cast<double>(bytes) / (1 << 30))),
                  say<"gpu-cuda">(arg<"version">(info.cuda))};
  if (!info.driver.empty()) info.details.push_back(say<"gpu-driver-version">(arg<"version">(info.driver)));
  info.kernels = {.device = true, .library = true};
  info.timesAreGpu = true;
  info.defaultIterations = sampling::usualOfGpu.iterations;
  info.defaultWarmup = sampling::usualOfGpu.warmup;
  info.architecture = architecture;
  info.multiprocessors = static_cast<std::uint32_t>(attribute(multiprocessors));
  info.memoryBytes = bytes;
  char bus[32] = {};
  WARPFOLD_CUDA(driver.deviceGetPciBusId(bus, sizeof bus, device));
  info.defaultN = defaultElements(std::min(bytes, freeMemoryAt(bus).value_or(bytes)), *info.l2Bytes);
  // Double data rate: two transfers a clock.
  const double gbs = 2.0 * attribute(memoryClockKhz) * (attribute(memoryBusBits) / 8.0) * 1e-6;
  if (gbs > 0) info.datasheetGbs = gbs;
  info.peakReadGbs = keptPeakGbs(peakOwner(ordinal));
  if (info.peakReadGbs) info.details.push_back(say<"recording-peak">(arg<"gbs">(*info.peakReadGbs)));
  return info;
}

}  // namespace warpfold::cuda
