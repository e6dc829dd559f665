// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/live_chart.h"

#include <gtest/gtest.h>

#include <QCoreApplication>
#include <QImage>
#include <QMouseEvent>
#include <QPainter>

#include "app/sample_stage.h"
#include "app/table_samples.h"
#include "models/verdict.h"

namespace warpfold::app {
namespace {

/// The latency chart of `samples` samples of 100 µs a side, the last of A's of `lastUs`.
struct Latencies : samples::SampleStage {
  explicit Latencies(double lastUs, std::size_t samples = 100) {
    for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
      messages::Result m;
      m.side = side;
      m.result.latency.emplace();
      m.result.samplesUs = std::vector<double>(samples, 100);
      if (side == messages::Side::a) m.result.samplesUs.back() = lastUs;
      comparison.apply(m);
    }
    shown = chart("latency", {400, 300});
  }
  std::unique_ptr<ChartWidget> shown;
};

double letterHeight(const ChartWidget& chart) {
  for (int i = 0; i < chart.plot()->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(chart.plot()->item(i)); text && text->text() == "A")
      return text->position->coords().y();
  return -1;
}

TEST(live_chart, reaches_to_the_largest_sample) {
  EXPECT_GE(Latencies(200).shown->plot()->yAxis->range().upper, 200);
}

/// The areas of a chart that are to be seen, from lower to upper value.
std::vector<std::pair<double, double>> areasOf(const ChartWidget& chart) {
  std::vector<std::pair<double, double>> areas;
  for (int i = 0; i < chart.plot()->itemCount(); ++i)
    if (const auto* area = qobject_cast<QCPItemRect*>(chart.plot()->item(i)); area && area->visible())
      areas.emplace_back(area->bottomRight->coords().y(), area->topLeft->coords().y());
  return areas;
}

TEST(live_chart, shows_the_interval_of_the_median_of_both_sides) {
  Latencies latencies(100);
  std::vector<double> us;
  for (int i = 0; i < 2000; ++i) us.push_back(i % 2 == 0 ? 90 : 110);
  latencies.comparison.apply(messages::Samples{messages::Side::a, 100, us});
  latencies.comparison.apply(messages::Samples{messages::Side::b, 100, std::vector<double>(2000, 100)});
  latencies.shown->refresh();
  const auto areas = areasOf(*latencies.shown);
  ASSERT_EQ(areas.size(), 2u);
  EXPECT_EQ(areas[0], (std::pair{90.0, 110.0}));
  EXPECT_EQ(areas[1], (std::pair{100.0, 100.0}));
}

TEST(live_chart, has_no_interval_of_too_few_samples) {
  EXPECT_TRUE(areasOf(*Latencies(100, 5).shown).empty());
}

/// A modelled with a median of 85 µs, B recorded with samples of 14 µs.
struct Unlike : samples::SampleStage {
  Unlike() {
    for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
      const bool modelled = side == messages::Side::a;
      messages::Result m;
      m.side = side;
      m.result.device.backend = modelled ? "model:T4" : "recording:x";
      Latency& latency = m.result.latency.emplace();
      latency.provenance = modelled ? Provenance::modelled : Provenance::recorded;
      latency.median = modelled ? 85 : 14;
      if (modelled) latency.band = Latency::Band{63.75, 106.25};
      if (!modelled) m.result.samplesUs = std::vector<double>(100, 14);
      comparison.apply(m);
    }
    shown = chart("latency", {400, 300});
    shown->refresh();
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(live_chart, a_band_is_no_outlier) {
  EXPECT_GE(Unlike().shown->plot()->yAxis->range().upper, 106.25);
}

TEST(live_chart, the_letter_of_a_band_stays_at_its_end_while_samples_come) {
  Unlike unlike;
  unlike.comparison.apply(messages::Samples{messages::Side::b, 100, std::vector<double>(50, 14)});
  unlike.shown->refresh();
  const QCustomPlot* plot = unlike.shown->plot();
  for (int i = 0; i < plot->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(plot->item(i)); text && text->text() == "A") {
      EXPECT_EQ(text->position->coords().x(), plot->xAxis->range().upper);
    }
}

TEST(live_chart, says_which_side_is_modelled_beside_a_recorded_one) {
  EXPECT_EQ(unlikeOrigins(Unlike().comparison).toStdString(), "A modelled, B recorded");
  EXPECT_EQ(unlikeOrigins(Latencies(100).comparison).toStdString(), "");
}

TEST(live_chart, an_outlier_leaves_the_chart_and_its_letter_stays) {
  const Latencies latencies(4000);
  EXPECT_LT(latencies.shown->plot()->yAxis->range().upper, 300);
  EXPECT_LT(letterHeight(*latencies.shown), 300);
}

/// Zoomed, it stood behind the last sample that the line reaches beyond the edge.
TEST(live_chart, a_letter_stands_where_the_line_leaves_the_part_that_is_shown) {
  Latencies latencies(100, 40);
  std::vector<double> us;
  for (int i = 0; i < 40; ++i) us.push_back(i % 2 == 0 ? 90 : 110);
  latencies.comparison.apply(messages::Samples{messages::Side::a, 40, us});
  latencies.shown->refresh();
  QCustomPlot* plot = latencies.shown->plot();
  latencies.shown->navigation().zoom().setX(QCPRange(42, 50.5));
  latencies.shown->refresh();
  for (int i = 0; i < plot->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(plot->item(i)); text && text->text() == "A") {
      EXPECT_EQ(text->position->coords(), QPointF(50.5, 100));
    }
}

TEST(live_chart, the_samples_of_a_run_that_is_over_fill_the_axis) {
  EXPECT_EQ(Latencies(100, 20).shown->plot()->xAxis->range().upper, 20);
}

/// Nothing more is to come of them, although they are played.
TEST(live_chart, recorded_samples_fill_the_axis_while_they_are_played) {
  samples::SampleStage of;
  of.comparison.begin();
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.device.timing = Provenance::recorded;
    m.result.latency.emplace().provenance = Provenance::recorded;
    m.result.samplesUs = std::vector<double>(20, 100);
    of.comparison.apply(m);
  }
  EXPECT_TRUE(of.comparison.active());
  EXPECT_EQ(of.chart("latency", {400, 300})->plot()->xAxis->range().upper, 20);
}

/// Of its plot, in another size than its own.
QImage wideImage(const ChartWidget& chart) {
  QImage image(900, 300, QImage::Format_RGB32);
  image.fill(Qt::black);  // the plot does not reach to its edges
  QPainter painter(&image);
  chart.paintPlot(painter, image.rect(), Theme::byId(QStringLiteral("projector")));
  return image;
}

TEST(live_chart, iterations_are_whole_and_no_two_ticks_alike) {
  for (const std::size_t samples : {2, 3, 5, 20, 100}) {
    const Latencies latencies(100, samples);
    wideImage(*latencies.shown);
    const QCPAxis* axis = latencies.shown->plot()->xAxis;
    QStringList labels = axis->tickVectorLabels();
    EXPECT_GE(labels.size(), 2) << samples;
    EXPECT_EQ(labels.removeDuplicates(), 0) << samples;
    for (const double tick : axis->tickVector()) EXPECT_EQ(tick, std::round(tick)) << samples;
  }
}

TEST(live_chart, no_curve_runs_through_the_librarys_label) {
  Latencies latencies(100, 40);
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.device.timesAreGpu = true;
    m.result.latency.emplace().provenance = Provenance::measured;
    m.result.samplesUs = std::vector<double>(40, 100);
    latencies.comparison.apply(m);
  }
  latencies.comparison.apply(messages::CubTime{"cub", 103, 10, Provenance::measured});  // close above A and B
  latencies.shown->refresh();
  wideImage(*latencies.shown);
  const QCustomPlot* plot = latencies.shown->plot();
  const QCPItemText* label = nullptr;
  for (int i = 0; i < plot->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(plot->item(i)); text && text->text().startsWith("CUB"))
      label = text;
  ASSERT_NE(label, nullptr);
  EXPECT_TRUE(label->positionAlignment() & Qt::AlignBottom);  // on the line, while the curves lie below it
}

/// A text in the plot that begins so.
const QCPItemText* textOf(const ChartWidget& chart, const QString& begins) {
  for (int i = 0; i < chart.plot()->itemCount(); ++i)
    if (const auto* text = qobject_cast<QCPItemText*>(chart.plot()->item(i)); text && text->text().startsWith(begins))
      return text;
  return nullptr;
}

TEST(live_chart, the_librarys_line_strikes_through_no_letter) {
  samples::SampleStage of;
  for (const auto& [side, us] : {std::pair(messages::Side::a, 300.0), std::pair(messages::Side::b, 101.0)}) {
    messages::Result m;
    m.side = side;
    m.result.device.timesAreGpu = true;
    m.result.latency.emplace().provenance = Provenance::measured;
    m.result.samplesUs = std::vector<double>(40, us);
    of.comparison.apply(m);
  }
  of.comparison.apply(messages::CubTime{"cub", 100, 10, Provenance::measured});
  const auto shown = of.chart("latency", {400, 300});
  wideImage(*shown);
  EXPECT_TRUE(textOf(*shown, "A")->positionAlignment() & Qt::AlignVCenter);
  EXPECT_TRUE(textOf(*shown, "B")->positionAlignment() & Qt::AlignBottom) << "it stands on the line";
}

TEST(live_chart, letters_stay_apart_when_the_chart_becomes_lower) {
  samples::SampleStage of;
  of.comparison.apply(messages::Samples{messages::Side::a, 0, std::vector<double>(40, 90)});
  of.comparison.apply(messages::Samples{messages::Side::b, 0, std::vector<double>(40, 100)});
  const auto shown = of.chart("latency", {400, 400});
  shown->grab();
  EXPECT_TRUE(textOf(*shown, "A")->positionAlignment() & Qt::AlignVCenter);
  shown->resize(400, 160);
  shown->grab();
  EXPECT_TRUE(textOf(*shown, "A")->positionAlignment() & Qt::AlignTop) << "A is the lower one";
  EXPECT_TRUE(textOf(*shown, "B")->positionAlignment() & Qt::AlignBottom);
}

TEST(live_chart, what_the_crosshair_says_is_within_a_narrow_chart) {
  Latencies latencies(100, 40);
  latencies.shown->resize(150, 180);
  wideImage(*latencies.shown);
  QCustomPlot* plot = latencies.shown->plot();
  latencies.shown->grab();
  const QRect rect = plot->axisRect()->rect();
  for (const double share : {0.1, 0.45, 0.55, 0.95}) {
    const QPointF at(rect.left() + share * rect.width(), rect.center().y());
    QMouseEvent move(QEvent::MouseMove, at, plot->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
    QCoreApplication::sendEvent(plot, &move);
    const QCPItemText* said = textOf(*latencies.shown, "iteration");
    ASSERT_NE(said, nullptr);
    EXPECT_GE(said->topLeft->pixelPosition().x(), 0) << share;
    EXPECT_LE(said->topRight->pixelPosition().x(), plot->width()) << share;
  }
}

TEST(live_chart, a_picture_of_another_size_is_laid_out_for_that_size) {
  Latencies latencies(100, 20);
  const QImage first = wideImage(*latencies.shown);
  latencies.shown->refresh();
  EXPECT_EQ(wideImage(*latencies.shown), first);
}

TEST(live_chart, no_line_is_drawn_beyond_the_plot) {
  const Latencies latencies(4000);
  bool found = false;
  const double upper = latencies.shown->plot()->yAxis->range().upper;
  const QCPRange values = latencies.shown->plot()->graph(0)->getValueRange(found);
  EXPECT_TRUE(found);
  EXPECT_LE(values.upper, upper);
}

/// The latency chart of an interpolated A beside nothing.
struct Interpolated : samples::SampleStage {
  Interpolated() {
    messages::Result m;
    m.side = messages::Side::a;
    m.result.latency.emplace().median = 35;
    m.result.latency->provenance = Provenance::interpolated;
    m.result.latency->band = Latency::Band{30, 40};
    comparison.apply(m);
    shown = chart("latency", {400, 300});
  }
  std::unique_ptr<ChartWidget> shown;
};

TEST(live_chart, interpolated_side_is_a_band_without_noise) {
  const Interpolated interpolated;
  const QCustomPlot* plot = interpolated.shown->plot();
  EXPECT_EQ(plot->graph(0)->dataCount(), 0);
  const QCPItemRect* band = nullptr;
  for (int i = 0; i < plot->itemCount(); ++i)
    if (const auto* rect = qobject_cast<QCPItemRect*>(plot->item(i)); rect && rect->visible()) band = rect;
  ASSERT_NE(band, nullptr);
  EXPECT_EQ(band->topLeft->coords().y(), 40);
  EXPECT_EQ(band->bottomRight->coords().y(), 30);
  EXPECT_GE(plot->yAxis->range().upper, 40);
}

TEST(live_chart, a_band_alone_has_no_iterations) {
  const Interpolated interpolated;
  const QCPAxis* axis = interpolated.shown->plot()->xAxis;
  EXPECT_EQ(axis->label(), "");
  EXPECT_FALSE(axis->tickLabels());
  EXPECT_EQ(Latencies(100).shown->plot()->xAxis->label(), "iteration");
  EXPECT_TRUE(Unlike().shown->plot()->xAxis->tickLabels()) << "B has samples";
}

TEST(live_chart, band_is_in_the_table) {
  EXPECT_TRUE(csvText(Interpolated().shown->tables()).contains("0,35,,30,40,,"));
}

TEST(live_chart, an_outlier_is_in_the_table) {
  EXPECT_TRUE(csvText(Latencies(4000).shown->tables()).contains("99,4000,100"));
}

}  // namespace
}  // namespace warpfold::app
