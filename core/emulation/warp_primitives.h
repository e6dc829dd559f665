// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <concepts>
#include <cstring>

#include "emulation/element.h"

/// What lanes of a warp do together (CUDA C++ Programming Guide: __syncwarp, warp shuffle, vote, match and reduce
/// functions; PTX ISA: shfl.sync for what the guide leaves open).
namespace warpfold::emulation::device {

template <typename T>
ShuffledValue offered(const T& value) {
  static_assert(sizeof(T) <= sizeof(ShuffledValue::bits));
  ShuffledValue offer;
  std::memcpy(&offer.bits, &value, sizeof(T));
  return offer;
}
template <typename T>
ShuffledValue offered(const Element<T>& value) {
  return value.known();
}
/// The value that a lane takes from a shuffle: plain, or as an element that knows where it comes from.
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

inline ShuffledValue meet(Meeting kind, unsigned mask, Line line, const ShuffledValue& value = {}, unsigned from = 0) {
  return Machine::current().meet(kind, mask, value, from, line);
}

inline void syncWarp(unsigned mask = 0xffffffffu, const Line line = WARPFOLD_HERE) {
  meet(Meeting::sync, mask, line);
}
inline unsigned activeMask(const Line line = WARPFOLD_HERE) {
  return static_cast<unsigned>(meet(Meeting::active, 0xffffffffu, line).bits);
}

// Shuffles: between lanes of the same segment of `width` lanes (0: the warp). Who asks beyond it keeps its own value.

/// The lanes that a shuffle of this width stays within, of the lane that asks.
struct Segment {
  unsigned lane, first, last, lanesOfWarp;
  Segment(unsigned width, Line line)
      : lane(Machine::current().laneIndex()), lanesOfWarp(Machine::current().shape().warpSize) {
    const unsigned lanes = width != 0 ? width : lanesOfWarp;
    if ((lanes & (lanes - 1)) != 0 || lanes > lanesOfWarp) [[unlikely]]
      Machine::current().noteWidth(line);
    first = lane / lanes * lanes;
    last = first + lanes - 1;
  }
  /// The hardware takes this many bits of a distance.
  unsigned cut(unsigned distance) const { return distance & (lanesOfWarp - 1); }
};

template <typename T>
T shuffle(unsigned mask, const T& value, unsigned from, unsigned width = 0, const Line line = WARPFOLD_HERE) {
  const Segment s(width, line);
  const unsigned source = s.first + from % (s.last - s.first + 1);
  return Taken<T>::from(meet(Meeting::shuffle, mask, line, offered(value), source));
}
template <typename T>
T shuffleUp(unsigned mask, const T& value, unsigned delta, unsigned width = 0, const Line line = WARPFOLD_HERE) {
  const Segment s(width, line);
  const unsigned source = s.lane >= s.first + s.cut(delta) ? s.lane - s.cut(delta) : s.lane;
  return Taken<T>::from(meet(Meeting::shuffleUp, mask, line, offered(value), source));
}
template <typename T>
T shuffleDown(unsigned mask, const T& value, unsigned delta, unsigned width = 0, const Line line = WARPFOLD_HERE) {
  const Segment s(width, line);
  const unsigned source = s.lane + s.cut(delta) <= s.last ? s.lane + s.cut(delta) : s.lane;
  return Taken<T>::from(meet(Meeting::shuffleDown, mask, line, offered(value), source));
}
/// Lanes of earlier segments can be reached, those of later ones cannot.
template <typename T>
T shuffleXor(unsigned mask, const T& value, unsigned bits, unsigned width = 0, const Line line = WARPFOLD_HERE) {
  const Segment s(width, line);
  const unsigned partner = s.lane ^ s.cut(bits);
  return Taken<T>::from(meet(Meeting::shuffleXor, mask, line, offered(value), partner <= s.last ? partner : s.lane));
}

// Votes and matches ----------------------------------------------------------------------------------------

inline int anyOf(unsigned mask, int predicate, const Line line = WARPFOLD_HERE) {
  return static_cast<int>(meet(Meeting::any, mask, line, offered(predicate)).bits);
}
inline int allOf(unsigned mask, int predicate, const Line line = WARPFOLD_HERE) {
  return static_cast<int>(meet(Meeting::all, mask, line, offered(predicate)).bits);
}
inline unsigned ballot(unsigned mask, int predicate, const Line line = WARPFOLD_HERE) {
  return static_cast<unsigned>(meet(Meeting::ballot, mask, line, offered(predicate)).bits);
}
template <typename T>
unsigned matchAny(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return static_cast<unsigned>(meet(Meeting::matchAny, mask, line, offered(value)).bits);
}
template <typename T>
unsigned matchAll(unsigned mask, const T& value, int* same, const Line line = WARPFOLD_HERE) {
  const auto lanes = static_cast<unsigned>(meet(Meeting::matchAll, mask, line, offered(value)).bits);
  *same = lanes != 0;
  return lanes;
}

// Reductions of integers of 32 bits ------------------------------------------------------------------------

/// What a reduction of a T is of: T itself, or what an element holds.
template <typename T>
struct Reduced {
  using Type = T;
};
template <typename T>
struct Reduced<Element<T>> {
  using Type = T;
};
template <typename T>
concept Integer = std::same_as < typename Reduced<T>::Type,
int > || std::same_as<typename Reduced<T>::Type, unsigned>;
template <typename T>
concept Unsigned = std::same_as < typename Reduced<T>::Type,
unsigned > ;

template <typename T>
T reduce(Meeting kind, unsigned mask, const T& value, Line line) {
  const ShuffledValue all = meet(kind, mask, line, offered(value));
  // What lanes combine as they meet is the work of the step after it, as with a shuffle.
  if constexpr (!std::is_arithmetic_v<T>) Machine::current().noteCombination();
  return Taken<T>::from(all);
}
template <Integer T>
T reduceAdd(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return reduce(Meeting::add, mask, value, line);
}
template <Integer T>
T reduceMin(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return reduce(Unsigned<T> ? Meeting::minimumUnsigned : Meeting::minimumSigned, mask, value, line);
}
template <Integer T>
T reduceMax(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return reduce(Unsigned<T> ? Meeting::maximumUnsigned : Meeting::maximumSigned, mask, value, line);
}
template <Unsigned T>
T reduceAnd(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return reduce(Meeting::bitAnd, mask, value, line);
}
template <Unsigned T>
T reduceOr(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return reduce(Meeting::bitOr, mask, value, line);
}
template <Unsigned T>
T reduceXor(unsigned mask, const T& value, const Line line = WARPFOLD_HERE) {
  return reduce(Meeting::bitXor, mask, value, line);
}

}  // namespace warpfold::emulation::device
