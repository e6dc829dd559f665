// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace warpfold::app {

class ExportService;
class Exportable;
class Stage;
class WorkerClient;

/// Asks which block of the first launch both trees are to show.
void chooseBlock(QWidget* parent, Stage& stage);
/// The figures of every step of the shown block; `table` is what Copy puts on the clipboard.
QWidget* showStepTable(QWidget* parent, const Stage& stage, ExportService& service, const Exportable& table);
/// Asks for the worker's command line and starts a worker with it.
void askWorkerCommand(QWidget* parent, WorkerClient& client);

}  // namespace warpfold::app
