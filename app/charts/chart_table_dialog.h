// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include "models/chart_table_model.h"

class QLabel;
class QSortFilterProxyModel;
class QTabWidget;
class QTableView;

namespace warpfold::app {

class ChartWidget;

/// The data of a chart as a table that follows it: sorts by a click on a head, copies what is selected, else all.
class ChartTableDialog : public QDialog {
  Q_OBJECT
 public:
  /// Opens a window beside that of the chart; there may be several.
  static ChartTableDialog* open(ChartWidget& chart);

  /// What Copy takes: selected rows and columns, all where nothing is selected.
  QString copied(bool csv) const;

 private:
  /// Many charts have one table, the float lens has two.
  struct Page {
    ChartTableModel* model = nullptr;
    QSortFilterProxyModel* sorted = nullptr;
    QTableView* view = nullptr;
    std::vector<std::size_t> order;  ///< of the columns, as it was set
    bool moved = false;              ///< by the reader
  };

  explicit ChartTableDialog(ChartWidget& chart);
  void follow();
  void addPage(const ChartTable& table);
  void order(Page& page);
  const Page* shownPage() const;
  void copy(bool csv);

  QPointer<ChartWidget> m_chart;
  QLabel* m_origin;
  QTabWidget* m_tabs;
  bool m_ordering = false;
  std::vector<Page> m_pages;
  QTimer m_soon;
};

}  // namespace warpfold::app
