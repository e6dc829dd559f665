// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "emulation/line.h"
#include "trace/trace.h"
#include "values/element_type.h"
#include "values/operation.h"

namespace warpfold::emulation {

/// A value on its way from lane to lane, with what the recorder knows it as.
struct ShuffledValue {
  std::uint64_t bits = 0;
  NodeId node = Node::none;
};

/// What lanes of a warp meet for. Lanes meet only in the same way and with the same mask.
enum class Meeting : std::uint8_t {
  sync,
  shuffle,
  shuffleUp,
  shuffleDown,
  shuffleXor,
  any,
  all,
  ballot,
  matchAny,
  matchAll,
  add,  // integers of 32 bits
  minimumSigned,
  minimumUnsigned,
  maximumSigned,
  maximumUnsigned,
  bitAnd,
  bitOr,
  bitXor,
  active  ///< __activemask(): no meeting that a kernel may rely on; lanes that come to one place together are active
};

constexpr bool isShuffle(Meeting kind) {
  return kind >= Meeting::shuffle && kind <= Meeting::shuffleXor;
}
constexpr bool isReduction(Meeting kind) {
  return kind >= Meeting::add && kind <= Meeting::bitXor;
}

/// A meeting as one lane sees it.
struct alignas(64) Exchange {
  ShuffledValue offered, received;
  std::uint64_t path = 0;    ///< Lane::path on arrival
  Line line{};               ///< where the lane waits, at a barrier too
  std::uint32_t mask = 0;    ///< the lanes it waits for, itself included
  std::uint32_t source = 0;  ///< of a shuffle: the lane whose value it asks for
  Meeting kind = Meeting::sync;
};

/// The lanes of `mask` have all come: fills in what each receives. `lanes` are those of the warp.
///
/// A shuffle from a lane that takes no part gives the caller's own value (CUDA: undefined).
void settle(Meeting kind, Exchange* lanes, std::uint32_t mask);

/// Of a reduction: left combined with right.
std::uint32_t combineWords(Meeting kind, std::uint32_t left, std::uint32_t right);

/// The meeting in which one instruction combines values of `accumulator` over a warp; none: GPUs have no instruction
/// for it (CUDA C++ Programming Guide, warp reduce functions: integers of 32 bits, from compute capability 8.0 on).
std::optional<Meeting> warpReductionOf(ElementType accumulator, Operation op);

}  // namespace warpfold::emulation
