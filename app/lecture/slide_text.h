// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QString>

class QColor;
class QPainter;

namespace warpfold::app {

struct Theme;

/// Text in a rectangle, as large as it fits and no larger than its font says. Breaks lines where there is room for
/// several.
void paintFitted(QPainter& painter, const QRectF& room, int flags, const QFont& font, const QString& text);
/// One line in its own size, its end left out where there is no room for it.
void paintElided(QPainter& painter, const QRectF& room, const QFont& font, const QString& text);
/// Markdown in a rectangle from its top, as large as it fits and no larger than `pixels`. Of what
/// does not fit in the smallest letters, whole lines and "…".
void paintMarkdown(QPainter& painter, const QRectF& room, double pixels, const QString& markdown, const Theme& theme);
/// How high it is in this width.
double markdownHeight(double width, double pixels, const QString& markdown, const Theme& theme);

}  // namespace warpfold::app
