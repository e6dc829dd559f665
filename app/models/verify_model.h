// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "jobs/verify.h"
#include "models/job_model.h"

namespace warpfold::app {

/// The emulator's counters against those of a GPU, kernel by kernel: how far that is, and what came of it.
class VerifyModel : public JobModel {
  Q_OBJECT
 public:
  using JobModel::JobModel;

  const std::vector<VerifiedKernel>& kernels() const { return m_kernels; }
  const RunRequest& request() const { return m_request; }
  QString progressText() const override;
  /// What came of it so far, in one sentence; empty before there is anything.
  QString summary() const;
  /// A table that can be sent: a line for each counter of each launch.
  QString csv() const;

  bool available() const override { return !m_kernels.empty(); }
  Origin origin() const override;

  void beginVerify(const RunRequest& request, const QString& device, const QString& driver);
  using JobModel::apply;
  void apply(const messages::VerifyRow& message);

 private:
  RunRequest m_request;
  QString m_device, m_driver;
  std::vector<VerifiedKernel> m_kernels;
  std::uint32_t m_count = 0;
};

/// A row for every counter of every launch; a kernel that could not be compared has one row with the reason.
class VerifyTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Kernel, Launch, Counter, Emulated, Hardware, Mark, ColumnCount };
  enum Role { AgreementRole = Qt::UserRole };  ///< int of Agreement, -1 where there is none

  explicit VerifyTableModel(const VerifyModel& source, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Row {
    QString kernel;
    std::size_t launch = 0;  ///< from 1; 0: the reason of a kernel that was not compared
    VerifiedCount count;
    QString reason;
  };
  void follow();

  const VerifyModel& m_source;
  std::vector<Row> m_rows;
};

}  // namespace warpfold::app
