// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/vector_clip.h"

#include <QPaintEngine>
#include <QRegularExpression>

#include "models/with_values.h"

namespace warpfold::app {
namespace {

const QString beginMark = QStringLiteral("warpfold-clip-begin");
const QString endMark = QStringLiteral("warpfold-clip-end");

QString clipGroup(int number, const QString& rect) {
  return withValues(QStringLiteral("<clipPath id=\"clip%1\"><rect %2/></clipPath>\n<g clip-path=\"url(#clip%1)\">\n"),
                    number, rect);
}

}  // namespace

VectorClip::VectorClip(QPainter& painter, const QRectF& rect)
    : m_painter(painter), m_svg(painter.paintEngine()->type() == QPaintEngine::SVG) {
  m_painter.save();
  if (!m_svg) {
    m_painter.setClipRect(rect, Qt::IntersectClip);
    return;
  }
  writeClipMark(m_painter, clipBegins(m_painter.deviceTransform().mapRect(rect)));
}

VectorClip::~VectorClip() {
  m_painter.restore();
  if (m_svg) writeClipMark(m_painter, clipEnds());
}

QString clipBegins(const QRectF& place) {
  return withValues(QStringLiteral("%1 %2 %3 %4 %5"), beginMark, place.x(), place.y(), place.width(), place.height());
}

QString clipEnds() {
  return endMark;
}

void writeClipMark(QPainter& painter, const QString& mark) {
  painter.save();
  painter.setFont(QFont());
  painter.setPen(Qt::black);  // without a pen no text is written
  painter.drawText(QPointF(), mark);
  painter.restore();
}

// The generator writes groups one after the other, never one in another. A mark is a text within such a
// group: the group is closed before it, and opened again after it with all its attributes.
QByteArray resolveClips(const QByteArray& svg) {
  static const QRegularExpression token(
      QStringLiteral("<g [^>]*>|<text [^>]*>(%1 (\\S+) (\\S+) (\\S+) (\\S+)|%2)</text>").arg(beginMark, endMark));
  const QString text = QString::fromUtf8(svg);
  QString out, group;
  qsizetype done = 0;
  int clips = 0;
  for (auto tokens = token.globalMatch(text); tokens.hasNext();) {
    const auto found = tokens.next();
    if (!found.hasCaptured(1)) {
      group = found.captured();
      continue;
    }
    out += text.mid(done, found.capturedStart() - done);
    done = found.capturedEnd();
    const QString rect = QStringLiteral("x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\"");
    out += found.captured(1) == endMark
               ? QStringLiteral("</g>\n</g>\n")
               : QStringLiteral("</g>\n") + clipGroup(clips++, rect.arg(found.captured(2), found.captured(3),
                                                                        found.captured(4), found.captured(5)));
    out += group;
  }
  return (out + text.mid(done)).toUtf8();
}

}  // namespace warpfold::app
