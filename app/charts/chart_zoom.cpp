// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/chart_zoom.h"

#include <algorithm>
#include <cmath>

namespace warpfold::app {
namespace {

constexpr double deepestY = 1e-4;  // of the range that shows all

/// A logarithmic axis is zoomed by its exponents.
bool isLog(const QCPAxis* axis) {
  return axis->scaleType() == QCPAxis::stLogarithmic;
}
double along(const QCPAxis* axis, double value) {
  return isLog(axis) ? std::log(std::max(value, 1e-300)) : value;
}
double back(const QCPAxis* axis, double place) {
  return isLog(axis) ? std::exp(place) : place;
}

struct Span {
  double lower = 0, upper = 1;
  double size() const { return upper - lower; }
};
Span along(const QCPAxis* axis, const QCPRange& range) {
  return {along(axis, range.lower), along(axis, range.upper)};
}
QCPRange back(const QCPAxis* axis, const Span& span) {
  return {back(axis, span.lower), back(axis, span.upper)};
}

/// Moved into the limits, and no larger than they are.
Span within(Span span, const Span& limits) {
  if (span.size() >= limits.size()) return limits;
  if (span.lower < limits.lower) return {limits.lower, limits.lower + span.size()};
  if (span.upper > limits.upper) return {limits.upper - span.size(), limits.upper};
  return span;
}

Span scaled(const Span& span, double factor, double about, double least) {
  const double size = std::max(span.size() / factor, least);
  const double share = std::clamp((about - span.lower) / span.size(), 0.0, 1.0);
  return {about - share * size, about + (1 - share) * size};
}

bool sameSpan(const Span& l, const Span& r) {
  const double close = 1e-9 * std::max(l.size(), r.size());
  return std::abs(l.lower - r.lower) <= close && std::abs(l.upper - r.upper) <= close;
}

}  // namespace

void ChartZoom::letGo() {
  if (m_homeX) m_plot->xAxis->setRange(*m_homeX);
  if (m_homeY) m_plot->yAxis->setRange(*m_homeY);
  if (m_homeY2) m_plot->yAxis2->setRange(*m_homeY2);
  m_homeX = m_homeY = m_homeY2 = std::nullopt;
}

void ChartZoom::take() {
  m_homeX = m_plot->xAxis->range();
  m_homeY = m_plot->yAxis->range();
  m_homeY2 = m_plot->yAxis2->range();
  if (m_x) m_plot->xAxis->setRange(*m_x);
  if (!m_y) return;
  m_plot->yAxis->setRange(*m_y);
  // The axis at the right goes with that at the left.
  const double from = (m_y->lower - m_homeY->lower) / m_homeY->size(),
               to = (m_y->upper - m_homeY->lower) / m_homeY->size();
  m_plot->yAxis2->setRange(m_homeY2->lower + from * m_homeY2->size(), m_homeY2->lower + to * m_homeY2->size());
}

void ChartZoom::setX(std::optional<QCPRange> range) {
  if (!range) {
    m_x.reset();
    return;
  }
  const QCPAxis* axis = m_plot->xAxis;
  const QCPRange home = m_homeX.value_or(axis->range());
  const Span limits = along(axis, m_limits.value_or(home));
  const Span wanted = within(along(axis, *range), limits);
  if (sameSpan(wanted, along(axis, home)))
    m_x.reset();
  else
    m_x = back(axis, wanted);
}

void ChartZoom::setY(std::optional<QCPRange> range) {
  if (!range) {
    m_y.reset();
    return;
  }
  const QCPAxis* axis = m_plot->yAxis;
  const Span home = along(axis, m_homeY.value_or(axis->range()));
  const Span wanted = within(along(axis, *range), home);
  if (sameSpan(wanted, home))
    m_y.reset();
  else
    m_y = back(axis, wanted);
}

void ChartZoom::zoomX(double factor, double about) {
  const QCPAxis* axis = m_plot->xAxis;
  const double least = isLog(axis) ? std::log(std::max(m_least, 1.01)) : m_least;
  const Span shown = along(axis, shownX());
  if (factor > 1 && shown.size() <= least * 1.000001) return;
  setX(back(axis, scaled(shown, factor, along(axis, about), least)));
}

void ChartZoom::zoomY(double factor, double about) {
  const QCPAxis* axis = m_plot->yAxis;
  const double least = deepestY * along(axis, m_homeY.value_or(axis->range())).size();
  setY(back(axis, scaled(along(axis, shownY()), factor, along(axis, about), least)));
}

void ChartZoom::showX(double place) {
  const QCPAxis* axis = m_plot->xAxis;
  const double middle = along(axis, place), half = along(axis, shownX()).size() / 2;
  setX(back(axis, Span{middle - half, middle + half}));
}

void ChartZoom::panX(double share) {
  const QCPAxis* axis = m_plot->xAxis;
  const Span shown = along(axis, shownX());
  setX(back(axis, Span{shown.lower + share * shown.size(), shown.upper + share * shown.size()}));
}

void ChartZoom::panY(double share) {
  const QCPAxis* axis = m_plot->yAxis;
  const Span shown = along(axis, shownY());
  setY(back(axis, Span{shown.lower + share * shown.size(), shown.upper + share * shown.size()}));
}

}  // namespace warpfold::app
