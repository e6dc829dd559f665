// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/kernel_list_model.h"

#include <utility>

#include "models/kernel_text.h"

namespace warpfold::app {

void KernelListModel::setKernels(const std::vector<const KernelInfo*>& kernels) {
  std::vector<Entry> entries;
  bool headed = false, ownHeaded = false;
  for (const KernelInfo* k : kernels) {
    if (k->user && !std::exchange(ownHeaded, true)) entries.push_back({{}, tr("My kernels"), {}});
    if (k->broken() && !std::exchange(headed, true)) entries.push_back({{}, tr("Faulty kernels"), {}});
    entries.push_back({QString::fromStdString(k->id), titleOf(*k), lessonOf(*k)});
  }
  setEntries(std::move(entries));
}

void KernelListModel::setIds(const QStringList& ids) {
  std::vector<Entry> entries;
  for (const QString& id : ids) entries.push_back({id, id, {}});
  setEntries(std::move(entries));
}

void KernelListModel::setEntries(std::vector<Entry> entries) {
  if (entries == m_entries) return;
  beginResetModel();
  m_entries = std::move(entries);
  endResetModel();
}

int KernelListModel::rowOf(const QString& id) const {
  for (std::size_t i = 0; i < m_entries.size(); ++i)
    if (!id.isEmpty() && m_entries[i].id == id) return int(i);
  return -1;
}

int KernelListModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_entries.size());
}

Qt::ItemFlags KernelListModel::flags(const QModelIndex& index) const {
  const bool heading = index.isValid() && m_entries[std::size_t(index.row())].id.isEmpty();
  return heading ? Qt::NoItemFlags : QAbstractListModel::flags(index);
}

QVariant KernelListModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const Entry& entry = m_entries[std::size_t(index.row())];
  switch (role) {
    case Qt::DisplayRole: return entry.title;
    case Qt::ToolTipRole: return entry.shows;
    case IdRole: return entry.id;
    default: return {};
  }
}

}  // namespace warpfold::app
