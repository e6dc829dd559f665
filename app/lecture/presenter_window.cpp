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

#include "lecture/presenter_notes.h"
#include "lecture/slide_painter.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"

namespace warpfold::app {

namespace {

constexpr double presenterEdge = 24, keysLine = 34;
constexpr double slideShare = 0.6;  // of the width

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

PresenterWindow::PresenterWindow(LecturePlayer& player, SlideComposer& composer, QWidget* lecture)
    : QWidget(lecture, Qt::Window), m_player(player), m_composer(composer), m_lecture(lecture) {
  setWindowTitle(tr("Warpfold presenter"));
  setMinimumSize(640, 400);
  setAttribute(Qt::WA_OpaquePaintEvent);
  m_since.start();
  m_seconds.setInterval(1000);
  connect(&m_seconds, &QTimer::timeout, this, [this] { update(); });
  connect(&player, &LecturePlayer::changed, this, [this] { update(); });
}

bool PresenterWindow::begin() {
  const QScreen* const free = otherThan(m_lecture->screen());
  if (free == nullptr) return false;
  m_seconds.start();
  setGeometry(free->geometry());
  showFullScreen();
  return true;
}

void PresenterWindow::beginAt(const QRect& part) {
  m_seconds.start();
  setGeometry(part);
  showNormal();
}

void PresenterWindow::restartClock() {
  m_since.restart();
  update();
}

void PresenterWindow::setRoomBlank(bool blank) {
  m_roomBlank = blank;
  update();
}

void PresenterWindow::hideEvent(QHideEvent* event) {
  m_seconds.stop();
  QWidget::hideEvent(event);
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
  const QRectF room = QRectF(rect()).adjusted(presenterEdge, presenterEdge, -presenterEdge, -presenterEdge - keysLine);
  const double wide = room.width() * slideShare, most = room.height() - 110;
  const QSizeF inside = QSizeF(m_lecture->size()).scaled(wide, most, Qt::KeepAspectRatio);
  const QRectF slide(room.topLeft(), inside);
  SlidePainter(painter, Theme::byId(QStringLiteral("projector")), m_composer.compose()).paint(slide);
  if (m_roomBlank) {
    painter.fillRect(slide, QColor(0, 0, 0, 200));
    painter.setPen(theme.text);
    paintFitted(painter, slide, Qt::AlignCenter, Theme::ui(28, QFont::DemiBold), tr("The room sees a black screen"));
  }
  paintClocks(painter, QRectF(slide.left(), slide.bottom() + 12, wide, room.bottom() - slide.bottom() - 12));
  paintNext(painter, room.adjusted(wide + presenterEdge, 0, 0, 0));
  painter.setPen(theme.muted);
  paintFitted(painter, QRectF(room.left(), room.bottom() + 8, room.width(), keysLine), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(15), tr("Keys as in the lecture; T starts the time anew, P closes this window"));
}

/// Below the slide: where it is, the time of day, and the time since the lecture began.
void PresenterWindow::paintClocks(QPainter& painter, const QRectF& room) const {
  const Theme& theme = ownTheme();
  painter.setPen(theme.muted);
  paintFitted(painter, QRectF(room.left(), room.top(), room.width(), 26), Qt::AlignLeft | Qt::AlignVCenter,
              Theme::ui(17), notesOf(m_player).place);
  const QRectF clocks(room.left(), room.top() + 30, room.width(), std::min(64.0, room.height() - 30));
  painter.setPen(theme.text);
  paintFitted(painter, clocks, Qt::AlignLeft | Qt::AlignVCenter, Theme::mono(40), clockText(elapsedMs()));
  painter.setPen(theme.muted);
  paintFitted(painter, clocks, Qt::AlignRight | Qt::AlignVCenter, Theme::mono(28),
              QTime::currentTime().toString(QStringLiteral("HH:mm")));
}

/// What the next key does, and the words of the slide after this one.
void PresenterWindow::paintNext(QPainter& painter, const QRectF& room) const {
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
  paintMarkdown(painter, room.adjusted(0, 160, 0, 0), 19, notes.prose, theme);
}

}  // namespace warpfold::app
