// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "run/run_result.h"

namespace warpfold {

/// What many runs of one kernel on the same data gave.
struct RepeatResult {
  struct Value {
    Scalar value;
    std::uint64_t count = 0;    ///< runs that gave it
    std::optional<double> ulp;  ///< of a float: its distance from the exact result
    bool matches = false;       ///< within what any order of operations may be off by
    double error = 0;           ///< the distance as a number
    bool farOff = false;        ///< run/judge.h
  };

  RunRequest request;  ///< as carried out
  DeviceInfo device;
  bool orderVaries = false;  ///< what the kernel says of itself
  Scalar reference;
  std::vector<Value> values;         ///< different ones only, ascending
  std::optional<double> spreadUlp;   ///< of floats: from the least to the greatest value, in units of the last place
  std::optional<Message> ulpReason;  ///< why no figure is in ULP, where relative figures say nothing

  std::uint64_t runs() const {
    std::uint64_t sum = 0;
    for (const Value& v : values) sum += v.count;
    return sum;
  }
  bool matches() const {
    for (const Value& v : values)
      if (!v.matches) return false;
    return true;
  }
};

inline constexpr std::uint32_t mostRuns = 100'000;

}  // namespace warpfold
