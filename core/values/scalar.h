// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <string>

#include "values/element_type.h"

namespace warpfold {

/// One element's value with its type, kept by its bits so that it travels and compares exactly.
struct Scalar {
  ElementType type = ElementType::int32;
  std::uint64_t bits = 0;

  template <typename T>
  static Scalar of(T value) {
    Scalar s{ElementTypeOf<T>::value, 0};
    std::memcpy(&s.bits, &value, sizeof value);
    return s;
  }

  template <typename T>
  T as() const {
    T value;
    std::memcpy(&value, &bits, sizeof value);
    return value;
  }

  /// The nearest double; exact for all types but large int64.
  double toDouble() const;
  /// As values are printed everywhere (values/value_text.h).
  std::string text() const;
  /// At most about `width` characters, for a node of a tree: 123, 4096, 1.3k, 2.1G, 0.52, nan.
  std::string shortText(int width = 4) const;

  friend bool operator==(const Scalar&, const Scalar&) = default;
};

}  // namespace warpfold
