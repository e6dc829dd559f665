// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QAction;
class QMenu;

namespace warpfold::app {

class WindowLayout;
class Workbench;

/// Undo and redo of the experiment, and numbers typed onto the blackboard. A text field that is being edited keeps
/// these keys for itself.
class EditMenu : public QObject {
  Q_OBJECT
 public:
  EditMenu(QMenu* menu, Workbench& bench, WindowLayout& layout);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void addValues(QMenu* menu);
  void typeValue();
  void followHistory();
  void followTrees();

  Workbench& m_bench;
  WindowLayout& m_layout;
  QAction *m_undo, *m_redo;
  QAction *m_type = nullptr, *m_reset = nullptr;
};

}  // namespace warpfold::app
