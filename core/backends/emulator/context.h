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
/// Leaves by a jump, not by ret: lanes wait at different places of the text, so the return predictor would be wrong
/// every other time (half the speed on Zen).
[[gnu::naked, gnu::noinline]] inline void switchContext(Context*, Context) {
  asm("pushq %rbp\n\t"
      "pushq %rbx\n\t"
      "pushq %r12\n\t"
      "pushq %r13\n\t"
      "pushq %r14\n\t"
      "pushq %r15\n\t"
      "movq %rsp, (%rdi)\n\t"
      "movq %rsi, %rsp\n\t"
      "popq %r15\n\t"
      "popq %r14\n\t"
      "popq %r13\n\t"
      "popq %r12\n\t"
      "popq %rbx\n\t"
      "popq %rbp\n\t"
      "popq %rcx\n\t"
      "jmp *%rcx");
}

/// A context that begins with entry(), which must not return. `top` is the stack's highest address.
inline Context makeContext(void* top, std::size_t, void (*entry)()) {
  auto* stack = reinterpret_cast<std::uintptr_t*>(reinterpret_cast<std::uintptr_t>(top) & ~std::uintptr_t{15});
  *--stack = 0;  // entry's return address: keeps the alignment that a call leaves
  *--stack = reinterpret_cast<std::uintptr_t>(entry);
  for (int i = 0; i < 6; ++i) *--stack = 0;
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
