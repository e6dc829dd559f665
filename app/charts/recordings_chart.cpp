// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/recordings_chart.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "charts/ticks.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

constexpr std::size_t withoutVerdict = 4;
constexpr double nearPixels = 9;

std::size_t groupOf(const ComparedRequest& row) {
  return row.verdict ? std::size_t(*row.verdict) : withoutVerdict;
}

/// The shapes repeat what the colours say.
QCPScatterStyle::ScatterShape shapeOf(std::size_t group) {
  switch (group) {
    case std::size_t(Verdict::faster): return QCPScatterStyle::ssTriangle;
    case std::size_t(Verdict::slower): return QCPScatterStyle::ssTriangleInverted;
    case std::size_t(Verdict::same): return QCPScatterStyle::ssDisc;
    default: return QCPScatterStyle::ssCircle;
  }
}

QColor colourOf(std::size_t group, const Theme& theme) {
  switch (group) {
    case std::size_t(Verdict::faster): return theme.good;
    case std::size_t(Verdict::slower): return theme.bad;
    case std::size_t(Verdict::same): return theme.muted;
    default: return theme.warning;
  }
}

/// Where the rows stand: those of one size side by side within half of the way to the next power of two.
std::vector<double> placesOf(const std::vector<ComparedRequest>& rows) {
  std::map<quint64, std::pair<std::size_t, std::size_t>> sizes;  // how many there are, and how many are placed
  for (const ComparedRequest& row : rows) ++sizes[row.n].first;
  std::vector<double> places;
  for (const ComparedRequest& row : rows) {
    auto& [count, placed] = sizes[row.n];
    const double share = count < 2 ? 0 : double(placed++) / double(count - 1) - 0.5;
    places.push_back(double(row.n) * std::exp2(0.5 * share));
  }
  return places;
}

}  // namespace

RecordingsChart::RecordingsChart(RecordingsModel& model, QWidget* parent)
    : ChartWidget(QStringLiteral("recordings"), tr("A over B"), parent),
      m_model(model),
      m_even(new QCPItemStraightLine(plot())) {
  for (std::size_t group = 0; group < m_marks.size(); ++group) {
    Marks& marks = m_marks[group];
    marks.graph = plot()->addGraph();
    marks.graph->setLineStyle(QCPGraph::lsNone);
    marks.graph->setAdaptiveSampling(false);
    marks.bars = new QCPErrorBars(plot()->xAxis, plot()->yAxis);
    marks.bars->setDataPlottable(marks.graph);
    marks.bars->setWhiskerWidth(0);
    marks.bars->setSymbolGap(0);
  }
  for (QCPAxis* axis : {plot()->xAxis, plot()->yAxis}) axis->setScaleType(QCPAxis::stLogarithmic);
  plot()->xAxis->setLabel(tr("elements"));
  plot()->xAxis->setTicker(QSharedPointer<PowerOfTwoTicks>::create());
  plot()->xAxis->ticker()->setTickCount(10);
  plot()->yAxis->setTicker(QSharedPointer<RatioTicks>::create());
  navigation().enable(QStringLiteral("elements of recordings"), 4);
  setUnit(tr("▲ faster  ▼ slower  ● same  ○ not clear"));
  drawFrom({&model});
}

void RecordingsChart::fill() {
  const auto& rows = m_model.rows();
  m_places = placesOf(rows);
  plot()->yAxis->grid()->setVisible(!rows.empty());  // no line through the words of an empty chart
  struct Points {
    QVector<double> x, y, below, above;
  };
  std::array<Points, 5> groups;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    Points& points = groups[groupOf(rows[i])];
    points.x << m_places[i];
    points.y << rows[i].ratio;
    points.below << (rows[i].interval ? rows[i].ratio - rows[i].interval->low : 0);
    points.above << (rows[i].interval ? rows[i].interval->high - rows[i].ratio : 0);
  }
  for (std::size_t group = 0; group < groups.size(); ++group) {
    // Intervals belong to their marks by the number of these: neither may sort what the other keeps.
    std::vector<int> order(std::size_t(groups[group].x.size()));
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = int(i);
    std::sort(order.begin(), order.end(), [&](int l, int r) { return groups[group].x[l] < groups[group].x[r]; });
    Points sorted;
    for (const int i : order) {
      sorted.x << groups[group].x[i];
      sorted.y << groups[group].y[i];
      sorted.below << groups[group].below[i];
      sorted.above << groups[group].above[i];
    }
    m_marks[group].graph->setData(sorted.x, sorted.y, true);
    m_marks[group].bars->setData(sorted.below, sorted.above);
  }
  fillAxes();
  setProvenance(m_model.origin().provenance, m_model.recordings().emulated[0] || m_model.recordings().emulated[1]);
  setTitle(m_model.kernel().isEmpty() ? tr("A over B, all kernels") : tr("A over B, %1").arg(m_model.kernel()));
  setEmptyText(rows.empty() ? tr("choose two recordings") : QString());
}

void RecordingsChart::fillAxes() {
  const auto& rows = m_model.rows();
  double leastN = 1024, mostN = 1024, least = 1, most = 1;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    leastN = i == 0 ? double(rows[i].n) : std::min(leastN, double(rows[i].n));
    mostN = i == 0 ? double(rows[i].n) : std::max(mostN, double(rows[i].n));
    least = std::min({least, rows[i].ratio, rows[i].interval ? rows[i].interval->low : rows[i].ratio});
    most = std::max({most, rows[i].ratio, rows[i].interval ? rows[i].interval->high : rows[i].ratio});
  }
  least = std::min(least / 1.08, 0.9);
  most = std::max(most * 1.08, 1.1);
  plot()->xAxis->setRange(leastN / 1.5, mostN * 1.5);
  plot()->yAxis->setRange(least, most);
  plot()->xAxis->setTickLabels(!rows.empty());
  plot()->yAxis->setTickLabels(!rows.empty());
  m_even->setVisible(!rows.empty());
  m_even->point1->setCoords(leastN, 1);
  m_even->point2->setCoords(mostN * 2, 1);
}

void RecordingsChart::colour(const Theme& theme) {
  m_even->setPen(QPen(theme.text, 1, Qt::DashLine));
  for (std::size_t group = 0; group < m_marks.size(); ++group) {
    const QColor colour = colourOf(group, theme);
    QColor thin = colour;
    thin.setAlphaF(0.45F);
    const bool hollow = shapeOf(group) == QCPScatterStyle::ssCircle;
    m_marks[group].graph->setScatterStyle(
        QCPScatterStyle(shapeOf(group), QPen(colour, 1), hollow ? QBrush(theme.panel) : QBrush(colour), 6));
    m_marks[group].bars->setPen(QPen(thin, 1));
  }
}

ChartReading RecordingsChart::reading() const {
  const auto& rows = m_model.rows();
  if (rows.empty()) return {};
  ChartReading reading;
  std::map<QString, ChartSeries> series;  // a line for each kernel, of its request with the first block
  for (const ComparedRequest& row : rows) {
    ChartSeries& one = series[row.kernel];
    one.name = row.kernel;
    one.text = [](double ratio) { return QStringLiteral("%1×").arg(ratio, 0, 'f', 3); };
    if (one.points.empty() || one.points.back().x() != double(row.n)) one.points.emplace_back(double(row.n), row.ratio);
  }
  for (auto& [kernel, one] : series) {
    std::sort(one.points.begin(), one.points.end(), [](const auto& l, const auto& r) { return l.x() < r.x(); });
    reading.series.push_back(std::move(one));
  }
  reading.axis = tr("elements");
  reading.place = [](double n) { return sizeInShort(quint64(n)); };
  reading.ratioOfPlaces = true;
  return reading;
}

QStringList RecordingsChart::describeAt(const QPointF& position, double* snapped) const {
  const auto& rows = m_model.rows();
  std::size_t nearest = rows.size();
  double distance = nearPixels;
  for (std::size_t i = 0; i < rows.size(); ++i) {
    const QPointF at(plot()->xAxis->coordToPixel(placeOf(i)), plot()->yAxis->coordToPixel(rows[i].ratio));
    const double away = std::hypot(at.x() - position.x(), at.y() - position.y());
    if (away > distance) continue;
    distance = away;
    nearest = i;
  }
  if (nearest == rows.size()) return {};
  const ComparedRequest& row = rows[nearest];
  *snapped = placeOf(nearest);
  QStringList lines{row.kernel, requestText(row), tr("A %1, B %2").arg(timeText(row.us[0]), timeText(row.us[1]))};
  const QString ratio = QString::number(row.ratio, 'f', 3);
  lines << (row.interval
                ? withValues(tr("A over B: %1× (95 % interval %2 to %3)"), ratio,
                             QString::number(row.interval->low, 'f', 3), QString::number(row.interval->high, 'f', 3))
                : tr("A over B: %1×").arg(ratio));
  if (row.verdict) lines << tr("A is %1").arg(verdictText(row));
  return lines;
}

}  // namespace warpfold::app
