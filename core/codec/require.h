// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string_view>

namespace warpfold::codec {

/// Throws std::out_of_range with `what` where decoded content does not hold what everything else relies on.
inline void require(bool holds, const char* what) {
  if (!holds) throw std::out_of_range(what);
}

/// Without line feeds and other control characters: what stands in a row of a table, a title or a caption.
inline bool isOneLine(std::string_view text) {
  return std::none_of(text.begin(), text.end(), [](unsigned char c) { return c < ' ' || c == 0x7f; });
}

}  // namespace warpfold::codec
