// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "catalogue/kernel_info.h"

namespace warpfold::app {

/// Kernels to choose from: title shown, the lesson as tool tip, the id as data. The faulty ones come last,
/// below a heading that cannot be chosen.
class KernelListModel : public QAbstractListModel {
  Q_OBJECT
 public:
  enum Roles { IdRole = Qt::UserRole };

  using QAbstractListModel::QAbstractListModel;
  /// Takes copies, so that it survives a change of what is on offer.
  void setKernels(const std::vector<const KernelInfo*>& kernels);
  /// Before a worker has said more of them.
  void setIds(const QStringList& ids);
  int rowOf(const QString& id) const;  ///< -1 where there is none

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

 private:
  struct Entry {
    QString id, title, shows;  // a heading has no id
    bool operator==(const Entry&) const = default;
  };
  void setEntries(std::vector<Entry> entries);

  std::vector<Entry> m_entries;
};

}  // namespace warpfold::app
