// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>

namespace warpfold::codec {

/// Throws std::out_of_range with `what` where decoded content does not hold what everything else relies on.
inline void require(bool holds, const char* what) {
  if (!holds) throw std::out_of_range(what);
}

}  // namespace warpfold::codec
