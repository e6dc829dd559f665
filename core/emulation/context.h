// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>

#if defined(__x86_64__) && !defined(WARPFOLD_PORTABLE_CONTEXT)
#define WARPFOLD_OWN_CONTEXT 1
#else
#include <boost/context/detail/fcontext.hpp>
#endif

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define WARPFOLD_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define WARPFOLD_SANITIZED 1
#endif
#endif

#if defined(__SANITIZE_THREAD__) && defined(WARPFOLD_OWN_CONTEXT)
#include <sanitizer/tsan_interface.h>
#define WARPFOLD_FIBERS 1  // ThreadSanitizer keeps a stack of calls for each, which it must be told of
#endif

/// Switching between stacks. Boost.Context does it everywhere; on x86-64 a switch of our own is written into the place
/// that switches: it saves what the compiler still needs there and nothing else, calls nothing, and touches no more of
/// the stack than that. The emulator does one switch per thread and barrier, and little else.
namespace warpfold::emulation {

/// Whether a context can be begun anew, leaving behind whatever it was in. The sanitizers lose count
/// of calls where a function never returns.
#if defined(WARPFOLD_OWN_CONTEXT) && !defined(WARPFOLD_SANITIZED)
inline constexpr bool contextsRestart = true;
#else
inline constexpr bool contextsRestart = false;
#endif

#ifdef WARPFOLD_OWN_CONTEXT

/// Where a suspended stack goes on.
struct Context {
  void* stack;
  void* frame;
  void* resume;
#ifdef WARPFOLD_FIBERS
  mutable void* fiber;  // made when first switched to
#endif
};

/// Saves the caller's place in `*save` and goes on at `*load`, which may be the same. Comes back with `save`, which it
/// finds in a register: whoever switches here names it.
///
/// A jump, never a return: lanes wait at different places of the kernel and their calls do not nest, so the predictor
/// of returns would be wrong. The direction flag and the floating-point control words stay as they are for all.
[[gnu::always_inline]] inline Context* switchContext(Context* save, Context* load) {
#ifdef WARPFOLD_FIBERS
  save->fiber = __tsan_get_current_fiber();
  if (load->fiber == nullptr) load->fiber = __tsan_create_fiber(0);
  __tsan_switch_to_fiber(load->fiber, 0);
#endif
  asm volatile(
      "movq %%rsp, (%0)\n\t"
      "movq %%rbp, 8(%0)\n\t"
      "leaq 1f(%%rip), %%rcx\n\t"
      "movq %%rcx, 16(%0)\n\t"
      "movq (%1), %%rsp\n\t"
      "movq 8(%1), %%rbp\n\t"
      "jmp *16(%1)\n\t"
      "1:"
      : "+a"(save), "+D"(load)
      :
      : "rbx", "rcx", "rdx", "rsi", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "xmm0", "xmm1", "xmm2",
        "xmm3", "xmm4", "xmm5", "xmm6", "xmm7", "xmm8", "xmm9", "xmm10", "xmm11", "xmm12", "xmm13", "xmm14", "xmm15",
#ifdef __AVX512F__
        "xmm16", "xmm17", "xmm18", "xmm19", "xmm20", "xmm21", "xmm22", "xmm23", "xmm24", "xmm25", "xmm26", "xmm27",
        "xmm28", "xmm29", "xmm30", "xmm31", "k1", "k2", "k3", "k4", "k5", "k6", "k7",
#endif
#ifdef __APX_F__
        "r16", "r17", "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28", "r29", "r30", "r31",
#endif
        "memory", "cc");
  return load;
}

/// Lets a context begin anew with entry(), which gets its context. Word by word: a copy of a whole context that was
/// just put together waits for each of its parts to reach the cache.
[[gnu::always_inline]] inline void restartContext(Context& context, void* top, void (*entry)(Context*)) {
  // 8 below a multiple of 16, as a call leaves it. The return address there is nobody's.
  const std::uintptr_t aligned = reinterpret_cast<std::uintptr_t>(top) & ~std::uintptr_t{15};
  context.stack = reinterpret_cast<void*>(aligned - 8);
  context.resume = reinterpret_cast<void*>(entry);
}

/// A context that begins with entry(), which must not return. `top` is the stack's highest address.
inline Context makeContext(void* top, std::size_t, void (*entry)()) {
  Context context{};
  // The argument is in a register that entry() does not look at.
  restartContext(context, top, reinterpret_cast<void (*)(Context*)>(entry));
  return context;
}

#else

/// Where a fiber stands that does not run.
struct Context {
  void* place;
};

inline Context* switchContext(Context* save, Context* load) {
  if (save == load) return save;  // where it stands is not noted before it has left
  const auto from =
      boost::context::detail::jump_fcontext(static_cast<boost::context::detail::fcontext_t>(load->place), save);
  static_cast<Context*>(from.data)->place = from.fctx;
  return save;
}

/// What every fiber runs first. A template, so that its static member may stand in a header.
template <int = 0>
struct EntryOf {
  static inline void (*entry)() = nullptr;
  static void run(boost::context::detail::transfer_t from) {
    static_cast<Context*>(from.data)->place = from.fctx;
    entry();
  }
};

inline Context makeContext(void* top, std::size_t bytes, void (*entry)()) {
  EntryOf<>::entry = entry;
  return {boost::context::detail::make_fcontext(top, bytes, EntryOf<>::run)};
}

/// Never called: see contextsRestart.
inline void restartContext(Context&, void*, void (*)(Context*)) {}

#endif

/// To be called for a context that will not run again.
inline void forgetContext([[maybe_unused]] Context& context) {
#ifdef WARPFOLD_FIBERS
  if (context.fiber != nullptr) __tsan_destroy_fiber(context.fiber);
#endif
}

}  // namespace warpfold::emulation
