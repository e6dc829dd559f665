// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

namespace warpfold {

/// A file of resources/tuning as it was at build time.
struct EmbeddedTuning {
  std::string architecture;  ///< its name without the ending
  std::string content;
};

const std::vector<EmbeddedTuning>& embeddedTuning();

}  // namespace warpfold
