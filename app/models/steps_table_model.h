// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <vector>

#include "models/comparison.h"
#include "table/table.h"

namespace warpfold::app {

/// One row per combining step; each figure once for A and once for B. Unknown figures show as "–".
class StepsTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  using QAbstractTableModel::QAbstractTableModel;
  void setSteps(std::vector<StepRow> a, std::vector<StepRow> b);
  /// Header line first; figures in full, unknown ones empty.
  Table table() const;

  /// The shares, of lanes and of bytes: columns from the first to the last, A and B of each.
  static std::pair<int, int> shareColumns();

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::optional<double> figure(int row, int column) const;
  QString timeHead(int side) const;

  std::array<std::vector<StepRow>, 2> m_steps;
};

}  // namespace warpfold::app
