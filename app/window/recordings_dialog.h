// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSortFilterProxyModel>
#include <array>

#include "models/recordings_model.h"
#include "sessions/recording_files.h"

class QComboBox;
class QLabel;
class QTableView;

namespace warpfold::app {

class ExportService;
class RecordingsChart;
class ThemeController;

/// One whole recording against another: every request that both have, as a chart and as a table.
class RecordingsDialog : public QDialog {
  Q_OBJECT
 public:
  RecordingsDialog(ExportService& service, ThemeController& themes, QWidget* parent);

  /// The one dialog of `parent`, which is made where there is none.
  static RecordingsDialog* open(QWidget* parent, ExportService& service, ThemeController& themes);

  /// Compares these two files.
  void compare(const QString& pathA, const QString& pathB);
  /// Those that are chosen; empty where none is.
  const std::array<QString, 2>& paths() const { return m_paths; }
  const RecordingsModel& model() const { return m_model; }

 signals:
  /// A comparison was made, or could not be.
  void settled();

 private:
  QWidget* buildChoices();
  QWidget* buildTable();
  QWidget* buildButtons();
  void showFiles(const QList<RecordingFile>& files);
  void addFile(const RecordingFile& file);
  int rowOf(const QString& path) const;
  void onChosen(std::size_t side, int row);
  void chooseFile(std::size_t side);
  void compareChosen();
  void take(const FoundComparison& found);

  ExportService& m_service;
  ThemeController& m_themes;
  RecordingsModel m_model;
  RecordingsTableModel m_table{m_model};
  QSortFilterProxyModel m_sorted;
  QList<RecordingFile> m_files;
  std::array<QString, 2> m_paths;
  quint64 m_turn = 0;  // of the comparisons that were asked for
  std::array<QComboBox*, 2> m_choices{};
  QComboBox* m_kernel = nullptr;
  QLabel* m_summary = nullptr;
  RecordingsChart* m_chart = nullptr;
  QTableView* m_view = nullptr;
};

}  // namespace warpfold::app
