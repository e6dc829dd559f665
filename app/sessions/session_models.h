// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/clocks_model.h"
#include "models/comparison.h"
#include "models/experiment.h"
#include "models/ladder_model.h"
#include "models/stage.h"
#include "store/session.h"

namespace warpfold::app {

/// The models whose contents a session keeps.
struct SessionModels {
  Experiment& experiment;
  Comparison& comparison;
  LadderModel& ladder;
  ClocksModel& clocks;
  Stage& stage;
};

/// Which trees are shown, and where they stand; the page of charts is the window's.
store::SessionView viewOf(const Stage& stage);
void showView(const store::SessionView& view, Stage& stage);

/// Shows what a session has: experiment, results, trees and charts as they were, as recorded on its day.
void showSession(const store::OpenedSession& session, const SessionModels& models);

}  // namespace warpfold::app
