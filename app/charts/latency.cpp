// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart.h"
#include "charts/live_chart.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

/// Duration of the whole reduction, sample by sample.
class LatencyChart : public LiveChart {
  Q_DECLARE_TR_FUNCTIONS(LatencyChart)
 public:
  LatencyChart(Comparison& comparison, QWidget* parent)
      : LiveChart(comparison, QStringLiteral("latency"), tr("Latency"), parent) {}

 protected:
  double figure(int, double us) const override { return us; }
  std::pair<QString, double> unit(double largest) const override {
    if (largest >= 2e6) return {QStringLiteral("s"), 1e6};
    if (largest >= 2e3) return {QStringLiteral("ms"), 1e3};
    return {QStringLiteral("µs"), 1};
  }
  std::string keyUnit() const override { return "us"; }
  QString textOf(double us, double like) const override { return timeText(us, like); }
};

const bool latencyChartRegistered = registerChart<LatencyChart, Comparison>(QStringLiteral("latency"), 10);

}  // namespace
}  // namespace warpfold::app
