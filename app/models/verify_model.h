// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "jobs/verify.h"
#include "models/job_model.h"
#include "table/table.h"

namespace warpfold::app {

/// The emulator's counters against those of a GPU, kernel by kernel: how far that is, and what came of it.
class VerifyModel : public JobModel {
  Q_OBJECT
 public:
  using JobModel::JobModel;

  const std::vector<VerifiedKernel>& kernels() const { return m_verification.kernels; }
  /// What is compared: device and request; empty before there is anything.
  QString requestText() const;
  QString progressText() const override;
  /// What came of it so far, a sentence a line; empty before there is anything.
  QString summary() const;
  /// A table that can be sent: a line for each counter of each launch.
  Table table() const;

  bool available() const override { return !kernels().empty(); }
  Origin origin() const override;

  void beginVerify(const RunRequest& request, const DeviceInfo& device);
  using JobModel::apply;
  /// A row that is not the next one, or of another number of kernels, is dropped.
  void apply(const messages::VerifyRow& message);

 signals:
  /// The last kernel has come just now.
  void kernelAdded();

 private:
  Verification m_verification;
  std::uint32_t m_count = 0;
};

/// A row for every counter of every launch; a kernel that could not be compared has one row with the reason.
class VerifyTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Kernel, Launch, Counter, Emulated, Hardware, Mark, ColumnCount };
  /// AgreementRole: int of Agreement, -1 where there is none; ReasonRole: the row is a reason, which begins in Launch
  /// and spans all columns after it.
  enum Role { AgreementRole = Qt::UserRole, ReasonRole };

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
  static std::vector<Row> rowsOf(const VerifiedKernel& kernel);
  void append(std::vector<Row> rows);
  void startAnew();
  void add();

  const VerifyModel& m_source;
  std::vector<Row> m_rows;
};

}  // namespace warpfold::app
