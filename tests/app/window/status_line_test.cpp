// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/status_line.h"

#include <gtest/gtest.h>

#include <QStatusBar>

#include "models/comparison.h"
#include "models/playback.h"
#include "worker_client/worker_client.h"

namespace warpfold::app {
namespace {

using messages::Side;

RunResult recordedRun() {
  RunResult result;
  result.device.name = "NVIDIA H200";
  result.device.recorded = "2026-11-22";
  result.device.timing = Provenance::recorded;
  result.n = 4096;
  result.request.iterations = 20;  // as many as were recorded
  result.latency.emplace().median = 20;
  result.latency->samples = 3;  // taken before the live run begins
  result.latency->provenance = Provenance::recorded;
  return result;
}

TEST(status_line_test, samples_that_are_played_again_are_counted_as_they_were_recorded) {
  Comparison comparison;
  Playback playback;
  WorkerClient client;
  QStatusBar bar;
  const StatusLine line(&bar, comparison, {}, playback, client);
  comparison.begin("neighbored", "interleaved");
  for (const Side side : {Side::a, Side::b}) {
    comparison.apply(messages::Result{side, recordedRun()});
    comparison.apply(messages::Samples{side, 0, std::vector<double>(60, 20.0)});
  }
  EXPECT_NE(line.text().indexOf("20 recorded samples"), -1) << line.text().toStdString();
}

}  // namespace
}  // namespace warpfold::app
