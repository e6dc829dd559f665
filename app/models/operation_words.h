// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include "values/operation.h"
#include "words/message.h"

namespace warpfold::app {

/// "3 + 1", "max(3, 1)", "3 && 1".
QString expressionText(Operation operation, const QString& left, const QString& right);
/// An element as the blackboard writes it with what it is made of: "5²", "3·4"; empty where its value alone says it.
/// `second`: the element of the second input, for a reduction that reads two.
QString mappedText(Operation operation, const std::string& first, const std::string& second);
/// What one thread does with `elements` elements one after the other: "adds up 4 elements: g_in[3], g_in[19], …".
Message chainOf(Operation operation, std::uint64_t elements, const QStringList& places);

}  // namespace warpfold::app
