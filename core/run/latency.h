// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "run/interpolation.h"
#include "run/run_request.h"
#include "values/interval.h"
#include "values/provenance.h"

namespace warpfold {

/// What ended a series of samples.
enum class StoppedBy : std::uint8_t {
  count,    ///< as many were taken as were asked for
  settled,  ///< the median's interval was narrow enough
  most,     ///< the most were taken before it was
  time      ///< the time was up before it was
};

/// Statistics of the whole reduction, all launches, in microseconds.
struct Latency {
  double min = 0, median = 0, p95 = 0, mean = 0;
  double rsd = 0;  ///< standard deviation over mean
  std::uint64_t samples = 0;
  std::optional<Interval> quartiles, interval;  ///< of the samples; of their median, 95 %, where there are six or more
  std::uint64_t dropped = 0;    ///< taken again, since the host was late and its gap would have been in them
  std::uint64_t throttled = 0;  ///< taken again, since the multiprocessors' clock was throttled (timing/throttle.h)
  std::uint64_t slow = 0;       ///< kept although it was, since it did not recover
  std::optional<StoppedBy> stoppedBy;  ///< nothing of samples that were recorded, or that go on
  CacheState cache = CacheState::cold;
  Provenance provenance = Provenance::emulated;
  /// Of an interpolated or modelled one, which has no samples: what its median may be, as far as the recorded points
  /// or the model's known errors tell.
  using Band = Interval;
  std::optional<Band> band;
  std::optional<Interpolation> between;  ///< of an interpolated one
};

}  // namespace warpfold
