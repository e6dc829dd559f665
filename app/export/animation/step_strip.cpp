// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export/animation/step_strip.h"

#include <QPainter>
#include <algorithm>

#include "theme/theme.h"

namespace warpfold::app {

constexpr std::size_t mostStepsBeside = 4;

StepStrip::StepStrip(MovingPicture& picture, std::vector<double> steps, QSizeF size)
    : m_picture(picture), m_steps(std::move(steps)), m_size(size) {}

/// Lines are about as long as each other: five steps stand as three and two.
std::size_t StepStrip::columns() const {
  const std::size_t all = std::max<std::size_t>(1, m_steps.size()),
                    rows = (all + mostStepsBeside - 1) / mostStepsBeside;
  return (all + rows - 1) / rows;
}

QSizeF StepStrip::exportSize() const {
  return {m_size.width() * double(columns()), m_size.height() * double(lines())};
}

QSizeF StepStrip::leastSize() const {
  const QSizeF each = m_picture.leastSize();
  return {each.width() * double(columns()), each.height() * double(lines())};
}

void StepStrip::paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const {
  painter.fillRect(area, theme.window);
  if (m_steps.empty()) return;
  const QSizeF cell(area.width() / double(columns()), area.height() / double(lines()));
  for (std::size_t i = 0; i < m_steps.size(); ++i) {
    m_picture.setPosition(m_steps[i]);
    const QPointF at(double(i % columns()) * cell.width(), double(i / columns()) * cell.height());
    painter.save();
    m_picture.paintExport(painter, QRectF(area.topLeft() + at, cell), theme);
    painter.restore();
  }
}

}  // namespace warpfold::app
