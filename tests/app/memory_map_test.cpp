// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory_map.h"

#include <gtest/gtest.h>

#include <QTest>

#include "app/in_language.h"
#include "app/letter_device.h"
#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "app/table_samples.h"
#include "charts/chart.h"
#include "charts/painted_chart.h"
#include "charts/wrapped_lines.h"
#include "models/heat_map.h"
#include "models/playback.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

using Kind = WarpRequest::Kind;

WarpRequest request(Kind kind, std::uint32_t lanes, std::vector<std::uint64_t> offsets, std::uint8_t bytes = 4) {
  WarpRequest r;
  r.kind = kind;
  r.lanes = lanes;
  r.bytes = bytes;
  r.space = kind == Kind::globalLoad    ? Location::Space::input
            : kind == Kind::globalStore ? Location::Space::output
                                        : Location::Space::shared;
  r.offsets = std::move(offsets);
  return r;
}

/// One combining step of four lanes with these requests.
BlockTracePtr traceWith(std::vector<WarpRequest> requests) {
  samples::ByHand hand(4, 4);
  hand.sum(1, 0, hand.input(0, 0, 3), hand.input(1, 1, 4));
  hand.step(Step::Kind::combine, 1, {0}).requests = std::move(requests);
  return hand.done();
}

TEST(memory_map_test, lanes_that_stand_apart_touch_many_half_used_sectors) {
  const auto trace = traceWith({request(Kind::globalLoad, 0b1111, {0, 16, 32, 48})});
  const auto maps = memoryMap(*trace, 1);
  ASSERT_EQ(maps.size(), 1u);
  ASSERT_EQ(maps[0].sectors.size(), 2u);
  EXPECT_EQ(maps[0].sectors[1].index, 1u);
  EXPECT_EQ(maps[0].sectors[1].usedBytes(), 8);
  EXPECT_EQ(maps[0].sectors[1].lanes, (std::vector<std::uint32_t>{2, 3}));
  EXPECT_EQ(maps[0].sectors[1].firstLane[4], 3u);
  EXPECT_EQ(requestText(maps[0]).toStdString(), "warp 0 loads g_in[0, 4, 8, 12] · 4 lanes · 2 sectors · 25 % used");
}

TEST(memory_map_test, shared_memory_is_called_as_the_source_calls_it) {
  const auto trace = traceWith({request(Kind::sharedLoad, 0b1111, {0, 4, 8, 12})});
  EXPECT_EQ(requestText(memoryMap(*trace, 1, "cache")[0]).toStdString(),
            "warp 0 loads cache[0–3] · 4 lanes · no conflict");
}

TEST(memory_map_test, only_lanes_that_take_part_have_an_offset) {
  const auto trace = traceWith({request(Kind::globalStore, 0b1010, {8, 16}, 8)});
  const auto maps = memoryMap(*trace, 1);
  EXPECT_EQ(maps[0].sectors[0].lanes, (std::vector<std::uint32_t>{1, 3}));
  EXPECT_EQ(maps[0].sectors[0].usedBytes(), 16);
  EXPECT_EQ(requestText(maps[0]).toStdString(), "warp 0 stores g_out[1, 2] · 2 lanes · 1 sector · 50 % used");
}

TEST(memory_map_test, distinct_words_in_one_bank_conflict) {
  WarpRequest r = request(Kind::sharedLoad, 0b1111, {0, 128, 256, 4});
  r.conflicts = 2;
  const auto trace = traceWith({r});
  const auto maps = memoryMap(*trace, 1);
  EXPECT_EQ(maps[0].ways, 3u);
  EXPECT_TRUE(maps[0].conflict(0));
  EXPECT_FALSE(maps[0].conflict(1));
  EXPECT_EQ(maps[0].banks[0][1].index, 32u);
  EXPECT_EQ(requestText(maps[0]).toStdString(), "warp 0 loads shared[0, 1, 32, 64] · 4 lanes · 3-way · 2 extra rounds");
}

TEST(memory_map_test, one_word_for_all_lanes_is_no_conflict) {
  const auto trace = traceWith({request(Kind::sharedLoad, 0b1111, {64, 64, 64, 64})});
  const auto maps = memoryMap(*trace, 1);
  EXPECT_EQ(maps[0].ways, 1u);
  EXPECT_EQ(maps[0].banks[16][0].lanes.size(), 4u);
  EXPECT_EQ(requestText(maps[0]).toStdString(), "warp 0 loads shared[16] · 4 lanes · no conflict");
}

/// Forty warps, two lanes of each further and further apart.
std::vector<WarpRequest> differentRequests() {
  std::vector<WarpRequest> many;
  for (std::uint32_t i = 0; i < 40; ++i) {
    many.push_back(request(Kind::globalLoad, 0b11, {0, 32 * (i + 1)}));
    many.back().warp = i;
  }
  return many;
}

TEST(memory_map_test, accesses_that_look_alike_are_one_row_with_their_count) {
  std::vector<WarpRequest> many;
  for (std::uint32_t warp = 0; warp < 8; ++warp) {
    many.push_back(request(Kind::globalLoad, 0b11, {64 * warp, 64 * warp + 8}));
    many.back().warp = warp;
  }
  many.push_back(request(Kind::globalLoad, 0b11, {0, 4}));
  const auto trace = traceWith(many);
  EXPECT_EQ(memoryMap(*trace, 1).size(), 9u);
  const auto rows = memoryRows(*trace, 1);
  ASSERT_EQ(rows.size(), 2u);
  EXPECT_EQ(rows[0].warps, (std::vector<std::uint32_t>{0, 1, 2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(rows[1].warps, (std::vector<std::uint32_t>{0}));
  Table all = emptyMemoryTable();
  addMemory(all, *trace, 1, "A");
  EXPECT_EQ(all.rows.size(), 18u) << "the table has every access";
}

TEST(memory_map_test, names_what_a_lane_does_with_its_element) {
  samples::ByHand hand(4, 4);
  hand.sum(1, 0, hand.input(0, 0, 3), hand.input(2, 2, 4));
  hand.sum(1, 1, hand.input(1, 1, 3), hand.input(3, 3, 4));
  hand.step(Step::Kind::combine, 1, {0, 1}).requests = {request(Kind::globalLoad, 0b11, {0, 4}),
                                                        request(Kind::globalLoad, 0b11, {8, 12})};
  const auto trace = hand.done();
  const auto maps = memoryMap(*trace, 1);
  EXPECT_EQ(requestText(maps[0]).toStdString(),
            "warp 0 loads g_in[0, 1] · left operand · 2 lanes · 1 sector · 25 % used");
  EXPECT_EQ(requestText(maps[1]).toStdString(),
            "warp 0 loads g_in[2, 3] · right operand · 2 lanes · 1 sector · 25 % used");
}

TEST(memory_map_test, lists_are_short) {
  EXPECT_EQ(listText({}), "");
  EXPECT_EQ(listText({7}), "7");
  EXPECT_EQ(listText({4, 5, 6, 7}), "4–7");
  EXPECT_EQ(listText({0, 2, 4, 6}), "0, 2, 4, 6");
  EXPECT_EQ(listText({0, 2, 4, 6, 8}), "0, 2, …, 8");
}

TEST(memory_map_test, requests_are_listed_warp_by_warp) {
  WarpRequest late = request(Kind::globalLoad, 1, {0}), early = late;
  late.warp = 1;
  const auto trace = traceWith({late, early, late});
  std::vector<std::uint32_t> warps;
  for (const RequestMap& map : memoryMap(*trace, 1)) warps.push_back(map.request->warp);
  EXPECT_EQ(warps, (std::vector<std::uint32_t>{0, 1, 1}));
}

TEST(memory_map_test, table_of_a_row) {
  const auto trace = traceWith({request(Kind::globalLoad, 0b11, {28, 32}), request(Kind::sharedStore, 0b10, {132})});
  Table table = emptyMemoryTable();
  addMemory(table, *trace, 1, "A");
  EXPECT_EQ(csvText(table).toStdString(),
            "side,step,kind,warp,request,access,space,lane,offset,bytes,sector,bank\n"
            "A,1,combine,0,0,global load,g_in,0,28,4,0,\n"
            "A,1,combine,0,0,global load,g_in,1,32,4,1,\n"
            "A,1,combine,0,1,shared store,shared,1,132,4,,1\n");
}

// The charts ---------------------------------------------------------------------------------------------

struct PaintedStage : samples::SampleStage {
  explicit PaintedStage(BlockTracePtr trace, double position = 0) {
    playback().setTraces(std::move(trace), {});
    playback().setPosition(position);
  }
  std::unique_ptr<PaintedChart> painted(const QString& id) const {
    std::unique_ptr<PaintedChart> made(static_cast<PaintedChart*>(chart(id).release()));
    made->plot()->replot();
    return made;
  }
};

TEST(memory_chart_test, tells_of_the_sector_under_the_pointer) {
  const PaintedStage stage(traceWith({request(Kind::globalLoad, 0b1111, {0, 16, 32, 48})}), 1);
  const auto chart = stage.painted("memory");
  EXPECT_EQ(chart->textAt({20, 25}).toStdString(),
            "warp 0 loads g_in[0, 4, 8, 12] · 4 lanes · 2 sectors · 25 % used\nfrom byte 0x0 of the array\nsector 0: 8 "
            "of 32 bytes used, lanes 0, 1");
  EXPECT_EQ(chart->textAt({600, 25}), "");
}

/// How much is used is last, and the point. In a window of 1280 × 800 pixels.
TEST(memory_chart_test, its_words_are_whole_in_a_small_window) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    const PaintedStage stage(
        traceWith({request(Kind::globalLoad, 0b1, {0}), request(Kind::globalLoad, 0b1, {4}),
                   request(Kind::atomic, 0b1, {64}), request(Kind::sharedLoad, 0b1111, {0, 4, 128, 256})}),
        1);
    const auto chart = stage.painted("memory");
    LetterDevice device(QSize(560, 400));
    QPainter painter(&device);
    chart->paintBare(painter, device.area(), Theme::byId(QString()));
    painter.end();
    int shares = 0;
    for (const Letters& each : device.letters()) {
      EXPECT_FALSE(each.cut || each.text.contains(u'…')) << each.text.toStdString();
      shares += each.text.contains(QStringLiteral("12")) ? 1 : 0;
    }
    EXPECT_GE(shares, 2) << id;
  }
}

TEST(wrapped_lines, phrases_stay_together_where_they_can) {
  const QFont font = Theme::ui(11);
  const double width = QFontMetricsF(font).horizontalAdvance(QStringLiteral("left operand · 1 lane")) + 1;
  EXPECT_EQ(wrappedPhrases({"left operand", "1 lane", "12 % used"}, font, width).join('|').toStdString(),
            "left operand · 1 lane|12 % used");
  EXPECT_EQ(wrappedPhrases({"one", "a phrase that is wider than its column"}, font, width).join(' ').toStdString(),
            "one a phrase that is wider than its column");
}

TEST(memory_chart_test, follows_the_clock) {
  PaintedStage stage(traceWith({request(Kind::sharedLoad, 0b1, {0})}));
  const auto chart = stage.painted("memory");
  EXPECT_EQ(csvText(chart->tables()).count('\n'), 1);
  stage.playback().setPosition(1);
  EXPECT_EQ(csvText(chart->tables()).count('\n'), 2);
}

TEST(memory_chart_test, a_picture_is_as_tall_as_its_requests) {
  const PaintedStage stage(traceWith(differentRequests()), 1);
  EXPECT_GT(stage.painted("memory")->exportSize().height(), 1500);
}

TEST(memory_chart_test, a_picture_of_one_request_is_not_mostly_empty) {
  const PaintedStage stage(traceWith({request(Kind::globalLoad, 0b1111, {0, 16, 32, 48})}), 1);
  EXPECT_LT(stage.painted("memory")->exportSize().height(), 200);
}

TEST(memory_chart_test, is_scrolled_by_keys) {
  const PaintedStage stage(traceWith(differentRequests()), 1);
  const auto chart = stage.painted("memory");
  EXPECT_TRUE(chart->textAt({20, 10}).startsWith("warp 0 "));
  for (int i = 0; i < 99; ++i) QTest::keyClick(chart.get(), Qt::Key_PageDown);
  EXPECT_TRUE(chart->textAt({20, 230}).startsWith("warp 39 "));
}

TEST(heat_map_test, four_states_of_a_lane) {
  samples::ByHand hand(8, 4);
  Step& step = hand.step(Step::Kind::combine, 1, {0});
  step.warps[0].touched = 0b0011;
  EXPECT_EQ(laneState(hand.trace(), step, 0), LaneState::combined);
  EXPECT_EQ(laneState(hand.trace(), step, 1), LaneState::touched);
  EXPECT_EQ(laneState(hand.trace(), step, 2), LaneState::idle);
  EXPECT_EQ(laneState(hand.trace(), step, 4), LaneState::skipped);
}

LaunchResult launchOfFiveBlocks() {
  LaunchResult launch;
  launch.grid = 5;
  launch.block = 4;
  launch.activity.blocksPerRun = 2;
  launch.activity.activeThreads = {{8, 4}, {8, 2}, {4, 1}};
  launch.steps = {{0, Step::Kind::load, {}, {}, {}, {}, {}, {}}, {1, Step::Kind::combine, {}, {}, {}, {}, {}, {}}};
  return launch;
}

TEST(heat_map_test, the_last_run_may_hold_fewer_blocks) {
  const GridMap map = gridMap(launchOfFiveBlocks());
  ASSERT_EQ(map.runs.size(), 3u);
  EXPECT_EQ(map.runs[1].share, (std::vector<double>{1.0, 0.25}));
  EXPECT_EQ(map.runs[2].firstBlock, 4u);
  EXPECT_EQ(map.runs[2].lastBlock, 4u);
  EXPECT_EQ(map.runs[2].share, (std::vector<double>{1.0, 0.25}));
}

TEST(heat_map_test, table_of_block_and_grid) {
  const auto trace = traceWith({});
  const LaunchResult launch = launchOfFiveBlocks();
  Table table = emptyHeatTable();
  addHeat(table, trace.get(), &launch, "B");
  EXPECT_EQ(csvText(table).toStdString(),
            "side,map,step,kind,first,last,active,threads\n"
            "B,block,1,combine,0,3,1,4\n"
            "B,grid,0,load,0,1,8,8\nB,grid,1,combine,0,1,4,8\n"
            "B,grid,0,load,2,3,8,8\nB,grid,1,combine,2,3,2,8\n"
            "B,grid,0,load,4,4,4,4\nB,grid,1,combine,4,4,1,4\n");
}

TEST(heat_chart_test, tells_of_the_thread_under_the_pointer) {
  const PaintedStage stage(samples::neighbored());
  const auto chart = stage.painted("heatmap");
  EXPECT_EQ(chart->textAt({70, 25}).toStdString(), "thread 0 · warp 0 · lane 0\n1: combines");
}

}  // namespace
}  // namespace warpfold::app
