// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/round_axis.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <cmath>

namespace warpfold::app {
namespace {

using Quantity = LadderView::Quantity;

struct RoundAxisText {
  Q_DECLARE_TR_FUNCTIONS(RoundAxis)
};

struct Unit {
  double size = 1;  ///< of one, in what values are in
  QString pattern;
};

/// The smallest first.
std::vector<Unit> unitsOf(Quantity quantity) {
  switch (quantity) {
    case Quantity::latency:
      return {{1e-3, RoundAxisText::tr("%1\u00a0ns")},
              {1, RoundAxisText::tr("%1\u00a0µs")},
              {1e3, RoundAxisText::tr("%1\u00a0ms")},
              {1e6, RoundAxisText::tr("%1\u00a0s")}};
    case Quantity::bandwidth:
      return {{1e-6, RoundAxisText::tr("%1\u00a0kB/s")},
              {1e-3, RoundAxisText::tr("%1\u00a0MB/s")},
              {1, RoundAxisText::tr("%1\u00a0GB/s")}};
    case Quantity::shareOfPeak: return {{1, RoundAxisText::tr("%1\u00a0%")}};
    case Quantity::speedUp: return {{1, QStringLiteral("%1×")}};
  }
  return {{1, QStringLiteral("%1")}};
}

/// The largest of which there is at least one.
Unit unitFor(Quantity quantity, double value) {
  const std::vector<Unit> all = unitsOf(quantity);
  Unit unit = all.front();
  for (const Unit& each : all)
    if (value >= each.size * 0.999999) unit = each;
  return unit;
}

QString written(const Unit& unit, double value) {
  return unit.pattern.arg(value / unit.size, 0, 'g', 6);
}

/// 1, 2 or 5 times a power of ten, not below `value`.
double roundedUp(double value) {
  const double power = std::pow(10.0, std::floor(std::log10(value) + 1e-9));
  for (const double digit : {1.0, 2.0, 5.0})
    if (digit * power >= value * 0.999999) return digit * power;
  return 10 * power;
}
double roundedDown(double value) {
  const double power = std::pow(10.0, std::floor(std::log10(value) + 1e-9));
  for (const double digit : {5.0, 2.0})
    if (digit * power <= value * 1.000001) return digit * power;
  return power;
}

RoundAxis linear(Quantity quantity, double greatest, int most) {
  RoundAxis axis;
  const Unit unit = unitFor(quantity, greatest);
  const double step = roundedUp(greatest / unit.size / std::max(1, most - 1));
  const auto steps = int(std::ceil(greatest / unit.size / step - 1e-6));
  axis.upper = step * steps * unit.size;
  // A round end would leave much of a short axis empty: then its last tick stands before the end.
  const double whole = greatest / unit.size, finer = roundedDown(whole);
  const auto below = int(std::floor(whole / finer + 1e-6));
  if (axis.upper > 1.25 * greatest && below < most) {
    axis.upper = 1.04 * greatest;
    for (int i = 0; i <= below; ++i)
      axis.ticks.push_back(
          {finer * i * unit.size, i == 0 ? QStringLiteral("0") : written(unit, finer * i * unit.size)});
    return axis;
  }
  for (int i = 0; i <= steps; ++i)
    axis.ticks.push_back({step * i * unit.size, i == 0 ? QStringLiteral("0") : written(unit, step * i * unit.size)});
  return axis;
}

RoundAxis logarithmic(Quantity quantity, double least, double greatest, int most) {
  RoundAxis axis;
  axis.logarithmic = true;
  axis.lower = roundedDown(least / 1.1);
  axis.upper = std::max(roundedUp(greatest * 1.1), axis.lower * 2);
  const int first = int(std::floor(std::log10(axis.lower) + 1e-9)), last = int(std::ceil(std::log10(axis.upper)));
  const auto inside = [&](double value) { return value >= axis.lower * 0.999 && value <= axis.upper * 1.001; };
  const auto add = [&](int power, double digit) {
    const double value = digit * std::pow(10.0, power);
    if (inside(value)) axis.ticks.push_back({value, written(unitFor(quantity, value), value)});
  };
  for (int power = first; power <= last; ++power)
    for (const double digit : {1.0, 2.0, 5.0}) add(power, digit);
  if (int(axis.ticks.size()) <= most) return axis;
  // Too many: powers of ten, every few of them; of a range with one of them, its ends.
  const std::vector<RoundAxis::Tick> ends{axis.ticks.front(), axis.ticks.back()};
  for (int every = 1; every <= last - first + 1; ++every) {
    axis.ticks.clear();
    for (int power = first; power <= last; power += every) add(power, 1);
    if (int(axis.ticks.size()) <= std::max(2, most)) break;
  }
  if (axis.ticks.size() < 2) axis.ticks = ends;
  return axis;
}

}  // namespace

double RoundAxis::share(double value) const {
  const double along = logarithmic ? std::log(std::max(value, lower * 1e-3) / lower) / std::log(upper / lower)
                                   : (value - lower) / (upper - lower);
  return std::clamp(along, 0.0, 1.0);
}

RoundAxis roundAxis(Quantity quantity, LadderView::Scale scale, double least, double greatest, int most) {
  if (!(greatest > 0) || !std::isfinite(greatest)) least = greatest = 1;
  if (!(least > 0)) least = greatest;
  return scale == LadderView::Scale::fromZero ? linear(quantity, greatest, most)
                                              : logarithmic(quantity, least, greatest, most);
}

}  // namespace warpfold::app
