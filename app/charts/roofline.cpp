// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <vector>

#include "charts/chart.h"
#include "charts/sweep_chart.h"
#include "charts/ticks.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "run/roofline.h"

namespace warpfold::app {
namespace {

/// Operations a second over operations per byte, both logarithmic, below what memory and arithmetic units allow
/// (core/run/roofline.h): the best run of each kernel. A reduction stands far left of the ridge, so that only the
/// memory bounds it.
class SweepRoofline : public SweepChart {
  Q_DECLARE_TR_FUNCTIONS(SweepRoofline)
 public:
  SweepRoofline(SweepModel& model, QWidget* parent)
      : SweepChart(model, QStringLiteral("roofline"), tr("Roofline"), parent),
        m_memory(makeLabel()),
        m_ceiling(makeLabel()) {
    plot()->xAxis->setLabel(tr("operations per byte"));
    plot()->xAxis->setTicker(QSharedPointer<FractionTicks>::create());
    plot()->yAxis->setScaleType(QCPAxis::stLogarithmic);
    plot()->yAxis->setTicker(QSharedPointer<OperationTicks>::create());
    navigation().enable(QStringLiteral("intensity"), 4);
    addButton();
  }

  /// What is drawn, and then the roof of each device.
  std::vector<Table> tables() const override {
    Table points{{},
                 {},
                 {"kernel", "device", "type", "op", "n", "block", "latency_us", "operations_per_byte",
                  "operations_gops", "roof_gops", "share_of_roof"},
                 {}};
    for (const SweepCurve& curve : curvesOf(model()))
      for (const SweepPoint& point : curve.points) {
        const auto roof = roofOf(curve.device);
        const double attainable = roof ? roof->attainable(along(point)) : 0;
        points.rows.push_back({cellOf(curve.kernel), model().devices()[curve.device].name, name(point.key.type),
                               name(point.key.op), point.key.n, point.key.block == 0 ? Cell() : Cell(point.key.block),
                               dataCell(point.medianUs), dataCell(along(point)), dataCell(figure(point)),
                               roof ? dataCell(attainable) : Cell(),
                               roof ? dataCell(figure(point) / attainable) : Cell()});
      }
    Table roofs{
        "roofs", {}, {"device", "bandwidth_gbs", "bandwidth_from", "arithmetic_gops", "ridge_operations_per_byte"}, {}};
    for (std::size_t device = 0; device < model().devices().size(); ++device)
      if (const auto roof = roofOf(device))
        roofs.rows.push_back({model().devices()[device].name, dataCell(roof->memoryGbs),
                              roof->measured ? "measured peak" : "datasheet", dataCell(roof->ceiling),
                              roof->ceiling ? dataCell(*roof->ridge()) : Cell()});
    return {points, roofs};
  }
  Readiness readiness() const override { return roofOf(0) ? SweepChart::readiness() : Readiness::nothing; }

 protected:
  /// Of every kernel the run that did most.
  std::vector<SweepCurve> curvesOf(const SweepModel& model) const override {
    std::vector<SweepCurve> best;
    if (!roofOf(0)) return best;
    for (SweepCurve& curve : model.curves()) {
      const auto most = std::max_element(curve.points.begin(), curve.points.end(),
                                         [this](const auto& l, const auto& r) { return figure(l) < figure(r); });
      curve.points = {*most};
      best.push_back(std::move(curve));
    }
    return best;
  }
  double along(const SweepPoint& point) const override { return intensityOf(point.key.type, point.key.op); }
  QString placeText(double along) const override {
    return tr("operations per byte: %1").arg(QString::number(along, 'g', 3));
  }
  QString invitation() const override {
    if (model().points(0).empty()) return SweepChart::invitation();
    if (model().emulated()) return tr("an emulator's own times have no roof");
    if (model().overRanks()) return tr("comes with a sweep on one device");
    return tr("this device's bandwidth is not known");
  }
  /// Right of the points there is more room than any name takes.
  double roomForNames() const override { return 180; }
  double figure(const SweepPoint& point) const override {
    return operationsRate(point.key.op, point.key.n, point.medianUs);
  }
  QString figureText(double gops, double like) const override { return operationsText(gops, like); }
  QStringList furtherLines(const SweepPoint& point) const override {
    const double rate = figure(point);
    const auto roof = roofOf(0);
    if (!roof) return {operationsText(rate, rate)};
    return {tr("%1, %2 of the roof above it")
                .arg(operationsText(rate, rate), percentText(rate / roof->attainable(along(point))))};
  }
  void fillFigures(double least, double most) override {
    double left = 1e300, right = 0;
    for (const SweepCurve& curve : curves())
      for (const SweepPoint& point : curve.points) {
        left = std::min(left, along(point));
        right = std::max(right, along(point));
      }
    const Roofline own = roofOf(0).value_or(Roofline{});
    right = std::max(right * 16, own.ridge().value_or(0) * 6);
    left /= 8;
    plot()->xAxis->setRange(left, right);
    const std::size_t devices = model().devices().size();
    while (m_roofs.size() < devices) {
      m_roofs.push_back(plot()->addGraph());
      m_roofs.back()->setAdaptiveSampling(false);
    }
    double upper = most;
    for (std::size_t device = 0; device < m_roofs.size(); ++device) {
      const auto roof = device < devices ? roofOf(device) : std::nullopt;
      QVector<double> x, y;
      if (roof) {
        const double ridge = std::clamp(roof->ridge().value_or(right), left, right);
        x = {left, ridge, right};
        for (const double each : x) y << roof->attainable(each);
        upper = std::max(upper, roof->attainable(right));
      }
      m_roofs[device]->setData(x, y, true);
    }
    least = std::min(least, own.attainable(left));
    // Below, names that stand close together go apart.
    plot()->yAxis->setRange(least / 5, upper * 2);
    // The points stand in the middle, and their names beside them.
    QMargins margins = plot()->axisRect()->minimumMargins();
    margins.setRight(14);
    plot()->axisRect()->setMinimumMargins(margins);
    m_ceiling->setVisible(own.ceiling.has_value());
    if (own.ceiling) {
      m_ceiling->setText(tr("arithmetic, %1").arg(operationsText(*own.ceiling, *own.ceiling)));
      setUnit(tr("ridge at %1 operations per byte").arg(*own.ridge(), 0, 'g', 2));
    } else {
      setUnit(tr("what arithmetic allows is not known"));
    }
  }
  void colour(const Theme& theme) override {
    SweepChart::colour(theme);
    for (std::size_t device = 0; device < m_roofs.size(); ++device) {
      m_roofs[device]->setVisible(!curves().empty());
      m_roofs[device]->setPen(
          QPen(device == 0 ? theme.good : theme.muted, 1.4, device == 0 ? Qt::SolidLine : Qt::DashLine));
    }
    for (QCPItemText* label : {m_memory, m_ceiling}) {
      label->setColor(theme.good);
      label->setFont(Theme::ui(10));
      if (curves().empty()) label->setVisible(false);
    }
  }
  void arrange() override {
    SweepChart::arrange();
    placeLabels();
  }

 private:
  QCPItemText* makeLabel() {
    auto* const label = new QCPItemText(plot());
    label->setPadding(QMargins(4, 1, 4, 2));
    label->setVisible(false);
    return label;
  }
  std::optional<Roofline> roofOf(std::size_t device) const {
    const SweepModel& sweep = model();
    if (device >= sweep.devices().size() || sweep.points(0).empty() || sweep.emulated() || sweep.overRanks()) return {};
    const RecordedKey& key = sweep.points(0).front().key;
    std::optional<double> seenMhz;
    for (const SweepPoint& point : sweep.points(device))
      if (const auto mhz = point.state.smClockMhz) seenMhz = std::max(seenMhz.value_or(0), *mhz);
    return rooflineOf(sweep.devices()[device], key.type, key.op, seenMhz);
  }
  /// The memory's label lies on its line, between the points and the ridge, and the arithmetic's at the right end.
  void placeLabels() {
    const auto own = roofOf(0);
    m_memory->setVisible(own && !curves().empty());
    if (!own || curves().empty()) return;
    const QCPAxis *x = plot()->xAxis, *y = plot()->yAxis;
    const double points = along(curves().front().points.front());
    const double from = std::max(points * 1.5, x->range().lower),
                 to = std::min(own->ridge().value_or(1e9), x->range().upper);
    const double middle = std::sqrt(from * to);
    const auto pixel = [&](double at) { return QPointF(x->coordToPixel(at), y->coordToPixel(own->memoryGbs * at)); };
    const QPointF rise = pixel(to) - pixel(from);
    const QFontMetricsF metrics(Theme::ui(10));
    const QString bandwidth = bandwidthText(own->memoryGbs);
    const QString whole = (own->measured ? tr("measured peak, %1") : tr("datasheet, %1")).arg(bandwidth);
    const double room = std::hypot(rise.x(), rise.y()) - 2 * metrics.height();
    m_memory->setText(metrics.horizontalAdvance(whole) <= room ? whole : bandwidth);
    m_memory->setVisible(from < to && metrics.horizontalAdvance(bandwidth) <= room);
    m_memory->setPositionAlignment(Qt::AlignHCenter | Qt::AlignBottom);
    m_memory->setRotation(std::atan2(rise.y(), rise.x()) * 180 / M_PI);
    m_memory->position->setCoords(middle, own->memoryGbs * middle);
    if (!own->ceiling) return;
    const double above = y->coordToPixel(*own->ceiling) - plot()->axisRect()->top();
    m_ceiling->setVisible(y->range().contains(*own->ceiling) && x->range().contains(*own->ridge()));
    m_ceiling->setPositionAlignment(Qt::AlignRight | (above < metrics.height() + 3 ? Qt::AlignTop : Qt::AlignBottom));
    m_ceiling->position->setCoords(x->range().upper, *own->ceiling);
  }

  std::vector<QCPGraph*> m_roofs;
  QCPItemText *m_memory, *m_ceiling;
};

const bool rooflineRegistered = registerChart<SweepRoofline, SweepModel>(
    QStringLiteral("roofline"), 76, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Roofline"));

}  // namespace
}  // namespace warpfold::app
