// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace warpfold::compile {

/// CUDA C++ to be compiled for a device, and what it is compiled with.
struct Source {
  std::string text;
  std::vector<std::string> defines{};  ///< "NAME" or "NAME=VALUE", as after -D
  int architecture = 80;               ///< what __CUDA_ARCH__ says: 80 for 800
  std::vector<std::string> headers{};  ///< of ours (core/compile/headers), read before the text; no line of it moves
};

enum class Severity : std::uint8_t { note, warning, error };

/// What a compiler says of a source. Lines count from 1 in the text as it was given, whatever its #line directives say.
struct Diagnostic {
  Severity severity = Severity::error;
  std::uint32_t line = 0;    ///< 0: of no line of the source
  std::uint32_t column = 0;  ///< bytes, from 1; 0: the compiler tells the line only
  std::string text;
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};

/// What became of a source. Where it has errors there is no PTX.
struct Compiled {
  std::string ptx;
  std::vector<Diagnostic> diagnostics;
  std::string compiler;  ///< "clang 14.0.6"
  bool ok() const { return !ptx.empty(); }
  friend bool operator==(const Compiled&, const Compiled&) = default;
};

}  // namespace warpfold::compile
