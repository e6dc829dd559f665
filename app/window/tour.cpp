// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/tour.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPainterPath>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>
#include <array>

#include "models/with_values.h"
#include "theme/theme_controller.h"
#include "views/transport_bar.h"
#include "views/tree_panel.h"
#include "window/charts_row.h"
#include "window/experiment_panel.h"
#include "window/roles.h"
#include "window/window_layout.h"

namespace warpfold::app {

namespace {

constexpr int bubbleWidth = 330, gap = 14, edge = 10;

}  // namespace

Tour::Tour(QWidget* window, std::vector<Stop> stops, const Theme& theme)
    : QWidget(window),
      m_stops(std::move(stops)),
      m_theme(theme),
      m_focusBefore(window->focusWidget()),
      m_bubble(new QWidget(this)) {
  setObjectName(QStringLiteral("tour"));
  setAccessibleName(tr("Tour"));
  const auto unseen = [](const Stop& stop) {
    return std::none_of(stop.parts.begin(), stop.parts.end(), [](const QWidget* part) { return part->isVisible(); });
  };
  std::erase_if(m_stops, unseen);
  build();
  window->installEventFilter(this);
  setGeometry(window->rect());
  show();
  raise();
  m_stops.empty() ? end() : showStop();
}

void Tour::build() {
  m_bubble->setFixedWidth(bubbleWidth);
  auto* column = new QVBoxLayout(m_bubble);
  column->setContentsMargins(18, 14, 18, 14);
  column->setSpacing(8);
  m_title = new QLabel(m_bubble);
  setRole(m_title, "title");
  m_text = new QLabel(m_bubble);
  m_text->setWordWrap(true);
  column->addWidget(m_title);
  column->addWidget(m_text);
  auto* row = new QHBoxLayout;
  m_number = new QLabel(m_bubble);
  setRole(m_number, "muted");
  m_end = new QPushButton(tr("End Tour"), m_bubble);
  m_next = new QPushButton(m_bubble);
  m_next->setObjectName(QStringLiteral("tourNext"));
  m_next->setDefault(true);
  row->addWidget(m_number);
  row->addStretch(1);
  row->addWidget(m_end);
  row->addWidget(m_next);
  column->addSpacing(4);
  column->addLayout(row);
  connect(m_end, &QPushButton::clicked, this, &Tour::end);
  connect(m_next, &QPushButton::clicked, this, &Tour::next);
}

void Tour::next() {
  if (++m_current >= count()) return end();
  showStop();
}

void Tour::end() {
  if (isHidden()) return;
  hide();
  parentWidget()->removeEventFilter(this);
  if (m_focusBefore)
    m_focusBefore->setFocus(Qt::OtherFocusReason);
  else if (QWidget* focused = parentWidget()->focusWidget())
    focused->clearFocus();
  deleteLater();
}

void Tour::showStop() {
  const Stop& stop = m_stops[std::size_t(m_current)];
  const bool last = m_current + 1 == count();
  m_title->setText(stop.title);
  m_text->setText(stop.text);
  m_number->setText(withValues(tr("%1 of %2"), m_current + 1, count()));
  m_next->setText(last ? tr("Done") : tr("Next"));
  m_end->setVisible(!last);
  m_bubble->setAccessibleName(stop.title);
  m_bubble->setAccessibleDescription(stop.text);
  place();
  m_next->setFocus(Qt::OtherFocusReason);
  update();
}

QRect Tour::lit() const {
  QRect all;
  if (m_current >= count()) return all;
  for (const QWidget* part : m_stops[std::size_t(m_current)].parts)
    if (part->isVisible()) all |= QRect(part->mapTo(parentWidget(), QPoint()), part->size());
  return all.intersected(rect());
}

QRect Tour::bubble() const {
  return m_bubble->geometry();
}

/// Beside what it explains: to the right, below, above, to the left, where it fits first.
void Tour::place() {
  const QRect target = lit(), room = rect().adjusted(edge, edge, -edge, -edge);
  m_bubble->layout()->activate();
  const QSize size(bubbleWidth, m_bubble->heightForWidth(bubbleWidth) > 0 ? m_bubble->heightForWidth(bubbleWidth)
                                                                          : m_bubble->sizeHint().height());
  const QPoint centre = target.center();
  const auto inside = [&](QPoint at) {
    return QPoint(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - size.width())),
                  std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - size.height())));
  };
  const int half = size.width() / 2;
  const std::array places{QPoint(target.right() + gap, target.top() + 40),
                          QPoint(centre.x() - half, target.bottom() + gap),
                          QPoint(centre.x() - half, target.top() - gap - size.height()),
                          QPoint(target.left() - gap - size.width(), target.top() + 40)};
  QPoint at = inside(places.back());
  for (const QPoint& each : places)
    if (const QPoint moved = inside(each); !QRect(moved, size).intersects(target)) {
      at = moved;
      break;
    }
  m_bubble->setGeometry(QRect(at, size));
}

bool Tour::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parentWidget() && event->type() == QEvent::Resize) {
    setGeometry(parentWidget()->rect());
    // When everything stands where the new size puts it.
    QMetaObject::invokeMethod(
        this,
        [this] {
          place();
          update();
        },
        Qt::QueuedConnection);
  }
  return QWidget::eventFilter(watched, event);
}

void Tour::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape: return end();
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_end->hasFocus() ? end() : next();
    default: QWidget::keyPressEvent(event);
  }
}

void Tour::paintEvent(QPaintEvent*) {
  const QRectF target = QRectF(lit()).adjusted(-3, -3, 3, 3), card = m_bubble->geometry();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath shade, hole;
  shade.addRect(rect());
  hole.addRoundedRect(target, 8, 8);
  painter.fillPath(shade.subtracted(hole), QColor(0, 0, 0, m_theme.dark ? 150 : 90));
  painter.setPen(QPen(m_theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawPath(hole);
  painter.setPen(QPen(m_theme.accent, 1));
  painter.setBrush(m_theme.panel);
  painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

Tour* startTour(QWidget* window, const WindowLayout& layout, const ThemeController& themes) {
  if (auto* before = window->findChild<Tour*>()) before->end();
  std::vector<Tour::Stop> stops{
      {{layout.experiment()},
       Tour::tr("What is compared"),
       Tour::tr("Two kernels, A and B, and the numbers that both reduce. What you change runs at once; Ctrl+Z takes it "
                "back.")},
      {{layout.trees()[0], layout.trees()[1]},
       Tour::tr("Two trees, one clock"),
       Tour::tr("Columns are elements, rows are steps, a node is a value. Click a value to see what it was computed "
                "from, and "
                "click one at the top and type your own.")},
      {{layout.transport()},
       Tour::tr("Step by step"),
       Tour::tr("Space plays and pauses, ← and → go one step. Source, lanes and figures follow the step.")},
      {{layout.charts()},
       Tour::tr("What it costs"),
       Tour::tr(
           "Time and bandwidth of A and B, and what each step does. The ladder, Ctrl+L, compares all kernels. Help ▸ "
           "Tour shows these four again.")}};
  return new Tour(window, std::move(stops), themes.theme());
}

}  // namespace warpfold::app
