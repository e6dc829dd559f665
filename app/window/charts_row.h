// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "models/comparison.h"
#include "theme/theme.h"

namespace warpfold::app {

class ChartWidget;

/// All registered charts next to each other. Repaints at most 30 times a second and only when something came.
class ChartsRow : public QWidget {
  Q_OBJECT
 public:
  explicit ChartsRow(const Comparison& comparison, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  void setBlockIndex(quint64 index);
  const std::vector<ChartWidget*>& charts() const { return m_charts; }
  ChartWidget* chart(const QString& id) const;  ///< null where there is none
  void refreshNow();

 signals:
  void exportRequested(warpfold::app::ChartWidget* chart);
  void copyImageRequested(warpfold::app::ChartWidget* chart);
  void copyDataRequested(warpfold::app::ChartWidget* chart);

 private:
  const Comparison& m_comparison;
  std::vector<ChartWidget*> m_charts;
  QTimer m_timer;
};

}  // namespace warpfold::app
