// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "sessions/session_files.h"

namespace warpfold::app {

/// Sessions in a list: when, what they are called, which kernels, on which device, and what somebody noted.
class SessionListModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Date, Title, Kernels, Device, Note, ColumnCount };
  enum Role { PathRole = Qt::UserRole, SearchRole };

  using QAbstractTableModel::QAbstractTableModel;

  void setFiles(const QList<SessionFile>& files);
  const SessionFile& file(int row) const { return m_files[row]; }
  void setLabel(int row, const store::SessionLabel& label);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  QList<SessionFile> m_files;
};

}  // namespace warpfold::app
