// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>

#include "app/in_language.h"
#include "app/sample_stage.h"
#include "app/table_samples.h"
#include "models/sweep_model.h"

namespace warpfold::app {
namespace {

SweepPoint point(const std::string& kernel, std::uint64_t n, std::uint32_t block, double us) {
  SweepPoint p;
  p.key.kernel = kernel;
  p.key.n = n;
  p.key.block = block;
  p.medianUs = us;
  p.interval = Interval{us * 0.9, us * 1.2};
  return p;
}

/// The charts of a sweep of two kernels at 2^10 and 2^20 elements on a GPU that reads 4000 GB/s.
struct Swept : samples::SampleStage {
  explicit Swept(const QString& id) {
    messages::Sweep asked;
    asked.kernels = {"neighbored", "last-block"};
    sweep.beginSweep(asked);
    messages::SweepBegun begun;
    begun.devices.resize(1);
    begun.devices[0].name = "NVIDIA H200";
    begun.devices[0].backend = "cuda:0";
    begun.devices[0].timesAreGpu = true;
    begun.devices[0].peakReadGbs = 4000;
    begun.runs = 5;
    sweep.apply(begun);
    sweep.apply(messages::SweepPoints{
        0,
        {point("neighbored", 1024, 64, 6), point("neighbored", 1024, 128, 5), point("neighbored", 1 << 20, 128, 20),
         point("last-block", 1024, 128, 4), point("last-block", 1 << 20, 128, 8)}});
    sweep.finish();
    shown = chart(id, {600, 400});
    shown->refresh();
    QImage image(600, 400, QImage::Format_ARGB32);  // lays it out
    shown->render(&image);
  }
  QPoint placeOf(double n, double value) const {
    return {int(std::lround(shown->plot()->xAxis->coordToPixel(n))),
            int(std::lround(shown->plot()->yAxis->coordToPixel(value)))};
  }
  QStringList texts() const {
    QStringList all;
    for (int i = 0; i < shown->plot()->itemCount(); ++i)
      if (const auto* text = qobject_cast<QCPItemText*>(shown->plot()->item(i)); text && text->visible())
        all << text->text();
    return all;
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(sweep_chart, a_line_across_a_narrow_chart_is_labelled_with_its_figure_alone_in_every_language) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    Swept swept(QStringLiteral("sweep"));
    swept.shown->resize(235, 240);
    swept.shown->grab();
    const QStringList texts = swept.texts().replaceInStrings(QStringLiteral("\u00a0"), QStringLiteral(" "));
    EXPECT_TRUE(texts.contains(QStringLiteral("4.00 µs"))) << id << texts.join('|').toStdString();
  }
}

void click(QWidget* widget, QPoint at) {
  for (const QEvent::Type type : {QEvent::MouseButtonPress, QEvent::MouseButtonRelease}) {
    QMouseEvent event(type, at, widget->mapToGlobal(at), Qt::LeftButton, Qt::LeftButton, {});
    QCoreApplication::sendEvent(widget, &event);
  }
}

/// However small the widget is that a picture is made of.
TEST(sweep_chart, a_picture_names_every_size_that_has_room) {
  Swept swept(QStringLiteral("sweep"));
  swept.shown->resize(150, 150);
  swept.shown->refresh();
  QImage image(900, 480, QImage::Format_ARGB32);
  QPainter painter(&image);
  swept.shown->paintExport(painter, image.rect(), Theme::byId(QStringLiteral("print")));
  QStringList labels;
  for (const QString& label : swept.shown->plot()->xAxis->tickVectorLabels()) labels << label;
  EXPECT_EQ(labels.join(u' ').toStdString(), "2¹⁰ 2¹² 2¹⁴ 2¹⁶ 2¹⁸ 2²⁰");
}

TEST(sweep_chart, names_stand_where_lines_leave_a_part) {
  Swept swept(QStringLiteral("sweep"));
  swept.shown->navigation().zoom().setX(QCPRange(1 << 11, 1 << 15));
  swept.shown->refresh();
  for (int i = 0; i < swept.shown->plot()->itemCount(); ++i) {
    const auto* name = qobject_cast<QCPItemText*>(swept.shown->plot()->item(i));
    if (!name || name->text() != QStringLiteral("neighbored")) continue;
    EXPECT_TRUE(name->visible());
    EXPECT_NEAR(name->position->coords().x(), 1 << 15, 10);
    EXPECT_NEAR(name->position->coords().y(), 10, 0.1);  // halfway from 5 µs to 20 µs, on a logarithmic axis
  }
}

TEST(sweep_chart, draws_a_line_for_each_kernel_with_its_best_blocks) {
  const Swept swept(QStringLiteral("sweep"));
  const QCustomPlot* plot = swept.shown->plot();
  ASSERT_EQ(plot->graphCount(), 2);
  const auto data = plot->graph(1)->data();  // kernels by name
  ASSERT_EQ(data->size(), 2);
  EXPECT_EQ(data->at(0)->value, 5);
  EXPECT_EQ(data->at(1)->value, 20);
}

TEST(sweep_chart, names_every_line_and_the_fastest_small_run) {
  const QStringList texts = Swept(QStringLiteral("sweep")).texts();
  EXPECT_TRUE(texts.contains(QStringLiteral("neighbored")));
  EXPECT_TRUE(texts.contains(QStringLiteral("last-block")));
  EXPECT_TRUE(texts.contains(QStringLiteral("fastest small run, 4.00\u00a0µs")))
      << texts.join(QStringLiteral("; ")).toStdString();
}

TEST(sweep_chart, a_click_on_a_mark_asks_for_its_run) {
  Swept swept(QStringLiteral("sweep"));
  std::vector<SweepPoint> opened;
  QString device;
  QObject::connect(&swept.sweep, &SweepModel::openRequested, &swept.sweep, [&](const QString& on, const SweepPoint& p) {
    device = on;
    opened.push_back(p);
  });
  click(swept.shown->plot(), swept.placeOf(1 << 20, 8));
  ASSERT_EQ(opened.size(), 1u);
  EXPECT_EQ(opened[0].key.kernel, "last-block");
  EXPECT_EQ(opened[0].key.n, 1u << 20);
  EXPECT_EQ(device, QStringLiteral("cuda:0"));
}

TEST(sweep_chart, a_click_beside_all_marks_asks_for_nothing) {
  Swept swept(QStringLiteral("sweep"));
  int opened = 0;
  QObject::connect(&swept.sweep, &SweepModel::openRequested, &swept.sweep, [&] { ++opened; });
  click(swept.shown->plot(), swept.placeOf(1 << 15, 18));
  EXPECT_EQ(opened, 0);
}

TEST(sweep_chart, bandwidth_is_bytes_over_the_median_below_the_measured_peak) {
  const Swept swept(QStringLiteral("sweep-bandwidth"));
  EXPECT_NEAR(swept.shown->plot()->graph(0)->data()->at(1)->value, 4.0 * (1 << 20) / 8 * 1e-3, 1e-9);
  EXPECT_TRUE(swept.texts().first().startsWith(QStringLiteral("measured peak, 4000")))
      << swept.texts().join(QStringLiteral("; ")).toStdString();
  EXPECT_GE(swept.shown->plot()->yAxis->range().upper, 4000);
}

TEST(sweep_chart, its_table_names_the_device_and_every_run) {
  const Swept swept(QStringLiteral("sweep-blocks"));
  EXPECT_EQ(csvText(swept.shown->tables()).count(u'\n'), 6);
}

/// The same on an H200, of which everything is known.
struct SweptOnH200 : samples::SampleStage {
  explicit SweptOnH200(const std::string& architecture = "sm_90", Provenance timing = Provenance::measured,
                       std::optional<double> seenMhz = {}) {
    messages::Sweep asked;
    asked.kernels = {"neighbored", "last-block"};
    sweep.beginSweep(asked);
    messages::SweepBegun begun;
    begun.devices.resize(1);
    begun.devices[0].name = "NVIDIA H200";
    begun.devices[0].backend = "cuda:0";
    begun.devices[0].timing = timing;
    begun.devices[0].architecture = architecture;
    begun.devices[0].multiprocessors = 132;
    if (!seenMhz) begun.devices[0].boostMhz = 1980;
    begun.devices[0].peakReadGbs = 4000;
    sweep.apply(begun);
    std::vector<SweepPoint> points;
    for (const auto& [kernel, us] : {std::pair{"neighbored", 20.0}, {"last-block", 8.0}})
      for (const std::uint64_t n : {1u << 10, 1u << 20}) {
        points.push_back(point(kernel, n, 128, n == 1024 ? 5 : us));
        points.back().key.type = ElementType::float32;
        points.back().state.smClockMhz = seenMhz;
      }
    sweep.apply(messages::SweepPoints{0, points});
    sweep.finish();
    shown = chart(QStringLiteral("roofline"), {600, 400});
    shown->refresh();
    shown->grab();
  }
  QStringList texts() const {
    QStringList all;
    for (int i = 0; i < shown->plot()->itemCount(); ++i)
      if (const auto* text = qobject_cast<QCPItemText*>(shown->plot()->item(i)); text && text->visible())
        all << text->text().replace(u'\u00a0', u' ');
    return all;
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(roofline_chart, has_a_point_for_the_best_run_of_each_kernel) {
  const SweptOnH200 swept;
  const QCustomPlot* plot = swept.shown->plot();
  ASSERT_EQ(plot->graphCount(), 3);  // two kernels and the roof
  for (const auto& [graph, us] : {std::pair{0, 8.0}, {1, 20.0}}) {
    ASSERT_EQ(plot->graph(graph)->data()->size(), 1);
    EXPECT_EQ(plot->graph(graph)->data()->at(0)->key, 0.25);
    EXPECT_NEAR(plot->graph(graph)->data()->at(0)->value, (1 << 20) / us * 1e-3, 1e-9);
  }
}

TEST(roofline_chart, its_roof_rises_with_the_memory_to_the_ridge_and_is_flat_beyond) {
  const SweptOnH200 swept;
  const auto roof = swept.shown->plot()->graph(2)->data();
  ASSERT_EQ(roof->size(), 3);
  EXPECT_NEAR(roof->at(0)->value / roof->at(0)->key, 4000, 1e-6);
  EXPECT_NEAR(roof->at(1)->key, 8.364, 0.001);
  EXPECT_NEAR(roof->at(1)->value, 33454, 0.5);
  EXPECT_EQ(roof->at(2)->value, roof->at(1)->value);
  EXPECT_TRUE(swept.texts().contains(QStringLiteral("measured peak, 4000 GB/s")))
      << swept.texts().join('|').toStdString();
  EXPECT_TRUE(swept.texts().contains(QStringLiteral("arithmetic, 33.5 TOP/s")))
      << swept.texts().join('|').toStdString();
  EXPECT_EQ(swept.shown->unit(), QStringLiteral("ridge at 8.4 operations per byte"));
}

TEST(roofline_chart, a_recorded_gpu_has_the_roof_of_the_clock_that_was_seen) {
  const SweptOnH200 swept("sm_90", Provenance::recorded, 1755);
  EXPECT_TRUE(swept.texts().contains(QStringLiteral("arithmetic, 29.7 TOP/s")))
      << swept.texts().join('|').toStdString();
}

TEST(roofline_chart, names_stand_beside_their_points_at_every_size) {
  const SweptOnH200 swept;
  for (const QSize size : {QSize(600, 400), QSize(1200, 300), QSize(500, 500)}) {
    swept.shown->resize(size);
    swept.shown->grab();
    for (int i = 0; i < swept.shown->plot()->itemCount(); ++i) {
      const auto* name = qobject_cast<QCPItemText*>(swept.shown->plot()->item(i));
      if (!name || name->text() != QStringLiteral("neighbored")) continue;
      EXPECT_TRUE(name->visible());
      EXPECT_NEAR(swept.shown->plot()->yAxis->coordToPixel(name->position->coords().y()),
                  swept.shown->plot()->yAxis->coordToPixel((1 << 20) / 20.0 * 1e-3), 1);
    }
  }
}

TEST(roofline_chart, a_picture_has_whole_names_and_ticks_about_one) {
  const SweptOnH200 swept;
  swept.shown->resize(150, 150);
  swept.shown->refresh();
  QImage image(900, 480, QImage::Format_ARGB32);
  QPainter painter(&image);
  swept.shown->paintExport(painter, image.rect(), Theme::byId(QStringLiteral("print")));
  EXPECT_TRUE(swept.texts().contains(QStringLiteral("neighbored"))) << swept.texts().join('|').toStdString();
  QStringList labels;
  for (const QString& label : swept.shown->plot()->xAxis->tickVectorLabels()) labels << label;
  EXPECT_EQ(labels.join(u' ').toStdString(), "1/16 1/4 1 4 16");
}

/// It asks for one where it is empty.
TEST(roofline_chart, has_the_button_that_begins_a_sweep) {
  const SweptOnH200 swept;
  const auto* const button = swept.shown->findChild<QPushButton*>();
  ASSERT_NE(button, nullptr);
  EXPECT_EQ(button->text(), QStringLiteral("Sweep…"));
}

TEST(roofline_chart, its_table_has_what_is_drawn) {
  const SweptOnH200 swept;
  const QStringList lines = csvText(swept.shown->tables()).split(u'\n');
  ASSERT_GE(lines.size(), 6);
  EXPECT_EQ(lines[0].toStdString(),
            "kernel,device,type,op,n,block,latency_us,operations_per_byte,operations_gops,roof_gops,share_of_roof");
  EXPECT_EQ(lines[1].toStdString(), "last-block,NVIDIA H200,float32,sum,1048576,128,8,0.25,131.072,1000,0.131072");
  EXPECT_EQ(lines[3].toStdString(), "# roofs");
  EXPECT_EQ(lines[4].toStdString(), "device,bandwidth_gbs,bandwidth_from,arithmetic_gops,ridge_operations_per_byte");
  EXPECT_EQ(lines[5].toStdString(), "NVIDIA H200,4000,measured peak,33454.08,8.36352");
}

TEST(roofline_chart, its_points_have_room_below_the_roof_and_left_of_the_ridge) {
  const SweptOnH200 swept;
  EXPECT_TRUE(swept.shown->plot()->xAxis->range().contains(0.25));
  EXPECT_TRUE(swept.shown->plot()->xAxis->range().contains(8.364));
  EXPECT_TRUE(swept.shown->plot()->yAxis->range().contains(33454));
  EXPECT_TRUE(swept.shown->plot()->yAxis->range().contains(52));
}

TEST(roofline_chart, an_unknown_architecture_has_the_slope_alone) {
  const SweptOnH200 swept("sm_999");
  EXPECT_EQ(swept.shown->unit(), QStringLiteral("what arithmetic allows is not known"));
  EXPECT_FALSE(swept.texts().join('|').contains(QStringLiteral("arithmetic,")));
}

TEST(roofline_chart, an_emulators_times_are_not_drawn) {
  const SweptOnH200 swept("sm_90", Provenance::emulated);
  EXPECT_EQ(swept.shown->readiness(), Readiness::nothing);
  EXPECT_TRUE(swept.texts().join(u' ').contains("an emulator's own times have no roof"))
      << swept.texts().join('|').toStdString();
}

/// Two kernels on 1, 2 and 4 ranks, at one size.
struct SweptOverRanks : samples::SampleStage {
  explicit SweptOverRanks(std::vector<Scaling> scalings = {Scaling::strong}) {
    messages::Sweep asked;
    asked.scalings = std::move(scalings);
    asked.kernels = {"neighbored", "last-block"};
    asked.ranks = {1, 2, 4};
    sweep.beginSweep(asked);
    messages::SweepBegun begun;
    begun.devices.resize(1);
    begun.devices[0].backend = "cluster";
    begun.devices[0].ranks = 4;
    begun.devices[0].across = {"neighbored"};
    sweep.apply(begun);
    for (const std::uint32_t count : {1u, 2u, 4u})
      for (const char* kernel : {"neighbored", "last-block"}) {
        SweepPoint each = point(kernel, 4096, 128, 80.0 / count + 5);
        each.ranks = count;
        sweep.apply(messages::SweepPoints{0, {each}});
      }
    sweep.finish();
  }
};

TEST(sweep_over_ranks_chart, a_click_on_a_point_opens_it_with_its_ranks) {
  SweptOverRanks swept;
  const auto chart = swept.chart(QStringLiteral("ranks-sweep"), {600, 400});
  chart->refresh();
  chart->grab();
  EXPECT_EQ(chart->readiness(), Readiness::all);
  std::optional<SweepPoint> opened;
  QObject::connect(&swept.sweep, &SweepModel::openRequested, chart.get(),
                   [&](const QString&, const SweepPoint& each) { opened = each; });
  const Plot* const plot = chart->plot();
  click(chart->plot(),
        {int(std::lround(plot->xAxis->coordToPixel(2))), int(std::lround(plot->yAxis->coordToPixel(45)))});
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->ranks, 2u);
  EXPECT_EQ(chart->unit(), QStringLiteral("2¹² elements, ideal dotted"));
}

TEST(sweep_over_ranks_chart, marks_of_weak_scaling_are_hollow) {
  SweptOverRanks swept({Scaling::strong, Scaling::weak});
  const auto chart = swept.chart(QStringLiteral("ranks-sweep"), {600, 400});
  chart->refresh();
  chart->grab();
  std::vector<bool> hollow;
  for (int i = 0; i < chart->plot()->graphCount(); ++i)
    if (const auto style = chart->plot()->graph(i)->scatterStyle(); !style.isNone())
      hollow.push_back(style.brush().color() != style.pen().color());
  EXPECT_EQ(hollow, (std::vector<bool>{false, false, true, true}));
}

TEST(sweep_over_ranks_chart, is_no_part_of_a_sweep_without_ranks) {
  const Swept swept(QStringLiteral("ranks-sweep"));
  EXPECT_EQ(swept.shown->readiness(), Readiness::nothing);
  EXPECT_TRUE(swept.texts().join(u' ').contains("comes with a sweep over several ranks"))
      << swept.texts().join(u' ').toStdString();
}

}  // namespace
}  // namespace warpfold::app
