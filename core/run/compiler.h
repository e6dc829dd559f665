// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace warpfold {

/// Name and version, as "GCC 12.2.0".
#if defined(__clang__)
inline constexpr const char* compiler = "Clang " __clang_version__;
#else
inline constexpr const char* compiler = "GCC " __VERSION__;
#endif

}  // namespace warpfold
