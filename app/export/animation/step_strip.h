// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "export/animation/moving_picture.h"

namespace warpfold::app {

/// All steps of a moving picture in one: beside each other, and in several lines where there are many.
class StepStrip : public Exportable {
 public:
  /// `steps`: where the clock stands in each. `size` of one of them. The picture must outlive the strip.
  StepStrip(MovingPicture& picture, std::vector<double> steps, QSizeF size);
  QString exportName() const override { return m_picture.exportName() + QStringLiteral("-steps"); }
  QSizeF exportSize() const override;
  QSizeF leastSize() const override;
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  std::vector<Table> tables() const override { return m_picture.tables(); }
  std::optional<Origin> exportOrigin() const override { return m_picture.exportOrigin(); }

 private:
  std::size_t columns() const;
  std::size_t lines() const { return (m_steps.size() + columns() - 1) / columns(); }

  MovingPicture& m_picture;
  std::vector<double> m_steps;
  QSizeF m_size;
};

}  // namespace warpfold::app
