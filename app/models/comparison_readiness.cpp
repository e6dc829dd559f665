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
  const quint64 taken = std::min(comparison.side(0).samples.nextIndex(), comparison.side(1).samples.nextIndex());
  const bool over = comparison.state() == Comparison::State::finished;
  return taken >= sampling::pictured || over ? Readiness::all : Readiness::enough;
}

Readiness everythingReady(const Comparison& comparison) {
  const Readiness samples = samplesReady(comparison);
  const bool counted = comparison.side(0).counters && comparison.side(1).counters;
  return samples == Readiness::all && !counted ? Readiness::enough : samples;
}

}  // namespace warpfold::app
