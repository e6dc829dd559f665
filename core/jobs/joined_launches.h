// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>

#include "trace/trace.h"

namespace warpfold {

/// The first blocks of launches that follow one another as one trace: the tree of the first launch goes on in that of
/// the next. What the first block left is the same value in both; what other blocks left is read after the launch's
/// last row, as by a block that finishes. BlockTrace::launch is that of the last one. Never empty.
BlockTracePtr joinedLaunches(std::span<const BlockTracePtr> launches);

}  // namespace warpfold
