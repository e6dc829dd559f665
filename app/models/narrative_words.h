// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

namespace warpfold::app {

/// Whole sentences are translated, never their pieces, and English singulars have a sentence of their own:
/// without a translation file Qt knows no plural forms.
QString narrativeTr(const char* text, int n = -1);

/// Small numbers as words, as prose has them.
QString numberWord(std::uint64_t n);
/// As a word where it is small, else in groups of three.
QString numberText(std::uint64_t n);

/// "thread 0", "threads 0, 4, 8, 12", "threads 0 to 7", "threads 0, 2, 4, …, 14", "12 threads". At least one.
QString threadsText(const std::vector<std::uint32_t>& threads);

}  // namespace warpfold::app
