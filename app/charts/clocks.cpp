// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "charts/ticks.h"
#include "models/clocks_model.h"
#include "models/table_text.h"
#include "models/with_values.h"

namespace warpfold::app {
namespace {

/// SM and memory clock over time, in MHz from zero on: a throttled sample is seen where the line falls.
class ClocksChart : public ChartWidget {
  Q_DECLARE_TR_FUNCTIONS(ClocksChart)
 public:
  ClocksChart(ClocksModel& clocks, QWidget* parent)
      : ChartWidget(QStringLiteral("clocks"), tr("Clocks"), parent), m_clocks(clocks) {
    for (QCPGraph*& graph : m_graphs) graph = plot()->addGraph();
    plot()->xAxis->setLabel(tr("seconds"));
    setUnit(tr("MHz: SM —  memory - -"));
    setEmptyText(tr("no clock readings yet"));
    plot()->xAxis->setTicker(QSharedPointer<SecondTicks>::create());
    navigation().enable(QStringLiteral("seconds"), 2);
    navigation().setMoving();
  }

  ChartReading reading() const override {
    using Value = std::optional<double> messages::Clocks::*;
    ChartReading reading;
    const auto add = [&](const QString& name, Value value, QString (*text)(double)) {
      ChartSeries series{name, {}, text};
      for (std::size_t i = 0; i < m_clocks.readings().size(); ++i)
        if (const auto& read = m_clocks.readings()[i].*value) series.points.emplace_back(secondsOf(i), *read);
      if (!series.points.empty()) reading.series.push_back(std::move(series));
    };
    add(tr("SM"), &messages::Clocks::smMhz, [](double mhz) { return tr("%1 MHz").arg(mhz, 0, 'f', 0); });
    add(tr("memory"), &messages::Clocks::memoryMhz, [](double mhz) { return tr("%1 MHz").arg(mhz, 0, 'f', 0); });
    add(tr("temperature"), &messages::Clocks::celsius,
        [](double degrees) { return tr("%1 °C").arg(degrees, 0, 'f', 0); });
    add(tr("power"), &messages::Clocks::watts, [](double watts) { return tr("%1 W").arg(watts, 0, 'f', 0); });
    if (reading.series.empty()) return {};
    reading.axis = tr("time");
    reading.place = [](double seconds) { return tr("%1 s").arg(seconds); };
    return reading;
  }

  Readiness readiness() const override { return m_clocks.readings().empty() ? Readiness::nothing : Readiness::enough; }

  std::vector<Table> tables() const override {
    Table table;
    table.keys = {"seconds", "sm_mhz", "memory_mhz", "celsius", "watts"};
    for (std::size_t i = 0; i < m_clocks.readings().size(); ++i) {
      const messages::Clocks& r = m_clocks.readings()[i];
      table.rows.push_back(
          {dataCell(secondsOf(i)), dataCell(r.smMhz), dataCell(r.memoryMhz), dataCell(r.celsius), dataCell(r.watts)});
    }
    return {table};
  }

 protected:
  void fill() override {
    std::array<QVector<double>, 2> x, y;
    double largest = 0;
    for (std::size_t i = 0; i < m_clocks.readings().size(); ++i) {
      const messages::Clocks& r = m_clocks.readings()[i];
      const std::array<std::optional<double>, 2> values{r.smMhz, r.memoryMhz};
      for (std::size_t g = 0; g < 2; ++g) {
        if (!values[g]) continue;
        x[g] << secondsOf(i);
        y[g] << *values[g];
        largest = std::max(largest, *values[g]);
      }
    }
    for (std::size_t g = 0; g < 2; ++g) m_graphs[g]->setData(x[g], y[g], true);
    const bool empty = m_clocks.readings().empty();
    setEmptyText(empty ? tr("no clock readings yet") : QString());
    setProvenance(empty ? QString() : m_clocks.origin().provenance, false);
    const double begin = empty ? 0 : secondsOf(0);
    plot()->xAxis->setRange(begin, std::max(begin + 10, empty ? 0.0 : secondsOf(m_clocks.readings().size() - 1)));
    plot()->yAxis->setRange(0, roundUp(std::max(largest, 1.0) * 1.05));
  }

  void colour(const Theme& theme) override {
    m_graphs[0]->setPen(QPen(theme.good, 1.8));
    m_graphs[1]->setPen(QPen(theme.text, 1.8, Qt::DashLine));
  }

  QStringList describe(double x, double* snapped) const override {
    const auto index = qint64(std::llround(x / ClocksModel::intervalSeconds)) - qint64(m_clocks.first());
    if (index < 0 || std::size_t(index) >= m_clocks.readings().size()) return {};
    *snapped = secondsOf(std::size_t(index));
    const messages::Clocks& r = m_clocks.readings()[std::size_t(index)];
    QStringList lines{tr("%1 s").arg(*snapped)};
    if (r.smMhz) lines << tr("SM %1 MHz").arg(*r.smMhz, 0, 'f', 0);
    if (r.memoryMhz) lines << tr("memory %1 MHz").arg(*r.memoryMhz, 0, 'f', 0);
    if (r.celsius) lines << tr("%1 °C").arg(*r.celsius, 0, 'f', 0);
    if (r.watts) lines << tr("%1 W").arg(*r.watts, 0, 'f', 0);
    return lines;
  }

 private:
  double secondsOf(std::size_t i) const { return double(m_clocks.first() + i) * ClocksModel::intervalSeconds; }

  const ClocksModel& m_clocks;
  std::array<QCPGraph*, 2> m_graphs{};
};

const bool clocksChartRegistered = registerChart<ClocksChart, ClocksModel>(
    QStringLiteral("clocks"), 80, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Clocks"));

}  // namespace
}  // namespace warpfold::app
