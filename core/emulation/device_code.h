// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <atomic>
#include <cstddef>
#include <type_traits>

#include "emulation/element.h"
#include "emulation/kernel_arguments.h"

/// What the names of CUDA C++ stand for when a kernel's text is compiled for the host. The macros that map them
/// here are in device_names_begin.h, around the text only.
namespace warpfold::emulation::device {

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

inline void syncWarp(unsigned mask = 0xffffffffu, const Line line = std::source_location::current()) {
  Machine::current().meet(mask, line.number);
}

template <bool counted>
void threadFence() {
  std::atomic_thread_fence(std::memory_order_seq_cst);
  if constexpr (counted) Machine::current().noteFence();
}

template <typename T>
ShuffledValue offered(const T& value) {
  ShuffledValue offer;
  std::memcpy(&offer.bits, &value, sizeof(T));
  return offer;
}
template <typename T>
ShuffledValue offered(const Element<T>& value) {
  return value.known();
}
template <typename T>
struct Taken {
  static T from(const ShuffledValue& v) {
    T value;
    std::memcpy(&value, &v.bits, sizeof(T));
    return value;
  }
};
template <typename T>
struct Taken<Element<T>> {
  static Element<T> from(ShuffledValue v) {
    if (Machine::current().recorder() != nullptr) [[unlikely]]
      Machine::current().recorder()->shuffled();
    return Element<T>(v);
  }
};

/// The lane `from` where it lies in the same group of `width` lanes, else the caller's own.
inline unsigned withinGroup(unsigned lane, unsigned from, unsigned width) {
  return from / width == lane / width ? from : lane;
}

/// Warp shuffle functions (CUDA C++ Programming Guide). A width of 0 is that of the warp.
template <typename T>
T shuffle(unsigned mask, const T& value, unsigned from, unsigned width, Line line) {
  Machine& machine = Machine::current();
  const unsigned group = width != 0 ? width : machine.shape().warpSize;
  const unsigned source = withinGroup(machine.laneIndex(), from, group);
  return Taken<T>::from(machine.exchange(mask, source, offered(value), line.number));
}
template <typename T>
T shuffleDown(unsigned mask, const T& value, unsigned delta, unsigned width = 0,
              const Line line = std::source_location::current()) {
  return shuffle(mask, value, Machine::current().laneIndex() + delta, width, line);
}
template <typename T>
T shuffleUp(unsigned mask, const T& value, unsigned delta, unsigned width = 0,
            const Line line = std::source_location::current()) {
  const unsigned lane = Machine::current().laneIndex();
  return shuffle(mask, value, delta <= lane ? lane - delta : lane, width, line);
}
template <typename T>
T shuffleXor(unsigned mask, const T& value, unsigned bits, unsigned width = 0,
             const Line line = std::source_location::current()) {
  return shuffle(mask, value, Machine::current().laneIndex() ^ bits, width, line);
}

/// Atomic functions on counters.
template <bool counted, typename Count>
unsigned countUp(unsigned* at, Count count) {
  if constexpr (counted)
    return Machine::current().countUp(at, sizeof *at, count);
  else
    return count();
}
template <bool counted>
unsigned atomicIncrement(unsigned* at, unsigned last) {
  return countUp<counted>(at, [&] {
    const std::atomic_ref<unsigned> word(*at);
    unsigned before = word.load();
    while (!word.compare_exchange_weak(before, before >= last ? 0 : before + 1)) {
    }
    return before;
  });
}
template <bool counted>
unsigned atomicAddition(unsigned* at, unsigned value) {
  return countUp<counted>(at, [&] { return std::atomic_ref<unsigned>(*at).fetch_add(value); });
}

// The operator and the input of a plain text ----------------------------------------------------------------

template <typename T, typename Combiner>
void combineAtomically(T* at, T value, Combiner combine) {
  const std::atomic_ref<T> word(*at);
  T before = word.load();
  while (!word.compare_exchange_weak(before, combine(before, value))) {
  }
}

/// The most common operator, known when the text is compiled.
template <typename T>
struct PlainSum : Sum<T> {
  static void atomic(T* at, T value) { combineAtomically(at, value, Sum<T>{}); }
};

/// Whatever operator the launch has.
template <typename T>
struct PlainOperator {
  static const TypedArguments<T>& arguments() { return Machine::current().arguments<TypedArguments<T>>(); }
  static T identity() { return arguments().identity; }
  T operator()(T a, T b) const { return arguments().combine(a, b); }
  static void atomic(T* at, T value) { combineAtomically(at, value, arguments().combine); }
};

/// Element i of the launch's input, mapped.
template <typename T>
struct PlainSource {
  T operator[](std::size_t i) const { return PlainOperator<T>::arguments().at(i); }
};

}  // namespace warpfold::emulation::device
