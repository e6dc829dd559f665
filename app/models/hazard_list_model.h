// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <vector>

#include "catalogue/catalogue.h"
#include "models/comparison.h"

namespace warpfold::app {

/// The faults that the emulator saw in kernels A and B, one sentence each.
class HazardListModel : public QAbstractListModel {
  Q_OBJECT
 public:
  struct Entry {
    int side = 0;
    Hazard hazard;
    /// Of the kernel's source in its file: lines are counted as the source view counts them.
    std::uint32_t firstLine = 1;
    std::string sharedArray = "shared";  ///< as that source calls it
    friend bool operator==(const Entry&, const Entry&) = default;
  };

  using QAbstractListModel::QAbstractListModel;

  /// Those of all launches; of the blackboard example where these had none, or are not there yet. `kernels` are those
  /// that the worker has.
  void show(const Comparison& comparison, const Catalogue& kernels);
  const Entry& entry(int row) const { return m_entries[std::size_t(row)]; }

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;

 private:
  std::vector<Entry> m_entries;
};

}  // namespace warpfold::app
