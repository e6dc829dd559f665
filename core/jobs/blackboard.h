// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <functional>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "data/typed_value.h"
#include "run/run_result.h"

namespace warpfold {

/// What the blackboard example adds up where the run has no numbers of its own: digits that can be read across a room.
inline constexpr const char* blackboardInput = "digits";

/// How large a blackboard example is at least.
struct BoardSize {
  std::uint32_t threads = 16;
  std::uint32_t warp = 4;  ///< lanes of a warp
  bool lesson = true;      ///< larger for a kernel whose header says that its lesson needs it
};

/// A blackboard example: what one kernel did with it, and the numbers that it did it with.
struct Blackboard {
  BlockTracePtr trace;  ///< null where there is no block to draw
  std::uint64_t n = 0;  ///< elements of all blocks
  /// Of an operation that squares or multiplies its elements: these, as they are written beside what is made of them.
  std::vector<std::string> first, second;
};

/// The blackboard examples of two requests, traced on the device that gives exact structure. Both reduce the same
/// numbers, as many as the one needs that needs more to show its lesson: two warps of 32 lanes where it relies on them
/// or says so in its header, several elements a thread, several blocks whose partials the last one or the next launch
/// reads (joinedLaunches). Two kernels whose threads take any number of elements have blocks of one shape; one whose
/// threads take one or two has more blocks beside them where warps have 32 lanes. Where the run's input is a file with
/// as many elements they are the file's first, else digits; those of a product have no zeros, and one of those that
/// 16-bit floats add up is storedNumber; what somebody has typed takes the place of both. A faulty kernel gets an input
/// that no block divides. `turnTo` is told whose request comes next, for errors.
std::array<Blackboard, 2> makeBlackboards(const Catalogue& catalogue, const RunRequest& a, const RunRequest& b,
                                          BoardSize size, const std::function<void(std::uint32_t side)>& turnTo = {},
                                          const TypedValues& typed = {});
/// Their traces alone.
std::array<BlockTracePtr, 2> traceBlackboards(const Catalogue& catalogue, const RunRequest& a, const RunRequest& b,
                                              BoardSize size,
                                              const std::function<void(std::uint32_t side)>& turnTo = {},
                                              const TypedValues& typed = {});

}  // namespace warpfold
