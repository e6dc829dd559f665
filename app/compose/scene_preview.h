// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "export/animation/animation_plan.h"
#include "export/animation/moving_picture.h"
#include "theme/theme.h"

namespace warpfold::app {

/// Plays an animation as it will be, small.
class ScenePreview : public QWidget {
  Q_OBJECT
 public:
  ScenePreview(MovingPicture& picture, QWidget* parent);

  /// `size` of the picture, which is painted so much smaller that it has room.
  void setFilm(std::vector<PlannedFrame> frames, QSizeF size, const Theme& theme);
  void setPlaying(bool playing);
  bool isPlaying() const { return m_timer.isActive(); }

  QSize sizeHint() const override { return {640, 420}; }
  QSize minimumSizeHint() const override { return {320, 220}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void advance();

  MovingPicture& m_picture;
  std::vector<PlannedFrame> m_frames;
  std::size_t m_at = 0;
  QSizeF m_size;
  const Theme* m_theme;
  QTimer m_timer;
};

}  // namespace warpfold::app
