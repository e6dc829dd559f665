// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <type_traits>

namespace warpfold::app {

/// A number as QString::arg writes it, or the text itself.
template <typename T>
QString placed(const T& value) {
  if constexpr (std::is_same_v<T, char16_t>)
    return QString(QChar(value));
  else if constexpr (std::is_arithmetic_v<T>)
    return QString::number(value);
  else
    return QString(value);
}

/// The text with %1, %2, … taken at once. With one QString::arg after the other, a value that comes from outside, such
/// as a file's name, and holds a %1 of its own would take the place of the next one.
template <typename... Values>
QString withValues(const QString& text, const Values&... values) {
  return text.arg(placed(values)...);
}

}  // namespace warpfold::app
