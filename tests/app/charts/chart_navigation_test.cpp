// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_navigation.h"

#include <gtest/gtest.h>

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include "app/letter_device.h"
#include "app/sample_stage.h"
#include "charts/chart_links.h"
#include "charts/chart_widget.h"
#include "export/exporter.h"
#include "theme/theme.h"

namespace warpfold::app {
namespace {

/// Live charts of 1000 samples a side: A 100 µs, B 50 µs.
struct Live : samples::SampleStage {
  Live() {
    give(0, 1000);
    latency = chart(QStringLiteral("latency"), {600, 300});
    bandwidth = chart(QStringLiteral("bandwidth"), {600, 300});
    links.add(latency.get());
    links.add(bandwidth.get());
    latency->refresh();
    layOut(*latency);
  }
  void give(quint64 first, std::size_t count) {
    comparison.apply(messages::Samples{messages::Side::a, first, std::vector<double>(count, 100)});
    comparison.apply(messages::Samples{messages::Side::b, first, std::vector<double>(count, 50)});
  }
  static void layOut(ChartWidget& chart) {
    QImage image(chart.size(), QImage::Format_ARGB32);
    chart.render(&image);
  }
  static QCPRange x(const ChartWidget& chart) { return chart.plot()->xAxis->range(); }
  void wheel(int turned, Qt::KeyboardModifiers modifiers = {}) {
    const QPointF at = latency->plot()->axisRect()->rect().center();
    QWheelEvent event(at, latency->plot()->mapToGlobal(at), {}, {0, turned}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                      false);
    QCoreApplication::sendEvent(latency->plot(), &event);
  }
  void shiftClick(double iteration) {
    const QPoint at(int(latency->plot()->xAxis->coordToPixel(iteration)), latency->plot()->axisRect()->center().y());
    QTest::mouseClick(latency->plot(), Qt::LeftButton, Qt::ShiftModifier, at);
  }
  std::unique_ptr<ChartWidget> latency, bandwidth;
  ChartLinks links;
};

TEST(chart_navigation, follows_new_samples_as_long_as_all_is_shown) {
  Live live;
  EXPECT_EQ(Live::x(*live.latency), QCPRange(760, 1000));
  live.give(1000, 100);
  live.latency->refresh();
  EXPECT_EQ(Live::x(*live.latency), QCPRange(860, 1100));
}

TEST(chart_navigation, stays_where_it_was_zoomed_to) {
  Live live;
  live.wheel(480);
  const QCPRange part = Live::x(*live.latency);
  EXPECT_LT(part.size(), 130);
  live.give(1000, 5000);
  live.latency->refresh();
  EXPECT_EQ(Live::x(*live.latency), part);
  EXPECT_FALSE(live.latency->plot()->graph(0)->data()->isEmpty());
}

TEST(chart_navigation, goes_back_to_all_by_a_double_click_and_by_key) {
  Live live;
  live.wheel(480);
  QTest::mouseDClick(live.latency->plot(), Qt::LeftButton, {}, live.latency->plot()->axisRect()->center());
  EXPECT_EQ(Live::x(*live.latency), QCPRange(760, 1000));
  QTest::keyClick(live.latency.get(), Qt::Key_Plus, Qt::ControlModifier);
  EXPECT_EQ(Live::x(*live.latency), QCPRange(800, 960));
  QTest::keyClick(live.latency.get(), Qt::Key_F);
  EXPECT_EQ(Live::x(*live.latency), QCPRange(760, 1000));
}

TEST(chart_navigation, moves_by_drag_and_by_key_as_far_as_there_are_samples) {
  Live live;
  QTest::keyClick(live.latency.get(), Qt::Key_Plus, Qt::ControlModifier);
  QTest::keyClick(live.latency.get(), Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(Live::x(*live.latency), QCPRange(768, 928));
  for (int i = 0; i < 40; ++i) QTest::keyClick(live.latency.get(), Qt::Key_Left, Qt::ControlModifier);
  EXPECT_EQ(Live::x(*live.latency), QCPRange(0, 160));
}

TEST(chart_navigation, zooms_the_height_with_control) {
  Live live;
  const QCPRange all = live.latency->plot()->yAxis->range();
  live.wheel(480, Qt::ControlModifier);
  EXPECT_LT(live.latency->plot()->yAxis->range().size(), 0.6 * all.size());
  EXPECT_EQ(Live::x(*live.latency), QCPRange(760, 1000));
}

TEST(chart_navigation, shows_the_same_part_in_charts_of_one_axis) {
  Live live;
  live.wheel(480);
  EXPECT_EQ(Live::x(*live.bandwidth), Live::x(*live.latency));
  QTest::keyClick(live.bandwidth.get(), Qt::Key_F);
  EXPECT_EQ(Live::x(*live.latency), QCPRange(760, 1000));
}

TEST(chart_navigation, cursors_leave_a_low_chart_its_height) {
  Live live;
  live.shiftClick(800);
  live.shiftClick(900);
  live.latency->resize(300, 170);
  Live::layOut(*live.latency);
  EXPECT_GT(live.latency->plot()->axisRect()->height(), 40);
}

QString svgOf(const ChartWidget& chart) {
  ExportOptions options;
  options.format = ExportFormat::svg;
  return QString::fromUtf8(renderBytes(chart, options, {}));
}

/// What is painted of a chart of this size, without what stands above the plot.
QStringList paintedIn(const ChartWidget& chart, QSize size) {
  LetterDevice device(size);
  QPainter painter(&device);
  chart.paintPlot(painter, QRectF(QPointF(), size), Theme::print());
  painter.end();
  QStringList texts;
  for (const Letters& each : device.letters()) texts << each.text;
  return texts;
}

/// In a window of 1280 × 800 plots are that high.
TEST(chart_navigation, cursors_are_read_in_a_low_chart_as_well) {
  Live live;
  live.shiftClick(800);
  live.shiftClick(900);
  const QString low = paintedIn(*live.latency, {190, 194}).join(QString());
  EXPECT_TRUE(low.contains(QStringLiteral("A  100.0\u00a0µs → 100.0\u00a0µs"))) << low.toStdString();
  const QString lowest = paintedIn(*live.latency, {245, 120}).join(QString());
  EXPECT_TRUE(lowest.contains(QStringLiteral("A 0.00\u00a0µs 1.00×   B 0.00\u00a0µs 1.00×"))) << lowest.toStdString();
}

/// Of the flags that are seen.
QStringList flagsOf(const ChartWidget& chart) {
  QStringList flags;
  for (int i = 0; i < chart.plot()->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(chart.plot()->item(i));
        text && text->visible() && text->text().contains(QRegularExpression(QStringLiteral("^[←12, →]+$"))))
      flags << text->text();
  return flags;
}

TEST(chart_navigation, an_arrow_says_where_a_cursor_is_that_the_chart_has_left) {
  Live live;
  live.shiftClick(800);
  EXPECT_EQ(flagsOf(*live.latency), QStringList("1"));
  live.give(1000, 5000);
  QTest::keyClick(live.latency.get(), Qt::Key_F);
  EXPECT_EQ(flagsOf(*live.latency), QStringList("← 1"));
  EXPECT_TRUE(live.latency->navigation().cursors().text().contains(QStringLiteral("← 1: 800")));
}

TEST(chart_navigation, cursors_beyond_one_edge_share_their_arrow) {
  Live live;
  live.shiftClick(800);
  live.shiftClick(900);
  live.give(1000, 5000);
  QTest::keyClick(live.latency.get(), Qt::Key_F);
  EXPECT_EQ(flagsOf(*live.latency), QStringList("← 1, 2"));
}

TEST(chart_navigation, a_key_brings_a_cursor_back_that_the_chart_has_left) {
  Live live;
  live.shiftClick(800);
  live.give(1000, 5000);
  QTest::keyClick(live.latency.get(), Qt::Key_F);
  QTest::keyClick(live.latency.get(), Qt::Key_Left);
  EXPECT_EQ(flagsOf(*live.latency), QStringList("1"));
}

TEST(chart_navigation, places_two_cursors_by_mouse_in_linked_charts) {
  Live live;
  live.shiftClick(800);
  live.shiftClick(900);
  const auto places = live.latency->navigation().cursors().places();
  ASSERT_TRUE(places[0] && places[1]);
  EXPECT_NEAR(*places[0], 800, 1);
  EXPECT_NEAR(*places[1], 900, 1);
  EXPECT_EQ(live.bandwidth->navigation().cursors().places(), places);
}

TEST(chart_navigation, places_and_moves_cursors_by_key_and_removes_them) {
  Live live;
  QTest::keyClick(live.latency.get(), Qt::Key_C);
  QTest::keyClick(live.latency.get(), Qt::Key_C);
  const ChartCursors& cursors = live.latency->navigation().cursors();
  const double second = *cursors.places()[1];
  QTest::keyClick(live.latency.get(), Qt::Key_Right);
  EXPECT_EQ(*cursors.places()[1], second + 1);
  QTest::keyClick(live.latency.get(), Qt::Key_Right, Qt::ShiftModifier);
  EXPECT_EQ(*cursors.places()[1], second + 11);
  QTest::keyClick(live.latency.get(), Qt::Key_C);
  QTest::keyClick(live.latency.get(), Qt::Key_Home);
  EXPECT_EQ(*cursors.places()[0], 760);
  QTest::keyClick(live.latency.get(), Qt::Key_Escape);
  EXPECT_FALSE(cursors.any());
}

TEST(chart_navigation, takes_arrows_from_the_transport_only_while_there_are_cursors) {
  Live live;
  const QKeyEvent right(QEvent::ShortcutOverride, Qt::Key_Right, Qt::NoModifier);
  EXPECT_FALSE(live.latency->navigation().wants(right));
  QTest::keyClick(live.latency.get(), Qt::Key_C);
  EXPECT_TRUE(live.latency->navigation().wants(right));
}

TEST(chart_navigation, stands_still_while_there_are_cursors) {
  Live live;
  live.shiftClick(800);
  live.give(1000, 5000);
  live.latency->refresh();
  EXPECT_EQ(Live::x(*live.latency), QCPRange(760, 1000));
  QTest::keyClick(live.latency.get(), Qt::Key_Escape);
  EXPECT_EQ(Live::x(*live.latency), QCPRange(5760, 6000));
}

TEST(chart_navigation, keeps_what_cursors_read_when_the_chart_moves_on) {
  Live live;
  live.shiftClick(800);
  const QString before = live.latency->navigation().cursors().text();
  QTest::keyClick(live.latency.get(), Qt::Key_F);
  live.give(1000, 5000);
  live.latency->refresh();
  EXPECT_EQ(live.latency->navigation().cursors().text().remove(QStringLiteral("← ")).toStdString(),
            before.toStdString());
  EXPECT_TRUE(before.contains(QStringLiteral("A, 100")));
}

TEST(chart_navigation, says_what_cursors_read_above_the_plot) {
  Live live;
  const int top = live.latency->plot()->axisRect()->top();
  live.shiftClick(800);
  live.shiftClick(900);
  Live::layOut(*live.latency);
  EXPECT_GT(live.latency->plot()->axisRect()->top(), top + 30);
}

TEST(chart_navigation, pictures_have_the_cursors) {
  Live live;
  EXPECT_FALSE(svgOf(*live.latency).contains(QStringLiteral(">1: ")));
  live.shiftClick(800);
  EXPECT_TRUE(svgOf(*live.latency).contains(QStringLiteral(">1: ")));
}

/// Whose painter knows no clipping by itself.
TEST(chart_navigation, lines_of_a_part_end_at_the_axes_in_an_svg_file) {
  Live live;
  const auto clips = [&] { return svgOf(*live.latency).count(QStringLiteral("<clipPath")); };
  const auto whole = clips();
  live.wheel(480, Qt::ControlModifier);
  EXPECT_EQ(clips(), whole + 1);
}

TEST(chart_navigation, begins_anew_with_a_new_run) {
  Live live;
  live.wheel(480);
  live.comparison.begin();
  live.give(0, 10);
  live.latency->refresh();
  EXPECT_FALSE(live.latency->navigation().zoom().zoomed());
}

}  // namespace
}  // namespace warpfold::app
