// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold::emulation {

/// What takes the machine's time is compiled twice where the host is x86-64: in namespace `baseline` for any CPU, in
/// `avx2` for those of 2013 and later, which have AVX2 and FMA.
#ifdef WARPFOLD_AVX2
inline constexpr bool compiledForAvx2 = true;
inline bool usesAvx2() {
  static const bool has = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma");
  return has;
}
#else
inline constexpr bool compiledForAvx2 = false;
inline bool usesAvx2() {
  return false;
}
#endif

}  // namespace warpfold::emulation
