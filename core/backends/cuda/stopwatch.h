// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "backends/cuda/device_workspace.h"

namespace warpfold::cuda {

/// Times what is put into a workspace's stream, by two events.
class Stopwatch {
 public:
  explicit Stopwatch(DeviceWorkspace& workspace) : m_workspace(workspace), m_begin(makeEvent()), m_end(makeEvent()) {}

  /// µs on the GPU of what `queue` puts into the stream. `prepare` queues what comes before and is not timed. Where the
  /// host was too slow to queue everything before the first of it began, the sample is dropped and taken again, with
  /// twice the patience; after the longest, without a hold, and the workspace says so.
  double sampleUs(const std::function<void()>& prepare, const std::function<void()>& queue);
  /// Samples dropped so far.
  std::uint64_t dropped() const { return m_dropped; }

 private:
  std::optional<double> tryUs(const std::function<void()>& queue, std::chrono::nanoseconds limit);

  DeviceWorkspace& m_workspace;
  Event m_begin, m_end;
  std::uint64_t m_dropped = 0;
};

}  // namespace warpfold::cuda
