// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <string>

namespace warpfold::app {

/// 16 777 216 with narrow no-break spaces, as a person reads it.
QString grouped(quint64 number);
/// 16777216 → "16 777 216 (2²⁴)"; numbers that are no power of two without the second part.
QString sizeForReading(quint64 n);
/// 16777216 → "2²⁴"; other numbers in groups.
QString sizeInShort(quint64 n);
/// "²⁴".
QString superscript(int exponent);
/// A sentence of core with its powers of two as a reader writes them: "stays at 2^24" → "stays at 2²⁴".
QString powersRaised(QString text);
/// 0.125 → "12 %".
QString percentText(double share);
/// No line break between a number and its unit, nor between the groups of a long number.
QString withUnitsJoined(QString text);
/// How many times slower than it was something is shown: "slowed down 27 000 times", "slowed down 3.3 million times";
/// "sped up 4 times", "at real speed".
QString slowDownText(double factor);
/// What a person writes as the command line takes it: "16 777 216 (2²⁴)" and "16,777,216" → "16777216"; 2^24
/// and 1e6 stay.
std::string plainCount(QString text);

}  // namespace warpfold::app
