// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "run/run_request.h"
#include "words/message.h"

namespace warpfold {

/// What a time covers.
struct TimeCover {
  enum class Work : std::uint8_t {
    host,         ///< the reduction on the CPU
    hostInPlace,  ///< the same without the copy that it works on
    emulator,     ///< the launches on the emulator: its own running time
    gpu,          ///< the launches on a GPU, between two CUDA events
    library,      ///< all that a GPU library launches, between two CUDA events
    ranks,        ///< the slowest of several ranks, and then the combining of their values
    model         ///< the launches on a GPU, as a model has them
  };
  Work work = Work::host;
  // Of a GPU:
  CacheState cache = CacheState::cold;
  bool gaps = false;                    ///< every launch waited for the one before, as under a profiler
  std::uint64_t launches = 0;           ///< 0: told of any number
  std::optional<double> launchGapUs{};  ///< of a model: what every launch costs before it begins, where it was chosen

  friend bool operator==(const TimeCover&, const TimeCover&) = default;
};

/// In words.
Message told(const TimeCover& cover);

/// What several times cover, from what each covers (RunResult::timeCovers), without repetition. Those that differ only
/// in the number of launches become one.
std::vector<TimeCover> commonCovers(const std::vector<TimeCover>& covers);

}  // namespace warpfold
