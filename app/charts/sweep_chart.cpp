// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/sweep_chart.h"

#include <QMouseEvent>
#include <QPushButton>
#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "charts/ticks.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/verdict.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

constexpr const char* wholeText = "wholeText";  // of a line across, where its label is cut
constexpr const char* figureAlone = "figureAlone";
constexpr double reachPixels = 12, nameHeight = 14, widestName = 180;

constexpr std::array shapes{QCPScatterStyle::ssDisc,
                            QCPScatterStyle::ssSquare,
                            QCPScatterStyle::ssTriangle,
                            QCPScatterStyle::ssDiamond,
                            QCPScatterStyle::ssTriangleInverted,
                            QCPScatterStyle::ssCircle,
                            QCPScatterStyle::ssCross,
                            QCPScatterStyle::ssPlus};

}  // namespace

SweepChart::SweepChart(SweepModel& model, const QString& id, const QString& title, QWidget* parent)
    : ChartWidget(id, title, parent), m_model(model) {
  plot()->xAxis->setScaleType(QCPAxis::stLogarithmic);
  plot()->xAxis->setLabel(tr("elements"));
  plot()->xAxis->setTicker(QSharedPointer<PowerOfTwoTicks>::create());
  navigation().enable(QStringLiteral("elements"), 4);
  // What is placed by pixels has its place once the plot has its size; other ticks take another replot.
  connect(plot(), &QCustomPlot::afterLayout, this, [this] {
    const int ticks = plot()->xAxis->ticker()->tickCount();
    arrange();
    if (plot()->xAxis->ticker()->tickCount() != ticks) plot()->replot(QCustomPlot::rpQueuedReplot);
  });
}

void SweepChart::addButton() {
  m_button = new QPushButton(this);
  m_button->setProperty("role", "small");
  connect(m_button, &QPushButton::clicked, this,
          [this] { m_model.active() ? m_model.requestStop() : m_model.requestChoice(); });
}

void SweepChart::resizeEvent(QResizeEvent* event) {
  ChartWidget::resizeEvent(event);
  placeButton();
}

void SweepChart::placeButton() {
  if (m_button == nullptr) return;
  m_button->setText(m_model.active() ? tr("Stop") : tr("Sweep…"));
  m_button->setToolTip(m_model.active() ? tr("What was run is kept")
                                        : tr("Choose kernels, sizes and blocks, and devices to draw beside"));
  const QSize size = m_button->sizeHint();
  m_button->setGeometry(width() - size.width() - 12, 8, size.width(), size.height());
  setHeaderRoom(size.width() + 8);
  m_button->raise();
}

Readiness SweepChart::readiness() const {
  const bool whole = m_model.state() == JobModel::State::finished && !m_model.curves().empty();
  return whole ? Readiness::all : Readiness::nothing;
}

void SweepChart::needDrawn(std::size_t count) {
  while (m_drawn.size() < count) {
    Drawn drawn;
    drawn.graph = plot()->addGraph();
    drawn.graph->setAdaptiveSampling(false);
    drawn.bars = new QCPErrorBars(plot()->xAxis, plot()->yAxis);
    drawn.bars->setDataPlottable(drawn.graph);
    drawn.bars->setWhiskerWidth(5);
    drawn.bars->setSymbolGap(0);
    drawn.name = new QCPItemText(plot());
    drawn.name->setClipToAxisRect(false);
    drawn.name->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    drawn.name->setPadding(QMargins(6, 0, 0, 0));
    m_drawn.push_back(drawn);
  }
}

double SweepChart::roomForNames() const {
  return std::min(widestName, std::max(60.0, plot()->width() * 0.32));
}

QString SweepChart::placeText(double along) const {
  return sizeInShort(quint64(along));
}

QString SweepChart::nameOf(const SweepCurve& curve) const {
  if (curve.device == 0 && m_model.overRanks() && curve.ranks != 0)
    return curve.ranks == 1 ? tr("%1, 1 rank").arg(curve.kernel)
                            : withValues(tr("%1, %2 ranks"), curve.kernel, curve.ranks);
  if (curve.device == 0) return curve.kernel;
  // The header tells where the swept device's times are from; of the others the name is enough.
  return tr("%1, %2").arg(QString::fromStdString(m_model.devices()[curve.device].name), curve.kernel);
}

void SweepChart::fill() {
  m_curves = curvesOf(m_model);
  m_kernels = m_model.kernels();
  needDrawn(m_curves.size());
  const QFontMetricsF metrics(Theme::ui(10, QFont::DemiBold));
  const double room = roomForNames();
  double least = std::numeric_limits<double>::max(), most = 0, leastN = least, mostN = 0, widest = 0;
  for (std::size_t c = 0; c < m_drawn.size(); ++c) {
    QVector<double> x, y, below, above;
    if (c < m_curves.size())
      for (const SweepPoint& point : m_curves[c].points) {
        const double value = figure(point);
        const std::optional<Interval> ends = point.interval ? point.interval : point.band;
        SweepPoint low = point, high = point;
        low.medianUs = ends ? ends->low : point.medianUs;
        high.medianUs = ends ? ends->high : point.medianUs;
        const auto [from, to] = std::minmax({figure(low), figure(high)});
        x << along(point);
        y << value;
        below << std::max(0.0, value - from);
        above << std::max(0.0, to - value);
        least = std::min(least, from > 0 ? from : value);
        most = std::max(most, to);
        leastN = std::min(leastN, along(point));
        mostN = std::max(mostN, along(point));
      }
    m_drawn[c].graph->setData(x, y, true);
    m_drawn[c].bars->setData(below, above);
    m_drawn[c].name->setVisible(!x.isEmpty());
    if (x.isEmpty()) continue;
    m_drawn[c].name->setText(metrics.elidedText(nameOf(m_curves[c]), Qt::ElideMiddle, room));
    widest = std::max(widest, metrics.horizontalAdvance(m_drawn[c].name->text()));
    m_drawn[c].name->position->setCoords(x.last(), y.last());
  }
  const bool empty = mostN == 0;
  if (!empty) {
    // The names stand right of the last points.
    QMargins margins = plot()->axisRect()->minimumMargins();
    margins.setRight(int(widest) + 14);
    plot()->axisRect()->setMinimumMargins(margins);
    plot()->xAxis->setRange(leastN / 1.3, mostN * 1.3);
    fillFigures(least, most);
  }
  for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis}) axis->setTickLabels(!empty);
  const QString missing = m_model.missingText();
  const QStringList said{m_model.requestText(), m_model.active() ? m_model.progressText() : m_model.provenanceText(),
                         m_model.active() ? QString() : missing};
  const auto joined = [](QStringList parts) {
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
  };
  setProvenance(joined(said), m_model.emulated() || !missing.isEmpty(),
                missing.isEmpty() ? m_model.requestText() : joined(said.first(2)));
  setEmptyText(!empty                                         ? QString()
               : m_model.state() == SweepModel::State::failed ? m_model.failureSentence()
               : m_model.active()                             ? tr("running …")
               : missing.isEmpty()                            ? invitation()
                                                              : missing);
  placeButton();
  colour(theme());
  arrange();
}

std::optional<QPointF> SweepChart::lastSeen(std::size_t curve) const {
  const QCPAxis *x = plot()->xAxis, *y = plot()->yAxis;
  const auto isLogarithmic = [](const QCPAxis* axis) { return axis->scaleType() == QCPAxis::stLogarithmic; };
  const auto scaled = [&](const QCPAxis* axis, double value) { return isLogarithmic(axis) ? std::log(value) : value; };
  const double edge = x->range().upper;
  std::optional<QPointF> last, before;
  for (const SweepPoint& point : m_curves[curve].points) {
    const QPointF at(along(point), figure(point));
    if (at.x() > edge) {  // the line leaves the part that is shown
      if (!before) break;
      const double part = (scaled(x, edge) - scaled(x, before->x())) / (scaled(x, at.x()) - scaled(x, before->x()));
      const double height = scaled(y, before->y()) + part * (scaled(y, at.y()) - scaled(y, before->y()));
      last = QPointF(edge, isLogarithmic(y) ? std::exp(height) : height);
      break;
    }
    last = before = at;
  }
  return last && x->range().contains(last->x()) && y->range().contains(last->y()) ? last : std::nullopt;
}

/// Names at the ends of lines go apart where these end close together.
void SweepChart::arrange() {
  constexpr int labelWidth = 30;
  plot()->xAxis->ticker()->setTickCount(std::clamp(plot()->axisRect()->width() / labelWidth, 2, 10));
  for (const Across& across : m_across) placeAcross(across);
  std::vector<std::pair<std::size_t, QPointF>> order;
  for (std::size_t c = 0; c < m_curves.size(); ++c) {
    const auto last = lastSeen(c);
    m_drawn[c].name->setVisible(last.has_value());
    if (last) order.emplace_back(c, *last);
  }
  const auto end = [&](const auto& named) { return plot()->yAxis->coordToPixel(named.second.y()); };
  std::sort(order.begin(), order.end(), [&](const auto& l, const auto& r) { return end(l) < end(r); });
  std::vector<double> places;
  for (const auto& named : order)
    places.push_back(places.empty() ? end(named) : std::max(end(named), places.back() + nameHeight));
  // The lowest ones push the others up where they would stand below the plot.
  double lowest = plot()->axisRect()->bottom() - nameHeight / 2;
  for (auto place = places.rbegin(); place != places.rend(); ++place, lowest -= nameHeight)
    *place = std::min(*place, lowest);
  for (std::size_t i = 0; i < order.size(); ++i)
    m_drawn[order[i].first].name->position->setCoords(order[i].second.x(), plot()->yAxis->pixelToCoord(places[i]));
}

ChartReading SweepChart::reading() const {
  ChartReading reading;
  for (const SweepCurve& curve : m_curves) {
    ChartSeries series{nameOf(curve),
                       {},
                       [this](double value) { return figureText(value, value); },
                       [this](double value, double like) { return figureText(value, like); }};
    for (const SweepPoint& point : curve.points) series.points.emplace_back(along(point), figure(point));
    if (!series.points.empty()) reading.series.push_back(std::move(series));
  }
  if (reading.series.empty()) return {};
  reading.axis = plot()->xAxis->label();
  reading.place = [this](double along) { return placeText(along); };
  reading.ratioOfPlaces = true;
  return reading;
}

SweepChart::Across SweepChart::makeAcross(Qt::AlignmentFlag side) {
  Across across{new QCPItemStraightLine(plot()), new QCPItemText(plot())};
  across.label->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
  across.label->setPositionAlignment(side);
  across.label->position->setCoords(side == Qt::AlignRight ? 1 : 0, 1);
  across.label->setPadding(QMargins(4, 1, 4, 1));
  showAcross(across, {}, {}, {});
  m_across.push_back(across);
  return across;
}

void SweepChart::showAcross(const Across& across, std::optional<double> value, const QString& text,
                            const QString& figure) {
  across.line->setVisible(value.has_value());
  across.label->setVisible(value.has_value());
  if (!value) return;
  across.line->point1->setCoords(1, *value);
  across.line->point2->setCoords(2, *value);
  across.label->position->setCoords(across.label->position->coords().x(), *value);
  across.label->setProperty(wholeText, text);
  across.label->setProperty(figureAlone, figure);
  placeAcross(across);
}

/// Its label stands on the other side of the line where one has no room, and is the figure alone where all of it has
/// none.
void SweepChart::placeAcross(const Across& across) {
  const QString text = across.label->property(wholeText).toString();
  const QCustomPlot* const plot = across.line->parentPlot();
  const double room = std::min(plot->viewport().width() / 2.0, plot->axisRect()->width() - 10.0);
  const bool fits = QFontMetricsF(Theme::ui(10)).horizontalAdvance(text) < room;
  across.label->setText(fits ? text : across.label->property(figureAlone).toString());
  const double value = across.label->position->coords().y();
  const double height = QFontMetricsF(Theme::ui(10)).height() + 2, at = plot->yAxis->coordToPixel(value);
  const bool roomBelow = plot->axisRect()->bottom() - at >= height, roomAbove = at - plot->axisRect()->top() >= height;
  const bool below = across.label->position->coords().x() > 0.5 ? roomBelow : !roomAbove;
  const auto side = across.label->positionAlignment() & Qt::AlignHorizontal_Mask;
  across.label->setPositionAlignment(side | (below ? Qt::AlignTop : Qt::AlignBottom));
}

QColor SweepChart::colourOf(const SweepCurve& curve, const Theme& theme) const {
  const std::array colours{theme.a, theme.b, theme.good, theme.accent, theme.warning, theme.bad, theme.text};
  if (curve.kernel == QLatin1String("cub")) return theme.cub;
  QColor colour = colours[std::size_t(m_kernels.indexOf(curve.kernel)) % colours.size()];
  if (m_model.overRanks() && curve.ranks != 0) {
    const double share = double(curve.ranks) / std::max(1u, m_model.devices().front().ranks);
    colour.setAlphaF(float(std::clamp(1 + 0.2 * std::log2(share), 0.35, 1.0)));
  }
  return colour;
}

void SweepChart::colour(const Theme& theme) {
  for (std::size_t c = 0; c < m_curves.size(); ++c) {
    const SweepCurve& curve = m_curves[c];
    const QColor colour = colourOf(curve, theme);
    const bool own = curve.device == 0;
    const bool measured = std::none_of(curve.points.begin(), curve.points.end(),
                                       [](const SweepPoint& p) { return p.provenance == Provenance::modelled; });
    m_drawn[c].graph->setPen(QPen(colour, own ? 1.8 : 1.2, own && measured ? Qt::SolidLine : Qt::DashLine));
    const auto shape = shapes[std::size_t(m_kernels.indexOf(curve.kernel)) % shapes.size()];
    m_drawn[c].graph->setScatterStyle(
        QCPScatterStyle(shape, QPen(colour, 1.2), filled(c) ? QBrush(colour) : QBrush(theme.panel), 6));
    QColor thin = colour;
    thin.setAlphaF(0.6F);
    m_drawn[c].bars->setPen(QPen(thin, 1));
    m_drawn[c].name->setColor(colour);
    m_drawn[c].name->setFont(Theme::ui(10, QFont::DemiBold));
  }
}

std::optional<SweepChart::Found> SweepChart::nearest(const QPointF& position) const {
  std::optional<Found> found;
  double distance = reachPixels;
  for (std::size_t c = 0; c < m_curves.size(); ++c)
    for (std::size_t i = 0; i < m_curves[c].points.size(); ++i) {
      const SweepPoint& point = m_curves[c].points[i];
      const QPointF at(plot()->xAxis->coordToPixel(along(point)), plot()->yAxis->coordToPixel(figure(point)));
      const double away = std::hypot(at.x() - position.x(), at.y() - position.y());
      if (away >= distance) continue;
      distance = away;
      found = Found{c, i};
    }
  return found;
}

QStringList SweepChart::describeAt(const QPointF& position, double* snapped) const {
  const auto found = nearest(position);
  if (!found) return {};
  const SweepCurve& curve = m_curves[found->curve];
  const SweepPoint& point = curve.points[found->point];
  *snapped = along(point);
  QStringList lines{nameOf(curve), tr("%1 elements").arg(sizeInShort(point.key.n))};
  if (point.ranks != 0) lines << (point.ranks == 1 ? tr("1 rank") : tr("%1 ranks").arg(point.ranks));
  if (point.key.block != 0) lines << tr("best of its blocks: %1 threads").arg(point.key.block);
  if (point.interval)
    lines << tr("%1, 95 % interval %2 to %3")
                 .arg(timeText(point.medianUs), timeText(point.interval->low), timeText(point.interval->high));
  else if (point.band)
    lines << tr("%1, in a band from %2 to %3")
                 .arg(timeText(point.medianUs), timeText(point.band->low), timeText(point.band->high));
  else
    lines << timeText(point.medianUs);
  lines << bandwidthText(point.bandwidthGbs) << furtherLines(point);
  if (point.shareOfPeak) lines << tr("%1 of the measured peak").arg(percentText(*point.shareOfPeak));
  if (point.overLibrary) lines << tr("%1 times as fast as CUB").arg(point.overLibrary->ratio, 0, 'f', 2);
  lines << originText(point.provenance) << tr("click: open it as a run");
  return lines;
}

bool SweepChart::eventFilter(QObject* watched, QEvent* event) {
  if (watched == plot() && event->type() == QEvent::MouseButtonPress)
    m_pressed = static_cast<QMouseEvent*>(event)->position();
  if (watched == plot() && event->type() == QEvent::MouseButtonRelease) {
    auto* const mouse = static_cast<QMouseEvent*>(event);
    const bool clicked =
        (mouse->position() - m_pressed).manhattanLength() < 4 && !(mouse->modifiers() & Qt::ShiftModifier);
    if (const auto found = nearest(mouse->position()); clicked && found && mouse->button() == Qt::LeftButton)
      m_model.requestOpen(m_curves[found->curve].device, m_curves[found->curve].points[found->point]);
  }
  return ChartWidget::eventFilter(watched, event);
}

}  // namespace warpfold::app
