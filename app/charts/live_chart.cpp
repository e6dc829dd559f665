// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/live_chart.h"

#include <algorithm>
#include <cmath>

#include "charts/ticks.h"
#include "models/comparison_readiness.h"
#include "models/scale.h"
#include "models/verdict.h"
#include "models/with_values.h"
#include "models/words.h"
#include "run/judge.h"

namespace warpfold::app {
namespace {

constexpr double letterHeight = 13;
constexpr int letterGap = 4;
constexpr int roomForInterval = 300;  // of what is said at the pointer

}  // namespace

LiveChart::LiveChart(Comparison& comparison, const QString& id, const QString& title, QWidget* parent)
    : ChartWidget(id, title, parent),
      m_comparison(comparison),
      m_cubLine(new QCPItemStraightLine(plot())),
      m_cubLabel(new QCPItemText(plot())) {
  for (int s = 0; s < 2; ++s) {
    m_graphs[std::size_t(s)] = plot()->addGraph();
    m_graphs[std::size_t(s)]->setAdaptiveSampling(false);
    auto* letter = m_letters[std::size_t(s)] = new QCPItemText(plot());
    letter->setText(s == 0 ? QStringLiteral("A") : QStringLiteral("B"));
    letter->setClipToAxisRect(false);
    letter->setPositionAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    letter->setPadding(QMargins(letterGap, 0, 0, 0));
    letter->setVisible(false);
    m_bandAreas[std::size_t(s)] = new QCPItemRect(plot());
    m_bandMedians[std::size_t(s)] = new QCPItemStraightLine(plot());
    for (QCPItemPosition* corner : {m_bandAreas[std::size_t(s)]->topLeft, m_bandAreas[std::size_t(s)]->bottomRight})
      corner->setTypeX(QCPItemPosition::ptAxisRectRatio);
    m_bandAreas[std::size_t(s)]->setVisible(false);
    m_bandMedians[std::size_t(s)]->setVisible(false);
  }
  m_cubLabel->position->setTypeX(QCPItemPosition::ptAxisRectRatio);
  m_cubLabel->setPadding(QMargins(4, 2, 4, 2));
  m_cubLabel->setLayer(QStringLiteral("overlay"));
  showCub();
  plot()->xAxis->setLabel(tr("iteration"));
  plot()->xAxis->setRange(0, shownSamples);
  plot()->xAxis->setTicker(QSharedPointer<WholeTicks>::create());
  plot()->xAxis->ticker()->setTickCount(4);
  plot()->xAxis->setNumberFormat(QStringLiteral("f"));
  plot()->xAxis->setNumberPrecision(0);
  plot()->xAxis->setTickLabels(false);
  setEmptyText(tr("no samples yet"));
  navigation().enable(QStringLiteral("iteration"), 4);
  navigation().setMoving();
  plot()->gatherData({m_bandAreas[0], m_bandAreas[1]});
  // Another size has lines closer to each other.
  connect(plot(), &QCustomPlot::afterLayout, this, [this] {
    partLetters();
    if (m_cub) placeCubLabel();
  });
}

QString LiveChart::about() const {
  QStringList sentences;
  for (int s = 0; s < 2; ++s)
    if (const auto& result = m_comparison.side(s).result)
      if (const auto remark = cacheRemark(*result)) sentences << sentence(*remark);
  sentences.removeDuplicates();
  return sentences.join(u' ');
}

Readiness LiveChart::readiness() const {
  return samplesReady(m_comparison);
}

void LiveChart::followSamples() {
  const bool hold = navigation().zoom().x().has_value();
  bool anew = false;
  for (std::size_t s = 0; s < 2; ++s) anew = m_samples[s].follow(m_comparison.side(int(s)).samples, hold) || anew;
  if (anew) navigation().clear();  // iterations count from 0 again
  m_next = std::max(m_samples[0].nextIndex(), m_samples[1].nextIndex());
  m_homeFirst = m_next > shownSamples ? m_next - shownSamples : 0;
  m_first = m_homeFirst;
  m_end = m_next;
  if (const auto part = navigation().zoom().x()) {
    m_first = quint64(std::max(0.0, std::floor(part->lower)));
    m_end = std::min(m_next, quint64(std::max(0.0, std::ceil(part->upper))) + 1);
  }
}

std::optional<QCPRange> LiveChart::limitsOfX() const {
  quint64 first = m_homeFirst;
  for (const HeldSamples& samples : m_samples)
    if (samples.nextIndex() > 0) first = std::min(first, samples.firstIndex());
  return QCPRange(double(first), std::max(double(m_next), plot()->xAxis->range().upper));
}

void LiveChart::fill() {
  followSamples();
  std::vector<double> all;
  for (std::size_t s = 0; s < 2; ++s) {
    std::vector<double>& figures = m_figures[s];
    figures.clear();
    m_firsts[s] = std::max(m_first, m_samples[s].firstIndex());
    if (m_leftOut[s] || !m_comparison.drawn(int(s))) continue;
    for (quint64 i = m_firsts[s]; i < std::min(m_end, m_samples[s].nextIndex()); ++i)
      figures.push_back(figure(int(s), m_samples[s].at(i)));
    all.insert(all.end(), figures.begin(), figures.end());
  }
  fillCub();
  double highest = 0;  // of the bands: no outlier that the axis might leave out
  for (int s = 0; s < 2; ++s) {
    const bool banded = m_figures[std::size_t(s)].empty() && !m_leftOut[std::size_t(s)];
    m_bands[std::size_t(s)] = banded ? m_comparison.interpolated(s) : std::nullopt;
    if (const auto& band = m_bands[std::size_t(s)])
      for (const double us : {band->band->low, band->band->high}) highest = std::max(highest, figure(s, us));
  }
  const bool anything = !all.empty() || highest > 0;
  const double largest = all.empty() ? 0 : *std::max_element(all.begin(), all.end());
  const double top = std::max(topOf(std::move(all)), highest);
  std::tie(m_unitText, m_divisor) = unit(top);
  setUnit(unitText(largest > top ? std::optional(largest / m_divisor) : std::nullopt));
  const bool emulated = m_comparison.provenance() == Provenance::emulated;
  QString origin = m_comparison.provenanceText();
  const bool recorded = m_comparison.provenance() == Provenance::recorded;
  const bool modelled = m_comparison.provenance() == Provenance::modelled;
  const QString device = m_comparison.deviceName().section(QStringLiteral(" · "), 0, 0);
  QString brief = recorded   ? tr("recorded on %1").arg(device)
                  : modelled ? tr("modelled for %1").arg(device)
                             : QString();
  if (const QString unlike = unlikeOrigins(m_comparison); !unlike.isEmpty()) brief = unlike;
  for (int s = 0; s < 2; ++s)
    if (!m_comparison.drawn(s)) {
      origin = tr("%1; %2 is not drawn").arg(origin, QChar(s == 0 ? u'A' : u'B'));
      brief = s == 0 ? tr("A is not drawn") : tr("B is not drawn");
    }
  setProvenance(origin, emulated, brief);

  const double extras = std::max(fillExtras(), m_cub.value_or(0)) / m_divisor;
  const bool empty = !anything;
  if (!empty || extras > 0) setUpperCalmly(plot()->yAxis, std::max(top / m_divisor, extras));
  const double upper = plot()->yAxis->range().upper;
  for (int s = 0; s < 2; ++s) {
    const std::vector<double>& figures = m_figures[std::size_t(s)];
    const quint64 first = m_firsts[std::size_t(s)];
    QVector<double> x, y;
    for (std::size_t i = 0; i < figures.size(); ++i) {
      x << double(first + i);
      y << std::min(figures[i] / m_divisor, upper);  // SVG viewers would draw on above the plot
    }
    QCPItemText* letter = m_letters[std::size_t(s)];
    letter->setVisible(!figures.empty());
    if (!figures.empty()) letter->position->setCoords(x.last(), std::min(y.last(), std::max(top / m_divisor, extras)));
    m_graphs[std::size_t(s)]->setData(x, y, true);
  }
  // Room for what is still to come; a run that is over, or all of what was recorded, fills the axis.
  const bool more = m_comparison.active() && m_comparison.provenance() != Provenance::recorded;
  const quint64 least = empty || more ? 60 : 2;
  plot()->xAxis->setRange(double(m_homeFirst),
                          double(m_homeFirst + std::clamp<quint64>(m_next - m_homeFirst, least, shownSamples)));
  fillBands();
  const QString untimed = m_comparison.untimedText();
  const auto faulty = [](const Comparison::SideState& side) {
    return side.result && side.result->latencyReason && side.result->latencyReason->code == "kernel-not-timed";
  };
  const bool never = faulty(m_comparison.side(0)) && faulty(m_comparison.side(1));
  setEmptyText(!empty              ? QString()
               : untimed.isEmpty() ? tr("no samples yet")
               : never             ? tr("faulty kernels are not timed")
                                   : tr("not recorded"));
  plot()->yAxis->setTickLabels(!empty || extras > 0);
  // A band of modelled or interpolated times has no iterations.
  const bool iterated = !m_figures[0].empty() || !m_figures[1].empty();
  plot()->xAxis->setTickLabels(iterated);
  plot()->xAxis->setLabel(iterated || empty ? tr("iteration") : QString());
  arrange();
  showCub();
}

void LiveChart::arrange() {
  spaceIterations();
  keepLettersInside();
  partLetters();
  if (m_cub) placeCubLabel();
}

/// Of a part of the chart, too, they stand where the lines leave it.
void LiveChart::keepLettersInside() {
  const QCPRange shown = plot()->yAxis->range(), along = plot()->xAxis->range();
  for (std::size_t s = 0; s < 2; ++s) {
    QPointF at = m_letters[s]->position->coords();
    if (at.x() > along.upper && !m_figures[s].empty()) at = {along.upper, heightAt(s, along.upper)};
    if (at.x() < along.lower) m_letters[s]->setVisible(false);
    m_letters[s]->position->setCoords(at.x(), std::clamp(at.y(), shown.lower, shown.upper));
  }
}

/// Of a side's line, between two of its samples.
double LiveChart::heightAt(std::size_t side, double along) const {
  const std::vector<double>& figures = m_figures[side];
  const double place = std::clamp(along - double(m_firsts[side]), 0.0, double(figures.size() - 1));
  const auto before = std::size_t(place), after = std::min(before + 1, figures.size() - 1);
  return (figures[before] + (place - double(before)) * (figures[after] - figures[before])) / m_divisor;
}

/// So that long numbers stay apart.
void LiveChart::spaceIterations() {
  const double label = QFontMetricsF(plot()->xAxis->tickLabelFont()).horizontalAdvance(QString::number(m_end)) + 14;
  plot()->xAxis->ticker()->setTickCount(std::clamp(int(plot()->axisRect()->width() / label) - 1, 1, 4));
}

/// The axis' unit, with the largest figure where one lies beyond the axis.
QString LiveChart::unitText(std::optional<double> largest) const {
  const QString most = QString::number(largest.value_or(0), 'f', 1);
  // Recorded samples play again; the line below says where and when they were measured.
  if (m_comparison.active() && m_comparison.provenance() != Provenance::recorded)
    return largest ? tr("%1, up to %2 · live").arg(m_unitText, most) : tr("%1 · live").arg(m_unitText);
  return largest ? tr("%1, up to %2").arg(m_unitText, most) : m_unitText;
}

/// A and B differ in their lines; what nobody measured is drawn dashed.
Qt::PenStyle LiveChart::lineOf(int side) const {
  const auto& latency = m_bands[std::size_t(side)];
  if (latency && latency->provenance == Provenance::modelled) return side == 0 ? Qt::DashLine : Qt::DotLine;
  return side == 0 ? Qt::SolidLine : Qt::DashLine;
}

void LiveChart::fillBands() {
  for (std::size_t s = 0; s < 2; ++s) {
    const auto& latency = m_bands[s];
    m_known[s] = m_figures[s].empty() ? std::nullopt : latencyOf(m_comparison, int(s));
    const std::optional<Interval> area = latency ? latency->band : m_known[s] ? m_known[s]->interval : std::nullopt;
    m_bandAreas[s]->setVisible(area.has_value());
    m_bandMedians[s]->setVisible(latency.has_value());
    if (!area) continue;
    const double upper = plot()->yAxis->range().upper;
    const auto y = [&](double us) { return std::min(figure(int(s), us) / m_divisor, upper); };
    const auto [low, high] = std::minmax({y(area->low), y(area->high)});
    m_bandAreas[s]->topLeft->setCoords(0, high);
    m_bandAreas[s]->bottomRight->setCoords(1, low);
    if (!latency) continue;
    QPen pen = m_bandMedians[s]->pen();
    pen.setStyle(lineOf(int(s)));
    m_bandMedians[s]->setPen(pen);
    m_bandMedians[s]->point1->setCoords(0, y(latency->median));
    m_bandMedians[s]->point2->setCoords(1, y(latency->median));
    m_letters[s]->setVisible(true);
    m_letters[s]->position->setCoords(plot()->xAxis->range().upper, y(latency->median));
  }
}

void LiveChart::fillCub() {
  const auto cub = m_comparison.cub();
  m_cubName = cub ? cub->name : QString();
  m_cub = cub ? std::optional(figure(0, cub->medianUs)) : std::nullopt;
}

QString LiveChart::cubText() const {
  return QStringLiteral("%1 %2").arg(m_cubName, textOf(*m_cub));
}

void LiveChart::showCub() {
  m_cubLine->setVisible(m_cub.has_value());
  m_cubLabel->setVisible(m_cub.has_value());
  if (!m_cub) return;
  const double value = *m_cub / m_divisor;
  m_cubLine->point1->setCoords(0, value);
  m_cubLine->point2->setCoords(1, value);
  m_cubLabel->setText(cubText());
  placeCubLabel();
}

/// Where no curve runs through it: on the line's roomier side if possible, since a peak is labelled close above it and
/// an axis lies close below it. Where there is no such place, on a ground of its own.
void LiveChart::placeCubLabel() {
  const double value = *m_cub / m_divisor, y = plot()->yAxis->coordToPixel(value);
  m_cubLabel->setVisible(plot()->yAxis->range().contains(value));
  const QRectF room = plot()->axisRect()->rect();
  const QSizeF size = QFontMetricsF(m_cubLabel->font()).size(0, m_cubLabel->text()) + QSizeF(8, 4);
  const auto roomier = value > plot()->yAxis->range().center() ? Qt::AlignTop : Qt::AlignBottom;
  const auto other = roomier == Qt::AlignTop ? Qt::AlignBottom : Qt::AlignTop;
  const auto place = [&](double share, Qt::AlignmentFlag vertical) {
    const auto horizontal = share == 0 ? Qt::AlignLeft : share == 1 ? Qt::AlignRight : Qt::AlignHCenter;
    m_cubLabel->position->setCoords(share, value);
    m_cubLabel->setPositionAlignment(horizontal | vertical);
  };
  m_cubLabel->setBrush(Qt::NoBrush);
  for (const double share : {0.0, 0.5, 1.0})
    for (const auto vertical : {roomier, other}) {
      const QRectF box(
          {room.left() + share * (room.width() - size.width()), vertical == Qt::AlignTop ? y : y - size.height()},
          size);
      if (box.top() < room.top() || box.bottom() > room.bottom() || crossesLines(box)) continue;
      return place(share, vertical);
    }
  m_cubLabel->setBrush(m_cubGround);
  place(0, roomier);
}

bool LiveChart::crossesLines(const QRectF& box) const {
  const double left = plot()->xAxis->pixelToCoord(box.left()), right = plot()->xAxis->pixelToCoord(box.right());
  for (std::size_t s = 0; s < 2; ++s) {
    const std::vector<double>& figures = m_figures[s];
    std::optional<double> before;
    for (std::size_t i = 0; i < figures.size(); ++i) {
      const double x = double(m_firsts[s] + i), y = plot()->yAxis->coordToPixel(figures[i] / m_divisor);
      const double upper = std::min(y, before.value_or(y)), lower = std::max(y, before.value_or(y));
      if (x >= left - 1 && x <= right + 1 && lower >= box.top() && upper <= box.bottom()) return true;
      before = y;
    }
    if (const auto& band = m_bands[s]) {
      const double low = plot()->yAxis->coordToPixel(figure(int(s), band->band->low) / m_divisor);
      const double high = plot()->yAxis->coordToPixel(figure(int(s), band->band->high) / m_divisor);
      if (std::max(low, high) >= box.top() && std::min(low, high) <= box.bottom()) return true;
    }
  }
  return false;
}

void LiveChart::partLetters() {
  const auto y = [this](std::size_t s) { return plot()->yAxis->coordToPixel(m_letters[s]->position->coords().y()); };
  const bool both = m_letters[0]->visible() && m_letters[1]->visible();
  const bool close = both && std::abs(y(0) - y(1)) < letterHeight;
  const std::size_t upper = y(0) <= y(1) ? 0 : 1;
  for (std::size_t s = 0; s < 2; ++s) {
    const auto library = m_cub ? std::optional(plot()->yAxis->coordToPixel(*m_cub / m_divisor)) : std::nullopt;
    const bool struck = library && std::abs(y(s) - *library) < letterHeight / 2;
    const bool above = close ? s == upper : y(s) <= library.value_or(y(s));
    m_letters[s]->setPositionAlignment(Qt::AlignLeft | (!close && !struck ? Qt::AlignVCenter
                                                        : above           ? Qt::AlignBottom
                                                                          : Qt::AlignTop));
  }
  keepLettersOffAxis(upper);
}

/// None stands on the numbers of the axis below: there the lower one stands on its line, and the upper one above it.
void LiveChart::keepLettersOffAxis(std::size_t upper) {
  const QRect room = plot()->axisRect()->rect();
  const auto pad = [this](std::size_t s, int below) { m_letters[s]->setPadding(QMargins(letterGap, 0, 0, below)); };
  for (const std::size_t s : {0, 1}) pad(s, 0);
  if (room.height() < 3 * letterHeight) return;
  const auto y = [this](std::size_t s) { return plot()->yAxis->coordToPixel(m_letters[s]->position->coords().y()); };
  const auto reaches = [&](std::size_t s) {
    const Qt::Alignment at = m_letters[s]->positionAlignment() & Qt::AlignVertical_Mask;
    return y(s) + (at == Qt::AlignTop ? letterHeight : at == Qt::AlignBottom ? 0 : letterHeight / 2.0);
  };
  const std::size_t lower = 1 - upper;
  for (const std::size_t s : {lower, upper})
    if (m_letters[s]->visible() && reaches(s) > room.bottom() + 2)
      m_letters[s]->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
  const bool both = m_letters[0]->visible() && m_letters[1]->visible();
  const bool raised = (m_letters[lower]->positionAlignment() & Qt::AlignBottom) != 0;
  if (both && raised && reaches(upper) > y(lower) - letterHeight) {
    m_letters[upper]->setPositionAlignment(Qt::AlignLeft | Qt::AlignBottom);
    pad(upper, int(std::ceil(letterHeight - std::max(0.0, y(lower) - y(upper)))));
  }
}

void LiveChart::colour(const Theme& theme) {
  for (std::size_t s = 0; s < 2; ++s) {
    m_graphs[s]->setPen(QPen(theme.side(int(s)), 1.5));
    QColor area = theme.side(int(s));
    area.setAlphaF(0.2F);
    m_bandAreas[s]->setPen(Qt::NoPen);
    m_bandAreas[s]->setBrush(area);
    m_bandMedians[s]->setPen(QPen(theme.side(int(s)), 1.5, lineOf(int(s))));
    m_letters[s]->setColor(theme.side(int(s)));
    m_letters[s]->setFont(Theme::ui(11, QFont::Bold));
  }
  QPen dashDotted(theme.cub, 1.3);  // a peak is dashed
  dashDotted.setDashPattern({8, 3, 2, 3});
  m_cubLine->setPen(dashDotted);
  m_cubLabel->setColor(theme.cub);
  m_cubLabel->setFont(Theme::ui(10));
  m_cubGround = theme.panel;
}

QStringList LiveChart::describe(double x, double* snapped) const {
  QStringList lines;
  *snapped = std::round(x);
  for (int s = 0; s < 2; ++s) {
    const std::vector<double>& figures = m_figures[std::size_t(s)];
    if (const auto& latency = m_bands[std::size_t(s)]) {
      const auto shown = [&](double us) { return textOf(figure(s, us)); };
      lines << withValues(tr("%1  %2, in a band from %3 to %4"), QChar(s == 0 ? u'A' : u'B'), shown(latency->median),
                          shown(latency->band->low), shown(latency->band->high));
      continue;
    }
    const double index = *snapped - double(m_firsts[std::size_t(s)]);
    if (index < 0 || index >= double(figures.size())) continue;
    lines << withValues(QStringLiteral("%1  %2"), QChar(s == 0 ? u'A' : u'B'), textOf(figures[std::size_t(index)]));
    const auto& known = m_known[std::size_t(s)];
    if (!known || !known->interval || plot()->width() < roomForInterval) continue;
    const auto [low, high] = std::minmax({figure(s, known->interval->low), figure(s, known->interval->high)});
    lines
        << tr("its median %1, 95 % interval %2 to %3").arg(textOf(figure(s, known->median)), textOf(low), textOf(high));
  }
  if (lines.isEmpty()) return lines;
  if (!m_figures[0].empty() || !m_figures[1].empty()) lines.prepend(tr("iteration %1").arg(*snapped, 0, 'f', 0));
  if (m_cub) lines << tr("%1, its median").arg(cubText());
  return lines;
}

}  // namespace warpfold::app
