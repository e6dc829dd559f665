// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "words/row.h"

namespace warpfold::words {

/// How numbers are written, and what parts two sentences: rules of a language, which its translation follows.
inline constexpr Row numberTexts[] = {
    // {n:word}
    {"number-one", WARPFOLD_TEXT("one")},
    {"number-two", WARPFOLD_TEXT("two")},
    {"number-three", WARPFOLD_TEXT("three")},
    {"number-four", WARPFOLD_TEXT("four")},
    {"number-five", WARPFOLD_TEXT("five")},
    {"number-six", WARPFOLD_TEXT("six")},
    {"number-seven", WARPFOLD_TEXT("seven")},
    {"number-eight", WARPFOLD_TEXT("eight")},
    {"number-nine", WARPFOLD_TEXT("nine")},
    {"number-ten", WARPFOLD_TEXT("ten")},

    // Numbers
    {"numbers-two", WARPFOLD_TEXT("{first:d} and {second:d}")},
    {"numbers-three", WARPFOLD_TEXT("{first:d}, {second:d} and {third:d}")},
    {"numbers-four", WARPFOLD_TEXT("{first:d}, {second:d}, {third:d} and {fourth:d}")},
    {"numbers-in-a-row", WARPFOLD_TEXT("{first:d} to {last:d}")},
    {"numbers-equally-apart", WARPFOLD_TEXT("{first:d}, {second:d}, {third:d}, …, {last:d}")},
    {"numbers-many", WARPFOLD_TEXT("{first:d}, {second:d}, {third:d} and {more} others")},

    // Messages
    {"next-sentence", WARPFOLD_TEXT("{before} {sentence}")},
};

}  // namespace warpfold::words
