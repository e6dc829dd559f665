// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/clock_offset.h"

#include <algorithm>
#include <span>

namespace warpfold::ranks {

namespace {

constexpr unsigned exchanges = 40;

void answer(Conference& conference) {
  Transport& transport = conference.transport();
  std::byte question{};
  // Rank 0 asks one rank after the other, so the last one waits for all before it.
  const double limit = 2 * conference.limitSeconds() + 1;
  for (unsigned i = 0; i < exchanges; ++i) {
    if (!transport.receive(0, std::span(&question, 1), limit)) conference.refuseSilent(0, limit);
    const double now = transport.nowUs();
    if (!transport.send(0, std::as_bytes(std::span(&now, 1)), limit)) conference.refuseSilent(0, limit);
  }
}

std::vector<ClockSample> ask(Conference& conference, unsigned rank) {
  Transport& transport = conference.transport();
  const std::byte question{};
  const double limit = conference.limitSeconds();
  std::vector<ClockSample> samples(exchanges);
  for (ClockSample& sample : samples) {
    sample.askedUs = transport.nowUs();
    if (!transport.send(rank, std::span(&question, 1), limit) ||
        !transport.receive(rank, std::as_writable_bytes(std::span(&sample.theirsUs, 1)), limit))
      conference.refuseSilent(rank, limit);
    sample.answeredUs = transport.nowUs();
  }
  return samples;
}

}  // namespace

ClockOffset offsetFrom(const std::vector<ClockSample>& samples) {
  const ClockSample& best = *std::min_element(samples.begin(), samples.end(), [](const auto& a, const auto& b) {
    return a.answeredUs - a.askedUs < b.answeredUs - b.askedUs;
  });
  return {best.theirsUs - (best.askedUs + best.answeredUs) / 2, (best.answeredUs - best.askedUs) / 2};
}

std::vector<ClockOffset> measureOffsets(Conference& conference) {
  if (!conference.isFirst()) {
    answer(conference);
    return {};
  }
  std::vector<ClockOffset> offsets(1);
  for (unsigned rank = 1; rank < conference.transport().ranks(); ++rank)
    offsets.push_back(offsetFrom(ask(conference, rank)));
  return offsets;
}

}  // namespace warpfold::ranks
