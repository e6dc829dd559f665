// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QSortFilterProxyModel>

#include "sessions/session_list_model.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QComboBox;
class QPlainTextEdit;
class QPushButton;
class QTableView;

namespace warpfold::app {

class SessionKeeper;

/// The sessions that were kept: to find one by date, title, kernel, device or note, to name and describe it, to open
/// or delete it; and where sessions are kept, if at all.
class SessionsDialog : public QDialog {
  Q_OBJECT
 public:
  explicit SessionsDialog(SessionKeeper& sessions, QWidget* parent);
  /// Writes what was typed.
  ~SessionsDialog() override;

 private:
  void buildList();
  QWidget* buildLabel();
  QWidget* buildButtons();
  QWidget* buildKeeping();
  void reload();
  void showFiles(const QList<SessionFile>& files);
  void showChosen();
  void showComparisons();
  void saveLabel();
  void openChosen();
  void deleteChosen();
  void chooseFolder();
  /// The row of the list, not of what is left of it by the search; -1: none.
  int chosen() const;
  void say(const QString& problem);

  SessionKeeper& m_sessions;
  SessionListModel m_model;
  QSortFilterProxyModel m_found;
  QString m_labelled;  // the file that title and note belong to
  QLineEdit* m_search;
  QTableView* m_list;
  QLineEdit* m_title;
  QPlainTextEdit* m_note;
  QComboBox* m_comparison;
  QPushButton* m_open;
  QPushButton* m_reveal;
  QPushButton* m_delete;
  QCheckBox* m_keep;
  QLabel* m_folder;
  QLabel* m_problem;
};

}  // namespace warpfold::app
