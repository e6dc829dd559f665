// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart.h"
#include "charts/live_chart.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

/// Bytes of the input, read once, over each sample's duration; the device's measured peak as a line.
class BandwidthChart : public LiveChart {
  Q_DECLARE_TR_FUNCTIONS(BandwidthChart)
 public:
  BandwidthChart(Comparison& comparison, QWidget* parent)
      : LiveChart(comparison, QStringLiteral("bandwidth"), tr("Bandwidth"), parent),
        m_peak(new QCPItemStraightLine(plot())),
        m_peakLabel(new QCPItemText(plot())) {
    m_peakLabel->setText(tr("measured peak"));
    m_peakLabel->setPositionAlignment(Qt::AlignRight | Qt::AlignBottom);
    m_peakLabel->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_peakLabel->setPadding(QMargins(0, 0, 4, 3));
    m_peak->setVisible(false);
    m_peakLabel->setVisible(false);
  }

 protected:
  double figure(int side, double us) const override { return comparison().bandwidthGbs(side, us).value_or(0); }
  std::pair<QString, double> unit(double largest) const override {
    if (peak() || largest <= 0 || largest >= 0.5) return {QStringLiteral("GB/s"), 1};
    return largest >= 0.5e-3 ? std::pair{QStringLiteral("MB/s"), 1e-3} : std::pair{QStringLiteral("kB/s"), 1e-6};
  }
  std::string keyUnit() const override { return "gb_per_s"; }
  QString textOf(double gbs, double like) const override { return bandwidthText(gbs, like); }

  double fillExtras() override {
    const auto peak = this->peak();
    m_peakLabel->setText(comparison().onTwoDevices() ? tr("measured peak of A's device") : tr("measured peak"));
    m_peak->setVisible(peak.has_value());
    m_peakLabel->setVisible(peak.has_value());
    if (!peak) return 0;
    m_peak->point1->setCoords(0, *peak);
    m_peak->point2->setCoords(1, *peak);
    m_peakLabel->position->setCoords(1, *peak);
    return *peak;
  }

  /// The label of the peak stands below its line where there is no room above it.
  void arrange() override {
    constexpr double labelHeight = 16;
    LiveChart::arrange();
    const double above = plot()->yAxis->coordToPixel(m_peakLabel->position->coords().y()) - plot()->axisRect()->top();
    m_peakLabel->setPositionAlignment(Qt::AlignRight | (above < labelHeight ? Qt::AlignTop : Qt::AlignBottom));
  }

  void colour(const Theme& theme) override {
    LiveChart::colour(theme);
    QPen dashed(theme.good, 1.3);
    dashed.setDashPattern({5, 3});
    m_peak->setPen(dashed);
    m_peakLabel->setColor(theme.good);
    m_peakLabel->setFont(Theme::ui(10));
  }

 private:
  /// A GPU's peak says nothing about an emulator's run.
  std::optional<double> peak() const {
    return comparison().provenance() == Provenance::emulated || !comparison().drawn(0) ? std::nullopt
                                                                                       : comparison().measuredPeakGbs();
  }

  QCPItemStraightLine* m_peak;
  QCPItemText* m_peakLabel;
};

const bool bandwidthChartRegistered = registerChart<BandwidthChart, Comparison>(QStringLiteral("bandwidth"), 20);

}  // namespace
}  // namespace warpfold::app
