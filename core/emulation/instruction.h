// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "ptx/program.h"

namespace warpfold::emulation {

struct Warp;
struct Instruction;

/// Executes one instruction for the split that runs, and what follows it (see WARPFOLD_NEXT). Gives the instruction to
/// go on at; null where the warp cannot go on by itself.
using Handler = const Instruction* (*)(Warp&, const Instruction*);

/// A decoded instruction with the function that executes it. What every handler needs stands here by itself, so that
/// the usual ones touch one cache line; the rest is in `decoded`.
struct Instruction {
  Handler handler = nullptr;
  const Instruction* target = nullptr;                     ///< of a branch
  const Instruction* meet = nullptr;                       ///< where lanes that part meet again; null: nowhere
  std::uint32_t d = 0, a = 0, b = 0, c = 0;                ///< result and sources: offsets in the register file
  bool aVaries = false, bVaries = false, cVaries = false;  ///< whether a source has a value a lane, or one for all
  enum class Place : std::uint8_t { itself, before, behind };
  Place place = Place::itself;  ///< of what code linked for tracing has around an instruction (emulation/tracing.h)
  std::uint32_t counter = 0;    ///< its number among the instructions of all functions
  std::int64_t immediate = 0;
  const ptx::Decoded* decoded = nullptr;
};

/// Ends a handler: the next instruction's is called in its place. Where the build does not see to it that a call at the
/// end of a function is a jump (WARPFOLD_TAIL_CALLS, see core/CMakeLists.txt), Warp::run goes from one to the next. So
/// it does behind a handler with locals that others are given the address of, whose calls are never jumps: it ends with
/// WARPFOLD_BACK.
#define WARPFOLD_BACK return i + 1
#ifdef WARPFOLD_TAIL_CALLS
#define WARPFOLD_GO(instruction)                                      \
  do {                                                                \
    const ::warpfold::emulation::Instruction* const go = instruction; \
    return go->handler(w, go);                                        \
  } while (false)
#else
#define WARPFOLD_GO(instruction) return instruction
#endif
#define WARPFOLD_NEXT WARPFOLD_GO(i + 1)

}  // namespace warpfold::emulation
