// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "values/operation.h"
#include "values/scalar.h"

namespace warpfold {

/// The operator's identity as a value of `type`, an arithmetic type.
inline Scalar identityOf(ElementType type, Operation op) {
  return visitArithmetic(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return visitOperation<T>(op, [](auto base) { return Scalar::of(decltype(base)::identity()); });
  });
}

/// An element stored as `type` that changes no result: what an input is padded with. What the mapping of `op` turns
/// into the identity, a NaN where that is one.
inline Scalar paddingOf(ElementType type, Operation op) {
  const ElementType accumulator = accumulatorOf(type, op);
  return visitArithmetic(accumulator, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return visitStorageOf<T>(type, [&](auto stored) {
      using S = typename decltype(stored)::type;
      const ReadElement<T> read = readFunction<T, S>(mappingOf(op));
      const T identity = identityOf(accumulator, op).as<T>();
      const auto neutral = [&](S element) {
        const T mapped = read(&element, &element, 0);
        const Combine<T> combine = combineFunction<T>(op);
        return combine(identity, mapped) == identity && combine(T(1), mapped) == T(1);
      };
      const auto as = [](auto value) {
        if constexpr (isFloat<S>)
          return S(static_cast<double>(value));
        else
          return static_cast<S>(value);
      };
      for (const S candidate : {as(identity), as(0), as(1)})
        if (neutral(candidate)) return Scalar::of(candidate);
      return Scalar::of(as(std::numeric_limits<double>::quiet_NaN()));
    });
  });
}

/// Sets `count` elements at `begin` to `value`.
inline void fillWith(std::byte* begin, std::uint64_t count, const Scalar& value) {
  visitType(value.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    std::fill_n(reinterpret_cast<T*>(begin), count, value.as<T>());
  });
}

}  // namespace warpfold
