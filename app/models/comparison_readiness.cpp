// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/comparison_readiness.h"

#include "timing/sampling.h"

namespace warpfold::app {

Readiness resultsReady(const Comparison& comparison) {
  return comparison.complete() ? Readiness::all : Readiness::nothing;
}

Readiness samplesReady(const Comparison& comparison) {
  if (!comparison.complete()) return Readiness::nothing;
  const bool over = comparison.state() == Comparison::State::finished;
  const auto enough = [&](int s) {
    return !comparison.awaitsSamples(s) || comparison.side(s).samples.nextIndex() >= sampling::pictured;
  };
  return (enough(0) && enough(1)) || over ? Readiness::all : Readiness::enough;
}

Readiness everythingReady(const Comparison& comparison) {
  const Readiness samples = samplesReady(comparison);
  const bool counted = comparison.side(0).counters && comparison.side(1).counters;
  return samples == Readiness::all && !counted ? Readiness::enough : samples;
}

}  // namespace warpfold::app
