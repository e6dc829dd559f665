// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include "ptx/module.h"

namespace warpfold::ptx {

/// What a text may hold at most. What is declared is bounded by these, what is written by the text's own size.
struct ReaderLimits {
  std::size_t textBytes = std::size_t{64} << 20;
  std::uint32_t nesting = 64;                            ///< braces in each other
  std::uint32_t registers = 1u << 16;                    ///< that a function uses
  std::uint64_t variableBytes = std::uint64_t{1} << 32;  ///< of one variable
};

/// Reads PTX as clang and nvcc write it (PTX ISA 8, "Syntax", "Directives", "Instruction Operands"): functions with
/// their registers, variables and instructions, and where the source of each instruction stands. What instructions mean
/// is not looked at. Debug sections are passed over.
/// Throws InvalidRequest with one sentence that names the line, whatever the text holds.
Module readModule(std::string_view text, const ReaderLimits& limits = {});

}  // namespace warpfold::ptx
