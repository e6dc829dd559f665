// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <type_traits>

#include "emulation/element.h"
#include "emulation/float_atomics.h"
#include "emulation/kernel_arguments.h"
#include "emulation/loops.h"
#include "emulation/warp_primitives.h"

/// What the names of CUDA C++ stand for when a kernel source is compiled for the host. The macros that map
/// them here are in device_names_begin.h, around the source only.
namespace warpfold::emulation::device {

/// As CUDA's dim3; only x is more than 0 or 1.
struct Dim3 {
  unsigned x, y, z;
};

inline Dim3 threadIndex() {
  return {Machine::current().threadIndex(), 0, 0};
}
inline Dim3 blockIndex() {
  return {Machine::current().blockIndex(), 0, 0};
}
inline Dim3 blockDimension() {
  return {Machine::current().shape().block, 1, 1};
}
inline Dim3 gridDimension() {
  return {static_cast<unsigned>(Machine::current().shape().grid), 1, 1};
}

/// BLOCK_DIM: in the size of an array the most that a block can have, elsewhere what this block has.
constexpr unsigned blockSize() {
  if (std::is_constant_evaluated()) return Machine::maximumThreads;
  return Machine::current().shape().block;
}

/// Shared memory of which the launch tells the size (in CUDA: extern __shared__ T name[]).
template <typename T>
T* dynamicShared() {
  return static_cast<T*>(Machine::current().dynamicShared());
}

template <bool counted, LaneOrder::Fence fence>
void threadFence() {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  if constexpr (counted) Machine::current().noteFence(fence);
}

/// Atomic functions on counters.
template <bool counted>
unsigned atomicIncrement(unsigned* at, unsigned last, const Line line = WARPFOLD_HERE) {
  const auto change = [=] {
    const std::atomic_ref<unsigned> word(*at);
    unsigned before = word.load();
    while (!word.compare_exchange_weak(before, before >= last ? 0 : before + 1)) {
    }
    return before;
  };
  if constexpr (counted) return Machine::current().count(at, change, line);
  const unsigned before = change();
  if (before >= last) Machine::current().noteLastTicket();
  return before;
}
template <bool counted>
unsigned atomicAddition(unsigned* at, unsigned value, const Line line = WARPFOLD_HERE) {
  const auto change = [=] { return std::atomic_ref<unsigned>(*at).fetch_add(value); };
  if constexpr (counted) return Machine::current().count(at, change, line);
  return change();
}

// The operator and the input of an uncounted kernel ---------------------------------------------------------

template <typename T, typename Combiner>
void combineAtomically(T* at, T value, Combiner combine) {
  const std::atomic_ref<T> word(*at);
  T before = word.load();
  while (!word.compare_exchange_weak(before, combine(before, value))) {
  }
}

/// The most common operator, known when the kernel is compiled.
template <typename T>
struct PlainSum : Sum<T> {
  static void atomic(T* at, T value) {
    combineAtomically(at, value, [](T a, T b) { return combinedByInstruction(a, b, Sum<T>{}); });
  }
};

/// Whatever operator the launch has.
template <typename T>
struct PlainOperator {
  static const TypedArguments<T>& arguments() { return Machine::current().arguments<TypedArguments<T>>(); }
  static T identity() { return arguments().identity; }
  T operator()(T a, T b) const { return arguments().combine(a, b); }
  static void atomic(T* at, T value) {
    combineAtomically(at, value, [](T a, T b) { return arguments().combinedAtomically(a, b); });
  }
};

/// Element i of the launch's input, mapped.
template <typename T>
struct PlainSource {
  T operator[](std::size_t i) const { return PlainOperator<T>::arguments().at(i); }
};

}  // namespace warpfold::emulation::device
