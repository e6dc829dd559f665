// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <set>

#include "app/in_language.h"
#include "app/letter_device.h"
#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "app/table_samples.h"
#include "theme/theme.h"

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

/// The run below, in which all threads load and half of them then combine.
messages::Result halfCombines(messages::Side side) {
  messages::Result m;
  m.side = side;
  LaunchResult launch;
  launch.n = 1024;
  launch.grid = 2;
  launch.block = 512;
  launch.steps.resize(2);
  launch.steps[0].kind = Step::Kind::load;
  launch.steps[1].index = 1;
  launch.activity.blocksPerRun = 1;
  launch.activity.activeThreads = {{512, 256}, {512, 256}};
  m.result.launches = {launch};
  return m;
}

int countOf(const QImage& image, const QColor& colour) {
  int count = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) count += image.pixelColor(x, y) == colour ? 1 : 0;
  return count;
}

TEST(heatmap, shares_of_the_run_have_a_colour_of_their_own) {
  HeatMap map;
  const Theme& theme = Theme::byId(QString());
  const auto picture = [&] { return map.shown->plot()->toPixmap(700, 300).toImage(); };
  const int ofSideBefore = countOf(picture(), theme.side(0)), ofShareBefore = countOf(picture(), theme.good);
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) map.comparison.apply(halfCombines(side));
  map.shown->refresh();
  const QImage with = picture();
  EXPECT_EQ(ofShareBefore, 0);
  EXPECT_GT(countOf(with, theme.good), 1000);
  EXPECT_LE(countOf(with, theme.side(0)), ofSideBefore);  // the upper map, which has less room now
}

/// In a window of 1280 × 800 pixels.
TEST(heatmap, its_words_are_whole_in_a_small_window) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    HeatMap map;
    for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
      messages::Result m = halfCombines(side);
      m.result.n = 1 << 23;
      m.result.launches[0].grid = 16384;
      map.comparison.apply(m);
    }
    map.shown->refresh();
    LetterDevice device(QSize(620, 170));
    QPainter painter(&device);
    map.shown->paintBare(painter, device.area(), Theme::byId(QString()));
    painter.end();
    for (const Letters& each : device.letters())
      EXPECT_FALSE(each.cut || each.text.contains(u'…')) << each.text.toStdString();
    EXPECT_GT(device.letters().size(), 20u);
  }
}

TEST(heatmap, the_table_tells_the_blackboard_from_the_run) {
  EXPECT_TRUE(csvText(HeatMap().shown->tables()).contains("\nA,blackboard,0,load,"));
}

}  // namespace
}  // namespace warpfold::app
