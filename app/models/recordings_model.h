// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <array>
#include <optional>
#include <vector>

#include "models/data_source.h"
#include "run/run_request.h"
#include "table/table.h"
#include "timing/verdict.h"

namespace warpfold::app {

/// A request that two recordings have in common.
struct ComparedRequest {
  QString kernel;
  quint64 n = 0;
  std::uint32_t block = 0;  ///< 0: a library chose its own
  std::optional<quint64> grid;
  ElementType type = ElementType::int32;
  Operation op = Operation::sum;
  CacheState cache = CacheState::cold;
  std::array<double, 2> us{};  ///< medians of A and of B
  std::array<quint64, 2> samples{};
  double ratio = 0;                  ///< how many times as fast A is as B
  std::optional<Interval> interval;  ///< of the ratio, 95 %
  std::optional<Verdict> verdict;    ///< on A; nothing where a recording's times are an emulator's
};

/// Two recordings side by side.
struct ComparedRecordings {
  std::array<QString, 2> devices;       ///< "NVIDIA H200, 2026-11-22"
  std::vector<ComparedRequest> rows;    ///< the largest ratio first
  std::array<bool, 2> emulated{};       ///< its times are an emulator's own
  std::array<QString, 2> commandNames;  ///< as the command line takes them
};

/// What two recordings have in common, all of it or of one kernel: table and chart show the same rows.
class RecordingsModel : public DataSource {
  Q_OBJECT
 public:
  using DataSource::DataSource;

  void setRecordings(ComparedRecordings recordings);
  const ComparedRecordings& recordings() const { return m_recordings; }
  /// Every kernel that both have, as the command line calls it, in alphabetical order.
  QStringList kernels() const;
  /// Empty: all.
  void setKernel(const QString& kernel);
  const QString& kernel() const { return m_kernel; }
  /// Those of the chosen kernel.
  const std::vector<ComparedRequest>& rows() const { return m_rows; }
  /// "56 common requests: A is faster in 40, slower in 2, the same in 10; 4 are not clear. Geometric mean 1.81×".
  QString summary() const;
  Table table() const;

  bool available() const override { return !m_recordings.rows.empty(); }
  Origin origin() const override;

 private:
  ComparedRecordings m_recordings;
  QString m_kernel;
  std::vector<ComparedRequest> m_rows;
};

/// "2^20 float32 sum, block 512, cold".
QString requestText(const ComparedRequest& row);
/// "faster", "not clear"; a dash where there is no verdict.
QString verdictText(const ComparedRequest& row);

/// The rows as a table whose columns sort by their numbers.
class RecordingsTableModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  enum Column { Kernel, Elements, Type, Op, Block, Cache, UsA, UsB, Ratio, IntervalColumn, VerdictColumn, ColumnCount };
  enum Role { SortRole = Qt::UserRole, VerdictRole };  ///< VerdictRole: int of Verdict, -1 where there is none

  explicit RecordingsTableModel(const RecordingsModel& source, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  const RecordingsModel& m_source;
};

}  // namespace warpfold::app
