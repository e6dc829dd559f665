// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/presenter_window.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QTime>
#include <algorithm>
#include <chrono>
#include <utility>

#include "lecture/presenter_notes.h"
#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr double slideShare = 0.6;  // of the width

/// Where its parts stand: the words beside the slide, or below it where the window is higher than wide.
struct PresenterPlaces {
  QRectF slide, place, clocks, next, keys;
};

PresenterPlaces placesIn(const QRectF& window, const QSizeF& shape) {
  const bool narrow = window.width() < window.height();
  const double edge = narrow ? 16 : 24, placeLine = narrow ? 44 : 26, keysLine = narrow ? 44 : 34;
  const QRectF room = window.adjusted(edge, edge, -edge, -edge - keysLine);
  const double wide = narrow ? room.width() : room.width() * slideShare;
  const double high = narrow ? room.height() / 3 : room.height() - 110;
  PresenterPlaces places;
  places.slide = {room.topLeft(), shape.scaled(wide, high, Qt::KeepAspectRatio)};
  places.place = {room.left(), places.slide.bottom() + 12, wide, placeLine};
  const double top = places.place.bottom() + 4;
  places.clocks = {room.left(), top, wide, std::min(narrow ? 52.0 : 64.0, room.bottom() - top)};
  places.next = narrow ? QRectF(QPointF(room.left(), places.clocks.bottom() + 12), room.bottomRight())
                       : room.adjusted(wide + edge, 0, 0, 0);
  places.keys = {room.left(), room.bottom() + 8, room.width(), keysLine};
  return places;
}

/// In a room that may be dark.
const Theme& ownTheme() {
  return Theme::byId(QStringLiteral("dark"));
}

QScreen* otherThan(const QScreen* taken) {
  const QList<QScreen*> all = QGuiApplication::screens();
  const auto found = std::find_if(all.begin(), all.end(), [&](const QScreen* each) { return each != taken; });
  return found == all.end() ? nullptr : *found;
}

}  // namespace

PresenterWindow::PresenterWindow(LecturePlayer& player, SlideComposer& composer, const QWidget* slide, QWidget* lecture)
    : QWidget(lecture, Qt::Window), m_player(player), m_composer(composer), m_slide(slide), m_lecture(lecture) {
  setWindowTitle(tr("Warpfold presenter"));
  setAccessibleName(windowTitle());
  setAttribute(Qt::WA_OpaquePaintEvent);
  setClock([] {
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
  });
  m_seconds.setInterval(1000);
  connect(&m_seconds, &QTimer::timeout, this, [this] { update(); });
  connect(&player, &LecturePlayer::changed, this, [this] { update(); });
}

bool PresenterWindow::begin() {
  const QScreen* const free = otherThan(m_lecture->screen());
  if (free == nullptr) return false;
  m_seconds.start();
  setWindowFlags(Qt::Window);
  setGeometry(free->geometry());
  showFullScreen();
  return true;
}

void PresenterWindow::beginInside() {
  m_seconds.start();
  const QRect part = geometry();
  setWindowFlags(Qt::Widget);
  setGeometry(part);
  show();
}

void PresenterWindow::restartClock() {
  m_beganMs = m_nowMs();
  update();
}

void PresenterWindow::setClock(std::function<qint64()> nowMs) {
  m_nowMs = std::move(nowMs);
  restartClock();
}

void PresenterWindow::setRoomBlank(bool blank) {
  m_roomBlank = blank;
  update();
}

void PresenterWindow::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (event->spontaneous()) return;  // put away with the lecture, and back with it
  m_seconds.stop();
  emit hidden();
}

void PresenterWindow::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_T) return restartClock();
  QCoreApplication::sendEvent(m_lecture, event);
}

void PresenterWindow::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  const Theme& theme = ownTheme();
  painter.fillRect(rect(), theme.window);
  const PresenterPlaces places = placesIn(rect(), m_slide->size());
  const SlideContent content = m_composer.compose();
  SlidePainter slide(painter, Theme::byId(QStringLiteral("projector")), content);
  slide.setLayouts(m_layouts);
  slide.paint(places.slide);
  if (m_roomBlank) {
    painter.fillRect(places.slide, QColor(0, 0, 0, 200));
    painter.setPen(theme.text);
    paintFitted(painter, places.slide, Qt::AlignCenter, Theme::ui(28, QFont::DemiBold),
                tr("The room sees a black screen"));
  }
  painter.setPen(theme.muted);
  paintFitted(painter, places.place, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(17),
              notesOf(m_player).place);
  paintClocks(painter, places.clocks);
  paintNext(painter, places.next);
  painter.setPen(theme.muted);
  paintFitted(painter, places.keys, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, Theme::ui(15),
              tr("Keys as in the lecture; T starts the time anew, P closes this window"));
}

/// The time since the lecture began, and the time of day.
void PresenterWindow::paintClocks(QPainter& painter, const QRectF& room) const {
  const Theme& theme = ownTheme();
  painter.setPen(theme.text);
  paintFitted(painter, room, Qt::AlignLeft | Qt::AlignVCenter, Theme::mono(40), clockText(elapsedMs()));
  painter.setPen(theme.muted);
  paintFitted(painter, room, Qt::AlignRight | Qt::AlignVCenter, Theme::mono(28),
              QTime::currentTime().toString(QStringLiteral("HH:mm")));
}

/// What the next key does, and the words of the slide after this one.
void PresenterWindow::paintNext(QPainter& painter, const QRectF& room) {
  const Theme& theme = ownTheme();
  const PresenterNotes notes = notesOf(m_player);
  painter.setPen(theme.a);
  paintFitted(painter, QRectF(room.left(), room.top(), room.width(), 56), Qt::AlignLeft | Qt::TextWordWrap,
              Theme::ui(21, QFont::DemiBold), notes.nextKey);
  painter.setPen(theme.muted);
  if (notes.headline.isEmpty()) return;
  paintFitted(painter, QRectF(room.left(), room.top() + 64, room.width(), 24), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(16), tr("The next slide"));
  painter.setPen(theme.text);
  paintFitted(painter, QRectF(room.left(), room.top() + 90, room.width(), 62), Qt::AlignLeft | Qt::TextWordWrap,
              Theme::ui(23, QFont::DemiBold), notes.headline);
  m_layouts.paint(painter, room.adjusted(0, 160, 0, 0), 19, notes.prose, theme);
}

}  // namespace warpfold::app
