// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#ifndef __clang__
#include <source_location>
#endif

namespace warpfold::emulation {

/// Where a kernel source does something. Taken from default arguments (WARPFOLD_HERE), so that the source stays bare.
struct Line {
  std::uint32_t number = 0;
  std::uint32_t place = 0;  ///< with the column: two accesses with the same place are the same access of the source

  Line() = default;
#ifdef __clang__
  constexpr Line(std::uint32_t line, std::uint32_t column) : number(line), place(line << 12 | (column & 4095u)) {}
#else
  constexpr Line(const std::source_location& at) : number(at.line()), place(at.line() << 12 | (at.column() & 4095u)) {}
#endif
};

}  // namespace warpfold::emulation

// As a default argument: the place of the call. GCC has no builtin for the column; clang 14 no std::source_location.
#ifdef __clang__
#define WARPFOLD_HERE ::warpfold::emulation::Line(__builtin_LINE(), __builtin_COLUMN())
#else
#define WARPFOLD_HERE std::source_location::current()
#endif
