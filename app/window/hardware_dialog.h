// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSortFilterProxyModel>

#include "models/hardware_model.h"
#include "models/verify_model.h"

class QLabel;
class QPushButton;
class QTabWidget;
class QTableView;

namespace warpfold::app {

class ExportService;
class ThemeController;

/// A GPU's own counters beside the emulated ones, of the two kernels of the experiment and, to verify the emulation, of
/// all kernels.
class HardwareDialog : public QDialog {
  Q_OBJECT
 public:
  HardwareDialog(const Comparison& comparison, VerifyModel& verify, ExportService& service, ThemeController& themes,
                 QWidget* parent);

  /// The one dialog of `parent`, which is made where there is none.
  static HardwareDialog* open(QWidget* parent, const Comparison& comparison, VerifyModel& verify,
                              ExportService& service, ThemeController& themes);
  void showVerification();
  const HardwareModel& counters() const { return m_counters; }

 private:
  QWidget* buildCounters();
  QWidget* buildVerification();
  QTableView* tableOf(QAbstractItemModel& model, QWidget* parent);
  void spanReasons(QTableView& table);
  void followVerification();

  VerifyModel& m_verify;
  ExportService& m_service;
  ThemeController& m_themes;
  HardwareModel m_counters;
  QSortFilterProxyModel m_found;
  VerifyTableModel m_verified;
  QTabWidget* m_tabs;
  QLabel *m_request = nullptr, *m_summary = nullptr;
  QPushButton *m_run = nullptr, *m_save = nullptr;
};

}  // namespace warpfold::app
