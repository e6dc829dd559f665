// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/dialogs.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QSettings>
#include <QTableView>
#include <QVBoxLayout>

#include "export/export_service.h"
#include "models/stage.h"
#include "models/steps_table_model.h"
#include "models/tree_choices.h"
#include "theme/on_screen.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {

namespace {

/// So that lupdate and Qt agree on the context.
struct DialogsWords {
  Q_DECLARE_TR_FUNCTIONS(Dialogs)
};

}  // namespace

void chooseBlock(QWidget* parent, Stage& stage) {
  const quint64 last = stage.blocks() ? std::min<quint64>(*stage.blocks() - 1, 2000000000) : 0;
  bool chosen = false;
  const int index = QInputDialog::getInt(parent, DialogsWords::tr("Show in Trees"),
                                         DialogsWords::tr("Block of the first launch, 0 to %1:").arg(grouped(last)),
                                         int(stage.block()), 0, int(last), 1, &chosen);
  if (!chosen) return;
  stage.showBlock(quint64(index));
  stage.show(TreeChoice::Kind::block);
}

QWidget* showStepTable(QWidget* parent, const Stage& stage, ExportService& service, const Exportable& content) {
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  const auto name = [&stage, dialog] {
    dialog->setWindowTitle(DialogsWords::tr("Steps · %1").arg(stepsReference(stage.comparison(), stage.block())));
  };
  name();
  auto* model = new StepsTableModel(dialog);
  const auto fill = [&stage, model] {
    model->setSteps(stage.comparison().stepRows(0, stage.block()), stage.comparison().stepRows(1, stage.block()));
  };
  fill();
  QObject::connect(&stage.comparison(), &Comparison::resultChanged, model, fill);
  QObject::connect(&stage.comparison(), &Comparison::resultChanged, dialog, name);
  auto* table = new QTableView(dialog);
  table->setModel(model);
  table->setAccessibleName(dialog->windowTitle());
  table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
  // Shares say more than counts and stand before them, where no scrolling is needed.
  const auto [first, last] = StepsTableModel::shareColumns();
  for (int column = first; column <= last; ++column) table->horizontalHeader()->moveSection(column, 2 + column - first);
  auto* column = new QVBoxLayout(dialog);
  column->addWidget(table);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  buttons->addButton(DialogsWords::tr("&Copy"), QDialogButtonBox::ActionRole);
  QObject::connect(buttons, &QDialogButtonBox::clicked, dialog, [=, &service, &content](QAbstractButton* button) {
    if (buttons->buttonRole(button) == QDialogButtonBox::ActionRole)
      service.copyData(content, dialog->windowTitle());
    else
      dialog->close();
  });
  column->addWidget(buttons);
  resizeOnScreen(*dialog, {980, 420});
  dialog->show();
  return dialog;
}

void askWorkerCommand(QWidget* parent, WorkerClient& client) {
  QSettings settings;
  bool accepted = false;
  const QString command = QInputDialog::getText(
      parent, DialogsWords::tr("Worker Command"),
      DialogsWords::tr("Command line of the worker. Empty: the warpfold-cli of this installation.\nExample: ssh gpubox "
                       "warpfold-cli worker"),
      QLineEdit::Normal, settings.value(QStringLiteral("worker/command")).toString(), &accepted);
  if (!accepted) return;
  settings.setValue(QStringLiteral("worker/command"), command.trimmed());
  client.setCommand(command.trimmed());
  client.restart();
}

}  // namespace warpfold::app
