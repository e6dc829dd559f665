// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "charts/chart.h"
#include "models/ladder_model.h"
#include "models/ranks_model.h"
#include "models/scaling_model.h"
#include "models/stage.h"
#include "models/sweep_model.h"

namespace warpfold::samples {

/// A stage with the models that charts draw from, and no worker. Charts must not outlive it.
struct SampleStage {
  app::Experiment experiment;
  app::Comparison comparison;
  app::LadderModel ladder;
  app::SweepModel sweep;
  app::ScalingModel scaling;
  app::RanksModel ranks{comparison};
  app::Stage stage{experiment, comparison};
  app::DataSources sources;

  SampleStage() {
    for (app::DataSource* source : {static_cast<app::DataSource*>(&comparison), static_cast<app::DataSource*>(&stage),
                                    static_cast<app::DataSource*>(&ladder), static_cast<app::DataSource*>(&sweep),
                                    static_cast<app::DataSource*>(&scaling), static_cast<app::DataSource*>(&ranks)})
      sources.add(*source);
  }
  app::Playback& playback() { return stage.playback(); }
  /// A registered chart in a window of its own; null where there is none.
  std::unique_ptr<app::ChartWidget> chart(const QString& id, QSize size = {900, 300}) const {
    for (const app::ChartEntry& entry : app::chartEntries()) {
      if (entry.id != id) continue;
      std::unique_ptr<app::ChartWidget> made(entry.create(sources, nullptr));
      made->resize(size);
      made->show();
      return made;
    }
    return nullptr;
  }
};

}  // namespace warpfold::samples
