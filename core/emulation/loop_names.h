// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: loops that are followed, see WARPFOLD_LOOPS in device_names_begin.h.
#if WARPFOLD_LOOPS
#pragma GCC diagnostic ignored "-Wdangling-else"
#pragma GCC diagnostic ignored "-Wshadow"
// clang-format off
#define for(...)                                                                 \
  for (::warpfold::emulation::Loop warpfoldLoop(__LINE__); warpfoldLoop.enter();) \
    for (__VA_ARGS__)                                                             \
      if (warpfoldLoop.trip(); false) {                                           \
      } else
#if WARPFOLD_LOOPS == 2
#define while(...) for (::warpfold::emulation::Loop warpfoldLoop(__LINE__); warpfoldLoop.again((__VA_ARGS__) ? true : false);)
#endif
// clang-format on
#endif
