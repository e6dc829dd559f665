// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/chart_table_model.h"

#include <algorithm>
#include <utility>

namespace warpfold::app {

bool ChartTableModel::sameColumns(const ChartTable& table) const {
  return std::equal(m_table.columns.begin(), m_table.columns.end(), table.columns.begin(), table.columns.end(),
                    [](const ChartColumn& l, const ChartColumn& r) { return l.key == r.key; });
}

void ChartTableModel::setTable(ChartTable table) {
  if (!sameColumns(table)) {
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
    return;
  }
  const int before = rowCount(), now = int(table.rows.size());
  if (now < before) {
    beginRemoveRows({}, now, before - 1);
    m_table.rows.resize(std::size_t(now));
    endRemoveRows();
  } else if (now > before) {
    beginInsertRows({}, before, now - 1);
    m_table.rows.insert(m_table.rows.end(), table.rows.begin() + before, table.rows.end());
    endInsertRows();
  }
  m_table = std::move(table);
  if (now > 0 && columnCount() > 0) emit dataChanged(index(0, 0), index(now - 1, columnCount() - 1));
}

int ChartTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_table.columns.size());
}

QVariant ChartTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const ChartColumn& column = m_table.columns[std::size_t(index.column())];
  const QString& cell = m_table.rows[std::size_t(index.row())].at(index.column());
  switch (role) {
    case Qt::DisplayRole: return cell.isEmpty() ? QStringLiteral("–") : alignedText(column, cell);
    case Qt::TextAlignmentRole: return int((column.numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole: return column.numeric ? QVariant(cell.isEmpty() ? -1e300 : cell.toDouble()) : QVariant(cell);
    default: return {};
  }
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  const int sections = orientation == Qt::Horizontal ? columnCount() : rowCount();
  if (section < 0 || section >= sections) return {};
  if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
  const ChartColumn& column = m_table.columns[std::size_t(section)];
  if (role == Qt::DisplayRole) return column.head();
  if (role == Qt::ToolTipRole) return tr("%1 in CSV and JSON").arg(column.key);
  return {};
}

}  // namespace warpfold::app
