// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "trace/trace.h"
#include "values/operation.h"

namespace warpfold::app {

class Playback;

/// One side of the comparison at its own position on the clock. The trace may be null.
struct NarrativeSide {
  const BlockTrace* trace = nullptr;
  double position = 0;
  bool over = false;  ///< the tree has ended while the other one goes on
};

/// What happens here: at most two paragraphs of one to three sentences each. The first tells the step of A
/// from the figures of its trace; the second compares B with it (or, where they do different work, tells B's
/// step).
QStringList narrative(const NarrativeSide& a, const NarrativeSide& b, Operation operation);
QStringList narrative(const Playback& playback, Operation operation);

}  // namespace warpfold::app
