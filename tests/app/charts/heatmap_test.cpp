// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "app/sample_stage.h"
#include "app/sample_traces.h"

namespace warpfold::app {
namespace {

/// The heat map of one block of 512 threads on both sides, in which the upper half rests after the load.
struct HeatMap : samples::SampleStage {
  HeatMap() {
    for (const messages::Side side : {messages::Side::a, messages::Side::b})
      comparison.apply(messages::Board{side, samples::interleaved({.block = 512, .warpSize = 32, .shared = true})});
    shown = chart("heatmap", {700, 300});
  }
  std::unique_ptr<ChartWidget> shown;
};

/// Colours from top to bottom of a column of pixels.
std::set<QRgb> coloursAt(const QImage& image, int x, int from, int to) {
  std::set<QRgb> colours;
  for (int y = from; y < to; ++y) colours.insert(image.pixel(x, y));
  return colours;
}

TEST(heatmap, a_steps_row_keeps_its_colour_where_there_are_more_threads_than_pixels) {
  const HeatMap map;
  const QImage image = map.shown->plot()->toPixmap(700, 300).toImage();
  // Threads of the last warps: read and written once, then idle, with lines between the rows.
  EXPECT_LE(coloursAt(image, 310, 26, 200).size(), 8u);
}

TEST(heatmap, the_table_tells_the_blackboard_from_the_run) {
  EXPECT_TRUE(HeatMap().shown->exportCsv().contains("\nA,blackboard,0,load,"));
}

}  // namespace
}  // namespace warpfold::app
