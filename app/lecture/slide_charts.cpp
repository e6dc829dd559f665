// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/slide_charts.h"

#include "charts/chart.h"
#include "models/comparison.h"
#include "models/ladder_model.h"
#include "models/stage.h"

namespace warpfold::app {

namespace {

bool isRunByLectures(const QMetaObject* source) {
  return source == &Comparison::staticMetaObject || source == &Stage::staticMetaObject ||
         source == &LadderModel::staticMetaObject;
}

}  // namespace

QStringList slideCharts() {
  QStringList ids;
  for (const ChartEntry& entry : chartEntries())
    if (std::all_of(entry.drawsFrom.begin(), entry.drawsFrom.end(), isRunByLectures)) ids << entry.id;
  return ids;
}

SlideOffers slideOffers(const Catalogue& kernels) {
  return {kernels, slideCharts()};
}

bool showsLadder(const SlideView& view) {
  const auto entries = chartEntries();
  return std::any_of(entries.begin(), entries.end(),
                     [&](const ChartEntry& entry) { return entry.id == view.id && entry.isOf<LadderModel>(); });
}

}  // namespace warpfold::app
