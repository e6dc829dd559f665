// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <algorithm>

#include "words/say.h"

namespace warpfold {

namespace {

/// The same told of any number of launches; the message itself where it names none.
Message ofAnyLaunches(const Message& cover) {
  if (cover.code == "time-of-gpu-cold") return say<"time-of-gpu-cold-all">();
  if (cover.code == "time-of-gpu-warm") return say<"time-of-gpu-warm-all">();
  if (cover.code == "time-of-gpu-cold-gaps") return say<"time-of-gpu-cold-gaps-all">();
  if (cover.code == "time-of-gpu-warm-gaps") return say<"time-of-gpu-warm-gaps-all">();
  return cover;
}

}  // namespace

std::vector<Message> commonCovers(const std::vector<Message>& covers) {
  std::vector<Message> told;
  for (const Message& cover : covers) {
    const Message general = ofAnyLaunches(cover);
    const auto same =
        std::find_if(told.begin(), told.end(), [&](const Message& each) { return ofAnyLaunches(each) == general; });
    if (same == told.end())
      told.push_back(cover);
    else if (*same != cover)
      *same = general;
  }
  return told;
}

}  // namespace warpfold
