// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <chrono>

#include "backends/cuda/stream_hold.h"
#include "backends/cuda/uploads.h"

namespace warpfold::cuda {

/// What all sessions on one GPU share: the context, the stream, the utility kernels and the buffer that flushes L2.
class DeviceWorkspace {
 public:
  /// How long a stream is held at first: a host that runs queues a sample in microseconds.
  static constexpr std::chrono::nanoseconds holdLimit = std::chrono::milliseconds(20);
  /// And how long at most, after it was too short.
  static constexpr std::chrono::nanoseconds longestHold = std::chrono::milliseconds(80);

  explicit DeviceWorkspace(int ordinal);

  const Context& context() const { return m_context; }
  const Stream& stream() const { return m_stream; }
  StreamHold& hold() { return m_hold; }
  Uploads& uploads() { return m_uploads; }
  /// False where launches wait for their end, as profilers and CUDA_LAUNCH_BLOCKING make them: then nothing can be
  /// queued behind a wait, and times have the host's gaps in them.
  bool holds() const { return m_holds; }
  void giveUpHolding() { m_holds = false; }

  /// Takes the memory that a flush needs, once. Throws InvalidRequest where it is not to be had.
  void prepareFlush();
  /// Queues a read of twice what L2 holds. Reading leaves no dirty lines whose write-back would land in the timed
  /// region, as a memset does.
  void queueFlush();
  /// A stretch of the GPU's memory.
  struct Stretch {
    CUdeviceptr data = 0;
    std::size_t bytes = 0;
  };
  /// Queues a flush after which all multiprocessors still know where `stretches` lie. Reading other memory pushes
  /// addresses out of their caches too; Nsight Compute tells the chip to empty L2 and leaves them there. On an H200 a
  /// launch takes 0.3 to 0.4 µs less so, and reads one or two kilobytes less.
  void queueFlushOfData(const std::array<Stretch, 3>& stretches);
  static constexpr std::size_t launchesOfDataFlush = 2;
  /// Empties the GPU's caches of instructions, and waits until that is done.
  void forgetCode();
  /// Queues a launch that does nothing.
  void queueNothing() { launch(m_nothing, 1, 1, m_stream); }
  /// Nanoseconds of one clock cycle of the multiprocessors, measured now.
  double nanosecondsPerCycle();
  /// The measured peak: GB/s of reading up to 4 GiB once, the best of several. It is kept from then on.
  double readPeakGbs();

 private:
  void queueRead(CUfunction reader, CUdeviceptr data, std::size_t bytes);
  bool canHold();

  Context m_context;
  Stream m_stream;
  std::vector<char> m_utilities;  // the utility kernels' machine code
  Module m_module;
  CUfunction m_readPlainly, m_readStreaming, m_findPages, m_calibrate, m_nothing;
  StreamHold m_hold;
  Buffer m_small;  // sink and calibration results
  Buffer m_flush;
  std::size_t m_flushBytes = 0;
  bool m_holds = false;
  Uploads m_uploads;
};

}  // namespace warpfold::cuda
