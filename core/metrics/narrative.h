// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "trace/trace.h"
#include "values/operation.h"
#include "words/message.h"

namespace warpfold {

/// One side of the comparison at its own position on the clock. The trace may be null.
struct NarrativeSide {
  const BlockTrace* trace = nullptr;
  double position = 0;
  bool over = false;            ///< the tree has ended while the other one goes on
  bool comparableTimes = true;  ///< its steps' times are of the same origin as the other side's
  bool modelledTimes = false;   ///< nobody took them
};

/// What happens here: at most two paragraphs of one to four sentences each. The first describes the step of A
/// from the figures of its trace; the second compares B with it (or, where they do different work, describes B's
/// step).
std::vector<Messages> narrative(const NarrativeSide& a, const NarrativeSide& b, Operation operation);

}  // namespace warpfold
