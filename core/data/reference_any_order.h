// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <limits>
#include <optional>

#include "data/reference_elements.h"

/// Operators that round nothing: they give the same in any order.
namespace warpfold::references {

/// The first of all numbers by `before`; NaNs are passed over.
template <typename T, typename S, typename Before>
Reference first(const Elements<S>& elements, const Tick& tick, Before before) {
  std::optional<T> found;
  forEach(elements, tick, [&](std::uint64_t i) {
    const T v = widened<T>(elements.x[i]);
    if (v == v && (!found || before(v, *found))) found = v;
  });
  Reference r;
  r.onlyNan = !found;
  r.value = Scalar::of(found.value_or(std::numeric_limits<T>::quiet_NaN()));
  return r;
}

template <typename T, typename S>
Reference logical(const Elements<S>& elements, bool all, const Tick& tick) {
  std::uint64_t truths = 0;
  forEach(elements, tick, [&](std::uint64_t i) { truths += widened<T>(elements.x[i]) != T(0) ? 1 : 0; });
  Reference r;
  r.value = Scalar::of(T(all ? truths == elements.x.size() : truths > 0));
  return r;
}

template <typename T, typename S>
Reference bitwise(const Elements<S>& elements, Operation op, const Tick& tick) {
  T all = elements.x[0], any = elements.x[0], odd = 0;
  forEach(elements, tick, [&](std::uint64_t i) {
    all &= elements.x[i];
    any |= elements.x[i];
    odd ^= elements.x[i];
  });
  Reference r;
  r.value = Scalar::of(op == Operation::bitAnd ? all : op == Operation::bitOr ? any : odd);
  return r;
}

}  // namespace warpfold::references
