// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Where lanes part, meet, call, end and give others their turn.
#include "emulation/warp.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <utility>

#include "emulation/block.h"
#include "emulation/code.h"
#include "emulation/lane_mask.h"
#include "emulation/recorder.h"
#include "emulation/warp_wide.h"

namespace warpfold::emulation {

namespace {

RegisterFile makeRegisters(std::size_t bytes) {
  return RegisterFile(static_cast<std::byte*>(::operator new[](bytes, std::align_val_t{64})));
}

void clear(std::byte* registers, const ptx::Slot& slot) {
  const bool lanes = slot.kind == ptx::Slot::Kind::lanes, chunk = slot.kind == ptx::Slot::Kind::uniform;
  std::memset(registers + slot.offset, 0, lanes ? laneCount * slot.bytes : chunk ? ptx::chunkBytes : 4);
}

}  // namespace

// Windows ----------------------------------------------------------------------------------------------------

void Warp::enterWindow(std::uint32_t number) {
  window = number;
  registers = windows[number].registers.get();
}

std::uint32_t Warp::openWindow(std::uint32_t function, std::uint32_t localBase) {
  const ptx::FunctionProgram& program = code->program().functions[function];
  std::uint32_t number = 0;
  for (std::size_t i = 0; i < freeWindows.size(); ++i)
    if (windows[freeWindows[i]].function == function) {
      number = freeWindows[i];
      freeWindows.erase(freeWindows.begin() + static_cast<std::ptrdiff_t>(i));
      break;
    }
  if (number == 0) {  // the kernel's own, which is never closed
    number = static_cast<std::uint32_t>(windows.size());
    windows.push_back({makeRegisters(program.windowBytes), function, 0});
    windowBytes += program.windowBytes;
    std::copy(program.constants.begin(), program.constants.end(), windows.back().registers.get() + program.constantsAt);
  }
  windows[number].localBase = localBase;
  if (recorder != nullptr) recorder->windowOpened(*this, number);
  for (const ptx::Slot& slot : program.unwritten) clear(windows[number].registers.get(), slot);
  if (apart)
    for (const auto& uniform : program.uniforms) clear(windows[number].registers.get(), uniform.apart);
  return number;
}

void Warp::start(std::uint32_t existing, std::int64_t instructions) {
  lanes = active = existing;
  exited = spins = turns = turnsOfSplits = part = 0;
  activity = {};
  clusterMeeting = 0;
  budget = std::min(instructions, instructionsAtOnce);
  reserve = instructions - budget;
  looks.fill({instructions, 0});
  apart = looksAgain = false;
  frame = -1;
  frames.clear();
  freeFrames.clear();
  ready.clear();
  waiting.clear();
  area = nullptr;
  if (windows.empty()) {
    openWindow(0, 0);
  } else {
    freeWindows.clear();
    for (std::uint32_t i = 1; i < windows.size(); ++i) freeWindows.push_back(i);
    for (const ptx::Slot& slot : code->program().functions[0].unwritten) clear(windows[0].registers.get(), slot);
  }
  enterWindow(0);
  pc = code->begin(0, false);
  state = State::ready;
}

void Warp::run() {
  for (std::uint32_t opened = 0;; ++opened) {
    state = State::ready;
    const Instruction* next = pc != nullptr ? pc : nextSplit();
    while (next != nullptr) next = next->handler(*this, next);
    if ((state != State::waiting && state != State::spinning) || !openWarpWide(*this)) return;
    if (opened < meetingsOfTurn) continue;
    state = State::spinning;  // from meeting to meeting: that may be waiting, too
    return;
  }
}

// Splits -----------------------------------------------------------------------------------------------------

const Instruction* Warp::nextSplit() {
  if (ready.empty()) {
    active = 0;
    pc = nullptr;
    state = alive() == 0 ? State::done : State::waiting;
    return nullptr;
  }
  const Split next = ready.back();
  ready.pop_back();
  active = next.lanes;
  frame = next.frame;
  looksAgain = next.looksAgain;
  enterWindow(next.window);
  return next.pc;
}

/// Lanes that come to the same place by different ways go on as one.
void Warp::goOn(Split split) {
  for (Split& each : ready)
    if (each.pc == split.pc && each.frame == split.frame && each.window == split.window) {
      each.looksAgain &= split.looksAgain;
      each.lanes |= split.lanes;
      return;
    }
  ready.push_back(split);
}

const Instruction* Warp::wait(Wait what, const Instruction* at) {
  budget -= instructionsOfWait;
  what.split = running(at);
  waiting.push_back(what);
  return nextSplit();
}

const Instruction* Warp::turn(const Instruction* next) {
  return ++spins < spinsOfTurn ? next : giveTurn(next);
}

const Instruction* Warp::giveTurn(const Instruction* next) {
  spins = 0;
  if (turnsOfSplits++ < ready.size()) {
    ready.insert(ready.begin(), running(next));
    return nextSplit();
  }
  turnsOfSplits = 0;  // each of them has had its turn: what they wait for may come from other warps
  pc = next;
  state = State::spinning;
  return nullptr;
}

std::uint64_t Warp::stateOfLanes() const {
  std::uint64_t sum = exited;
  const auto add = [](std::uint64_t before, std::uint64_t word) {
    const std::uint64_t mixed = (before ^ word) * 0x9e3779b97f4a7c15u;
    return mixed ^ mixed >> 32;
  };
  const auto placed = [&](const Instruction* at, std::uint32_t ofLanes, std::int32_t in) {
    return add(add(reinterpret_cast<std::uintptr_t>(at), ofLanes), static_cast<std::uint32_t>(in));
  };
  const auto addWindow = [&](std::uint32_t number) {
    const std::byte* const bytes = windows[number].registers.get();
    const std::uint32_t size = code->program().functions[windows[number].function].windowBytes;
    for (std::size_t at = 0; at < size; at += sizeof sum) {
      std::uint64_t word;
      std::memcpy(&word, bytes + at, sizeof word);
      sum = add(sum, word);
    }
  };
  addWindow(0);
  for (const Frame& each : frames) {
    if (each.expected == 0) continue;
    sum = add(sum, placed(each.at, each.arrived, each.parent));
    if (each.kind == Frame::Kind::call) addWindow(each.opened);
  }
  // In whichever order the splits have their turns.
  std::uint64_t places = pc != nullptr ? placed(pc, active, frame) : 0;
  for (const Split& each : ready) places += placed(each.pc, each.lanes, each.frame);
  for (const Wait& each : waiting) places += placed(each.split.pc, each.split.lanes, each.split.frame);
  return add(sum, places);
}

std::int32_t Warp::pushFrame(Frame pushed) {
  if (freeFrames.empty()) {
    frames.push_back(pushed);
    return static_cast<std::int32_t>(frames.size() - 1);
  }
  const std::int32_t number = freeFrames.back();
  freeFrames.pop_back();
  frames[number] = pushed;
  return number;
}

void Warp::freeFrame(std::int32_t number) {
  if (frames[number].kind == Frame::Kind::call) freeWindows.push_back(frames[number].opened);
  frames[number].expected = frames[number].arrived = 0;
  freeFrames.push_back(number);
}

/// Whether the split is waited for at a meeting point of the function that it is in.
bool Warp::expects(const Instruction* meet) {
  for (std::int32_t each = frame; each >= 0 && frames[each].kind == Frame::Kind::meeting; each = frames[each].parent) {
    if (frames[each].at == meet) return true;
    --budget;
  }
  return false;
}

const Instruction* Warp::divide(const Instruction* branch, std::uint32_t taken) {
  const std::uint32_t others = active & ~taken;
  const Instruction* const next = branch + 1;
  if (branch->meet != nullptr) {
    const auto wait = [&](const Instruction* at) {
      --budget;  // a function may have thousands of such places
      if (!expects(at)) frame = pushFrame({Frame::Kind::meeting, at, active, 0, frame, window, 0});
    };
    if (branch->decoded->outerMeets != 0) {
      const auto& outer = code->outerMeets(branch, apart);
      std::for_each(outer.rbegin(), outer.rend(), wait);
    }
    wait(branch->meet);
    const bool innermost = frames[frame].at == branch->meet;                      // else who goes there leaves others
    if (innermost && (branch->target == branch->meet || next == branch->meet)) {  // nothing on that side: there already
      const bool takenWaits = branch->target == branch->meet;
      frames[frame].arrived |= takenWaits ? taken : others;
      active = takenWaits ? others : taken;
      return takenWaits ? next : branch->target;
    }
  }
  ready.push_back({branch->target, taken, frame, window});
  active = others;
  return next;
}

const Instruction* Warp::meet(const Instruction* at) {
  while (frame >= 0 && frames[frame].at == at && frames[frame].kind == Frame::Kind::meeting) {
    Frame& here = frames[frame];
    here.arrived |= active;
    if (here.arrived != here.expected) return nextSplit();
    active = here.arrived;
    const std::int32_t done = frame;
    frame = here.parent;
    freeFrame(done);
  }
  return at + 1;
}

/// Lanes that do not come any more are not waited for.
void Warp::leaveFrame(std::int32_t number, std::uint32_t gone) {
  Frame& each = frames[number];
  each.expected &= ~gone;
  if (each.expected == 0) {
    freeFrame(number);
  } else if (each.kind == Frame::Kind::meeting && each.arrived == each.expected) {
    ready.push_back({each.at, each.arrived, number, each.window});
    each.arrived = 0;
  }
}

/// Of lanes that have ended: where others meet or return.
void Warp::leaveFrames(std::int32_t from, std::uint32_t gone) {
  while (from >= 0) {
    const std::int32_t parent = frames[from].parent;
    leaveFrame(from, gone);
    from = parent;
  }
}

void Warp::leave(const Instruction* at) {
  if (at->decoded->immediate < 0) return;
  const auto& leads = code->program().functions[windows[window].function].leads[at->decoded->immediate];
  while (frame >= 0 && frames[frame].kind == Frame::Kind::meeting && !leads[frames[frame].at->decoded->target]) {
    const std::int32_t left = frame;
    frame = frames[left].parent;
    leaveFrame(left, active);
  }
}

const Instruction* Warp::exit() {
  exited |= active;
  block->noteExit(countLanes(active));
  leaveFrames(frame, active);
  return nextSplit();
}

void Warp::closePart(const Instruction* at) {
  budget -= instructionsOfStep;
  block->closePart(*this);
  if (recorder != nullptr) recorder->meeting(*this, at);
  ++part;
}

// Calls ------------------------------------------------------------------------------------------------------

const Instruction* Warp::call(const Instruction* at) {
  const std::uint32_t function = at->decoded->target;
  const Window& caller = windows[window];
  std::uint32_t depth = 0;
  for (std::int32_t each = frame; each >= 0; each = frames[each].parent)
    depth += frames[each].kind == Frame::Kind::call;
  const std::uint64_t localBase = caller.localBase + code->program().functions[caller.function].localBytes;
  if (depth >= block->launch().limits.callDepth || windowBytes > block->launch().limits.windowBytesOfWarp ||
      localBase + code->program().functions[function].localBytes > block->localBytes())
    throwFault(*this, at, static_cast<unsigned>(std::countr_zero(active)), KernelFault::Kind::callDepth);
  const ptx::FunctionProgram& from = code->program().functions[caller.function];
  const std::uint32_t opened = openWindow(function, static_cast<std::uint32_t>(localBase));
  const ptx::FunctionProgram& callee = code->program().functions[function];
  const auto& arguments = from.calls[static_cast<std::size_t>(at->immediate)].arguments;
  for (std::size_t i = 0; i < arguments.size(); ++i)
    std::memcpy(windows[opened].registers.get() + callee.parameters[i].offset, registers + arguments[i].offset,
                laneCount * arguments[i].stride);
  if (recorder != nullptr) recorder->passed(*this, active, window, arguments, opened, callee.parameters);
  frame = pushFrame({Frame::Kind::call, at, active, 0, frame, window, opened});
  enterWindow(opened);
  budget -= 1;
  return code->begin(function, apart);
}

/// The lanes that run return from the call that they are in.
const Instruction* Warp::comeBack() {
  Frame& here = frames[frame];
  const Instruction* const at = here.at;
  const std::uint32_t callerWindow = here.window;
  const ptx::FunctionProgram& callee = code->program().functions[windows[window].function];
  const ptx::FunctionProgram& caller = code->program().functions[windows[callerWindow].function];
  const auto& results = caller.calls[static_cast<std::size_t>(at->immediate)].results;
  std::byte* const into = windows[callerWindow].registers.get();
  for (std::size_t i = 0; i < results.size(); ++i)
    for (std::uint32_t rest = active; rest != 0; rest &= rest - 1) {
      const auto lane = static_cast<std::uint32_t>(std::countr_zero(rest));
      std::memcpy(into + results[i].offset + lane * results[i].stride,
                  registers + callee.results[i].offset + lane * results[i].stride, results[i].stride);
    }
  if (recorder != nullptr) recorder->passed(*this, active, window, callee.results, callerWindow, results);
  const std::int32_t done = frame;
  here.expected &= ~active;
  frame = here.parent;
  if (here.expected == 0) freeFrame(done);
  enterWindow(callerWindow);
  return at + 1;
}

// Apart ------------------------------------------------------------------------------------------------------

bool Warp::canRelease() const {
  return std::any_of(frames.begin(), frames.end(),
                     [](const Frame& each) { return each.kind == Frame::Kind::meeting && each.arrived != 0; });
}

bool Warp::release() {
  if (!canRelease()) return false;
  changed = true;
  fallApart();
  for (std::int32_t i = 0; i < static_cast<std::int32_t>(frames.size()); ++i) {
    Frame& each = frames[i];
    if (each.kind != Frame::Kind::meeting || each.arrived == 0) continue;
    goOn({each.at, each.arrived, each.parent, each.window});
    each.expected &= ~each.arrived;
    each.arrived = 0;
    if (each.expected == 0) freeFrame(i);
  }
  if (pc != nullptr && state == State::spinning) {
    ready.insert(ready.begin(), running(pc));
    pc = nullptr;
  }
  state = State::ready;
  return true;
}

void Warp::fallApart() {
  if (apart) return;
  apart = true;
  for (const Window& each : windows)
    for (const auto& [together, lanesOf] : code->program().functions[each.function].uniforms) {
      const std::byte* const from = each.registers.get() + together.offset;
      for (unsigned at = 0; at < laneCount * together.bytes; at += ptx::chunkBytes)
        std::memcpy(each.registers.get() + lanesOf.offset + at, from, ptx::chunkBytes);
    }
  if (recorder != nullptr) recorder->fellApart(*this);
  const auto move = [&](const Instruction*& at) {
    if (at != nullptr) at = code->apartOf(at);
  };
  move(pc);
  for (Split& each : ready) move(each.pc);
  for (Wait& each : waiting) move(each.split.pc);
  for (Frame& each : frames)
    if (each.expected != 0) move(each.at);
}

}  // namespace warpfold::emulation
