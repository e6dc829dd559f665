// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <algorithm>

#include "words/texts.h"

namespace warpfold {

namespace {

/// The same told of any number of launches, where there is such a text; else the message itself.
Message ofAnyLaunches(const Message& cover) {
  const std::string general = cover.code + "-all";
  return words::find(general) != nullptr ? Message{general, {}} : cover;
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
