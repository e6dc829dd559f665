// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

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

/// An element stored as `type` that the mapping of `op` turns into the identity: what an input is padded with.
inline Scalar paddingOf(ElementType type, Operation op) {
  return visitType(type, [&](auto tag) {
    using S = typename decltype(tag)::type;
    const Scalar identity = identityOf(arithmeticType(type), op);
    if constexpr (isFloat<S> && sizeof(S) == 2)
      return Scalar::of(S(identity.toDouble()));
    else
      return identity;
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
