// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Branches, meeting points, barriers, calls, and what lanes of a warp do together.
#include "emulation/block.h"
#include "emulation/block_watch.h"
#include "emulation/code.h"
#include "emulation/handlers.h"
#include "emulation/lanes.h"
#include "emulation/recorder.h"
#include "emulation/warp_wide.h"

namespace warpfold::emulation::WARPFOLD_ISA {

const Instruction* exchange(Warp& w, const Instruction* i) {
  const std::uint32_t members = membersOf(w, i);
  Exchange exchanged;
  exchanged.members = members & w.alive();
  if ((exchanged.members & ~w.active) == 0) {
    w.endPart(i);
    putIn(w, w.window, i, w.active, exchanged);
    if (w.recorder != nullptr) w.recorder->meet(w, i, exchanged.members);
    takeOut(w, w.window, i, w.active, exchanged);
    WARPFOLD_BACK;
  }
  Wait wait;
  wait.kind = Wait::Kind::exchange;
  wait.members = members;
  return w.wait(wait, i);
}

namespace {

/// At the head of a basic block; linked only where executions are counted.
const Instruction* enter(Warp& w, const Instruction* i) {
  if (w.looksAgain) [[unlikely]] {
    if (i->decoded->looks) WARPFOLD_NEXT;
    w.looksAgain = false;  // out of the loop in the middle of it
  }
  InstructionCounts& counts = w.counts[i->counter];
  ++counts.executions;
  counts.lanes += static_cast<unsigned>(__builtin_popcount(w.active));
  WARPFOLD_NEXT;
}

const Instruction* meet(Warp& w, const Instruction* i) {
  if (w.frame < 0 || w.frames[static_cast<std::size_t>(w.frame)].at != i) WARPFOLD_NEXT;
  const Instruction* const next = w.meet(i);
  if (next == nullptr) return nullptr;
  WARPFOLD_GO(next);
}

const Instruction* leave(Warp& w, const Instruction* i) {
  if (w.frame >= 0) w.leave(i);
  WARPFOLD_NEXT;
}

/// Jumps back cost what they jump over, so that a loop comes to an end.
inline void pay(Warp& w, const Instruction* i) {
  if (i->target > i) return;
  w.budget -= i - i->target + 1;
  if (w.budget < 0) renewBudget(w, i);
}

const Instruction* jump(Warp& w, const Instruction* i) {
  pay(w, i);
  WARPFOLD_GO(i->target);
}

inline std::uint32_t takenOf(Warp& w, const Instruction* i) {
  const std::uint32_t predicate = mask(w, i->a);
  return (i->decoded->negated ? ~predicate : predicate) & w.active;
}

/// All lanes go the same way.
template <bool negated>
const Instruction* branchTogether(Warp& w, const Instruction* i) {
  const std::uint32_t predicate = mask(w, i->a);
  if (((negated ? ~predicate : predicate) & w.active) == 0) WARPFOLD_NEXT;
  pay(w, i);
  WARPFOLD_GO(i->target);
}

/// Which lanes find first what they wait for depends on when others run: that is no divergence of the kernel.
inline const Instruction* parted(Warp& w, const Instruction* i, std::uint32_t taken) {
  if (w.counts != nullptr && !i->decoded->looks) ++w.counts[i->counter].diverged;
  pay(w, i);
  const Instruction* const next = w.divide(i, taken);
  if (w.budget < 0) renewBudget(w, i);
  return next;
}

template <bool negated>
const Instruction* branch(Warp& w, const Instruction* i) {
  const std::uint32_t predicate = mask(w, i->a), taken = (negated ? ~predicate : predicate) & w.active;
  if (taken == 0) WARPFOLD_NEXT;
  if (taken == w.active) {
    pay(w, i);
    WARPFOLD_GO(i->target);
  }
  WARPFOLD_GO(parted(w, i, taken));
}

/// The end of a round of a loop that may wait for others: they have their turn now and then.
const Instruction* branchSpinning(Warp& w, const Instruction* i) {
  const std::uint32_t taken = i->decoded->sources[0].kind == Slot::Kind::none ? w.active : takenOf(w, i);
  w.carries = i->decoded->carries;
  if (taken == 0) {
    w.looksAgain = false;
    WARPFOLD_NEXT;
  }
  if (taken != w.active) {
    const bool again = i->decoded->looks;
    const Instruction* const next = parted(w, i, taken);
    for (Split& each : w.ready)
      if (each.pc == i->target && (each.lanes & taken) != 0) each.looksAgain = again;
    w.looksAgain = again && w.active == taken;
    return w.turn(next);
  }
  pay(w, i);
  w.looksAgain = i->decoded->looks;
  return w.turn(i->target);
}

const Instruction* exitLanes(Warp& w, const Instruction*) {
  return w.exit();
}

const Instruction* trap(Warp& w, const Instruction* i) {
  throwFault(w, i, static_cast<unsigned>(__builtin_ctz(w.active)), KernelFault::Kind::trap);
}

const Instruction* callFunction(Warp& w, const Instruction* i) {
  w.budget -= 1;
  return w.call(i);
}

const Instruction* comeBack(Warp& w, const Instruction*) {
  return w.comeBack();
}

/// Lanes whose predicate is false sit the next instruction out.
const Instruction* guardBegin(Warp& w, const Instruction* i) {
  const std::uint32_t taken = takenOf(w, i);
  if (w.counts != nullptr && !w.looksAgain) {
    ++w.counts[i->counter].executions;
    w.counts[i->counter].lanes += static_cast<unsigned>(__builtin_popcount(taken));
  }
  if (taken == 0) WARPFOLD_GO(i->target);
  mask(w, i->d) = w.active;
  w.active = taken;
  WARPFOLD_NEXT;
}

const Instruction* guardEnd(Warp& w, const Instruction* i) {
  w.active = mask(w, i->d);
  WARPFOLD_NEXT;
}

const Instruction* barrier(Warp& w, const Instruction* i) {
  const std::uint32_t number = wordOfAll(w, i, i->decoded->sources[0]);
  const std::uint32_t threads = i->decoded->width == 2 ? wordOfAll(w, i, i->decoded->sources[1]) : 0;
  w.budget -= instructionsOfStep;
  if (number == 0 && i->decoded->width == 1 && w.active == w.alive()) {
    w.pc = i;
    w.state = Warp::State::atBarrier;
    return nullptr;
  }
  Wait wait;
  wait.barrier = number;
  wait.threads = threads;
  return w.wait(wait, i);
}

const Instruction* offer(Warp& w, const Instruction* i) {
  w.block->offer(static_cast<unsigned>(__builtin_popcount(w.active)),
                 static_cast<unsigned>(__builtin_popcount(takenOf(w, i))));
  WARPFOLD_NEXT;
}

inline std::uint32_t offeredOf(Warp& w, const Instruction* i) {
  const auto [threads, agree] = w.block->offered();
  return i->decoded->mode == 0 ? agree : i->decoded->mode == 1 ? agree == threads : agree != 0;
}

template <Into into>
const Instruction* takeCount(Warp& w, const Instruction* i) {
  const std::uint32_t count = offeredOf(w, i);
  store<std::uint32_t, into>(w, i, [&](unsigned) { return Chunk<std::uint32_t>{} + count; });
  WARPFOLD_NEXT;
}
template <Into into>
struct TakeCount {
  static constexpr Handler handler = takeCount<into>;
};

const Instruction* takeAgreement(Warp& w, const Instruction* i) {
  std::uint32_t& bits = mask(w, i->d);
  bits = (bits & ~w.active) | (offeredOf(w, i) != 0 ? w.active : 0);
  WARPFOLD_NEXT;
}

const Instruction* warpSync(Warp& w, const Instruction* i) {
  const std::uint32_t members = membersOf(w, i);
  if ((members & w.alive() & ~w.active) == 0) {
    if (w.watch != nullptr) w.watch->meet(w, members);
    w.endPart(i);
    WARPFOLD_BACK;
  }
  Wait wait;
  wait.kind = Wait::Kind::warpSync;
  wait.members = members;
  return w.wait(wait, i);
}

/// shfl of all lanes with the same distance for all, which is what reductions do.
template <ptx::Shuffle mode>
const Instruction* shuffleTogether(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  const std::uint32_t members = *at<std::uint32_t>(w, decoded.sources[3].offset);
  if (w.active != ~0u || members != ~0u || w.width != laneCount) return exchange(w, i);
  if (w.watch != nullptr && !isSegment(*at<std::uint32_t>(w, i->c))) return exchange(w, i);
  w.endPart(i);
  const std::uint32_t by = *at<std::uint32_t>(w, i->b) & 31u, c = *at<std::uint32_t>(w, i->c);
  const std::uint32_t segment = c >> 8 & 31u, clamp = c & 31u & ~segment;
  std::uint32_t values[laneCount];
  std::memcpy(values, w.registers + i->a, sizeof values);
  Alias<std::uint32_t>* const d = at<std::uint32_t>(w, i->d);
  std::uint32_t inRange = 0;
  for (std::uint32_t lane = 0; lane < laneCount; ++lane) {
    const std::uint32_t last = (lane & segment) | clamp;
    const std::uint32_t source = mode == ptx::Shuffle::up          ? lane - by
                                 : mode == ptx::Shuffle::down      ? lane + by
                                 : mode == ptx::Shuffle::butterfly ? lane ^ by
                                                                   : (lane & segment) | (by & ~segment);
    const bool valid = mode == ptx::Shuffle::up ? static_cast<std::int32_t>(source) >= static_cast<std::int32_t>(last)
                                                : source <= last;
    inRange |= std::uint32_t{valid} << lane;
    d[lane] = values[valid ? source : lane];
  }
  if (decoded.results[1].kind == Slot::Kind::predicate) mask(w, decoded.results[1].offset) = inRange;
  WARPFOLD_BACK;
}

Handler shuffleHandler(const Decoded& decoded) {
  const auto uniform = [&](unsigned k) { return decoded.sources[k].kind == Slot::Kind::uniform; };
  if (!uniform(1) || !uniform(2) || !uniform(3) || decoded.sources[0].kind != Slot::Kind::lanes ||
      decoded.results[0].kind != Slot::Kind::lanes)
    return exchange;
  switch (static_cast<ptx::Shuffle>(decoded.mode)) {
    case ptx::Shuffle::up: return shuffleTogether<ptx::Shuffle::up>;
    case ptx::Shuffle::down: return shuffleTogether<ptx::Shuffle::down>;
    case ptx::Shuffle::butterfly: return shuffleTogether<ptx::Shuffle::butterfly>;
    default: return shuffleTogether<ptx::Shuffle::index>;
  }
}

const Instruction* activeMask(Warp& w, const Instruction* i) {
  laneByLane<std::uint32_t, std::uint32_t>(w, i, [&](std::uint32_t, unsigned) { return w.active; });
  WARPFOLD_NEXT;
}

const Instruction* fence(Warp& w, const Instruction* i) {
  if (w.watch != nullptr) w.watch->fence(w, w.active, !i->decoded->ofBlock);
  WARPFOLD_NEXT;
}

const Instruction* pass([[maybe_unused]] Warp& w, const Instruction* i) {
  WARPFOLD_NEXT;
}

Handler branchHandler(const Decoded& decoded) {
  if (decoded.spins) return branchSpinning;
  if (decoded.sources[0].kind == Slot::Kind::none) return jump;
  if (!decoded.parts) return decoded.negated ? branchTogether<true> : branchTogether<false>;
  return decoded.negated ? branch<true> : branch<false>;
}

}  // namespace

Handler controlHandler(const Decoded& decoded) {
  switch (decoded.opcode) {
    case Opcode::enter: return enter;
    case Opcode::meet: return meet;
    case Opcode::leave: return leave;
    case Opcode::offer: return offer;
    case Opcode::offered: return decoded.mode == 0 ? intoOf<TakeCount>(decoded) : takeAgreement;
    case Opcode::bra: return branchHandler(decoded);
    case Opcode::exit: return exitLanes;
    case Opcode::trap: return trap;
    case Opcode::call: return callFunction;
    case Opcode::ret: return comeBack;
    case Opcode::guardBegin: return guardBegin;
    case Opcode::guardEnd: return guardEnd;
    case Opcode::bar: return barrier;
    case Opcode::warpSync: return warpSync;
    case Opcode::shfl: return shuffleHandler(decoded);
    case Opcode::vote:
    case Opcode::match:
    case Opcode::redux: return exchange;
    case Opcode::activemask: return activeMask;
    case Opcode::membar:
    case Opcode::fence: return fence;
    case Opcode::prefetch:
    case Opcode::nanosleep: return pass;
    default: return nullptr;
  }
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
