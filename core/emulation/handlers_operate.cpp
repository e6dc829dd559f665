// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Calls of functions that a kernel only declares: an operation of the machine performs them for all lanes.
#include "emulation/block_watch.h"
#include "emulation/code.h"
#include "emulation/lanes.h"
#include "emulation/memory_access.h"
#include "emulation/operation_context.h"

namespace warpfold::emulation::WARPFOLD_ISA {

namespace {

/// Lanes that have parted come together before they execute the instruction.
const Instruction* gather(Warp& w, const Instruction* i) {
  if (--w.budget < 0) renewBudget(w, i);
  Wait wait;
  wait.kind = Wait::Kind::together;
  wait.members = w.lanes;
  return w.wait(wait, i - 1);
}

template <typename T>
const Instruction* operate(Warp& w, const Instruction* i) {
  const Decoded& decoded = *i->decoded;
  alignas(64) std::byte copies[5][laneCount * 8];
  alignas(64) std::byte result[laneCount * 8];
  const std::byte* arguments[5];
  for (unsigned k = 0; k < decoded.width; ++k) {
    const Slot& slot = decoded.sources[k];
    arguments[k] = w.registers + slot.offset;
    if (slot.kind != Slot::Kind::uniform) continue;
    for (unsigned offset = 0; offset < laneCount * slot.bytes; offset += chunkBytes)
      std::memcpy(copies[k] + offset, arguments[k], chunkBytes);
    arguments[k] = copies[k];
  }
  OperationContext context(w, i);
  const LaneOperation& operation = w.code->operation(decoded.target);
  if (operation.effect() == LaneOperation::Effect::meets && w.active != w.alive()) [[unlikely]]
    return gather(w, i);
  if (w.counts != nullptr && operation.effect() != LaneOperation::Effect::none) {
    if (operation.effect() == LaneOperation::Effect::meets) w.endPart(i);
    w.activity.combined |= w.active;
    if (operation.readsFirst()) countReadOfAtomic(w, i, arguments[0], decoded.sources[1].bytes);
  }
  const LaneOperation::Call call{w.active, {arguments, decoded.width}, result, &context};
  if (!operation.mayGoOn(call)) return w.giveTurn(i);
  const bool changes = decoded.type == ScalarType::none;  // memory
  using What = LaneOperation::What;
  w.changed |= operation.what() == What::atomic || operation.what() == What::handToLast;
  const auto lock = changes && w.watch != nullptr ? w.watch->counting() : std::unique_lock<std::mutex>();
  operation.perform(call);
  if (decoded.type == ScalarType::none || decoded.results[0].kind == Slot::Kind::none) WARPFOLD_BACK;
  const Chunk<T>* const made = reinterpret_cast<const Chunk<T>*>(result);
  if (decoded.masked)
    store<T, Into::active>(w, i, [&](unsigned k) { return made[k]; });
  else
    store<T, Into::all>(w, i, [&](unsigned k) { return made[k]; });
  WARPFOLD_BACK;
}

}  // namespace

Handler operateHandler(const Decoded& decoded) {
  if (decoded.opcode != Opcode::operate) return nullptr;
  if (decoded.type != ScalarType::none && decoded.results[0].kind != Slot::Kind::lanes) return nullptr;
  return ptx::bytesOf(decoded.type) == 8 ? operate<std::uint64_t> : operate<std::uint32_t>;
}

}  // namespace warpfold::emulation::WARPFOLD_ISA
