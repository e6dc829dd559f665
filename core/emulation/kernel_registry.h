// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

#include "emulation/device_code.h"
#include "emulation/device_functions.h"
#include "emulation/kernel_arguments.h"
#include "emulation/machine.h"
#include "emulation/phantom.h"

namespace warpfold::emulation {

/// A kernel as host functions, for elements combined in one type.
struct KernelBodies {
  Machine::Body plain = nullptr;     ///< on plain T, under any operator and mapping
  Machine::Body plainSum = nullptr;  ///< the same for sums of an input that needs no mapping: fastest
  Machine::Body counted = nullptr;   ///< on Element<T>: every access is noted
  Machine::Body proof = nullptr;     ///< one lane of it, as a RepeatProof runs it; null: none
  /// What a body finds in the machine.
  std::shared_ptr<const void> (*bind)(const KernelArguments&) = nullptr;
  bool meetings = false;  ///< lanes of a warp meet: shuffles, votes, __syncwarp
  bool fences = false;    ///< it calls __threadfence
};

using BodyLookup = KernelBodies (*)(ElementType accumulator);

/// Throws std::logic_error on a duplicate id.
void registerKernel(const std::string& id, BodyLookup lookup);
/// Throws InvalidRequest where the emulator has no such kernel.
KernelBodies kernelBodies(const std::string& id, ElementType accumulator);

/// A kernel that a RepeatProof can run: `Call` is like `Plain` and `Counted` below.
template <typename Call>
struct Proof {
  template <typename T>
  static constexpr Machine::Body body() {
    return &lane<T>;
  }

 private:
  template <typename T>
  static void lane() {
    run<sizeof(T)>(proof::Arguments(Machine::current().arguments<TypedArguments<T>>()));
  }
  /// Once for all types of a size.
  template <std::size_t bytes>
  static void run(const proof::Arguments& a) {
    using E = proof::Phantom<bytes>;
    E* const out = reinterpret_cast<E*>(RepeatProof::pointerToOutput);
    if constexpr (Call::inPlace)
      Call::template run<E, proof::Operator<bytes>>(reinterpret_cast<E*>(RepeatProof::pointerToInput), out, a);
    else
      Call::template run<E, proof::Operator<bytes>>(proof::Source<bytes>{}, out, a);
  }
};
/// Of a kernel that does what no proof knows.
struct NoProof {
  template <typename T>
  static constexpr Machine::Body body() {
    return nullptr;
  }
};

/// `Plain` and `Counted` each have `template <T, Op, In> static void run(In in, T* out, const KernelArguments& a)`,
/// `inPlace`; `Plain` also has `meetings` and `fences`.
template <typename Plain, typename Counted, typename Proven>
class RegisterKernel {
 public:
  explicit RegisterKernel(const std::string& id) { registerKernel(id, &lookup); }

 private:
  template <typename Call, typename T, typename Op, typename E, typename In>
  static void body() {
    run<Call, T, Op, E, In>();
    Machine::current().finishLane();
  }
  /// All that switches to another lane is inlined: processors predict that a return goes back to the last call, which
  /// is mostly one of another lane, and a wrong prediction costs more than a barrier.
  template <typename Call, typename T, typename Op, typename E, typename In>
  [[gnu::flatten]] static void uncounted() {
    run<Call, T, Op, E, In>();
    Machine::current().finishLane();
  }
  template <typename Call, typename T, typename Op, typename E, typename In>
  static void run() {
    const auto& a = Machine::current().arguments<TypedArguments<T>>();
    auto* const out = static_cast<E*>(a.output);
    // An in-place kernel works on a copy that the launcher made for it.
    if constexpr (Call::inPlace)
      Call::template run<E, Op>(static_cast<E*>(const_cast<void*>(a.input)), out, a);
    else if constexpr (std::is_pointer_v<In>)
      Call::template run<E, Op>(static_cast<In>(a.input), out, a);
    else
      Call::template run<E, Op>(In{}, out, a);
  }
  template <typename T>
  static std::shared_ptr<const void> bind(const KernelArguments& arguments) {
    return std::make_shared<TypedArguments<T>>(arguments);
  }
  static KernelBodies lookup(ElementType accumulator) {
    return visitArithmetic(accumulator, [&](auto tag) {
      using T = typename decltype(tag)::type;
      return KernelBodies{&uncounted<Plain, T, device::PlainOperator<T>, T, device::PlainSource<T>>,
                          &uncounted<Plain, T, device::PlainSum<T>, T, const T*>,
                          &body<Counted, T, CountedOperator<T>, Element<T>, CountedSource<T>>,
                          Proven::template body<T>(),
                          &bind<T>,
                          Plain::meetings,
                          Plain::fences};
    });
  }
};

}  // namespace warpfold::emulation
