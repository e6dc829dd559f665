// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <array>
#include <string>
#include <vector>

#include "table/table.h"
#include "trace/trace.h"

namespace warpfold::app {

/// An aligned 32-byte piece of global memory that a request touches. Bit i of `used`: byte i.
struct TouchedSector {
  std::uint64_t index = 0;  ///< from the array's 512-byte-aligned start
  std::uint32_t used = 0;
  std::vector<std::uint32_t> lanes;          ///< ascending, each once
  std::array<std::uint32_t, 8> firstLane{};  ///< of every 4 bytes that are used, the first lane that does

  int usedBytes() const;
};

/// A word of 4 bytes in one of the 32 banks of shared memory, and who asks for it.
struct TouchedWord {
  std::uint32_t bank = 0;
  std::uint64_t index = 0;  ///< of the word, from the start of shared memory
  std::vector<std::uint32_t> lanes;
};

/// One access of a warp as memory sees it: sectors, or banks.
struct RequestMap {
  /// What the lanes do with what they access, where it is the same for all of them.
  enum class Role { other, left, right, result };
  const WarpRequest* request = nullptr;
  const Step* step = nullptr;
  Role role = Role::other;
  std::string sharedName = "shared";    ///< as the kernel's source calls its array there
  std::vector<std::uint64_t> elements;  ///< of the array, one for each lane that takes part
  std::vector<std::uint32_t> warps;     ///< that make one like it, ascending; one that does twice is named twice
  std::vector<TouchedSector> sectors;   ///< global and atomic, ascending
  std::array<std::vector<TouchedWord>, 32> banks;  ///< shared; distinct words, ascending
  std::uint32_t ways = 0;                          ///< most distinct words in one bank

  bool shared() const;
  bool conflict(std::uint32_t bank) const { return banks[bank].size() > 1; }
  /// Bytes of its sectors that one lane or more uses, of all that they have; 0 of shared memory.
  double usedShare() const;
};

/// The steps whose accesses belong to a place of the clock: the row's combining step (at 0: the load) and
/// what is stored or shared of it before the next row.
std::vector<const Step*> stepsOfRow(const BlockTrace& trace, std::uint32_t row);
/// All requests of these steps, by step, then by warp. They point into the trace. `sharedName`: as the kernel's source
/// calls its array in shared memory (sharedArray).
std::vector<RequestMap> memoryMap(const BlockTrace& trace, std::uint32_t row, const std::string& sharedName = "shared");

/// The same with those that look alike as one, in the place of the first.
std::vector<RequestMap> memoryRows(const BlockTrace& trace, std::uint32_t row,
                                   const std::string& sharedName = "shared");

/// "warp 0 loads g_in[0–7], left operand · 8 lanes · 1 sector, 100 % used",
/// "warp 1 stores cache[32–63], result · 32 lanes · no conflict".
QString requestText(const RequestMap& map);
/// Its phrases: what is accessed and as what; how.
std::array<QStringList, 2> requestPhrases(const RequestMap& map);
/// "0–7", "0, 2, …, 62": elements or lanes, ascending.
QString listText(const std::vector<std::uint64_t>& numbers);
/// One row a lane: side, step, kind, warp, request, access, space, lane, offset, bytes, sector, bank.
void addMemory(Table& table, const BlockTrace& trace, std::uint32_t row, const Cell& side);
Table emptyMemoryTable();

}  // namespace warpfold::app
