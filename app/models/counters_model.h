// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <optional>

#include "table/table.h"
#include "values/counters.h"

namespace warpfold::app {

/// Memory transactions of the first launch, A beside B: name, A, B. Unknown ones show as "–".
class CountersModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Name, A, B, ColumnCount };

  using QAbstractTableModel::QAbstractTableModel;
  void setCounters(const std::optional<RunCounters>& a, const std::optional<RunCounters>& b);
  Table table() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  std::array<std::optional<RunCounters>, 2> m_counters;
};

/// Who counted, of both sides: "emulated, as the hardware counts".
QString countedText(const std::optional<RunCounters>& a, const std::optional<RunCounters>& b);

/// 16744448 → "16.74 M", 6520 → "6 520": at most four digits, for a narrow column.
QString shortCount(std::uint64_t count);

}  // namespace warpfold::app
