// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/device_workspace.h"

#include <algorithm>

#include "backends/cuda/kernel_source.h"
#include "backends/cuda/nvrtc.h"
#include "timing/statistics.h"

namespace warpfold::cuda {

DeviceWorkspace::DeviceWorkspace(int ordinal)
    : m_context(ordinal),
      m_stream(makeStream()),
      m_module(loadModule(compileCached(utilitySource(), {"--std=c++17"}, {}, m_context.capability()).image)),
      m_readAll(functionOf(m_module, "read_all")),
      m_hold(functionOf(m_module, "hold")),
      m_calibrate(functionOf(m_module, "calibrate")),
      m_begin(makeEvent()),
      m_end(makeEvent()),
      m_small(allocate(64)) {
  m_flushBytes = static_cast<std::size_t>(std::max(m_context.attribute(l2Bytes), 1 << 20)) * 2;
  m_flush = allocate(m_flushBytes);
  WARPFOLD_CUDA(Driver::get().memsetD8(m_flush.get(), 0, m_flushBytes));
}

void DeviceWorkspace::queueRead(CUdeviceptr data, std::size_t bytes) {
  const unsigned grid = static_cast<unsigned>(m_context.attribute(multiprocessors)) * 2;
  launch(m_readAll, grid, 1024, m_stream, data, bytes / 16, m_small.get());
}

void DeviceWorkspace::queueFlush() {
  queueRead(m_flush.get(), m_flushBytes);
}

void DeviceWorkspace::queueHold(unsigned nanoseconds) {
  launch(m_hold, 1, 1, m_stream, static_cast<unsigned long long>(nanoseconds));
}

double DeviceWorkspace::nanosecondsPerCycle() {
  launch(m_calibrate, 1, 1, m_stream, m_small.get(), 2'000'000ull);
  unsigned long long measured[2] = {};
  WARPFOLD_CUDA(Driver::get().streamSynchronize(m_stream.get()));
  WARPFOLD_CUDA(Driver::get().memcpyDtoH(measured, m_small.get(), sizeof measured));
  return measured[0] != 0 ? static_cast<double>(measured[1]) / static_cast<double>(measured[0]) : 0;
}

double DeviceWorkspace::readPeakGbs() {
  m_context.makeCurrent();
  const Driver& driver = Driver::get();
  std::size_t free = 0, total = 0;
  WARPFOLD_CUDA(driver.memGetInfo(&free, &total));
  const std::size_t bytes = std::min<std::size_t>(std::size_t{1} << 32, free / 4) / 4096 * 4096;
  const Buffer data = allocate(bytes);
  WARPFOLD_CUDA(driver.memsetD8(data.get(), 1, bytes));
  double best = 0;
  for (int i = 0; i < 8; ++i) {
    queueHold(20'000);
    WARPFOLD_CUDA(driver.eventRecord(m_begin.get(), m_stream.get()));
    queueRead(data.get(), bytes);
    WARPFOLD_CUDA(driver.eventRecord(m_end.get(), m_stream.get()));
    WARPFOLD_CUDA(driver.eventSynchronize(m_end.get()));
    float ms = 0;
    WARPFOLD_CUDA(driver.eventElapsedTime(&ms, m_begin.get(), m_end.get()));
    best = std::max(best, bandwidthGbs(static_cast<double>(bytes), ms * 1000.0));
  }
  return best;
}

}  // namespace warpfold::cuda
