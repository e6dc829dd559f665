// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "models/comparison.h"
#include "models/ladder_model.h"
#include "theme/theme.h"

class QHBoxLayout;
class QStackedWidget;
class QTabBar;

namespace warpfold::app {

struct ChartEntry;
class ChartWidget;
class Playback;

/// All registered charts, those of a page next to each other. Repaints at most 30 times a second and only
/// when something came.
class ChartsRow : public QWidget {
  Q_OBJECT
 public:
  ChartsRow(const Comparison& comparison, const LadderModel& ladder, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  void setBlockIndex(quint64 index);
  void setPlayback(Playback* playback);
  const std::vector<ChartWidget*>& charts() const { return m_charts; }
  ChartWidget* chart(const QString& id) const;  ///< null where there is none
  /// The first chart of the page that is open.
  ChartWidget* shownChart() const;
  /// Turns to the page that the chart is on.
  void showChart(const QString& id);
  void refreshNow();

 signals:
  void exportRequested(warpfold::app::ChartWidget* chart);
  void copyImageRequested(warpfold::app::ChartWidget* chart);
  void copyDataRequested(warpfold::app::ChartWidget* chart);
  void ladderRequested();
  void stopRequested();
  void againRequested(const QString& kernel);

 private:
  void add(const ChartEntry& entry);
  QHBoxLayout* page(const QString& title);
  void refreshComparison();
  void refreshLadder();

  const Comparison& m_comparison;
  const LadderModel& m_ladder;
  QTabBar* m_tabs;
  QStackedWidget* m_pages;
  std::vector<ChartWidget*> m_charts;
  QTimer m_timer, m_ladderTimer;
};

}  // namespace warpfold::app
