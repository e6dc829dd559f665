// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPainter>

namespace warpfold::app {

/// Clips what is painted while it lives to a rectangle, in SVG files too, whose generator in Qt 6.4 ignores clips.
/// There it leaves two marks behind that resolveClips() turns into a group with a clip path. Scopes may nest.
class VectorClip {
 public:
  VectorClip(QPainter& painter, const QRectF& rect);
  ~VectorClip();
  VectorClip(const VectorClip&) = delete;
  VectorClip& operator=(const VectorClip&) = delete;

 private:
  QPainter& m_painter;
  bool m_svg;
};

/// The two marks themselves, for whoever paints where it will be played into an SVG file later; `place` as the file
/// has it.
QString clipBegins(const QRectF& place);
QString clipEnds();
void writeClipMark(QPainter& painter, const QString& mark);

/// An SVG as QSvgGenerator wrote it, with the marks of VectorClip replaced by what they stand for.
QByteArray resolveClips(const QByteArray& svg);

}  // namespace warpfold::app
