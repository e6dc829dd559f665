// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "backends/cuda/device.h"

namespace warpfold::cuda {

/// What all sessions on one GPU share: the context, the stream, the helper kernels and the buffer that flushes L2.
class DeviceWorkspace {
 public:
  explicit DeviceWorkspace(int ordinal);

  const Context& context() const { return m_context; }
  const Stream& stream() const { return m_stream; }

  /// Queues a read of twice the size of L2. Reading leaves no dirty lines whose write-back would land in the timed
  /// region, as a memset does.
  void queueFlush();
  /// Queues a wait, so that all that follows is in the stream before it begins.
  void queueHold(unsigned nanoseconds);
  /// Nanoseconds of one clock cycle of the multiprocessors, measured now.
  double nanosecondsPerCycle();
  /// GB/s of reading about a GiB once, the best of several.
  double readPeakGbs();

 private:
  void queueRead(CUdeviceptr data, std::size_t bytes);

  Context m_context;
  Stream m_stream;
  Module m_module;
  CUfunction m_readAll = nullptr, m_hold = nullptr, m_calibrate = nullptr;
  Event m_begin, m_end;
  Buffer m_small;  // sink and calibration results
  Buffer m_flush;
  std::size_t m_flushBytes = 0;
};

/// Times what is put into a room's stream.
class Stopwatch {
 public:
  Stopwatch() : m_begin(makeEvent()), m_end(makeEvent()) {}

  /// µs on the GPU of what `queue` puts into the stream, all of it queued within `holdNs`, before the first of it
  /// begins.
  template <typename F>
  double timeUs(DeviceWorkspace& room, unsigned holdNs, F&& queue) {
    const Driver& driver = Driver::get();
    room.queueHold(holdNs);
    WARPFOLD_CUDA(driver.eventRecord(m_begin.get(), room.stream().get()));
    queue();
    WARPFOLD_CUDA(driver.eventRecord(m_end.get(), room.stream().get()));
    WARPFOLD_CUDA(driver.eventSynchronize(m_end.get()));
    float ms = 0;
    WARPFOLD_CUDA(driver.eventElapsedTime(&ms, m_begin.get(), m_end.get()));
    return ms * 1000.0;
  }

 private:
  Event m_begin, m_end;
};

}  // namespace warpfold::cuda
