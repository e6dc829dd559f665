// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

#include "run/element_type.h"
#include "run/operation.h"
#include "run/scalar.h"

namespace warpfold::cpu {

/// Reduces n elements at `data` on the host.
using HostKernel = Scalar (*)(const void* data, std::size_t n);
using HostLookup = HostKernel (*)(ElementType, Operation);

/// Throws std::logic_error on a duplicate id.
void registerHostKernel(const std::string& id, HostLookup lookup);
/// Throws InvalidRequest where there is no such kernel.
HostKernel hostKernel(const std::string& id, ElementType type, Operation op);

/// `Call` has `template <T, Op> static T run(const T* in, size_t n)`.
template <typename Call>
class RegisterKernel {
 public:
  explicit RegisterKernel(const std::string& id) { registerHostKernel(id, &lookup); }

 private:
  template <typename T, typename Op>
  static Scalar body(const void* data, std::size_t n) {
    return Scalar::of(Call::template run<T, Op>(static_cast<const T*>(data), n));
  }
  static HostKernel lookup(ElementType type, Operation op) {
    return visitType(type, [&](auto tag) {
      using T = typename decltype(tag)::type;
      return visitOperation<T>(op, [](auto base) -> HostKernel { return &body<T, decltype(base)>; });
    });
  }
};

}  // namespace warpfold::cpu
