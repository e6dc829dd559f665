// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>

#include "emulation/warp.h"

namespace warpfold::emulation {

/// What lanes put into an instruction that they execute together: a value each, and a bit each.
struct Exchange {
  std::uint32_t members = 0;  ///< lanes that take part
  std::uint32_t bits = 0;
  alignas(64) std::array<std::uint64_t, laneCount> values;
};

/// What these lanes put in at shfl, vote, match or redux, from the registers of their window.
void putIn(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes, Exchange& into);
/// Gives these lanes their results once all members have put in what is theirs.
void takeOut(const Warp& warp, std::uint32_t window, const Instruction* at, std::uint32_t lanes, const Exchange& from);
/// What redux makes of two lanes' values.
std::uint32_t reducedWord(std::uint32_t a, std::uint32_t b, const ptx::Decoded& decoded);

/// Whether the third operand of a shuffle tells segments of 1, 2, 4, 8, 16 or 32 lanes.
bool isSegment(std::uint32_t c);

/// A word of an instruction that is one for all lanes that execute it together: of lanes with others, the warp falls
/// apart, they come later, and `at` is the instruction there.
std::uint32_t wordOfAll(Warp& warp, const Instruction*& at, const ptx::Slot& slot);

/// The member mask of a warp-wide instruction: it waits for those of these lanes that exist and have not ended. A lane
/// that executes it and is not named by the mask is a hazard; it goes on with the others. Lanes that name different
/// masks part here; those that have to come back to it are `ready` then, and `at` may be another instruction
/// (Warp::fallApart).
std::uint32_t membersOf(Warp& warp, const Instruction*& at);

/// Where all lanes of a warp-wide instruction wait at it, or at others of its kind with the same mask, they go on: PTX
/// ISA, "bar.warp.sync", "shfl.sync". Whether any did.
bool openWarpWide(Warp& warp);

}  // namespace warpfold::emulation
