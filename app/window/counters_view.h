// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "models/counters_model.h"
#include "theme/theme.h"

namespace warpfold::app {

/// The counters of A and B as a small table without lines.
class CountersView : public QWidget {
  Q_OBJECT
 public:
  explicit CountersView(CountersModel& model, QWidget* parent = nullptr);
  void setTheme(const Theme& theme);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  CountersModel& m_model;
  const Theme* m_theme;
};

}  // namespace warpfold::app
