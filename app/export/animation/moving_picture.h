// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include "export/exportable.h"
#include "models/playback.h"

namespace warpfold::app {

/// A picture that follows a clock: it is painted as of the position that was set last.
class MovingPicture : public Exportable {
 public:
  /// In rows of the trees, 0 … rows().
  virtual void setPosition(double position) = 0;
  virtual double rows() const = 0;
};

/// What follows a stage's own clock, which is moved for it.
class ClockedPicture : public MovingPicture {
 public:
  /// `refresh`, which may be null, lets the content take over the clock's position.
  ClockedPicture(const Exportable& content, Playback& clock, std::function<void()> refresh = {})
      : m_content(content), m_clock(clock), m_refresh(std::move(refresh)) {}
  void setPosition(double position) override {
    m_clock.setPosition(position);
    if (m_refresh) m_refresh();
  }
  double rows() const override { return m_clock.rows(); }
  QString exportName() const override { return m_content.exportName(); }
  QSizeF exportSize() const override { return m_content.exportSize(); }
  QSizeF leastSize() const override { return m_content.leastSize(); }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override {
    m_content.paintExport(painter, area, theme);
  }
  std::vector<Table> tables() const override { return m_content.tables(); }
  std::optional<Origin> exportOrigin() const override { return m_content.exportOrigin(); }

 private:
  const Exportable& m_content;
  Playback& m_clock;
  std::function<void()> m_refresh;
};

}  // namespace warpfold::app
