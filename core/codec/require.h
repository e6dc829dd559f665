// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

#include "words/english.h"

namespace warpfold::codec {

/// Throws std::out_of_range with `what` where decoded content does not hold what everything else relies on.
inline void require(bool holds, const char* what) {
  if (!holds) throw std::out_of_range(what);
}

/// Without line feeds and what else is not seen: what stands in a row of a table, a title or a caption.
inline bool isOneLine(const std::string& text) {
  return text.find_first_of("\n\t") == std::string::npos && words::printable(text) == text;
}

}  // namespace warpfold::codec
