// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace warpfold {

/// What a request is made of, as far as something can be wrong with it.
enum class Field : std::uint8_t {
  kernel,
  backend,
  n,
  block,
  grid,
  type,
  op,
  input,
  input2,
  offset,
  seed,
  iterations,
  warmup,
  cache,
  warp,
  traceBlocks,
  launchGap,
  counters,
  runs,
  output,
  across,
  timeLimit,
  ranks,
  scaling,
  networkLatency,
  networkOverhead,
  networkGap,
  networkGapPerByte,
  messageBytes,
  upTo
};

/// In the order of Field: the command line's options without their dashes, and the names in messages.
inline constexpr std::array<std::string_view, 30> fieldNames{
    "kernel",     "backend",  "n",    "block",        "grid",   "type",       "op",    "input",
    "input2",     "offset",   "seed", "iterations",   "warmup", "cache",      "warp",  "trace-blocks",
    "launch-gap", "counters", "runs", "output",       "across", "time-limit", "ranks", "scaling",
    "latency",    "overhead", "gap",  "gap-per-byte", "bytes",  "up-to"};
static_assert(fieldNames.size() == static_cast<std::size_t>(Field::upTo) + 1);

constexpr std::string_view name(Field field) {
  return fieldNames[static_cast<std::size_t>(field)];
}

}  // namespace warpfold
