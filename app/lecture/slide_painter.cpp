// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>

#include "lecture/slide_text.h"
#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {

namespace {

constexpr double margin = 60;

/// What remains of a room below its upper part.
QRectF below(const QRectF& room, double taken) {
  return room.adjusted(0, taken, 0, 0);
}

}  // namespace

SlidePainter::SlidePainter(QPainter& painter, const Theme& theme, const SlideContent& content)
    : m_painter(painter), m_theme(theme), m_content(content) {}

void SlidePainter::paint(const QRectF& area) {
  m_painter.save();
  m_painter.fillRect(area, m_theme.window);
  m_painter.translate(area.topLeft());
  m_scale = area.height() / height;
  m_painter.scale(m_scale, m_scale);
  m_width = area.width() / m_scale;
  m_painter.setRenderHint(QPainter::Antialiasing);
  QRectF room = paintFooter(paintHeadline());
  room = paintRace(paintQuestion(room));
  if (m_content.wrong || (!m_content.message.isEmpty() && m_content.prose.isEmpty())) {
    paintMessage(room);
  } else if (m_content.setup.view == SlideView::text) {
    m_layouts->paint(m_painter, room.adjusted(0, 24, -0.1 * room.width(), 0), 40, m_content.prose, m_theme);
  } else {
    room = wide() ? paintProseAbove(room) : paintProseBeside(room);
    m_content.message.isEmpty() ? paintStage(room) : paintMessage(room);
  }
  paintFileProblems();
  m_painter.restore();
}

QRectF SlidePainter::paintHeadline() {
  m_painter.setPen(m_theme.text);
  paintFitted(m_painter, QRectF(margin, 34, m_width - 2 * margin, 66), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(48, QFont::Bold), m_content.headline);
  double top = 112;
  if (!m_content.subHeadline.isEmpty()) {
    m_painter.setPen(m_theme.muted);
    paintFitted(m_painter, QRectF(margin, 100, m_width - 2 * margin, 38), Qt::AlignLeft | Qt::AlignVCenter,
                Theme::ui(27), m_content.subHeadline);
    top = 150;
  }
  return {margin, top, m_width - 2 * margin, height - top};
}

QRectF SlidePainter::paintFooter(QRectF room) {
  constexpr double line = 1000;
  m_painter.setPen(QPen(m_theme.border, 2));
  m_painter.drawLine(QPointF(margin, line), QPointF(m_width - margin, line));
  m_painter.setPen(m_theme.muted);
  const QFont font = Theme::ui(24);
  const double page = QFontMetricsF(font).horizontalAdvance(m_content.page) + 8;
  paintFitted(m_painter, QRectF(m_width - margin - page, line + 18, page, 36), Qt::AlignRight | Qt::AlignVCenter, font,
              m_content.page);
  const bool problem = m_content.fileProblems.size() == 1;
  if (problem) m_painter.setPen(m_theme.bad);
  paintFitted(m_painter, QRectF(margin, line + 18, m_width - 2 * margin - page - 40, 36),
              Qt::AlignLeft | Qt::AlignVCenter, font, problem ? m_content.fileProblems.first() : m_content.footer);
  room.setBottom(line - 18);
  return room;
}

/// Several stand over the slide, a line each: their author wants to read them all, and the next key clears them.
void SlidePainter::paintFileProblems() {
  constexpr double row = 40, edge = 18;
  const QStringList& problems = m_content.fileProblems;
  if (problems.size() < 2) return;
  const double tall = row * double(problems.size()) + 2 * edge;
  const QRectF card(margin, height - 90 - tall, m_width - 2 * margin, tall);
  m_painter.setPen(QPen(m_theme.bad, 3));
  m_painter.setBrush(m_theme.field);
  m_painter.drawRoundedRect(card, 12, 12);
  m_painter.setBrush(Qt::NoBrush);
  m_painter.setPen(m_theme.bad);
  QRectF line(card.left() + 28, card.top() + edge, card.width() - 56, row);
  for (const QString& problem : problems) {
    paintElided(m_painter, line, Theme::ui(24), problem);
    line.translate(0, row);
  }
}

QRectF SlidePainter::paintQuestion(QRectF room) {
  if (m_content.question.isEmpty()) return room;
  const QRectF card(room.left(), room.bottom() - 152, room.width(), 152);
  m_painter.setPen(QPen(m_theme.accent, 3));
  m_painter.setBrush(m_theme.field);
  m_painter.drawRoundedRect(card, 12, 12);
  const QRectF text = card.adjusted(28, 10, -28, -10);
  m_painter.setPen(m_theme.text);
  const bool answered = !m_content.answer.isEmpty();
  paintFitted(m_painter, answered ? QRectF(text.left(), text.top(), text.width(), 50) : text,
              Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(32, QFont::DemiBold), m_content.question);
  m_painter.setPen(readableOn(m_theme.field, m_theme.accent, m_theme.text));
  if (answered)
    paintFitted(m_painter, below(text, 52), Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(30),
                m_content.answer);
  room.setBottom(card.top() - 22);
  return room;
}

QRectF SlidePainter::paintRace(QRectF room) {
  if (!m_content.race) return room;
  const SlideRace& race = *m_content.race;
  const QRectF row(room.left(), room.bottom() - 72, room.width(), 72);
  room.setBottom(row.top() - 14);
  if (!race.missing.isEmpty()) {
    m_painter.setPen(m_theme.muted);
    paintFitted(m_painter, row, Qt::AlignLeft | Qt::AlignVCenter, Theme::ui(25), race.missing);
    return room;
  }
  const QFont caption = Theme::ui(25), verdict = Theme::ui(30, QFont::Bold);
  const QFontMetricsF metrics(caption);
  const double wide = std::max(metrics.horizontalAdvance(race.caption), metrics.horizontalAdvance(race.pace)) + 4;
  const double right =
      QFontMetricsF(verdict).horizontalAdvance(tr("B is %1× as fast").arg(QStringLiteral("00.00"))) + 32;
  m_painter.setPen(m_theme.muted);
  const bool paced = !race.pace.isEmpty();
  paintFitted(m_painter, QRectF(row.left(), row.top(), wide, paced ? 36 : 72), Qt::AlignLeft | Qt::AlignVCenter,
              caption, race.caption);
  if (paced)
    paintFitted(m_painter, QRectF(row.left(), row.top() + 36, wide, 36), Qt::AlignLeft | Qt::AlignVCenter, caption,
                race.pace);
  for (const int side : {0, 1}) paintBar(side, row.adjusted(wide + 32, side * 36, -right, side * 36 - 36));
  if (!race.verdict.isEmpty()) {
    m_painter.setPen(m_theme.side(race.faster));
    paintFitted(m_painter, row, Qt::AlignRight | Qt::AlignVCenter, verdict, race.verdict);
  }
  return room;
}

/// How far a side has come, behind its letter.
void SlidePainter::paintBar(int side, const QRectF& line) {
  constexpr double letter = 32, tall = 20;
  m_painter.setPen(m_theme.side(side));
  paintFitted(m_painter, QRectF(line.left(), line.top(), letter, line.height()), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(26, QFont::Bold), side == 0 ? QStringLiteral("A") : QStringLiteral("B"));
  const QRectF whole(line.left() + letter, line.center().y() - tall / 2, line.width() - letter, tall);
  m_painter.setPen(QPen(m_theme.border, 1.5));
  m_painter.setBrush(m_theme.field);
  m_painter.drawRoundedRect(whole, tall / 2, tall / 2);
  m_painter.setPen(Qt::NoPen);
  m_painter.setBrush(m_theme.side(side));
  const double filled = whole.width() * m_content.race->share[std::size_t(side)];
  if (filled >= tall) m_painter.drawRoundedRect(QRectF(whole.left(), whole.top(), filled, tall), tall / 2, tall / 2);
  m_painter.setBrush(Qt::NoBrush);
}

QRectF SlidePainter::paintProseAbove(QRectF room) {
  if (m_content.prose.isEmpty()) return room;
  const double most = room.height() * 0.24;
  const double taken = std::min(most, m_layouts->height(room.width(), 27, m_content.prose, m_theme));
  m_layouts->paint(m_painter, QRectF(room.left(), room.top() + 8, room.width(), taken), 27, m_content.prose, m_theme);
  return below(room, taken + 14);
}

QRectF SlidePainter::paintProseBeside(QRectF room) {
  if (m_content.prose.isEmpty()) return below(room, 12);
  const double width = room.width() * (shows(SlideView::memory) ? 0.28 : 0.36);
  const QRectF column(room.left(), room.top() + 22, width, room.height() - 22);
  m_layouts->paint(m_painter, column, 31, m_content.prose, m_theme);
  if (shows(SlideView::ladder))
    paintLadderSources(column.adjusted(0, m_layouts->height(width, 31, m_content.prose, m_theme) + 12, 0, 0));
  return room.adjusted(width + 56, 16, 0, 0);
}

void SlidePainter::paintMessage(const QRectF& room) {
  m_painter.setPen(m_content.wrong ? m_theme.bad : m_theme.muted);
  paintFitted(m_painter, room, Qt::AlignCenter | Qt::TextWordWrap, Theme::ui(30), m_content.message);
}

void SlidePainter::paintStage(const QRectF& room) {
  switch (m_content.setup.view.kind) {
    case SlideView::trees:
    case SlideView::lanes: return paintTrees(room);
    case SlideView::memory: return paintMemory(room);
    case SlideView::hazard: return paintHazard(room);
    case SlideView::source:
    case SlideView::diff: return paintSource(room);
    case SlideView::counters: return paintTable(room);
    case SlideView::ladder: return paintLadder(room);
    case SlideView::lens: return paintLens(room);
    case SlideView::text:
    case SlideView::chart: return paintChart(room);
  }
}

}  // namespace warpfold::app
