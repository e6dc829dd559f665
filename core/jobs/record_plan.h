// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "run/count_range.h"
#include "run/device_info.h"
#include "run/run_request.h"
#include "store/recording.h"

namespace warpfold {

/// "2^10..2^28,25600000", "64..1024" or "512" → ranges. Throws InvalidRequest about `field`.
std::vector<CountRange> parseRanges(const std::vector<std::string>& texts, Field field);

/// What a user asks to record. Without a preset, every combination of what is named; with one, those runs of
/// the preset that agree with everything named.
struct RecordChoice {
  std::optional<std::string> preset;  ///< "device" or "cub-comparison"
  std::vector<std::string> kernels;   ///< ids; empty: all that the device runs
  std::vector<CountRange> sizes;      ///< elements: the powers of two of a range, or one number
  std::vector<CountRange> blocks;     ///< threads per block, likewise
  std::vector<ElementType> types;
  std::vector<Operation> ops;
  std::optional<CacheState> cache;  ///< open: cold and warm
  std::optional<std::uint64_t> grid;
  bool counters = false;  ///< the GPU's own counters too
  bool sweep = false;     ///< the library's reduction beside the kernels, and many sizes where none is named

  bool namesAnything() const {
    return !kernels.empty() || !sizes.empty() || !blocks.empty() || !types.empty() || !ops.empty();
  }
};

/// One run that is to be recorded.
struct RecordTask {
  KernelPtr kernel;
  store::RecordedKey key;
  bool traced = false;   ///< the steps of its first blocks are timed, too
  bool counted = false;  ///< the GPU's own counters are read, too
};

/// In the order in which they are best carried out: type by type, size by size, so that data are made and copied once.
///
/// The preset `device`: every sound kernel that the device runs × the powers of two from 2^10 to 2^28 and 25,600,000 ×
/// blocks of 64, 128, 256, 512 and 1024 threads where the kernel takes them × int32, float32, float64 and float16 ×
/// sum, cold and warm; sums of uint32 at block 512 from 2^22 to 2^26, and at 2^30 where a published figure is of that
/// size; every other operation and type at 2^16, 2^20 and 2^24, block 512, cold. Steps are timed of sums of those four
/// types at 2^10, 2^16, 2^20 and 2^24, cold: what a step takes depends on how many blocks share a multiprocessor, and
/// these sizes go from one block alone to a device that is full several times over. Sizes beyond the default
/// of a device that is no GPU are left out.
///
/// Throws InvalidRequest for a preset or a kernel that is not there, and where nothing is left to record.
std::vector<RecordTask> planRecording(const Catalogue& catalogue, const DeviceInfo& device, const RecordChoice& choice);

}  // namespace warpfold
