// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <optional>

#include "charts/chart.h"
#include "charts/sweep_chart.h"
#include "charts/ticks.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

/// Time over size, both logarithmic: flat where a launch costs more than its work, a straight line where the memory
/// decides.
class SweepLatency : public SweepChart {
  Q_DECLARE_TR_FUNCTIONS(SweepLatency)
 public:
  SweepLatency(SweepModel& model, QWidget* parent)
      : SweepChart(model, QStringLiteral("sweep"), tr("Latency over size"), parent),
        m_floor(makeAcross(Qt::AlignRight)) {
    plot()->yAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->yAxis->setTicker(QSharedPointer<TimeTicks>::create());
    addButton();
  }

 protected:
  double figure(const SweepPoint& point) const override { return point.medianUs; }
  QString figureText(double us, double like) const override { return timeText(us, like); }
  void fillFigures(double least, double most) override {
    // What small inputs take is the launch and little else, but how much else, these times do not tell.
    std::optional<double> floor;
    for (const SweepCurve& curve : curves())
      for (const SweepPoint& point : curve.points)
        if (curve.device == 0 && point.key.n <= 4096) floor = std::min(floor.value_or(point.medianUs), point.medianUs);
    if (model().emulated()) floor.reset();
    constexpr double alone = 1.5, withLabel = 3;  // the floor's label stands below its line
    plot()->yAxis->setRange(least / (floor ? withLabel : alone), most * 1.4);
    const QString time = timeText(floor.value_or(0));
    showAcross(m_floor, floor, tr("fastest small run, %1").arg(time), time);
  }
  void colour(const Theme& theme) override {
    SweepChart::colour(theme);
    m_floor.line->setPen(QPen(theme.muted, 1.2, Qt::DotLine));
    m_floor.label->setColor(theme.muted);
    m_floor.label->setFont(Theme::ui(10));
  }

 private:
  Across m_floor;
};

/// Bytes of the input a second, from zero on, below the most that the device was seen to read.
class SweepBandwidth : public SweepChart {
  Q_DECLARE_TR_FUNCTIONS(SweepBandwidth)
 public:
  SweepBandwidth(SweepModel& model, QWidget* parent)
      : SweepChart(model, QStringLiteral("sweep-bandwidth"), tr("Bandwidth over size"), parent),
        m_peak(makeAcross(Qt::AlignLeft)) {
    setUnit(tr("GB/s"));
  }

 protected:
  double figure(const SweepPoint& point) const override {
    // Of a time that is not the median's own, too.
    const double bytes = double(point.key.n * sizeOf(point.key.type) * inputsOf(point.key.op));
    return bytes / point.medianUs * 1e-3;
  }
  QString figureText(double gbs, double like) const override { return bandwidthText(gbs, like); }
  void fillFigures(double, double most) override {
    const DeviceInfo& device = model().devices().front();
    const auto peak = device.peakReadGbs ? device.peakReadGbs : device.datasheetGbs;
    const double upper = roundUp(std::max(most, model().emulated() ? 0 : peak.value_or(0)) * 1.04);
    plot()->yAxis->setRange(0, upper);
    const QString what = device.peakReadGbs ? tr("measured peak, %1") : tr("datasheet, %1");
    showAcross(m_peak, model().emulated() ? std::nullopt : peak, what.arg(bandwidthText(peak.value_or(0))),
               bandwidthText(peak.value_or(0)));
  }
  void colour(const Theme& theme) override {
    SweepChart::colour(theme);
    m_peak.line->setPen(QPen(theme.good, 1.3, Qt::DashLine));
    m_peak.label->setColor(theme.good);
    m_peak.label->setFont(Theme::ui(10));
  }

 private:
  Across m_peak;
};

const char* const sweepPage = QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Sweep");
const bool latencyRegistered = registerChart<SweepLatency, SweepModel>(QStringLiteral("sweep"), 72, sweepPage);
const bool bandwidthRegistered =
    registerChart<SweepBandwidth, SweepModel>(QStringLiteral("sweep-bandwidth"), 73, sweepPage);

}  // namespace
}  // namespace warpfold::app
