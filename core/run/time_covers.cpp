// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <algorithm>

#include "words/say.h"

namespace warpfold {

namespace {

/// The place of a GPU's time among the texts: cold, warm, cold with gaps, warm with gaps.
std::size_t place(const TimeCover& cover) {
  return (cover.cache == CacheState::warm ? 1 : 0) + (cover.gaps ? 2 : 0);
}

Message toldOfGpu(const TimeCover& cover) {
  if (cover.launches == 0)
    return sayNth<"time-of-gpu-cold-all", "time-of-gpu-warm-all", "time-of-gpu-cold-gaps-all",
                  "time-of-gpu-warm-gaps-all">(place(cover));
  return sayNth<"time-of-gpu-cold", "time-of-gpu-warm", "time-of-gpu-cold-gaps", "time-of-gpu-warm-gaps">(
      place(cover), arg<"launches">(cover.launches));
}

Message toldOfModel(const TimeCover& cover) {
  const std::size_t cache = cover.cache == CacheState::warm ? 1 : 0;
  if (cover.launchGapUs && cover.launches == 0)
    return sayNth<"time-of-model-cold-gap-all", "time-of-model-warm-gap-all">(cache, arg<"gap">(*cover.launchGapUs));
  if (cover.launchGapUs)
    return sayNth<"time-of-model-cold-gap", "time-of-model-warm-gap">(cache, arg<"launches">(cover.launches),
                                                                      arg<"gap">(*cover.launchGapUs));
  if (cover.launches == 0) return sayNth<"time-of-model-cold-all", "time-of-model-warm-all">(cache);
  return sayNth<"time-of-model-cold", "time-of-model-warm">(cache, arg<"launches">(cover.launches));
}

/// The same told of any number of launches.
TimeCover ofAnyLaunches(TimeCover cover) {
  cover.launches = 0;
  return cover;
}

}  // namespace

Message told(const TimeCover& cover) {
  switch (cover.work) {
    case TimeCover::Work::host: return say<"time-of-host">();
    case TimeCover::Work::hostInPlace: return say<"time-of-host-in-place">();
    case TimeCover::Work::emulator: return say<"time-of-emulator">();
    case TimeCover::Work::gpu: return toldOfGpu(cover);
    case TimeCover::Work::ranks: return say<"time-of-ranks">();
    case TimeCover::Work::model: return toldOfModel(cover);
    case TimeCover::Work::library:
      return sayNth<"time-of-cub-cold", "time-of-cub-warm", "time-of-cub-cold-gaps", "time-of-cub-warm-gaps">(
          place(cover));
  }
  return {};
}

std::vector<TimeCover> commonCovers(const std::vector<TimeCover>& covers) {
  std::vector<TimeCover> common;
  for (const TimeCover& cover : covers) {
    const auto same = std::find_if(common.begin(), common.end(),
                                   [&](const TimeCover& each) { return ofAnyLaunches(each) == ofAnyLaunches(cover); });
    if (same == common.end())
      common.push_back(cover);
    else if (*same != cover)
      same->launches = 0;
  }
  return common;
}

}  // namespace warpfold
