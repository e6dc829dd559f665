// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>
#include <optional>

#include "data/reference_elements.h"

/// Operators that round nothing: they give the same in any order.
namespace warpfold::references {

/// `v` in the place of what was found, if it comes before it.
template <typename T>
void keepFirst(ReferencePart& part, T v, bool smaller) {
  if (part.found && !(smaller ? v < part.value.as<T>() : v > part.value.as<T>())) return;
  part.found = true;
  part.value = Scalar::of(v);
}

/// The smallest or largest of all numbers; NaNs are passed over.
template <typename T, typename S>
void first(ReferencePart& part, const Elements<S>& elements, const Tick& tick, bool smaller) {
  std::optional<T> found;
  forEach(elements, tick, [&](std::uint64_t i) {
    const T v = widened<T>(elements.x[i]);
    if (v == v && (!found || (smaller ? v < *found : v > *found))) found = v;
  });
  if (found) keepFirst(part, *found, smaller);
}

/// In the unsigned type of an integer, which has room for its least number's magnitude. NaNs are passed over.
template <typename T, typename S>
void largestMagnitude(ReferencePart& part, const Elements<S>& elements, const Tick& tick) {
  std::optional<T> largest;
  forEach(elements, tick, [&](std::uint64_t i) {
    const auto v = widened<long double>(elements.x[i]);
    if (v == v) largest = std::max(largest.value_or(T(0)), static_cast<T>(std::fabs(v)));
  });
  if (largest) keepFirst(part, *largest, false);
}

template <typename T>
Reference firstOf(const ReferencePart& part) {
  Reference r;
  r.value = part.found ? part.value : Scalar::of(std::numeric_limits<T>::quiet_NaN());
  return r;
}

template <typename T, typename S>
void logical(ReferencePart& part, const Elements<S>& elements, const Tick& tick) {
  std::uint64_t truths = 0;
  forEach(elements, tick, [&](std::uint64_t i) { truths += widened<T>(elements.x[i]) != T(0) ? 1 : 0; });
  part.truths += truths;
}

template <typename T>
Reference logicalOf(const ReferencePart& part, bool all) {
  Reference r;
  r.value = Scalar::of(T(all ? part.truths == part.n : part.truths > 0));
  return r;
}

/// What the operation leaves of two values; with its identity as `a`, of one.
template <typename T>
T bitwise(Operation op, T a, T b) {
  return static_cast<T>(op == Operation::bitAnd ? a & b : op == Operation::bitOr ? a | b : a ^ b);
}

template <typename T, typename S>
void bitwise(ReferencePart& part, const Elements<S>& elements, Operation op, const Tick& tick) {
  T all = elements.x[0], any = elements.x[0], odd = 0;
  forEach(elements, tick, [&](std::uint64_t i) {
    all &= elements.x[i];
    any |= elements.x[i];
    odd ^= elements.x[i];
  });
  part.value = Scalar::of(op == Operation::bitAnd ? all : op == Operation::bitOr ? any : odd);
}

}  // namespace warpfold::references
