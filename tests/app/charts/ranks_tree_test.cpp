// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QImage>
#include <QKeyEvent>
#include <QMouseEvent>

#include "app/sample_ranks.h"
#include "app/sample_stage.h"
#include "app/table_samples.h"
#include "charts/ranks_tree_painter.h"
#include "models/chart_table.h"

namespace warpfold::app {
namespace {

/// A ran over four ranks, B over none.
struct OverRanks : samples::SampleStage {
  OverRanks() {
    comparison.begin("neighbored", "interleaved");
    comparison.apply(messages::Result{messages::Side::a, samples::fourRanks()});
    comparison.apply(messages::Result{messages::Side::b, {}});
    shown = chart(QStringLiteral("ranks"), {1000, 320});
    shown->refresh();
    QImage image(1000, 320, QImage::Format_ARGB32);
    shown->render(&image);
  }
  void press(int key, Qt::KeyboardModifiers modifiers = {}) const {
    QKeyEvent event(QEvent::KeyPress, key, modifiers);
    QCoreApplication::sendEvent(shown.get(), &event);
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(ranks_tree, is_there_once_a_side_has_ranks) {
  samples::SampleStage stage;
  EXPECT_FALSE(stage.ranks.available());
  EXPECT_TRUE(OverRanks().ranks.available());
}

TEST(ranks_tree, says_of_how_many_samples_its_times_are) {
  samples::SampleStage stage;
  EXPECT_EQ(stage.ranks.samplesTold(), QStringLiteral("0 samples"));
  EXPECT_EQ(OverRanks().ranks.samplesTold(), QStringLiteral("3 samples"));
  EXPECT_TRUE(OverRanks().shown->summary().contains("messages of the last of 3 samples, measured by the hosts' clocks"))
      << OverRanks().shown->summary().toStdString();
}

TEST(ranks_tree, keys_go_from_rank_to_rank_and_into_one) {
  const OverRanks over;
  over.press(Qt::Key_Right, Qt::AltModifier);
  over.press(Qt::Key_Right, Qt::AltModifier);
  over.press(Qt::Key_Right, Qt::AltModifier);
  EXPECT_TRUE(over.shown->spokenPlace().startsWith(u"A, rank 2 of 4 on south, Emulator, 1 core, 1\u202f000 elements"))
      << over.shown->spokenPlace().toStdString();
  over.press(Qt::Key_Return);
  EXPECT_EQ(over.stage.shownRank(0), 2u);
  over.press(Qt::Key_Escape);
  EXPECT_FALSE(over.stage.shownRank(0));
}

TEST(ranks_tree, keys_follow_a_value_down_and_up) {
  const OverRanks over;
  for (int i = 0; i < 4; ++i) over.press(Qt::Key_Right, Qt::AltModifier);
  over.press(Qt::Key_Down, Qt::AltModifier);
  const QString spoken = over.shown->spokenPlace();
  EXPECT_TRUE(spoken.startsWith("A, rank 2 of 4 on south, after round 1 5, round 1, rank 3 to rank 2: 4 bytes in"))
      << spoken.toStdString();
  over.press(Qt::Key_Down, Qt::AltModifier);
  EXPECT_TRUE(over.shown->spokenPlace().contains("after round 2 6"));
  over.press(Qt::Key_Up, Qt::AltModifier);
  EXPECT_TRUE(over.shown->spokenPlace().startsWith("A, rank 0 of 4 on north, after round 1 1"));
}

TEST(ranks_tree, a_click_goes_into_a_rank_and_back) {
  const OverRanks over;
  const QRectF inside = QRectF(over.shown->plot()->viewport()).adjusted(8, 2, -14, -4);
  const QRectF sideA(inside.left(), inside.top(), (inside.width() - 20) / 2, inside.height());
  const RanksTreeLayout layout(*over.ranks.tree(0), sideA, 0);
  const QPointF at(layout.x(3), layout.y(0));
  for (const std::optional<std::uint32_t> expected : {std::optional(3u), std::optional<std::uint32_t>()}) {
    for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
      QMouseEvent event(type, at, over.shown->plot()->mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, {});
      QCoreApplication::sendEvent(over.shown->plot(), &event);
    }
    EXPECT_EQ(over.stage.shownRank(0), expected);
  }
}

TEST(ranks_tree, a_ranks_tree_is_one_of_the_choices) {
  const OverRanks over;
  QStringList texts;
  for (const NamedChoice& each : over.stage.choices(0)) texts << each.text;
  EXPECT_TRUE(texts.contains("Rank 3, block 0")) << texts.join(u';').toStdString();
}

TEST(ranks_tree, its_table_has_messages_and_ranks) {
  const OverRanks over;
  const auto tables = chartTables(over.shown->tables());
  ASSERT_EQ(tables.size(), 2u);
  EXPECT_EQ(rowSentence(tables[0], 2),
            "A, round 2, from rank 2, to rank 0: size: 4 B, begin: 4 µs, end: 7 µs, time: 3 "
            "µs, error: 0.5 µs");
  EXPECT_EQ(tables[1].rows.size(), 4u);
}

TEST(ranks_tree_layout, edges_end_at_nodes_and_are_found) {
  const RankTree tree = rankTree(samples::fourRanks());
  const RanksTreeLayout layout(tree, {0, 0, 500, 240}, 0);
  const QPainterPath way = layout.way(tree, 2);
  EXPECT_EQ(way.pointAtPercent(0), QPointF(layout.x(2), layout.y(1) + layout.radius()));
  EXPECT_EQ(way.pointAtPercent(1), QPointF(layout.x(0), layout.y(2) - layout.radius()));
  EXPECT_EQ(layout.messageAt(tree, way.pointAtPercent(0.5)), 2u);
  EXPECT_EQ(layout.nodeAt(tree, {layout.x(2), layout.y(1)})->value.text(), "5");
  EXPECT_EQ(layout.nodeAt(tree, {layout.x(3), 10})->rank, 3u) << "its name";
}

TEST(ranks_tree_layout, many_ranks_are_dots_and_few_are_named) {
  RunResult result = samples::fourRanks();
  while (result.ranks->parts.size() < 256) result.ranks->parts.push_back(result.ranks->parts.back());
  const RankTree tree = rankTree(result);
  const RanksTreeLayout layout(tree, {0, 0, 500, 240}, 0);
  EXPECT_EQ(layout.characters(), 0);
  EXPECT_FALSE(layout.labels());
  EXPECT_EQ(layout.namedEvery(), 16u);
}

TEST(rank_times, says_who_is_late_and_how_sure_the_clocks_are) {
  const OverRanks over;
  const auto times = over.ranks.timesWithin(0);
  ASSERT_EQ(times.size(), 4u);
  EXPECT_EQ(times[3]->us, 103);
  EXPECT_EQ(over.ranks.slowestWithin(0)->us, 103);
  EXPECT_EQ(over.ranks.across(0)->us, 7);
  EXPECT_EQ(over.ranks.clockErrorUs(0), 0.5);
  EXPECT_EQ(csvText(over.ranks.tableOfTotals()).split(u'\n')[1], "A,103,93,113,7,5,9,0.5");
  const auto chart = over.chart(QStringLiteral("ranks-clocks"));
  chart->refresh();
  const ChartReading reading = chart->reading();
  ASSERT_EQ(reading.series.size(), 1u);
  EXPECT_EQ(reading.series[0].points[3], QPointF(3, 30));
}

/// A is combined by its GPUs, B by MPI.
struct JoinedByGpus : samples::SampleStage {
  JoinedByGpus() {
    comparison.begin("fastest", "neighbored");
    RunResult result = samples::fourRanks();
    result.ranks->method = "peer-store";
    Latency& joined = result.ranks->joined.emplace();
    joined.median = 110;
    joined.quartiles = Interval{109, 112};
    comparison.apply(messages::Result{messages::Side::a, result});
    comparison.apply(messages::Result{messages::Side::b, samples::fourRanks()});
  }
};

TEST(rank_times, the_whole_on_rank_0s_gpu_is_in_the_table_where_gpus_combine) {
  const JoinedByGpus over;
  EXPECT_EQ(over.ranks.joined(0)->us, 110);
  EXPECT_FALSE(over.ranks.joined(1));
  const auto chart = over.chart(QStringLiteral("ranks-share"));
  chart->refresh();
  const auto tables = chartTables(chart->tables());
  ASSERT_EQ(tables.size(), 1u);
  EXPECT_TRUE(rowSentence(tables[0], 0).contains("joined, the whole: 110 µs, lower quartile joined: 109 µs"))
      << rowSentence(tables[0], 0).toStdString();
  EXPECT_EQ(csvText(over.ranks.tableOfTotals()).split(u'\n')[2], "B,103,93,113,7,5,9,,,,0.5");
}

std::string plain(QString text) {
  return text.replace(QChar(0x00a0), u' ').replace(QChar(0x202f), u' ').toStdString();
}

/// What the crosshair tells where the pointer is above `x`.
std::string pointedAt(ChartWidget& chart, double x) {
  Plot* const plot = chart.plot();
  const QPointF at(plot->xAxis->coordToPixel(x), plot->axisRect()->center().y());
  QMouseEvent move(QEvent::MouseMove, at, plot->mapToGlobal(at), Qt::NoButton, Qt::NoButton, Qt::NoModifier);
  QCoreApplication::sendEvent(plot, &move);
  QString longest;
  for (int i = 0; i < plot->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(plot->item(i)); text && text->visible())
      if (text->text().size() > longest.size()) longest = text->text();
  return plain(longest);
}

TEST(rank_times, the_whole_has_a_place_of_its_own_that_says_what_it_is) {
  const JoinedByGpus over;
  const auto chart = over.chart(QStringLiteral("ranks-share"), {420, 220});
  chart->refresh();
  chart->grab();
  EXPECT_EQ(
      pointedAt(*chart, 2),
      "joined: the whole on rank 0's GPU, from its first kernel to the value\nA  110.0 µs, half of them 109.0 µs to "
      "112.0 µs");
  EXPECT_TRUE(pointedAt(*chart, 1).starts_with("across ranks: from the last rank's beginning"));
  EXPECT_EQ(plain(over.ranks.clocksTold()),
            "3 samples · across: by clocks known to ± 0.50 µs · joined: by events of rank 0's GPU; across: joined less "
            "the slowest "
            "rank");
}

}  // namespace
}  // namespace warpfold::app
