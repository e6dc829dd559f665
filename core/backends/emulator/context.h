// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#if !defined(__x86_64__) || defined(WARPFOLD_PORTABLE_CONTEXT)
#include <boost/context/detail/fcontext.hpp>
#endif

/// Switching between stacks. Boost.Context does it everywhere; on x86-64 a switch of our own leaves out the
/// floating-point control words, which no lane changes and which cost more to save and load than all the rest: the
/// emulator does one switch per thread and barrier, and little else.
namespace warpfold::emulator {

/// Where a suspended stack goes on.
using Context = void*;

#if defined(__x86_64__) && !defined(WARPFOLD_PORTABLE_CONTEXT)

/// Saves the caller's place in `*save` and goes on at `load`. System V ABI: rbx, rbp and r12 to r15 survive a call.
///
/// Plain moves and a jump rather than push, pop and ret: lanes wait at different places of the text, so the return
/// predictor would often be wrong, and Zen guesses that what is popped is what was pushed last. Either halves the
/// speed.
[[gnu::naked, gnu::noinline]] inline void switchContext(Context*, Context) {
  asm("movq %rbp, -8(%rsp)\n\t"
      "movq %rbx, -16(%rsp)\n\t"
      "movq %r12, -24(%rsp)\n\t"
      "movq %r13, -32(%rsp)\n\t"
      "movq %r14, -40(%rsp)\n\t"
      "movq %r15, -48(%rsp)\n\t"
      "movq %rsp, (%rdi)\n\t"
      "movq (%rsi), %rcx\n\t"
      "movq -8(%rsi), %rbp\n\t"
      "movq -16(%rsi), %rbx\n\t"
      "movq -24(%rsi), %r12\n\t"
      "movq -32(%rsi), %r13\n\t"
      "movq -40(%rsi), %r14\n\t"
      "movq -48(%rsi), %r15\n\t"
      "leaq 8(%rsi), %rsp\n\t"
      "jmp *%rcx");
}

/// A context that begins with entry(), which must not return. `top` is the stack's highest address.
inline Context makeContext(void* top, std::size_t, void (*entry)()) {
  auto* stack = reinterpret_cast<std::uintptr_t*>(reinterpret_cast<std::uintptr_t>(top) & ~std::uintptr_t{15});
  *--stack = 0;  // entry's return address: keeps the alignment that a call leaves
  *--stack = reinterpret_cast<std::uintptr_t>(entry);
  // The six registers below are saved where the red zone is: nobody else may write there.
  return stack;
}

#else

inline void switchContext(Context* save, Context load) {
  const auto from = boost::context::detail::jump_fcontext(static_cast<boost::context::detail::fcontext_t>(load), save);
  *static_cast<Context*>(from.data) = from.fctx;
}

template <int = 0>
struct EntryOf {
  static inline void (*entry)() = nullptr;
  static void run(boost::context::detail::transfer_t from) {
    *static_cast<Context*>(from.data) = from.fctx;
    entry();
  }
};

inline Context makeContext(void* top, std::size_t bytes, void (*entry)()) {
  EntryOf<>::entry = entry;
  return boost::context::detail::make_fcontext(top, bytes, EntryOf<>::run);
}

#endif

}  // namespace warpfold::emulator
