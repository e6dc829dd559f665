// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#include "codec/bounds.h"
#include "store/recording.h"

/// What a recording may hold. Files come from anywhere, so nothing larger is read, and nothing larger is written.
namespace warpfold::store {

inline constexpr std::uint64_t mostFileBytes = std::uint64_t{1} << 30;
/// Files up to this size are read through when they are opened; of larger ones the values of a run are checked when the
/// run is asked for.
inline constexpr std::uint64_t mostBytesReadAtOnce = std::uint64_t{64} << 20;
inline constexpr std::size_t mostRecordedRuns = 1'000'000;
inline constexpr std::size_t mostSamples = 65'536;
inline constexpr std::size_t mostRecordedLaunches = 64;
inline constexpr std::size_t mostRecordedSteps = 65'536;
inline constexpr std::size_t mostDeviceBytes = std::size_t{1} << 16;
using codec::mostDateBytes, codec::mostDriverBytes, codec::mostKernelBytes, codec::mostStringBytes;
inline constexpr std::size_t mostCounterBytes = std::size_t{1} << 16;  ///< of one run, packed
inline constexpr std::size_t mostUnpackedCounterBytes = std::size_t{1} << 20;

// Of a session.
inline constexpr std::size_t mostComparisons = 32;  ///< the newest are kept
inline constexpr std::size_t mostSessionSamples = 2000;
inline constexpr std::size_t mostClockReadings = 1200;
inline constexpr std::size_t mostParts = 4096;                            ///< of one comparison
inline constexpr std::size_t mostPartBytes = std::size_t{64} << 20;       ///< of one part as it is decoded
inline constexpr std::size_t mostUnpackedBytes = std::size_t{256} << 20;  ///< of all parts of a comparison
inline constexpr std::size_t mostPackedBytes = std::size_t{64} << 20;     ///< the same as they lie in the file
inline constexpr std::size_t mostTitleBytes = 200;

/// Throws std::out_of_range naming the first thing that no recording holds: a kernel's id that is none, a time that is
/// not above zero, a list beyond its limit.
void check(const RecordedKey& key);
void check(const RecordedRun& run);
void check(const RecordedDevice& device);

}  // namespace warpfold::store
