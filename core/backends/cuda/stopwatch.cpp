// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/stopwatch.h"

#include <fmt/format.h>

#include "values/error.h"

namespace warpfold::cuda {

namespace {

using namespace std::chrono_literals;

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
  constexpr auto longest = 640ms;
  for (std::chrono::nanoseconds limit = DeviceWorkspace::holdLimit; limit <= longest; limit *= 2) {
    prepare();
    if (const auto us = tryUs(queue, limit)) return *us;
    ++m_dropped;
  }
  throw BackendUnavailable(
      fmt::format("CUDA: the host did not queue one sample within {} ms, so that no time is the GPU's alone; end other "
                  "programs and try again",
                  std::chrono::milliseconds(longest).count()));
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
