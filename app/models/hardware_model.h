// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "run/run_request.h"
#include "table/table.h"
#include "values/hardware_counters.h"

namespace warpfold::app {

class Comparison;

/// Counters of the first launch of A and B, as the emulator and as the GPU counts them. A library's are of its whole
/// call.
class HardwareModel : public QAbstractTableModel {
  Q_OBJECT
 public:
  /// For each side what the emulator counts, what the GPU counts, and how the two compare.
  enum Column { Name, EmulatedA, HardwareA, MarkA, EmulatedB, HardwareB, MarkB, ColumnCount };
  /// AgreementRole: int of Agreement, -1 where there is none. AbsenceRole: why a count is missing, a phrase.
  enum Role { AgreementRole = Qt::UserRole, SearchRole, AbsenceRole };

  explicit HardwareModel(const Comparison& comparison, QObject* parent = nullptr);

  /// Who counted, or why nobody did: one sentence for both sides, or one each.
  QString note() const;
  /// With what was counted, and where, as comments.
  Table table() const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 signals:
  void noteChanged();

 private:
  struct Side {
    std::optional<RunCounters> emulated;
    std::optional<HardwareCounts> counted;
    quint64 blocks = 0;
    std::uint32_t threads = 0;  ///< of a block
    QString kernel;
    RunRequest request;
    QString device, driver;
    bool ran = false;
    friend bool operator==(const Side&, const Side&) = default;
  };
  void follow();
  QString noteOf(const Side& side) const;
  static bool ofWholeCall(const Side& side);
  static std::optional<double> hardwareOf(const Side& side, const HardwareFigure& figure);
  static std::optional<quint64> emulatedOf(const Side& side, const HardwareFigure& figure);
  static std::optional<Agreement> agreementOf(const Side& side, const HardwareFigure& figure);
  static std::vector<std::pair<QString, QString>> factsOf(const Side& side);
  static QString headOf(const QString& what, const Side& side, bool counts);
  static QString markText(const Side& side, const HardwareFigure& figure);
  static Absence absenceOf(const Side& side, const HardwareFigure& figure);
  QString toolTip(const HardwareFigure& figure, int column) const;

  const Comparison& m_comparison;
  std::array<Side, 2> m_sides;
};

/// How the emulated counters of the first launches compare with the GPU's own: one short sentence; empty where neither
/// side was counted.
QString agreementNote(const Comparison& comparison);

/// A figure as the window writes numbers: counts in groups of three.
QString figureValueText(const HardwareFigure& figure, double value);

}  // namespace warpfold::app
