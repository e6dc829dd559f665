// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

/// How those that run on one thread of the host take turns, so that whoever waits gets what it waits for.
///
/// A lane waits in one of three ways. At a barrier or an instruction for several lanes of a warp it stands in
/// Warp::waiting, and goes on when all have come (Block::openBarrier, Block::openPartBarriers, openWarpWide). At the
/// meeting point of a branch it stands in Warp::frames, and goes on with the others (Warp::meet). Or it goes round a
/// loop until a word of memory changes (ptx::WaitingLoops): then it gives others a turn, first splits of its warp, then
/// warps of its block, then blocks (Warp::giveTurn, Block::run, Worker::turn in grid.cpp).
///
/// What it waits for may have to come from lanes that stand at a meeting point: after some turns in vain those go on by
/// themselves (Warp::release). Where nobody can go on, it is a deadlock: within a block Block::noteDeadlock tells of
/// it, among blocks Standstill.
///
/// All turns end. What is executed counts among Limits::instructionsOfWarp, but for turns after which a block is as
/// before: what it waits for may take others long, and they pay for it (Block::isAsBefore).
namespace warpfold::emulation {

/// Rounds of a loop that may wait until others have their turn: enough for an atomic that 32 lanes make by exchanging.
inline constexpr std::uint32_t spinsOfTurn = 64;
/// Turns of a warp that end in waiting loops until lanes do not wait at meeting points any longer.
inline constexpr std::uint32_t patience = 8;
/// The same where their loops count or sum up, so that they may well end by themselves: half a million rounds.
inline constexpr std::uint32_t longPatience = 1024 * patience;
/// Times that splits of a warp meet at instructions for several lanes until other warps have their turn.
inline constexpr std::uint32_t meetingsOfTurn = 1024;
/// Barriers after which a block is looked at, whether it is as it was; and after which other blocks have their turn.
inline constexpr std::uint32_t barriersOfLook = 64, roundsOfTurn = 1u << 16;
/// What a step of the block, or a part of one, counts for among Limits::instructionsOfWarp: others have their turn, and
/// what is counted of it is kept. And what a wait for lanes of the warp does.
inline constexpr std::int64_t instructionsOfStep = 1024, instructionsOfWait = 128;
/// Until a warp looks whether its launch is over: some hundredths of a second.
inline constexpr std::int64_t instructionsAtOnce = std::int64_t{1} << 22;

}  // namespace warpfold::emulation
