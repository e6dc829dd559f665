// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>

#include "backends/emulator/element.h"
#include "backends/emulator/machine.h"
#include "run/element_type.h"
#include "run/operation.h"

namespace warpfold::emulator {

/// The arguments of a kernel: void kernel(T* in, T* out, size_t n).
struct KernelArguments {
  void* input;
  void* output;
  std::size_t n;
};

/// A kernel's text as host functions, for one element type and operator.
struct KernelBodies {
  Machine::Body plain = nullptr;    ///< the text on plain T: fastest
  Machine::Body counted = nullptr;  ///< the text on Element<T>: every access is noted
};

using BodyLookup = KernelBodies (*)(ElementType, Operation);

/// Throws std::logic_error on a duplicate id.
void registerKernel(const std::string& id, BodyLookup lookup);
/// Throws InvalidRequest where the emulator has no such kernel.
KernelBodies kernelBodies(const std::string& id, ElementType type, Operation op);

/// `Plain` and `Counted` each have `template <T, Op> static void run(T* in, T* out, size_t n)`.
template <typename Plain, typename Counted>
class RegisterKernel {
 public:
  explicit RegisterKernel(const std::string& id) { registerKernel(id, &lookup); }

 private:
  template <typename Call, typename T, typename Op>
  static void body(const void* arguments) {
    const auto& a = *static_cast<const KernelArguments*>(arguments);
    Call::template run<T, Op>(static_cast<T*>(a.input), static_cast<T*>(a.output), a.n);
  }
  static KernelBodies lookup(ElementType type, Operation op) {
    return visitType(type, [&](auto tag) {
      using T = typename decltype(tag)::type;
      return visitOperation<T>(op, [](auto base) {
        using Op = decltype(base);
        return KernelBodies{&body<Plain, T, Op>, &body<Counted, Element<T>, CountedOperator<T, Op>>};
      });
    });
  }
};

}  // namespace warpfold::emulator
