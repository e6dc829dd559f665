// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

namespace warpfold::own {

/// A file of resources/exercises.
struct EmbeddedExercise {
  const char* file;  ///< "01-first-sum"
  const char* content;
};
const std::vector<EmbeddedExercise>& embeddedExercises();

}  // namespace warpfold::own
