// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "emulation/device_code.h"
#include "emulation/warp_primitives.h"

/// What the functions of core/backends/cuda/device_functions.cuh are when a kernel is compiled for the host: the same
/// names, the same values, and of a counted kernel the accesses that they make on a GPU.
namespace warpfold::emulation::device {

/// The type whose arguments a launch has: what an element holds.
template <typename T>
struct ValueOf {
  using Type = T;
};
template <typename T>
struct ValueOf<Element<T>> {
  using Type = T;
};
template <typename T>
inline constexpr bool isCounted = !std::is_same_v<typename ValueOf<T>::Type, T>;

inline constexpr std::size_t packBytes = 16;
/// Of elements of `stored` bytes from `address` on, how many come before the first multiple of 16.
constexpr std::size_t elementsBeforePacks(std::uintptr_t address, std::size_t stored) {
  const std::size_t beyond = address % packBytes / stored;
  return beyond == 0 ? 0 : packBytes / stored - beyond;
}

/// n elements in packs of 16 bytes, which begin at a multiple of 16; single ones before and after them. T: what they
/// are combined as; how many bytes each takes as it is stored, the launch says.
template <typename T, typename Op, typename In>
class Packs {
  using Value = typename ValueOf<T>::Type;
  static constexpr std::size_t leastStored = 2;

 public:
  struct Pack {
    T value[packBytes / leastStored];  // the first `width` of them
    unsigned width = 0;
    Pack() = default;
    Pack(const Pack& other) { *this = other; }
    Pack& operator=(const Pack& other) {
      width = other.width;
      for (unsigned k = 0; k < width; ++k) value[k] = other.value[k];
      return *this;
    }
    unsigned size() const { return width; }
    const T& operator[](unsigned k) const { return value[k]; }
  };

  Packs(In in, std::size_t n) : m_in(in), m_n(n), m_width(static_cast<unsigned>(packBytes / arguments().storedBytes)) {
    m_before = elementsBeforePacks(arguments().inputAddress, arguments().storedBytes);
    m_count = n < m_before ? 0 : (n - m_before) / m_width;
  }
  std::size_t count() const { return m_count; }
  /// Pack i, which is there, with one load.
  Pack pack(const LocatedIndex index) const { return loaded(index, true); }
  /// Pack i, with one load; beyond the last one, identities.
  Pack operator[](const LocatedIndex index) const { return loaded(index, index.value < m_count); }
  std::size_t singles() const { return m_n - m_count * m_width; }
  T single(const LocatedIndex index) const {
    const std::size_t i = index.value < m_before ? index.value : index.value + m_count * m_width;
    if constexpr (isCounted<T>)
      return m_in[LocatedIndex(i, index.line)];
    else
      return m_in[i];
  }

 private:
  Pack loaded(const LocatedIndex index, bool there) const {
    Pack pack;
    pack.width = m_width;
    const std::size_t first = m_before + index.value * m_width;
    if constexpr (isCounted<T>)
      if (there) noteLoad(first, index.line);
    for (unsigned k = 0; k < m_width; ++k) {
      if (!there)
        put(pack.value[k], Op::identity());
      else if constexpr (isCounted<T>)
        put(pack.value[k], CountedSource<Value>::taken(first + k));
      else
        pack.value[k] = m_in[first + k];
    }
    return pack;
  }
  static const TypedArguments<Value>& arguments() { return Machine::current().arguments<TypedArguments<Value>>(); }
  static void put(T& to, const T& value) {
    if constexpr (isCounted<T>)
      to = Element<Value>(value.known());
    else
      to = value;
  }
  void noteLoad(std::size_t first, Line line) const {
    Machine& machine = Machine::current();
    const auto& a = arguments();
    machine.noteInput(a.inputAddress + first * a.storedBytes, packBytes, true, line);
    if (a.second != nullptr) machine.noteInput(a.secondAddress + first * a.storedBytes, packBytes, true, line);
    machine.noteElement();
  }

  In m_in;
  std::size_t m_n;
  unsigned m_width;
  std::size_t m_before = 0, m_count = 0;
};

/// The values of all 32 lanes combined, in lane 0: by one instruction where GPUs have one, else by five shuffles.
template <typename Op, typename T>
T reduceWarp(T value, const Line line = WARPFOLD_HERE) {
  constexpr unsigned all = 0xffffffffu;
  using Value = typename ValueOf<T>::Type;
  if constexpr (sizeof(Value) == sizeof(unsigned))
    if (const auto meeting = Machine::current().arguments<TypedArguments<Value>>().warpReduction)
      return reduce(*meeting, all, value, line);
  for (unsigned delta = 16; delta > 0; delta /= 2) {
    const T other = shuffleDown(all, value, delta, 0, line);
    if constexpr (isCounted<T>)
      value = Op()(value, other, line);
    else
      value = Op()(value, other);
  }
  return value;
}

/// An atomic increment that wraps after `last`, before which all is published that the thread wrote.
template <bool counted>
unsigned drawTicket(unsigned* ticket, unsigned last, const Line line = WARPFOLD_HERE) {
  threadFence<counted, LaneOrder::Fence::device>();
  return atomicIncrement<counted>(ticket, last, line);
}

/// The barrier of all blocks of the grid. Blocks run one after the other, so that those before the last one go on when
/// the others have yet to come: what such a block does with other blocks' values is found to be a race.
template <bool counted, bool meetings>
void syncGrid(unsigned* arrived, const Line line = WARPFOLD_HERE) {
  Machine& machine = Machine::current();
  const auto wait = [&] {
    if constexpr (meetings)
      machine.blockBarrier<counted>(line.number);
    else if constexpr (counted)
      machine.countedBarrier(line.number);
    else
      machine.barrier();
  };
  wait();
  if (machine.threadIndex() == 0) {
    drawTicket<counted>(arrived, static_cast<unsigned>(machine.shape().grid - 1), line);
    // One look that finds all others there: on a GPU a block may look more often.
    if constexpr (counted) machine.noteReadOfAtomic(arrived, sizeof *arrived, line);
  }
  wait();
}

inline unsigned clusterSize() {
  return Machine::current().shape().cluster;
}
inline unsigned clusterRank() {
  return Machine::current().blockIndex() % Machine::current().shape().cluster;
}
/// All blocks of a cluster have begun before any hands something over: here they always have.
inline void clusterArrive() {}
inline void clusterWait() {}

/// The barrier of all blocks of the cluster.
template <bool counted>
void clusterSync(const Line line = WARPFOLD_HERE) {
  Machine& machine = Machine::current();
  if (machine.lastOfCluster()) machine.receive(line);
  machine.blockBarrier<counted>(line.number);
}

/// Stores a value at `at` of the shared memory of the cluster's last block.
template <typename T>
void handToLast(T* at, const T& value, const Line line = WARPFOLD_HERE) {
  Machine& machine = Machine::current();
  if constexpr (isCounted<T>) {
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->handOver(&value);
    machine.handOver(at, Scalar::of(value.load(line)).bits);
  } else {
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof(T));
    machine.handOver(at, bits);
  }
}

/// A value and the mark that it is there, side by side as on the device.
template <typename T>
struct alignas(2 * sizeof(T)) Slot {
  typename ValueOf<T>::Type value;
  typename ValueOf<T>::Type marked;
};

template <typename T>
void publish(Slot<T>* at, const T& value, const Line line = WARPFOLD_HERE) {
  if constexpr (isCounted<T>) {
    Machine& machine = Machine::current();
    at->value = value.quiet();
    machine.notePublished(at, sizeof *at, line);
    if (machine.recorder() != nullptr) [[unlikely]]
      machine.recorder()->copy(&at->value, &value);
  } else {
    at->value = value;
  }
  at->marked = 1;
}

/// Blocks run one after the other, and the one that collects runs last: a value that is not there will never come.
template <typename T>
T collect(Slot<T>* at, const Line line = WARPFOLD_HERE) {
  using Value = typename ValueOf<T>::Type;
  if constexpr (isCounted<T>) {
    Machine& machine = Machine::current();
    machine.noteCollected(at, sizeof *at, at->marked != Value(0), line);
    at->marked = 0;
    ShuffledValue known;
    std::memcpy(&known.bits, &at->value, sizeof(Value));
    if (machine.recorder() != nullptr) [[unlikely]]
      known.node = machine.recorder()->nodeOf(&at->value);
    return T(known);
  } else {
    at->marked = 0;
    return at->value;
  }
}

}  // namespace warpfold::emulation::device
