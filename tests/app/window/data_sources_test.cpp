// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A chart on a source that nothing else knows of.
#include <gtest/gtest.h>

#include <QTabBar>
#include <QTest>

#include "window/charts_row.h"

#include "app/eventually.h"
#include "app/table_samples.h"

namespace warpfold::app {
namespace {

class Thermometer : public DataSource {
  Q_OBJECT
 public:
  bool available() const override { return m_degrees.has_value(); }
  Origin origin() const override { return {"Imaginary GPU", "measured by its own sensor", {}, {}}; }
  void read(double degrees) {
    m_degrees = degrees;
    emit changed();
  }
  std::optional<double> m_degrees;
};

class TemperatureChart : public ChartWidget {
 public:
  TemperatureChart(Thermometer& thermometer, QWidget* parent)
      : ChartWidget("temperature", "Temperature", parent), m_thermometer(thermometer) {}
  Readiness readiness() const override { return available() ? Readiness::all : Readiness::nothing; }
  std::vector<Table> tables() const override { return {{{}, {}, {"celsius"}, {{m_shown}}}}; }

 protected:
  void fill() override { m_shown = m_thermometer.m_degrees.value_or(0); }
  void colour(const Theme&) override {}
  QStringList describe(double, double*) const override { return {}; }

 private:
  const Thermometer& m_thermometer;
  double m_shown = 0;
};

struct Row {
  Thermometer thermometer;
  DataSources sources;
  std::unique_ptr<ChartsRow> row;

  Row() {
    sources.add(thermometer);
    row = std::make_unique<ChartsRow>(
        sources, nullptr,
        std::vector<ChartEntry>{chartEntry<TemperatureChart, Thermometer>("temperature", 1, "Sensors")});
  }
  bool tabVisible() const { return row->findChild<QTabBar*>()->isTabVisible(0); }
};

TEST(data_sources, a_page_has_its_tab_once_there_is_data) {
  Row r;
  EXPECT_FALSE(r.tabVisible());
  r.thermometer.read(61);
  EXPECT_TRUE(r.tabVisible());
}

TEST(data_sources, a_chart_follows_its_source_by_itself) {
  Row r;
  ChartWidget* chart = r.row->chart("temperature");
  r.thermometer.read(61);
  EXPECT_TRUE(eventually([&] { return csvText(chart->tables()) == "celsius\n61\n"; }));
}

TEST(data_sources, a_picture_waits_for_data_and_says_where_it_comes_from) {
  Row r;
  ChartWidget* chart = r.row->chart("temperature");
  EXPECT_EQ(chart->readiness(), Readiness::nothing);
  r.thermometer.read(61);
  EXPECT_EQ(chart->readiness(), Readiness::all);
  EXPECT_EQ(chart->exportOrigin()->provenance, "measured by its own sensor");
}

TEST(data_sources, a_chart_whose_source_nobody_made_is_refused) {
  const DataSources none;
  EXPECT_THROW(ChartsRow(none, nullptr, {chartEntry<TemperatureChart, Thermometer>("temperature", 1)}),
               std::logic_error);
}

}  // namespace
}  // namespace warpfold::app

#include "data_sources_test.moc"
