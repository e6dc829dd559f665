// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>
#include <vector>

#include "models/comparison.h"
#include "models/ladder_model.h"
#include "theme/theme.h"

class QStackedWidget;
class QTabBar;

namespace warpfold::app {

struct ChartEntry;
class ChartWidget;
class Playback;

/// All registered charts, those of a page next to each other. A page is built when it is first turned to, or
/// when one of its charts is asked for. Takes over news at most 30 times a second.
class ChartsRow : public QWidget {
  Q_OBJECT
 public:
  ChartsRow(const Comparison& comparison, const LadderModel& ladder, QWidget* parent = nullptr);

  void setTheme(const Theme& theme);
  void setBlockIndex(quint64 index);
  void setPlayback(Playback* playback);
  const std::vector<ChartWidget*>& charts();  ///< all of them, in their order
  ChartWidget* chart(const QString& id);      ///< null where there is none
  /// The charts of the pages that are built: what the others would show need not be known yet.
  std::vector<ChartWidget*> builtCharts() const;
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
  void repeatRequested(const QString& kernel);

 private:
  /// Index of the page with this title, a new one where there is none.
  int pageOf(const QString& title);
  void buildPage(int page);
  ChartWidget* build(const ChartEntry& entry);
  void refreshComparison();
  void refreshLadder();

  const Comparison& m_comparison;
  const LadderModel& m_ladder;
  QTabBar* m_tabs;
  QStackedWidget* m_pages;
  struct Place {
    int page = 0;
    QString id;
  };
  std::vector<Place> m_places;
  std::vector<ChartWidget*> m_charts;  // of each place; null until its page is built
  Playback* m_playback = nullptr;
  const Theme* m_theme = nullptr;
  quint64 m_blockIndex = 0;
  QTimer m_timer, m_ladderTimer;
};

}  // namespace warpfold::app
