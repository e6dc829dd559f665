// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QStringList>

namespace warpfold::app {

/// The lines of a text in a column of this width: broken between words, within them only where one is wider.
QStringList wrappedLines(const QString& text, const QFont& font, double width);
/// Phrases with " · " between them, broken between phrases where that is enough.
QStringList wrappedPhrases(const QStringList& phrases, const QFont& font, double width);

}  // namespace warpfold::app
