// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QTextDocument>

#include "lecture/slide_painter.h"
#include "metrics/current_step.h"
#include "models/told_tree.h"

namespace warpfold::app {

namespace {

constexpr int pointerHidesMs = 2000;
constexpr double spotlightShare = 0.16;  // of the height

}  // namespace

LectureView::LectureView(LecturePlayer& player, SlideComposer& composer, QWidget* parent)
    : QWidget(parent), m_player(player), m_composer(composer), m_theme(&Theme::byId(QStringLiteral("projector"))) {
  setMouseTracking(true);
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_pointerHides.setSingleShot(true);
  m_pointerHides.setInterval(pointerHidesMs);
  connect(&m_pointerHides, &QTimer::timeout, this, [this] { setCursor(Qt::BlankCursor); });
  connect(&player, &LecturePlayer::changed, this, [this] {
    if (!m_player.empty()) setAccessibleName(m_player.slide().headline);
    update();
  });
}

std::unique_ptr<PaintedItems> LectureView::paintedItems() const {
  std::vector<PaintedItem> items;
  const auto add = [&](const QString& text, QAccessible::Role role = QAccessible::Paragraph) {
    if (!text.isEmpty()) items.push_back({role, text, {}, QRectF(rect())});
  };
  if (m_player.empty()) return std::make_unique<FlatItems>(std::move(items));
  const SlideContent content = m_composer.compose();
  add(content.headline, QAccessible::Heading);
  add(content.subHeadline);
  QTextDocument prose;
  prose.setMarkdown(content.prose);
  add(prose.toPlainText());
  for (const SlideSide& side : content.sides) {
    add(side.title);
    if (side.tree)
      add(ToldTree(*side.tree, m_player.bench().stage().operation(), side.position)
              .line({currentRow(side.tree->trace(), side.position), false}));
  }
  for (const QString& text : {content.question, content.answer, content.hazardHeading, content.hazardText,
                              content.tableReference, content.message, content.footer})
    add(text);
  for (const SlideTableRow& row : content.table)
    add(QStringLiteral("%1: %2 | %3").arg(row.name, row.values[0], row.values[1]));
  return std::make_unique<FlatItems>(std::move(items));
}

void LectureView::setTheme(const Theme& theme) {
  m_theme = &theme;
  update();
}

void LectureView::toggleBlank() {
  m_blank = !m_blank;
  emit blankChanged(m_blank);
  update();
}

void LectureView::toggleSpotlight() {
  m_spotlight = !m_spotlight;
  m_pointer = mapFromGlobal(QCursor::pos());
  update();
}

void LectureView::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  if (m_blank) return painter.fillRect(rect(), Qt::black);
  const SlideContent content = m_composer.compose();
  SlidePainter slide(painter, *m_theme, content);
  slide.setLayouts(m_layouts);
  slide.paint(rect());
  if (spotlit()) paintSpotlight(painter);
}

void LectureView::paintSpotlight(QPainter& painter) const {
  const double radius = height() * spotlightShare;
  QPainterPath dark;
  dark.addRect(rect());
  dark.addEllipse(m_pointer, radius, radius);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillPath(dark, QColor(0, 0, 0, 150));
}

void LectureView::mouseMoveEvent(QMouseEvent* event) {
  m_pointer = event->position();
  setCursor(Qt::ArrowCursor);
  m_pointerHides.start();
  if (spotlit()) update();
}

void LectureView::mousePressEvent(QMouseEvent* event) {
  m_pointer = event->position();
  m_held = true;
  update();
}

void LectureView::mouseReleaseEvent(QMouseEvent*) {
  m_held = false;
  update();
}

}  // namespace warpfold::app
