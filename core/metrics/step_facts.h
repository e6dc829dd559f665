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

/// How far apart the values lie that neighbouring working lanes access together in global memory.
struct ValuesApart {
  std::uint64_t bytes = 0, size = 0;  ///< from one value to the next, and of a value
  std::uint64_t inSector() const { return bytes >= 32 ? 1 : 32 / bytes; }
  std::uint64_t room() const { return 32 / size; }  ///< values that a sector could hold
  friend bool operator==(const ValuesApart&, const ValuesApart&) = default;
};

/// Nothing where it is not the same distance in all accesses of the step, where they are adjacent, where
/// sectors do not all hold as many, or where a warp has too few lanes for one sector.
std::optional<ValuesApart> valuesApart(const Step& step);

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
  std::uint32_t warpLanes = 0;    ///< of a full warp
  std::uint64_t warpBytes = 0;    ///< that they all use in one access of global memory; 0: there is none
  double usedBytes = 0;           ///< of the 32 of each sector, on average
  std::uint64_t conflicts = 0;
  std::optional<BytesMoved> bytes;
  std::optional<ValuesApart> apart;

  StepFacts(const BlockTrace& trace, const Step& step);
};

}  // namespace warpfold
