// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "backends/cuda/device_workspace.h"

namespace warpfold::cuda {

/// Times what is put into a workspace's stream, by two events.
///
/// The GPU's front end takes launches from a ring of eight places, and fetches their descriptions a few places at a
/// time. On an H200 (driver 580) a reduction of two launches takes between 5.7 and 7.1 µs with a cold L2, depending on
/// the places of its launches alone, which depend on how many launches the stream has had. That says nothing about the
/// kernel: every sample of a stopwatch begins at the same place, the one where its first samples took the least, by
/// their median.
class Stopwatch {
 public:
  explicit Stopwatch(DeviceWorkspace& workspace) : m_workspace(workspace), m_begin(makeEvent()), m_end(makeEvent()) {}

  /// µs on the GPU of what `queue` puts into the stream. `prepare` queues what comes before and is not timed. Where the
  /// host was too slow to queue everything before the first of it began, the sample is dropped and taken again, with
  /// twice the patience; after the longest, without a hold, and the workspace says so. The first call takes a few
  /// dozen samples of a short `queue` to find its place. `launchesBefore`: where `queue` is a part of what the place
  /// was found for, how many launches come before it there.
  double sampleUs(const std::function<void()>& prepare, const std::function<void()>& queue,
                  unsigned launchesBefore = 0);
  /// Samples dropped so far.
  std::uint64_t dropped() const { return m_dropped; }

 private:
  unsigned findPlace(const std::function<void()>& prepare, const std::function<void()>& queue);
  double sampleAt(unsigned place, const std::function<void()>& prepare, const std::function<void()>& queue);
  void prepareAt(unsigned place, const std::function<void()>& prepare);
  std::optional<double> tryUs(const std::function<void()>& queue, std::chrono::nanoseconds limit);

  DeviceWorkspace& m_workspace;
  Event m_begin, m_end;
  std::uint64_t m_dropped = 0;
  std::uint64_t m_prepared = 0;     // launches that preparing takes
  std::optional<unsigned> m_place;  // in the ring, of the first timed launch
};

}  // namespace warpfold::cuda
