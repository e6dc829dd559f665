// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/cuda/stopwatch.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace warpfold::cuda {

namespace {

constexpr unsigned ringPlaces = 8;

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

double Stopwatch::sampleUs(const std::function<void()>& prepare, const std::function<void()>& queue,
                           unsigned launchesBefore) {
  if (!m_place) m_place = findPlace(prepare, queue);
  return sampleAt(*m_place + launchesBefore, prepare, queue);
}

unsigned Stopwatch::findPlace(const std::function<void()>& prepare, const std::function<void()>& queue) {
  constexpr double longUs = 200;  // of which the places make less than a hundredth
  constexpr std::size_t samples = 5;
  if (sampleAt(0, prepare, queue) > longUs || !m_workspace.holds()) return 0;
  unsigned best = 0;
  double least = std::numeric_limits<double>::max();
  for (unsigned place = 0; place < ringPlaces; ++place) {
    std::array<double, samples> us;
    for (double& sample : us) sample = sampleAt(place, prepare, queue);
    std::sort(us.begin(), us.end());
    // One short sample in a bad place must not choose it.
    if (us[samples / 2] >= least) continue;
    least = us[samples / 2];
    best = place;
  }
  return best;
}

void Stopwatch::prepareAt(unsigned place, const std::function<void()>& prepare) {
  constexpr unsigned hold = 1;
  const Stream& stream = m_workspace.stream();
  for (bool known = false; !known;) {
    while ((stream.launches() + m_prepared + hold) % ringPlaces != place % ringPlaces) m_workspace.queueNothing();
    const std::uint64_t before = stream.launches();
    prepare();
    const std::uint64_t prepared = stream.launches() - before;
    known = std::exchange(m_prepared, prepared) % ringPlaces == prepared % ringPlaces;
  }
}

double Stopwatch::sampleAt(unsigned place, const std::function<void()>& prepare, const std::function<void()>& queue) {
  for (auto limit = DeviceWorkspace::holdLimit; m_workspace.holds(); limit *= 2) {
    prepareAt(place, prepare);
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
