// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/stopwatch.h"

namespace warpfold::cuda {

namespace {

/// Lets the stream go also where queuing throws.
class Release {
 public:
  explicit Release(StreamHold& hold) : m_hold(hold) {}
  ~Release() { m_hold.release(); }
  Release(const Release&) = delete;
  Release& operator=(const Release&) = delete;

 private:
  StreamHold& m_hold;
};

}  // namespace

double Stopwatch::sampleUs(const std::function<void()>& prepare, const std::function<void()>& queue) {
  for (auto limit = DeviceWorkspace::holdLimit; m_workspace.holds(); limit *= 2) {
    prepare();
    if (const auto us = tryUs(queue, limit)) return *us;
    ++m_dropped;
    if (limit >= DeviceWorkspace::longestHold) m_workspace.giveUpHolding();
  }
  prepare();
  return *tryUs(queue, {});
}

std::optional<double> Stopwatch::tryUs(const std::function<void()>& queue, std::chrono::nanoseconds limit) {
  const Driver& driver = Driver::get();
  const CUstream stream = m_workspace.stream().get();
  StreamHold& hold = m_workspace.hold();
  const bool holds = m_workspace.holds();
  if (holds) hold.queue(m_workspace.stream(), limit);
  {
    const Release release(hold);
    WARPFOLD_CUDA(driver.eventRecord(m_begin.get(), stream));
    queue();
    WARPFOLD_CUDA(driver.eventRecord(m_end.get(), stream));
  }
  WARPFOLD_CUDA(driver.eventSynchronize(m_end.get()));
  if (holds && !hold.lasted()) return std::nullopt;
  float ms = 0;
  WARPFOLD_CUDA(driver.eventElapsedTime(&ms, m_begin.get(), m_end.get()));
  return ms * 1000.0;
}

}  // namespace warpfold::cuda
