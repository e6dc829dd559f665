// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <vector>

#include "charts/chart.h"
#include "charts/chart_links.h"
#include "theme/theme.h"

class QStackedWidget;
class QTabBar;

namespace warpfold::app {

/// All registered charts, those of a page next to each other. A page is built when it is first turned to, or
/// when one of its charts is asked for; it has a tab once a source of its charts has something to show. What the charts
/// draw from only they know.
class ChartsRow : public QWidget {
  Q_OBJECT
 public:
  explicit ChartsRow(const DataSources& sources, QWidget* parent = nullptr,
                     std::vector<ChartEntry> entries = chartEntries());

  void setTheme(const Theme& theme);
  const std::vector<ChartWidget*>& charts();  ///< all of them, in their order
  ChartWidget* chart(const QString& id);      ///< null where there is none
  /// The charts of the pages that are built: what the others would show need not be known yet.
  std::vector<ChartWidget*> builtCharts() const;
  /// The first chart of the page that is open.
  ChartWidget* shownChart() const;
  /// The chart that has the focus; where none has, the first one that is shown.
  ChartWidget* chartAtHand() const;
  /// Turns to the page that the chart is on.
  void showChart(const QString& id);
  /// Which page is open, counted from 0.
  int page() const;
  void setPage(int page);
  void refreshNow();
  /// Another panel that has no room elsewhere becomes the last page, and is turned to.
  void take(QWidget* guest, const QString& title);
  /// That panel, for its own place; null where there is none. The page before it is open again.
  QWidget* giveBack();
  const QWidget* guest() const { return m_guest; }

 signals:
  /// Another page is open, with this chart as its first.
  void pageShown(const QString& id);
  void exportRequested(warpfold::app::ChartWidget* chart);
  void copyImageRequested(warpfold::app::ChartWidget* chart);
  void copyDataRequested(warpfold::app::ChartWidget* chart);

 private:
  struct Place {
    int page = 0;
    QString id;
    std::vector<DataSource*> sources;
  };

  /// Index of the page with this title, a new one where there is none.
  int pageOf(const QString& title);
  void buildPage(int page);
  ChartWidget* build(const ChartEntry& entry);
  void showTabs();

  const DataSources& m_sources;
  const std::vector<ChartEntry> m_entries;
  QTabBar* m_tabs;
  QStackedWidget* m_pages;
  std::vector<Place> m_places;
  std::vector<ChartWidget*> m_charts;  // of each place; null until its page is built
  QWidget* m_guest = nullptr;
  int m_before = 0;  // the page that was open when the guest came
  const Theme* m_theme = nullptr;
  ChartLinks m_links;
};

}  // namespace warpfold::app
