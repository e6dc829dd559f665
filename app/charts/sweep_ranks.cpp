// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <vector>

#include "charts/chart.h"
#include "charts/sweep_chart.h"
#include "charts/ticks.h"
#include "models/count_text.h"
#include "models/figure_text.h"

namespace warpfold::app {
namespace {

/// Time over ranks at the sweep's largest size, both logarithmic; dotted what each kernel would take without loss. It
/// is there where a sweep went over several numbers of ranks.
class SweepRanks : public SweepChart {
  Q_DECLARE_TR_FUNCTIONS(SweepRanks)
 public:
  SweepRanks(SweepModel& model, QWidget* parent)
      : SweepChart(model, QStringLiteral("ranks-sweep"), tr("Latency over ranks"), parent) {
    plot()->xAxis->setLabel(tr("ranks"));
    navigation().enable(QStringLiteral("ranks"), 4);
    plot()->yAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->yAxis->setTicker(QSharedPointer<TimeTicks>::create());
    const auto comeOrGo = [this] { setVisible(this->model().overRanks()); };
    if (parent == nullptr) return;  // a picture alone
    connect(&model, &SweepModel::changed, this, comeOrGo);
    comeOrGo();
  }

  Readiness readiness() const override { return model().overRanks() ? SweepChart::readiness() : Readiness::nothing; }
  /// A sweep over several ranks is chosen in its dialog.
  bool canCome() const override { return model().overRanks(); }

 protected:
  std::vector<SweepCurve> curvesOf(const SweepModel& model) const override {
    std::vector<SweepCurve> curves;
    for (SweepRanksCurve& each : model.ranksCurves()) curves.push_back(std::move(each.curve));
    return curves;
  }
  double along(const SweepPoint& point) const override { return double(point.ranks); }
  QString nameOf(const SweepCurve& curve) const override {
    // Strong and weak curves of one kernel begin at different sizes, or in one point.
    const auto all = model().ranksCurves();
    const bool both = all.front().scaling != all.back().scaling;
    for (const SweepRanksCurve& each : all)
      if (both && each.curve.kernel == curve.kernel && each.curve.points.back().key == curve.points.back().key)
        return each.scaling == Scaling::strong ? tr("%1, strong").arg(curve.kernel) : tr("%1, weak").arg(curve.kernel);
    return curve.kernel;
  }
  QString invitation() const override { return tr("comes with a sweep over several ranks"); }
  /// Of one kernel, the marks of weak scaling are hollow.
  bool filled(std::size_t curve) const override {
    const auto all = model().ranksCurves();
    return curve >= all.size() || all[curve].scaling == Scaling::strong;
  }
  double figure(const SweepPoint& point) const override { return point.medianUs; }
  QString figureText(double us, double like) const override { return timeText(us, like); }
  void fillFigures(double least, double most) override {
    const std::vector<SweepRanksCurve> all = model().ranksCurves();
    while (m_ideals.size() < all.size()) {
      m_ideals.push_back(plot()->addGraph());
      m_ideals.back()->setAdaptiveSampling(false);
    }
    QStringList sizes;
    for (std::size_t i = 0; i < m_ideals.size(); ++i) {
      QVector<double> x, y;
      for (std::size_t p = 0; i < all.size() && p < all[i].idealUs.size(); ++p) {
        x << double(all[i].curve.points[p].ranks);
        y << all[i].idealUs[p];
        least = std::min(least, y.last());
        most = std::max(most, y.last());
      }
      m_ideals[i]->setData(x, y, true);
      if (i >= all.size()) continue;
      const QString size = all[i].scaling == Scaling::strong ? tr("%1 elements").arg(sizeInShort(all[i].n))
                                                             : tr("%1 a rank").arg(sizeInShort(all[i].n));
      if (!sizes.contains(size)) sizes << size;
    }
    plot()->yAxis->setRange(least / 1.5, most * 1.4);
    setUnit(tr("%1, ideal dotted").arg(sizes.join(QStringLiteral(", "))));
  }
  void colour(const Theme& theme) override {
    SweepChart::colour(theme);
    for (std::size_t i = 0; i < m_ideals.size(); ++i) {
      m_ideals[i]->setVisible(i < curves().size());
      if (i < curves().size()) m_ideals[i]->setPen(QPen(colourOf(curves()[i], theme), 1.3, Qt::DotLine));
    }
  }

 private:
  std::vector<QCPGraph*> m_ideals;
};

const bool ranksRegistered = registerChart<SweepRanks, SweepModel>(
    QStringLiteral("ranks-sweep"), 75, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Sweep"));

}  // namespace
}  // namespace warpfold::app
