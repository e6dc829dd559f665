// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>

#include "run/host_array.h"
#include "run/operation.h"

namespace warpfold {

/// The operator's identity as an element of `type`.
inline Scalar identityOf(ElementType type, Operation op) {
  return visitType(type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    return visitOperation<T>(op, [](auto base) { return Scalar::of(decltype(base)::identity()); });
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
