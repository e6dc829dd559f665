// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <functional>

#include "lecture/lecture_player.h"
#include "lecture/slide_content.h"
#include "lecture/slide_text.h"

namespace warpfold::app {

/// For the presenter's own screen, or a part of the lecture's where there is no other: the slide as the room sees it,
/// the words of the next one, what the next key does, the time of day and the time since the lecture began. Keys go to
/// the lecture, but for T, which starts the time anew.
class PresenterWindow : public QWidget {
  Q_OBJECT
 public:
  /// Closed with `lecture`, which takes the keys; `slide` is what the room sees.
  PresenterWindow(LecturePlayer& player, SlideComposer& composer, const QWidget* slide, QWidget* lecture);

  /// Shows it: on the whole of another screen than the lecture's. False where there is none: nothing is shown.
  bool begin();
  /// Shows it as a part of the lecture's window, where it was placed: no window manager can lay one over the other.
  void beginInside();
  void restartClock();
  void setRoomBlank(bool blank);
  qint64 elapsedMs() const { return m_nowMs() - m_beganMs; }
  /// Another clock than the machine's: its time in ms. The time of the lecture begins anew.
  void setClock(std::function<qint64()> nowMs);
  /// Of the slide and of the words of the next one.
  const MarkdownLayouts& layouts() const { return m_layouts; }

 signals:
  void hidden();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  void paintClocks(QPainter& painter, const QRectF& room) const;
  void paintNext(QPainter& painter, const QRectF& room);

  LecturePlayer& m_player;
  SlideComposer& m_composer;
  const QWidget* m_slide;
  QWidget* m_lecture;
  MarkdownLayouts m_layouts;
  std::function<qint64()> m_nowMs;
  qint64 m_beganMs = 0;
  QTimer m_seconds;
  bool m_roomBlank = false;
};

}  // namespace warpfold::app
