// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QStringList>
#include <optional>
#include <string>
#include <utility>

#include "run/run_request.h"

namespace warpfold::app {

/// What `warpfold render` was asked for.
struct RenderJob {
  std::pair<RunRequest, RunRequest> requests;
  std::pair<std::string, std::string> kernelOptions{"--a", "--b"};  ///< by which their kernels were named
  bool backendGiven = false;                ///< otherwise the best device that the worker offers
  QString view = QStringLiteral("window");  ///< one of renderViews()
  QString output;
  QString themeId;  ///< dark, light or print; empty: print
  QSizeF size;      ///< empty: the view's own
  double scale = 2;
  quint64 blockIndex = 0;
  bool ownBlock = false;       ///< trees show the run's block, not the blackboard example
  std::optional<double> step;  ///< position of the clock; nothing: the end
  QString workerCommand;
};

/// What `--view` takes: the window, its trees, its lanes, and every registered chart.
QStringList renderViews();

/// Runs the comparison, waits for what the view needs, writes the picture. Returns the exit status; a failure
/// is one line on stderr. Needs a QApplication.
int render(const RenderJob& job);

}  // namespace warpfold::app
