// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// What is wrong with an input or its file, and memory that is not to be had.
inline constexpr Row fileTexts[] = {
    {"out-of-memory", WARPFOLD_TEXT("there is not enough memory; use fewer elements")},
};

}  // namespace warpfold::words
