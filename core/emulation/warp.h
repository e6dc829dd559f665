// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "emulation/counts.h"
#include "emulation/fault.h"
#include "emulation/instruction.h"
#include "emulation/memory.h"
#include "emulation/turns.h"

namespace warpfold::emulation {

class Block;
class BlockWatch;
class Code;
class Recorder;

using ptx::laneCount;

struct AlignedDelete {
  void operator()(std::byte* memory) const { ::operator delete[](memory, std::align_val_t{64}); }
};
using RegisterFile = std::unique_ptr<std::byte[], AlignedDelete>;

/// Lanes of a warp that are at the same instruction and run together.
struct Split {
  const Instruction* pc = nullptr;
  std::uint32_t lanes = 0;
  std::int32_t frame = -1;   ///< the innermost in Warp::frames; -1: none
  std::uint32_t window = 0;  ///< of Warp::windows
  bool looksAgain = false;   ///< in a further round of a loop that only looks at words
};

/// What lanes have to come back to: the place where lanes that parted meet again, or the end of a call.
struct Frame {
  enum class Kind : std::uint8_t { meeting, call };
  Kind kind = Kind::meeting;
  const Instruction* at = nullptr;  ///< the meeting point, or the call
  std::uint32_t expected = 0;       ///< lanes that have not come back yet, or wait there
  std::uint32_t arrived = 0;        ///< of those, the ones that wait at the meeting point; of a call none
  std::int32_t parent = -1;
  std::uint32_t window = 0;  ///< of the code at `at`
  std::uint32_t opened = 0;  ///< by a call
};

/// A register file: of the kernel, or of a call.
struct Window {
  RegisterFile registers;
  std::uint32_t function = 0;
  std::uint32_t localBase = 0;  ///< where the local variables of the call begin
};

/// What lanes of a warp did in one part of a step. Masks of lanes.
struct PartActivity {
  std::uint32_t combined = 0;  ///< called the operator
  std::uint32_t loaded = 0;    ///< read global memory
  std::uint32_t touched = 0;   ///< read or wrote global or shared memory
  bool stored = false;         ///< some wrote to the output (Area::Role::output)
  Counters memory;
  bool any() const { return (combined | touched) != 0; }
};

/// A split that waits: at a barrier of the block, or for other lanes of its warp.
inline constexpr std::uint32_t barrierCount = 16;  // of a block: PTX ISA, "bar, barrier"

struct Wait {
  enum class Kind : std::uint8_t {
    barrier,
    warpSync,
    exchange,
    together  ///< for all lanes of the warp, to execute the next instruction as one
  };
  Split split;
  Kind kind = Kind::barrier;
  std::uint32_t barrier = 0, threads = 0;  ///< number of the barrier; threads it waits for, 0: all that have not ended
  std::uint32_t members = 0;               ///< lanes that a warp-wide instruction names

  bool isAt(std::uint32_t number) const { return kind == Kind::barrier && barrier % barrierCount == number; }
};

/// 32 lanes and how they go on.
///
/// Lanes run together as a *split* until a branch parts them. Then one side goes on and the other is `ready`; each
/// waits at the meeting point of the branch (ptx::ControlFlow), where they go on as one. Any lane that can go on does
/// so in the end (emulation/turns.h). Once lanes have been let go from meeting points (`release`), the warp executes
/// Function::apart, which lets lanes be anywhere. Who leaves a loop is not waited for at meeting points in it.
///
/// A third of its methods are where handlers say that lanes part, meet, leave, call and end; the others move the
/// splits, frames and windows that this takes.
struct Warp {
  enum class State : std::uint8_t {
    ready,      ///< goes on at `pc`
    atBarrier,  ///< all its lanes wait at barrier 0 of the block, at `pc`
    spinning,   ///< as ready, but waits in a loop: others first
    waiting,    ///< all its lanes wait for something
    done
  };

  // Of the split that runs
  std::byte* registers = nullptr;
  std::uint32_t active = 0;
  std::int32_t frame = -1;
  std::uint32_t window = 0;
  /// In a further round of a loop that only looks at words (ptx::Decoded::looks). How many there are depends on when
  /// others run, so that only the first look counts.
  bool looksAgain = false;
  const Instruction* pc = nullptr;

  // Of the warp
  InstructionCounts* counts = nullptr;  ///< by Instruction::counter; null: nothing is counted
  BlockWatch* watch = nullptr;          ///< finds hazards; null: nobody does. Only where something is counted
  PartActivity activity;                ///< in this part of the step, where something is counted
  std::uint64_t clusterMeeting = 0;     ///< of Cluster at which it has arrived and not waited; 0: none
  std::uint32_t part = 0;               ///< parts of this step that are over (see LaunchCounts)
  Recorder* recorder = nullptr;         ///< of a block that is traced
  const Area* area = nullptr;           ///< the last one accessed
  std::int64_t budget = 0;              ///< instructions until it looks whether it may go on
  std::int64_t reserve = 0;             ///< that it may execute beyond these
  Block* block = nullptr;
  const Code* code = nullptr;
  State state = State::done;
  bool apart = false;
  std::uint32_t index = 0;  ///< in the block
  std::uint32_t width = laneCount;
  std::uint32_t lanes = 0;  ///< those that exist
  std::uint32_t exited = 0;
  std::uint32_t spins = 0;          ///< rounds of waiting loops since the last turn
  std::uint32_t turns = 0;          ///< that ended in waiting loops, one after the other
  std::uint32_t turnsOfSplits = 0;  ///< that splits gave to each other since the warp's began
  bool carries = false;             ///< the last one in a loop that counts or sums up (ptx::Decoded)
  bool changed = false;             ///< something that others may see, since it began to run
  /// When its block was looked at last (Block::isAsBefore).
  struct Look {
    std::int64_t left = 0;  ///< of budget and reserve
    std::uint32_t part = 0;
  };
  std::array<Look, 2> looks;  ///< by Block::Occasion

  std::vector<Split> ready;
  std::vector<Wait> waiting;
  std::vector<Frame> frames;
  std::vector<std::int32_t> freeFrames;
  std::vector<Window> windows;
  std::uint64_t windowBytes = 0;  ///< of all of them
  std::vector<std::uint32_t> freeWindows;

  std::uint32_t alive() const { return lanes & ~exited; }
  std::uint32_t threadOf(unsigned lane) const { return index * width + lane; }

  /// Puts all lanes at the begin of the kernel.
  void start(std::uint32_t existing, std::int64_t instructions);
  /// Runs until no lane can go on or the warp gives others their turn; `state` tells.
  void run();

  // What handlers call; each gives the instruction to go on at, or null. In warp.cpp.
  const Instruction* divide(const Instruction* branch, std::uint32_t taken);
  const Instruction* meet(const Instruction* at);
  /// Others do not wait for the split that runs at meeting points to which no way leads from here.
  void leave(const Instruction* at);
  const Instruction* exit();
  const Instruction* nextSplit();
  const Instruction* turn(const Instruction* next);
  /// Others have their turn now; the split goes on at `next` after that.
  const Instruction* giveTurn(const Instruction* next);
  const Instruction* call(const Instruction* at);
  const Instruction* comeBack();
  /// Lanes meet at a warp-wide instruction, which ends a part of the step. Meetings with nothing in between are one: a
  /// value of 8 bytes takes two shuffles.
  void endPart(const Instruction* at) {
    if (counts != nullptr && (part == 0 || activity.any())) closePart(at);
  }
  /// The split that runs waits. Whether what it waits for is there is looked at when nothing else runs.
  const Instruction* wait(Wait wait, const Instruction* at);

  /// Lets waiting splits that are chosen go on behind the instruction at which they wait.
  template <typename Choose>
  void resume(Choose choose);
  void goOn(Split split);
  /// Lanes at meeting points go on by themselves; whether there were any.
  bool release();
  bool canRelease() const;
  /// Executes Function::apart from here on.
  void fallApart();
  std::int32_t pushFrame(Frame frame);
  /// A number made of where all lanes are, and of their registers.
  std::uint64_t stateOfLanes() const;

 private:
  bool expects(const Instruction* meet);
  void closePart(const Instruction* at);
  Split running(const Instruction* at) const { return {at, active, frame, window, looksAgain}; }
  void enterWindow(std::uint32_t number);
  std::uint32_t openWindow(std::uint32_t function, std::uint32_t localBase);
  void leaveFrames(std::int32_t from, std::uint32_t gone);
  void leaveFrame(std::int32_t number, std::uint32_t gone);
  void freeFrame(std::int32_t number);
};

template <typename Choose>
void Warp::resume(Choose choose) {
  // The one with the lowest lane goes on first: it is the last to be ready.
  for (std::size_t i = waiting.size(); i-- > 0;) {
    if (!choose(waiting[i])) continue;
    Split split = waiting[i].split;
    ++split.pc;
    waiting.erase(waiting.begin() + static_cast<std::ptrdiff_t>(i));
    goOn(split);
  }
}

/// Warp::budget is spent: it gets a further one, or this throws KernelFault, or LaunchOver where its launch is over.
void renewBudget(Warp& warp, const Instruction* at);
/// A lane of a warp that waits in a loop for others, who all wait: what it looks at, where that is known.
KernelFault faultOfWaiting(const Warp& warp);
/// Throws KernelFault of a lane of this warp that executes an instruction.
[[noreturn]] void throwFault(const Warp& warp, const Instruction* at, unsigned lane, KernelFault::Kind kind);
/// What a lane does at an address that is nowhere.
[[noreturn]] void throwBeyond(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address);
[[noreturn]] void throwMisaligned(const Warp& warp, const Instruction* at, unsigned lane, std::uint64_t address,
                                  std::uint64_t bytes);

}  // namespace warpfold::emulation
