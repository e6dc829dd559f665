// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <optional>

#include "charts/chart.h"
#include "charts/sweep_chart.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

/// Round times, every power of ten, and between them where there are few.
QSharedPointer<QCPAxisTicker> timeTicks(double least, double most) {
  const QSharedPointer<QCPAxisTickerText> ticker(new QCPAxisTickerText);
  const bool fine = most / least < 200;
  for (int power = int(std::floor(std::log10(least))); power <= int(std::ceil(std::log10(most))); ++power)
    for (const double digit : {1.0, 2.0, 5.0}) {
      if (digit != 1 && !fine) continue;
      const double us = digit * std::pow(10, power);
      const QString text = us < 1     ? QStringLiteral("%1\u00a0ns").arg(us * 1e3, 0, 'g', 6)
                           : us < 1e3 ? QStringLiteral("%1\u00a0µs").arg(us, 0, 'g', 6)
                           : us < 1e6 ? QStringLiteral("%1\u00a0ms").arg(us / 1e3, 0, 'g', 6)
                                      : QStringLiteral("%1\u00a0s").arg(us / 1e6, 0, 'g', 6);
      ticker->addTick(us, text);
    }
  return ticker;
}

/// Time over size, both logarithmic: flat where a launch costs more than its work, a straight line where the memory
/// decides.
class SweepLatency : public SweepChart {
  Q_DECLARE_TR_FUNCTIONS(SweepLatency)
 public:
  SweepLatency(SweepModel& model, QWidget* parent)
      : SweepChart(model, QStringLiteral("sweep"), tr("Latency over size"), parent),
        m_floor(makeAcross(Qt::AlignRight)) {
    plot()->yAxis->setScaleType(QCPAxis::stLogarithmic);
    addButton();
  }

 protected:
  double figure(const SweepPoint& point) const override { return point.medianUs; }
  void fillFigures(double least, double most) override {
    plot()->yAxis->setRange(least / 1.5, most * 1.4);
    plot()->yAxis->setTicker(timeTicks(least / 1.4, most * 1.4));
    // What small inputs take is the launch and little else, but how much else, these times do not tell.
    std::optional<double> floor;
    for (const SweepCurve& curve : curves())
      for (const SweepPoint& point : curve.points)
        if (curve.device == 0 && point.key.n <= 4096) floor = std::min(floor.value_or(point.medianUs), point.medianUs);
    if (model().emulated()) floor.reset();
    showAcross(m_floor, floor, tr("fastest small run, %1").arg(timeText(floor.value_or(0))));
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
  void fillFigures(double, double most) override {
    const DeviceInfo& device = model().devices().front();
    const auto peak = device.peakReadGbs ? device.peakReadGbs : device.datasheetGbs;
    const double upper = roundUp(std::max(most, model().emulated() ? 0 : peak.value_or(0)) * 1.04);
    plot()->yAxis->setRange(0, upper);
    const QString what = device.peakReadGbs ? tr("measured peak, %1") : tr("datasheet, %1");
    showAcross(m_peak, model().emulated() ? std::nullopt : peak, what.arg(bandwidthText(peak.value_or(0))));
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
