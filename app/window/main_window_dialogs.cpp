// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The small dialogs that MainWindow's menus open.
#include <QAbstractButton>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>

#include "charts/chart_widget.h"
#include "models/steps_table_model.h"
#include "window/about_dialog.h"
#include "window/charts_row.h"
#include "window/main_window.h"

namespace warpfold::app {

void MainWindow::chooseBlock() {
  const auto grid = m_experiment.grid();
  const int last = grid ? int(std::min<quint64>(*grid - 1, 2000000000)) : 0;
  bool chosen = false;
  const int index = QInputDialog::getInt(this, tr("Trees Show"),
                                         tr("Block of the first launch, 0 to %1:").arg(grouped(quint64(last))),
                                         int(m_experiment.tracedBlock()), 0, last, 1, &chosen);
  if (!chosen) return;
  m_experiment.setTracedBlock(quint64(index));
  setTreesShow(TreesShow::block);
}

void MainWindow::showStepTable() {
  auto* dialog = new QDialog(this);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(tr("Steps of block %1").arg(m_experiment.tracedBlock()));
  auto* model = new StepsTableModel(dialog);
  const auto fill = [this, model] {
    model->setSteps(m_comparison.stepRows(0, m_experiment.tracedBlock()),
                    m_comparison.stepRows(1, m_experiment.tracedBlock()));
  };
  fill();
  connect(&m_comparison, &Comparison::resultChanged, model, fill);
  auto* table = new QTableView(dialog);
  table->setModel(model);
  table->setAccessibleName(dialog->windowTitle());
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(table);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  connect(buttons, &QDialogButtonBox::clicked, dialog, [=, this](QAbstractButton* button) {
    if (buttons->buttonRole(button) == QDialogButtonBox::ActionRole)
      m_export->copyData(*m_charts->chart(QStringLiteral("steps")), dialog->windowTitle());
    else
      dialog->close();
  });
  column->addWidget(buttons);
  dialog->resize(980, 420);
  dialog->show();
}

void MainWindow::showAbout() {
  showAboutDialog(this);
}
void MainWindow::showShortcuts() {
  showShortcutsDialog(this);
}

void MainWindow::askWorkerCommand() {
  QSettings settings;
  bool accepted = false;
  const QString command = QInputDialog::getText(
      this, tr("Worker Command"),
      tr("Command line of the worker. Empty: the warpfold-cli of this installation.\nExample: ssh gpubox "
         "warpfold-cli worker"),
      QLineEdit::Normal, settings.value(QStringLiteral("worker/command")).toString(), &accepted);
  if (!accepted) return;
  settings.setValue(QStringLiteral("worker/command"), command.trimmed());
  m_client.setCommand(command.trimmed());
  m_client.restart();
}

}  // namespace warpfold::app
