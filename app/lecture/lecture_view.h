// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QTimer>
#include <QWidget>
#include <optional>

#include "lecture/slide_content.h"
#include "lecture/slide_text.h"
#include "theme/theme.h"
#include "views/painted_items.h"

namespace warpfold::app {

/// A slide on the screen, and nothing else: no controls, no scroll bars. A spotlight follows the pointer while a button
/// is held or while it is on; a blank screen turns eyes to the speaker.
class LectureView : public QWidget, public PaintsItems {
  Q_OBJECT
 public:
  LectureView(LecturePlayer& player, SlideComposer& composer, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  bool blank() const { return m_blank; }
  bool spotlit() const { return m_spotlight || m_held; }
  /// What the slide says, from its headline on, with the step of each tree in a sentence.
  std::unique_ptr<PaintedItems> paintedItems() const override;

 public slots:
  void toggleBlank();
  void toggleSpotlight();

 signals:
  void blankChanged(bool blank);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;

 private:
  void paintSpotlight(QPainter& painter) const;

  LecturePlayer& m_player;
  SlideComposer& m_composer;
  const Theme* m_theme;
  MarkdownLayouts m_layouts;
  QPointF m_pointer;
  QTimer m_pointerHides;
  bool m_blank = false, m_spotlight = false, m_held = false;
};

}  // namespace warpfold::app
