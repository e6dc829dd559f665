// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>

#include "emulation/float_atomics.h"
#include "emulation/warp_exchange.h"
#include "values/operation.h"

namespace warpfold::emulation {

/// What one launch is called with, whatever its types.
struct KernelArguments {
  const void* input = nullptr;   ///< elements as they are stored; of an in-place kernel: the working copy, as T
  const void* second = nullptr;  ///< the other input of a dot product
  void* output = nullptr;
  std::size_t n = 0;
  std::size_t readable = 0;  ///< elements that may be read: what lies between n and here is padding
  unsigned* ticket = nullptr;
  void* slots = nullptr;  ///< one a block, each twice as large as an element
  ElementType stored = ElementType::int32;
  Operation op = Operation::sum;
  Mapping mapping = Mapping::none;
  std::uintptr_t inputAddress = 0;  ///< where element 0 would lie on the device, by its alignment
  std::uintptr_t secondAddress = 0;
};

/// The same with what the types make of it; the machine holds one of these while a launch runs.
template <typename T>
struct TypedArguments : KernelArguments {
  ReadElement<T> read;
  Combine<T> combine;
  T identity;
  std::uint64_t identityBits = 0;
  std::size_t storedBytes;
  bool atomicByExchange;  ///< the operator has no atomic instruction for T
  // The most common of what the functions above do, done without a call.
  bool sums;    ///< combine is Sum<T>
  bool direct;  ///< read gives elements of an array of T as they are
  /// What lanes meet for where one instruction reduces a warp (compute capability 8.0): 32-bit integers.
  std::optional<Meeting> warpReduction;

  explicit TypedArguments(const KernelArguments& a)
      : KernelArguments(a),
        read(readFunction<T>(a.stored, a.mapping)),
        combine(combineFunction<T>(a.op)),
        identity(visitOperation<T>(a.op, [](auto base) { return decltype(base)::identity(); })),
        storedBytes(sizeOf(a.stored)),
        atomicByExchange(!hasAtomic(ElementTypeOf<T>::value, a.op)),
        sums(combiningOf(a.op) == Operation::sum),
        direct(a.stored == ElementTypeOf<T>::value && a.mapping == Mapping::none),
        warpReduction(warpReductionOf(ElementTypeOf<T>::value, a.op)) {
    std::memcpy(&identityBits, &identity, sizeof(T));
  }

  T combined(T left, T right) const { return sums ? Sum<T>{}(left, right) : combine(left, right); }
  /// What an atomic of the launch's operator leaves in a word that held `before`. A loop of compare-and-swap, as where
  /// there is no instruction, computes like any other code.
  T combinedAtomically(T before, T value) const {
    return atomicByExchange ? combine(before, value) : combinedByInstruction(before, value, combine);
  }

  /// Element i as it is combined. Beyond what may be read lies what no one put there: bytes of 0xcd.
  T at(std::size_t i) const {
    if (i < n) return direct ? static_cast<const T*>(input)[i] : read(input, second, i);
    if (i < readable) return identity;
    T garbage;
    std::memset(&garbage, 0xcd, sizeof(T));
    return garbage;
  }
};

}  // namespace warpfold::emulation
