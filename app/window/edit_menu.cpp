// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/edit_menu.h"

#include <QAction>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>

#include "views/leaf_editor.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/experiment_panel.h"
#include "window/window_layout.h"
#include "workbench/workbench.h"

namespace warpfold::app {

EditMenu::EditMenu(QMenu* menu, Workbench& bench, WindowLayout& layout)
    : QObject(menu), m_bench(bench), m_layout(layout) {
  ExperimentHistory& history = bench.history();
  m_undo = menu->addAction(QString(), &history, &ExperimentHistory::undo);
  m_redo = menu->addAction(QString(), &history, &ExperimentHistory::redo);
  m_undo->setShortcut(Qt::CTRL | Qt::Key_Z);
  m_redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
  connect(&history, &ExperimentHistory::changed, this, &EditMenu::followHistory);
  connect(layout.experiment(), &ExperimentPanel::fieldLeft, &history, &ExperimentHistory::endStep);
  for (QLineEdit* line : layout.experiment()->findChildren<QLineEdit*>()) {
    line->installEventFilter(this);
    if (line->focusProxy()) line->focusProxy()->installEventFilter(this);  // a combo box has its field's focus
  }
  menu->addSeparator();
  addValues(menu);
  followHistory();
  followTrees();
}

void EditMenu::addValues(QMenu* menu) {
  m_type = menu->addAction(tr("&Type a Value onto the Blackboard"), this, &EditMenu::typeValue);
  m_type->setShortcut(Qt::Key_F2);
  m_reset = menu->addAction(tr("Reset &Values"), &m_bench.stage(), &Stage::resetValues);
  connect(&m_bench.stage(), &Stage::treesChanged, this, &EditMenu::followTrees);
}

/// Into the tree that has the focus, else into the first that can be typed into.
void EditMenu::typeValue() {
  TreePanel* found = nullptr;
  for (TreePanel* panel : m_layout.trees())
    if (panel->leafEditor()->offered() && (found == nullptr || panel->tree()->hasFocus())) found = panel;
  if (found) found->leafEditor()->open();
}

void EditMenu::followHistory() {
  const ExperimentHistory& history = m_bench.history();
  const QString undo = history.undoText(), redo = history.redoText();
  m_undo->setText(undo.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(undo));
  m_redo->setText(redo.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(redo));
  m_undo->setEnabled(history.canUndo());
  m_redo->setEnabled(history.canRedo());
}

void EditMenu::followTrees() {
  m_type->setEnabled(m_bench.stage().takesValues(0) || m_bench.stage().takesValues(1));
  m_reset->setEnabled(!m_bench.experiment().typed().empty());
}

bool EditMenu::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::ShortcutOverride) return QObject::eventFilter(watched, event);
  const auto* box = qobject_cast<QComboBox*>(watched);
  const auto* line = box ? box->lineEdit() : static_cast<QLineEdit*>(watched);
  const auto* key = static_cast<QKeyEvent*>(event);
  // A field claims these keys also where it has nothing to take back.
  const bool idle = (key->matches(QKeySequence::Undo) && !line->isUndoAvailable()) ||
                    (key->matches(QKeySequence::Redo) && !line->isRedoAvailable());
  if (!idle) return QObject::eventFilter(watched, event);
  event->ignore();
  return true;
}

}  // namespace warpfold::app
