// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// Devices that are not there or fail, and what is done on them.
inline constexpr Row deviceTexts[] = {
    {"no-exact-device", WARPFOLD_TEXT("no device here gives exact counters; install a program that has the emulator")},

    {"progress-preparing", WARPFOLD_TEXT("preparing {kernel}")},
    {"progress-warming-up", WARPFOLD_TEXT("warming up {kernel}")},
    {"progress-timing", WARPFOLD_TEXT("timing {kernel}")},
    {"progress-counting", WARPFOLD_TEXT("counting {kernel}")},
    {"progress-repeating", WARPFOLD_TEXT("repeating {kernel}")},
    {"progress-input", WARPFOLD_TEXT("making the input")},
    {"progress-second-input", WARPFOLD_TEXT("making the second input")},
    {"progress-reference", WARPFOLD_TEXT("computing the reference")},
};

}  // namespace warpfold::words
