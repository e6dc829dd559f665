// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/ladder_job.h"

#include <chrono>

#include "ladder/ladder.h"
#include "ladder/repeat.h"

namespace warpfold {

namespace {

using Clock = std::chrono::steady_clock;
using Send = std::function<void(const messages::Event&)>;

constexpr auto progressEvery = std::chrono::milliseconds(200);

/// A control that tells of progress now and then. `fraction` says how far the whole job is, given how far its present
/// part is (negative: unknown).
RunControl controlOf(std::uint64_t job, const std::atomic<bool>& cancelled, const Send& send,
                     std::function<double(double)> fraction) {
  RunControl control;
  control.cancelled = &cancelled;
  control.progress = [=, last = Clock::time_point{}](const std::string& what, double part) mutable {
    if (Clock::now() - last < progressEvery) return;
    last = Clock::now();
    send(messages::Progress{job, what, fraction(part)});
  };
  return control;
}

}  // namespace

void runLadder(const messages::Ladder& command, const std::atomic<bool>& cancelled, const Send& send) {
  std::size_t index = 0, count = 0;
  const Ladder ladder(command.request, command.kernels, controlOf(command.job, cancelled, send, [&](double part) {
                        return count == 0 ? part : static_cast<double>(index) / static_cast<double>(count);
                      }));
  count = ladder.kernels().size();
  const std::string& backend = ladder.request().backend;
  if (const auto peak = backendFor(backend).measureReadPeak(backend)) send(messages::MeasuredPeak{backend, *peak});
  for (; index < count; ++index)
    send(messages::LadderRow{command.job, static_cast<std::uint32_t>(index), static_cast<std::uint32_t>(count),
                             ladder.run(ladder.kernels()[index])});
}

void runRepeat(const messages::Repeat& command, const std::atomic<bool>& cancelled, const Send& send) {
  const RunControl control = controlOf(command.job, cancelled, send, [](double part) { return part; });
  send(messages::Repeated{command.job, runRepeat(command.request, command.runs, control)});
}

}  // namespace warpfold
