// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/device_workspace.h"

#include <algorithm>

#include "backends/cuda/kept_peak.h"
#include "backends/cuda/kernel_source.h"
#include "backends/cuda/stopwatch.h"
#include "compile/nvrtc.h"
#include "timing/statistics.h"
#include "values/block_limit.h"

namespace warpfold::cuda {

DeviceWorkspace::DeviceWorkspace(int ordinal)
    : m_context(ordinal),
      m_stream(makeStream()),
      m_utilities(compile::compileCached(utilitySource(), {"--std=c++17"}, {}, m_context.capability()).image),
      m_module(loadModule(m_utilities)),
      m_readPlainly(functionOf(m_module, "read_plainly")),
      m_readStreaming(functionOf(m_module, "read_streaming")),
      m_findPages(functionOf(m_module, "find_pages")),
      m_calibrate(functionOf(m_module, "calibrate")),
      m_nothing(functionOf(m_module, "nothing")),
      m_hold(functionOf(m_module, "wait_for_host")),
      m_small(allocate(64)),
      m_holds(canHold()) {}

/// A few times, since a busy host may be late once.
bool DeviceWorkspace::canHold() {
  for (int attempt = 0; attempt < 4; ++attempt) {
    m_hold.queue(m_stream, holdLimit);
    m_hold.release();
    WARPFOLD_CUDA(Driver::get().streamSynchronize(m_stream.get()));
    if (m_hold.lasted()) return true;
  }
  return false;
}

void DeviceWorkspace::prepareFlush() {
  if (m_flush.get() != 0) return;
  m_flushBytes = flushBytes(static_cast<std::size_t>(m_context.attribute(l2Bytes)));
  m_flush = allocate(m_flushBytes, MemoryUse::flush);
  WARPFOLD_CUDA(Driver::get().memsetD8(m_flush.get(), 0, m_flushBytes));
  WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));  // our stream does not wait for the default one
}

void DeviceWorkspace::queueRead(CUfunction reader, CUdeviceptr data, std::size_t bytes) {
  const unsigned grid = static_cast<unsigned>(m_context.attribute(multiprocessors)) * 2;
  launch(reader, grid, mostBlockThreads, m_stream, data, bytes / 16, m_small.get());
}

void DeviceWorkspace::queueFlush() {
  prepareFlush();
  queueRead(m_readPlainly, m_flush.get(), m_flushBytes);
}

void DeviceWorkspace::queueFlushOfData(const std::array<Stretch, 3>& stretches) {
  queueFlush();
  const unsigned grid = static_cast<unsigned>(m_context.attribute(multiprocessors));
  const auto& [a, b, c] = stretches;
  launch(m_findPages, grid, mostBlockThreads, m_stream, a.data, a.bytes, b.data, b.bytes, c.data, c.bytes);
}

void DeviceWorkspace::forgetCode() {
  // The driver empties them when it puts code into memory: at the first launch of a module.
  const Module fresh = loadModule(m_utilities);
  launch(functionOf(fresh, "nothing"), 1, 1, m_stream);
  WARPFOLD_CUDA(Driver::get().streamSynchronize(m_stream.get()));
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
  const std::size_t bytes = std::min<std::size_t>(std::size_t{1} << 32, freeMemoryBytes() / 4) / 4096 * 4096;
  const Buffer data = allocate(bytes, MemoryUse::peak);
  WARPFOLD_CUDA(Driver::get().memsetD8(data.get(), 1, bytes));
  WARPFOLD_CUDA(Driver::get().streamSynchronize(nullptr));
  Stopwatch stopwatch(*this);
  double best = 0;
  for (int i = 0; i < 8; ++i) {
    const double us = stopwatch.sampleUs([] {}, [&] { queueRead(m_readStreaming, data.get(), bytes); });
    best = std::max(best, bandwidthGbs(static_cast<double>(bytes), us));
  }
  keepPeak(peakOwner(m_context.ordinal()), best);
  return best;
}

}  // namespace warpfold::cuda
