// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "values/operation.h"

namespace warpfold::app {

/// Operations that are spoken of in the same words: what is done to two values.
enum class Verb { add, multiply, smaller, larger, bits, logic };
Verb verbOf(Operation operation);

/// "3 + 1", "max(3, 1)", "3 & 1".
QString expressionText(Operation operation, const QString& left, const QString& right);
/// What one thread does with `count` elements one after the other: "adds up 4 elements".
QString chainText(Operation operation, quint64 count);

}  // namespace warpfold::app
