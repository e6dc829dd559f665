// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/time_covers.h"

#include <algorithm>

namespace warpfold {

namespace {

/// What follows the number of launches; all of it where no such number comes first.
std::string afterLaunches(const std::string& cover) {
  for (const char* word : {" launches ", " launch "})
    if (const auto at = cover.find(word); at != std::string::npos) return cover.substr(cover.find(' ', at + 1));
  return cover;
}

}  // namespace

std::string commonCover(const std::vector<std::string>& covers) {
  struct Kind {
    std::string rest, text;
  };
  std::vector<Kind> kinds;
  for (const std::string& cover : covers) {
    const std::string rest = afterLaunches(cover);
    const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& k) { return k.rest == rest; });
    if (same == kinds.end())
      kinds.push_back({rest, cover});
    else if (same->text != cover)
      same->text = "all launches" + rest;
  }
  std::string text;
  for (const Kind& kind : kinds) text += (text.empty() ? "" : "; ") + kind.text;
  return text;
}

}  // namespace warpfold
