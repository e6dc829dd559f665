// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

#include "jobs/comparison.h"

namespace warpfold::app {

class Workbench;

/// Kernels of the user's: new ones, copies of ours, files that are there.
class KernelMenu : public QMenu {
  Q_OBJECT
 public:
  KernelMenu(Workbench& bench, QWidget* window);

  /// A copy of a side's kernel becomes a file of the user's, and that side's kernel.
  void editCopy(messages::Side side);

 signals:
  /// What was asked for cannot be done: one sentence.
  void failed(const QString& sentence);

 private:
  void create();
  void chooseFile();
  void paste();
  void use(const QString& path, messages::Side side);

  Workbench& m_bench;
  QWidget* m_window;
};

}  // namespace warpfold::app
