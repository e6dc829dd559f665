// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>

#include "store/recording.h"

namespace warpfold::model {

/// What a launch behind another one costs before it begins.
struct NextLaunch {
  double us = 0;         ///< median over the reductions; 0 where there are none
  std::size_t runs = 0;  ///< recorded reductions of several launches
};

/// By how much recorded sums of several launches are longer than their launches timed alone tell: each of those has the
/// `launchUs` of an empty launch in it, which only the first launch of a reduction costs. With a warm cache, where a
/// launch alone finds its data where it finds them in the reduction.
/// Throws DeviceFault where the file was damaged since it was opened.
NextLaunch recordedNextLaunch(const store::Recording& recording, double launchUs);

}  // namespace warpfold::model
