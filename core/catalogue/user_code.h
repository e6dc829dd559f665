// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "values/element_type.h"
#include "words/message.h"

namespace warpfold {

/// What a parameter of a kernel of the user's is for.
enum class ParameterRole : std::uint8_t {
  in,
  in2,
  out,
  inOut,
  n,
  scratch,  ///< an array for what it likes, zero at first
  number    ///< a whole number that is always the same
};
inline std::span<const std::string_view> enumNames(ParameterRole) {
  static constexpr std::array<std::string_view, 7> names{"in", "in2", "out", "in-out", "n", "scratch", "number"};
  return names;
}

/// What such a kernel leaves of a reduction.
enum class Leaves : std::uint8_t {
  one,       ///< one value: written once, or made by atomics
  perBlock,  ///< a value per block
  inPlace    ///< in its input, at the first element of each block
};
inline std::span<const std::string_view> enumNames(Leaves) {
  static constexpr std::array<std::string_view, 3> names{"one", "per-block", "in-place"};
  return names;
}

/// A file of the user's with kernels, as it is handed to whoever compiles it.
struct UserSource {
  std::string file;  ///< its name
  std::string text;
  std::optional<std::string> function = {};  ///< "sum"; of a template an instance: "reduce<256>"
  std::optional<std::string> args = {};      ///< "in,out,n": what each parameter is
  std::vector<std::string> defines = {};     ///< "NAME=VALUE"
};

/// Why a kernel of such a file, or all of them, cannot be run.
struct UserRefusal {
  std::string file;
  std::uint32_t line = 0;  ///< 0: of no line
  Message message;
};

/// A kernel of the user's as it was compiled and understood.
struct UserCode {
  struct Parameter {
    ParameterRole role = ParameterRole::n;
    std::uint32_t offset = 0, bytes = 0;  ///< among the bytes of all parameters
    std::uint64_t number = 0;             ///< of a number; of scratch the bytes of an element
  };

  std::string file;                  ///< as it was named
  std::vector<std::string> defines;  ///< "NAME=VALUE"
  std::string compiler;              ///< "clang 14.0.6"
  std::string ptx, entry;            ///< the text, and what the kernel is called there
  std::vector<Parameter> parameters;
  ElementType element = ElementType::int32;  ///< of its input
  ElementType left = ElementType::int32;     ///< of what it leaves
  /// Threads of a block that its only array in shared memory is made for; nothing where no array tells.
  std::optional<std::uint32_t> blockOfArray;

  bool has(ParameterRole role) const {
    for (const Parameter& each : parameters)
      if (each.role == role) return true;
    return false;
  }
};

}  // namespace warpfold
