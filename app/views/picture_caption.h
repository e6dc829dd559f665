// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QStringList>

class QPainter;

namespace warpfold::app {

struct Theme;

/// Room that the caption takes above a picture's content.
double captionHeight(const QStringList& lines);
/// Width of a picture in which no line of it is shortened.
double captionWidth(const QStringList& lines);
/// Writes the first line in the colour of `side`, the others muted below it; returns what is left of `area`.
QRectF paintCaption(QPainter& painter, const QRectF& area, const QStringList& lines, int side, const Theme& theme);

}  // namespace warpfold::app
