// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include "app/eventually.h"
#include "window/main_window.h"
#include "worker_client/ladder_session.h"

namespace warpfold::app {

/// How a window of a test starts: it remembers nothing, and looks the same everywhere.
struct WindowOptions : WorkbenchOptions {
  /// `arguments`: of the fake worker, how it behaves.
  explicit WindowOptions(const QString& arguments = QStringLiteral("gpu")) {
    workerCommand = QStringLiteral("\"%1\" %2").arg(WARPFOLD_FAKE_WORKER, arguments);
    persistent = false;
  }
  QString theme = QStringLiteral("dark");
};

struct OwnWorkbench {
  Workbench bench;
};

/// A window on a workbench of its own, and the parts of that by their names.
struct TestWindow : private OwnWorkbench, MainWindow {
  using OwnWorkbench::bench;
  explicit TestWindow(const WindowOptions& options = WindowOptions())
      : OwnWorkbench{Workbench(options)}, MainWindow(bench, options.theme) {}

  Experiment& experiment() { return bench.experiment(); }
  const Comparison& comparison() { return bench.comparison(); }
  const LadderModel& ladder() { return bench.ladder(); }
  LadderSession& ladderSession() { return *dynamic_cast<LadderSession*>(bench.jobs().at(0)); }
  WorkerClient& worker() { return bench.worker(); }
  Stage& stage() { return bench.stage(); }
  Playback& playback() { return bench.stage().playback(); }
  SessionKeeper& sessions() { return bench.sessions(); }

  template <typename F>
  static bool eventually(F condition) {
    return app::eventually(condition);
  }
};

}  // namespace warpfold::app
