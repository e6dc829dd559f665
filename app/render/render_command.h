// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QStringList>
#include <array>
#include <optional>
#include <utility>

#include "models/ladder_view.h"
#include "run/run_request.h"
#include "store/session.h"

namespace warpfold::app {

/// Of an animation; what is not given is as usual.
struct AnimationRequest {
  std::optional<double> framesPerSecond, rowsPerSecond;
  std::optional<std::pair<double, double>> steps;
  bool once = false;
  QString chart;  ///< below the trees of the views run and race

  bool any() const { return framesPerSecond || rowsPerSecond || steps || once; }
};

/// Views of both trees with what stands beside them: as the steps, on the measured clock, and all steps in one picture.
inline const QString runView = QStringLiteral("run"), raceView = QStringLiteral("race"),
                     stripView = QStringLiteral("strip");

/// What `warpfold render` was asked for.
struct RenderJob {
  std::pair<RunRequest, RunRequest> requests;
  bool backendGiven = false;  ///< otherwise the best device that the worker offers
  std::array<QString, 2> kernelOptions{QStringLiteral("--a"), QStringLiteral("--b")};  ///< by which they were named
  QString view = QStringLiteral("window");                                             ///< one of renderViews()
  QString output;
  QString themeId;                    ///< dark, light, projector or print; empty: print
  QSizeF size;                        ///< empty: the view's own
  std::optional<double> scale;        ///< nothing: 2, of animations 1
  std::optional<quint64> blockIndex;  ///< trees show this block as run; nothing: the blackboard example
  std::optional<quint64> shownWarp;   ///< of the lanes, this warp alone; nothing: all
  std::optional<double> step;         ///< position of the clock; nothing: the end
  AnimationRequest animation;
  std::optional<LadderView> ladder;  ///< how a ladder is looked at
  QString workerCommand;
  std::shared_ptr<const store::OpenedSession> session;  ///< shown instead of running anything
};

/// What `--view` takes: the window, its trees, its lanes, a run as a whole, and every registered chart.
QStringList renderViews();

/// Runs the comparison, waits for what the view needs, writes the picture. Returns the exit status; a failure
/// is one line on stderr. Needs a QApplication.
int render(const RenderJob& job);

}  // namespace warpfold::app
