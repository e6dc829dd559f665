// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <span>
#include <vector>

#include "jobs/record_plan.h"
#include "run/tuned_shape.h"
#include "store/recording.h"

/// Which number of blocks and threads is the fastest, tried out on a device.
namespace warpfold {

/// Throws InvalidRequest where the device is no GPU that measures.
void requireTunable(const DeviceInfo& device);

/// The shapes that are tried for `kernel`, which takes any number of both: sums of float16, float32 and float64 at the
/// powers of two of `sizes` (empty: from 2^10 to 2^28), cold and warm; from one block to eight a multiprocessor, where
/// a thread has between half a load of 16 bytes and sixteen of them, or the device is full. Throws InvalidRequest where
/// the device is no GPU that measures.
std::vector<RecordTask> planTuning(const KernelPtr& kernel, const DeviceInfo& device,
                                   const std::vector<CountRange>& sizes);

/// Of every element size and n the shape with the least geometric mean of the cold and the warm median; what is within
/// 1 % of it and the same as at the size below is kept, so that noise makes no leaps.
TuningTable tuningOf(const store::Recording& recording, std::span<const RecordTask> tasks);

}  // namespace warpfold
