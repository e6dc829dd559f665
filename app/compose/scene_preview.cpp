// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/scene_preview.h"

#include <QPainter>
#include <algorithm>

namespace warpfold::app {

constexpr std::chrono::milliseconds shortestPreview{60};  // a preview need not be as smooth as the file

ScenePreview::ScenePreview(MovingPicture& picture, QWidget* parent)
    : QWidget(parent), m_picture(picture), m_theme(&Theme::print()) {
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  setAccessibleName(tr("Preview of the animation"));
  m_timer.setSingleShot(true);
  connect(&m_timer, &QTimer::timeout, this, &ScenePreview::advance);
}

void ScenePreview::setFilm(std::vector<PlannedFrame> frames, QSizeF size, const Theme& theme) {
  m_frames = std::move(frames);
  m_size = size;
  m_theme = &theme;
  if (m_at >= m_frames.size()) m_at = 0;
  update();
}

void ScenePreview::setPlaying(bool playing) {
  playing ? m_timer.start(shortestPreview) : m_timer.stop();
}

void ScenePreview::advance() {
  if (m_frames.empty()) return;
  // Pictures that follow each other faster than they can be seen here are left out.
  std::chrono::milliseconds due{0};
  while (due < shortestPreview && m_at + 1 < m_frames.size()) due += m_frames[m_at++].shown;
  if (due < shortestPreview) m_at = 0;
  update();
  m_timer.start(std::max(shortestPreview, m_frames[m_at].shown));
}

void ScenePreview::paintEvent(QPaintEvent*) {
  if (m_frames.empty() || m_size.isEmpty()) return;
  if (m_timer.isActive()) m_picture.setPosition(m_frames[std::min(m_at, m_frames.size() - 1)].position);
  const double scale = std::min({1.0, width() / m_size.width(), height() / m_size.height()});
  QPainter painter(this);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
  painter.translate((width() - m_size.width() * scale) / 2, (height() - m_size.height() * scale) / 2);
  painter.scale(scale, scale);
  m_picture.paintExport(painter, QRectF(QPointF(), m_size), *m_theme);
}

}  // namespace warpfold::app
