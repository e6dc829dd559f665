// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ladder_painter.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

namespace warpfold::app {
namespace {

using Key = LadderLayout::Key;
using Kind = LadderRow::Kind;
using Look = LadderRow::Look;

struct LadderPainterText {
  Q_DECLARE_TR_FUNCTIONS(LadderPainter)
};

constexpr double glyphRadius = 4, diamondRadius = 4.5, numberedRadius = 8;

QColor faint(QColor colour) {
  colour.setAlphaF(0.18F);
  return colour;
}

class Brushwork {
 public:
  Brushwork(QPainter& painter, const LadderRows& ladder, const LadderLayout& layout, const Theme& theme)
      : m_painter(painter), m_ladder(ladder), m_layout(layout), m_theme(theme) {}

  void paint() {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setFont(m_layout.small);
    paintAxis();
    m_painter.setFont(m_layout.font);
    for (const LadderLayout::Row& row : m_layout.rows) paintRow(row);
    m_painter.setFont(m_layout.small);
    paintLines();
    for (const LadderLayout::Row& row : m_layout.rows) paintMarks(row);
    for (const Key& key : m_layout.keys) paintKey(key);
    if (m_layout.rest.isEmpty()) return;
    m_painter.fillRect(m_layout.rest, m_theme.panel);
    write(m_layout.rest, Qt::AlignRight, m_theme.muted,
          LadderPainterText::tr("and %1 more: a taller picture has them").arg(m_layout.total - m_layout.shown));
  }

 private:
  void write(const QRectF& room, Qt::Alignment side, const QColor& colour, const QString& text) {
    m_painter.setPen(colour);
    m_painter.drawText(room, int(side | Qt::AlignVCenter) | Qt::TextDontClip | Qt::TextSingleLine, text);
  }

  QColor colourOf(Kind kind) const {
    switch (kind) {
      case Kind::kernel: return m_theme.accent;
      case Kind::host: return m_theme.muted;
      case Kind::baseline: return m_theme.warning;
      case Kind::library: return m_theme.cub;
    }
    return m_theme.accent;
  }

  void usePen(const QColor& colour, Look look) {
    m_painter.setPen(look == Look::solid    ? QPen(colour, 1)
                     : look == Look::dashed ? QPen(colour, 1.5, Qt::DashLine)
                                            : QPen(colour, 1.2));
    m_painter.setBrush(look == Look::solid ? colour : faint(colour));
  }

  void paintShape(Kind kind, QPointF at, double r) {
    switch (kind) {
      case Kind::kernel: m_painter.drawEllipse(at, r, r); break;
      case Kind::baseline: m_painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)); break;
      case Kind::library:
        m_painter.drawPolygon(QPolygonF{at + QPointF(0, -r), at + QPointF(r, r), at + QPointF(-r, r)});
        break;
      case Kind::host:
        m_painter.drawPolygon(QPolygonF{at + QPointF(-r, -r), at + QPointF(r, -r), at + QPointF(0, r)});
        break;
    }
  }

  /// With the number of its source, where there are several.
  void paintDiamond(QPointF at, int number) {
    const double r = number > 0 ? numberedRadius : diamondRadius;
    m_painter.setBrush(number > 0 ? QBrush(m_theme.panel) : QBrush(Qt::NoBrush));
    m_painter.setPen(QPen(m_theme.panel, 3.4));  // to be seen on a bar
    const QPolygonF diamond{at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)};
    m_painter.drawPolygon(diamond);
    m_painter.setPen(QPen(m_theme.text, number > 0 ? 1 : 1.4));
    m_painter.drawPolygon(diamond);
    if (number > 0)
      write(QRectF(at - QPointF(r, r), QSizeF(2 * r, 2 * r)), Qt::AlignHCenter, m_theme.text, QString::number(number));
  }

  void paintWhisker(const QLineF& whisker, double height) {
    const auto strokes = [&] {
      m_painter.drawLine(whisker);
      for (const QPointF end : {whisker.p1(), whisker.p2()})
        m_painter.drawLine(end - QPointF(0, height), end + QPointF(0, height));
    };
    m_painter.setPen(QPen(m_theme.text, 1.2));
    strokes();
  }

  /// Two slanted gaps near the end of a bar.
  void paintCut(const QRectF& bar) {
    m_painter.setPen(QPen(m_theme.panel, 2.5));
    for (const double back : {10.0, 16.0})
      m_painter.drawLine(QPointF(bar.right() - back - 3, bar.bottom() + 1),
                         QPointF(bar.right() - back + 3, bar.top() - 1));
  }

  /// An arrow to where the axis does not reach.
  void paintBeyond(QPointF at, const QColor& colour) {
    const double r = glyphRadius;
    m_painter.setPen(QPen(colour, 1.6));
    m_painter.drawLine(at - QPointF(3 * r, 0), at);
    m_painter.setBrush(colour);
    m_painter.drawPolygon(QPolygonF{at + QPointF(r, 0), at + QPointF(-r, -r), at + QPointF(-r, r)});
  }

  void paintAxis() {
    for (const LadderLayout::Tick& tick : m_layout.ticks) {
      m_painter.setPen(QPen(m_theme.grid, 1));
      m_painter.drawLine(tick.line);
      if (!tick.label.isEmpty()) write(tick.label, Qt::AlignHCenter, m_theme.muted, tick.text);
    }
  }

  void paintLines() {
    m_painter.setBrush(Qt::NoBrush);
    for (const LadderLayout::Line& line : m_layout.lines) {
      using LineKind = LadderLine::Kind;
      const QColor colour = line.kind == LineKind::peak       ? m_theme.good
                            : line.kind == LineKind::baseline ? colourOf(Kind::baseline)
                                                              : colourOf(Kind::library);
      m_painter.setPen(QPen(colour, 1.2, line.kind == LineKind::library ? Qt::DotLine : Qt::DashLine));
      m_painter.drawLine(line.line);
      if (!line.label.isEmpty()) write(line.label, Qt::AlignHCenter, colour, line.text);
    }
  }

  void paintRow(const LadderLayout::Row& row) {
    const LadderRow& source = m_ladder.rows[row.index];
    const QColor colour = colourOf(source.kind);
    const bool plain = source.kind == Kind::kernel || source.kind == Kind::host;
    write(row.name, Qt::AlignRight, source.value ? m_theme.text : m_theme.muted, source.kernel);
    write(row.value, Qt::AlignRight, source.value ? m_theme.text : m_theme.muted, source.text);
    usePen(colour, source.look);
    if (!row.bar.isEmpty()) {
      if (source.look == Look::solid) m_painter.setPen(Qt::NoPen);
      m_painter.drawRect(source.look == Look::solid ? row.bar : row.bar.adjusted(0, 0.5, -0.5, -0.5));
    }
    if (row.cut && !row.bar.isEmpty()) paintCut(row.bar);
    if (!row.glyph.isEmpty() && (!plain || source.kind == Kind::host)) {
      usePen(colour, Look::solid);
      paintShape(source.kind, row.glyph.center(), glyphRadius);
    }
    if (row.whisker) paintWhisker(*row.whisker, 3);
    usePen(colour, source.look);
    if (source.look == Look::dashed) m_painter.setPen(QPen(colour, 1.4, Qt::DotLine));
    if (row.dot && row.cut)
      paintBeyond(*row.dot, colour);
    else if (row.dot)
      paintShape(source.kind, *row.dot, glyphRadius);
  }

  void paintMarks(const LadderLayout::Row& row) {
    for (const LadderLayout::Mark& mark : row.marks) {
      paintDiamond(mark.at, mark.number);
      if (!mark.label.isEmpty()) write(mark.label, Qt::AlignLeft, m_theme.muted, mark.text);
    }
  }

  void paintKey(const Key& key) {
    const QPointF at = key.glyph.center() - QPointF(2, 0);
    const QRectF sample(at.x() - 6, at.y() - 4, 12, 8);
    using Sign = Key::Sign;
    switch (key.sign) {
      case Sign::none: break;
      case Sign::host: paintSign(Kind::host, at); break;
      case Sign::baseline: paintSign(Kind::baseline, at); break;
      case Sign::library: paintSign(Kind::library, at); break;
      case Sign::outlined:
      case Sign::dashed:
        usePen(m_theme.accent, key.sign == Sign::dashed ? Look::dashed : Look::outlined);
        m_painter.drawRect(sample);
        break;
      case Sign::whisker: paintWhisker({sample.left(), at.y(), sample.right(), at.y()}, 3); break;
      case Sign::cut:
        m_painter.fillRect(sample, m_theme.muted);
        paintCut(sample.adjusted(0, 0, 7, 0));
        break;
      case Sign::beyond: paintBeyond(at, m_theme.muted); break;
      case Sign::published: paintDiamond(at, key.number); break;
    }
    write(key.label, Qt::AlignLeft, m_theme.muted, key.text);
  }

  void paintSign(Kind kind, QPointF at) {
    usePen(colourOf(kind), Look::solid);
    paintShape(kind, at, glyphRadius);
  }

  QPainter& m_painter;
  const LadderRows& m_ladder;
  const LadderLayout& m_layout;
  const Theme& m_theme;
};

}  // namespace

void paintLadder(QPainter& painter, const LadderRows& ladder, const LadderLayout& layout, const Theme& theme) {
  Brushwork(painter, ladder, layout, theme).paint();
}

}  // namespace warpfold::app
