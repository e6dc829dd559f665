// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "values/element_type.h"
#include "values/operation.h"
#include "values/scalar.h"

namespace warpfold::cpu {

/// What a host kernel reduces.
struct HostArguments {
  const void* first = nullptr;
  const void* second = nullptr;  ///< of a dot product
  void* work = nullptr;          ///< of an in-place kernel: the mapped elements, as accumulators
  std::size_t n = 0;
  ElementType stored = ElementType::int32;
  Mapping mapping = Mapping::none;
};

/// A kernel's source for one accumulator and operator.
struct HostKernel {
  Scalar (*run)(const HostArguments&) = nullptr;
  /// Longest chain of operator calls that reducing n elements makes.
  std::uint64_t (*chain)(std::size_t n) = nullptr;
  bool inPlace = false;
};
using HostLookup = HostKernel (*)(ElementType accumulator, Operation);

/// Throws std::logic_error on a duplicate id.
void registerHostKernel(const std::string& id, HostLookup lookup);
/// Throws InvalidRequest where there is no such kernel.
HostKernel hostKernel(const std::string& id, ElementType accumulator, Operation op);

/// Elements as they are combined, where an array of T is not enough.
template <typename T>
struct MappedInput {
  ReadElement<T> read;
  const void* first;
  const void* second;
  T operator[](std::size_t i) const { return read(first, second, i); }
};

/// Stands in for a value to find how long a chain of operator calls led to it. The identity is in no chain.
struct ChainLength {
  std::int32_t calls = 0;
};
struct ChainOperator {
  static ChainLength identity() { return {-1}; }
  ChainLength operator()(ChainLength a, ChainLength b) const {
    if (a.calls < 0 || b.calls < 0) return {std::max(a.calls, b.calls)};
    return {1 + std::max(a.calls, b.calls)};
  }
};
struct ChainInput {
  ChainLength operator[](std::size_t) const { return {}; }
};

/// `Call` has `template <T, Op, In> static T run(In in, size_t n)`, where the kernel takes its elements as an `In`: one
/// that works in place takes nothing but a T*.
template <typename Call>
class RegisterKernel {
 public:
  explicit RegisterKernel(const std::string& id) { registerHostKernel(id, &lookup); }

 private:
  static constexpr bool inPlace = !requires(ChainInput in, std::size_t n) {
    Call::template run<ChainLength, ChainOperator>(in, n);
  };
  template <typename T, typename Op>
  static Scalar body(const HostArguments& a) {
    if constexpr (inPlace) {
      return Scalar::of(Call::template run<T, Op>(static_cast<T*>(a.work), a.n));
    } else {
      if (a.stored == ElementTypeOf<T>::value && a.mapping == Mapping::none)
        return Scalar::of(Call::template run<T, Op>(static_cast<const T*>(a.first), a.n));
      return Scalar::of(
          Call::template run<T, Op>(MappedInput<T>{readFunction<T>(a.stored, a.mapping), a.first, a.second}, a.n));
    }
  }
  static std::uint64_t chain(std::size_t n) {
    ChainLength length;
    if constexpr (inPlace) {
      std::vector<ChainLength> values(n);
      length = Call::template run<ChainLength, ChainOperator>(values.data(), n);
    } else {
      length = Call::template run<ChainLength, ChainOperator>(ChainInput{}, n);
    }
    return static_cast<std::uint64_t>(std::max(0, length.calls));
  }
  static HostKernel lookup(ElementType accumulator, Operation op) {
    return visitArithmetic(accumulator, [&](auto tag) {
      using T = typename decltype(tag)::type;
      return visitOperation<T>(op, [](auto base) { return HostKernel{&body<T, decltype(base)>, &chain, inPlace}; });
    });
  }
};

}  // namespace warpfold::cpu
