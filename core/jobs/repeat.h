// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "run/repeat_result.h"
#include "timing/sampling.h"

/// The job that runs one kernel many times and gathers the different results.
namespace warpfold::messages {

struct Repeat {
  static constexpr const char* type = "repeat";
  RunRequest request;
  std::uint32_t runs = sampling::repeatedRuns;
};
struct Repeated {
  static constexpr const char* type = "repeat.result";
  RepeatResult repeat;
};

template <typename Archive>
void fields(Archive& archive, Repeat& m) {
  archive("request", m.request);
  archive("runs", m.runs);
}
template <typename Archive>
void fields(Archive& archive, Repeated& m) {
  archive("repeat", m.repeat);
}

}  // namespace warpfold::messages
