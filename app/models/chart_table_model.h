// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "models/chart_table.h"

namespace warpfold::app {

/// The data of a chart as a table for views; it follows a chart whose rows come and go without losing the selection.
class ChartTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Role { SortRole = Qt::UserRole };  ///< numbers as numbers

  using QAbstractTableModel::QAbstractTableModel;
  void setTable(ChartTable table);
  const ChartTable& table() const { return m_table; }

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

 private:
  bool sameColumns(const ChartTable& table) const;

  ChartTable m_table;
};

}  // namespace warpfold::app
