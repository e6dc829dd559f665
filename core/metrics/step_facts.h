// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trace/trace.h"

namespace warpfold {

/// Bytes of global memory that a step's loads and stores move, in whole sectors of 32, and how many of these its lanes
/// use; a byte that several lanes of a request use counts once.
struct BytesMoved {
  std::uint64_t used = 0, moved = 0;
  double share() const { return moved == 0 ? 0 : static_cast<double>(used) / static_cast<double>(moved); }
  friend bool operator==(const BytesMoved&, const BytesMoved&) = default;
};

/// Nothing where the step does not touch global memory, or where its trace does not hold all of its requests.
std::optional<BytesMoved> bytesMoved(const Step& step);

/// Lanes of the warps that a step issues, working or not.
std::uint64_t issuedLanes(const Step& step);

/// What sentences about a step need to know of it.
struct StepFacts {
  std::vector<std::uint32_t> threads;  ///< that worked, ascending
  std::uint64_t warps = 0, issued = 0;
  int lanes = 0, idle = 0;        ///< of the issued warps
  int each = 0;                   ///< lanes that work in every issued warp; 0: not the same number in all
  std::optional<double> sectors;  ///< per request; nothing where there is none
  double neededSectors = 0;       ///< that would hold the values a request uses
  double usedBytes = 0;           ///< of the 32 of each sector, on average
  std::uint64_t conflicts = 0;
  std::optional<BytesMoved> bytes;

  StepFacts(const BlockTrace& trace, const Step& step);
};

}  // namespace warpfold
