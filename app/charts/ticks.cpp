// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ticks.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "models/count_text.h"

namespace warpfold::app {
namespace {

/// The smallest of these that is not below `value`, within rounding; the largest where none is.
template <typename Steps>
double stepAbove(const Steps& steps, double value) {
  const auto found = std::find_if(steps.begin(), steps.end(), [&](double step) { return step >= value * 0.999999; });
  return found == steps.end() ? steps.back() : *found;
}

double roundStep(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least) + 1e-9));
  return power * stepAbove(std::array{1.0, 2.0, 5.0, 10.0}, least / power);
}

double leastStep(const QCPRange& range, int ticks) {
  return std::max(range.size(), 1e-12) / std::max(1, ticks);
}

/// Of a part of a logarithmic axis that is too short for powers of ten.
QVector<double> roundTicks(const QCPRange& range, int count) {
  const double step = roundStep(leastStep(range, count));
  const auto first = qint64(std::ceil(range.lower / step - 1e-6)), last = qint64(std::floor(range.upper / step + 1e-6));
  QVector<double> ticks;
  for (qint64 i = first; i <= last; ++i) ticks << double(i) * step;
  return ticks;
}

/// Every power of ten, and 2 and 5 between them where there is room.
QVector<double> decadeTicks(const QCPRange& range, int count) {
  QVector<double> ticks;
  const bool fine = range.upper / range.lower < 200;
  for (int power = int(std::floor(std::log10(range.lower))); power <= int(std::ceil(std::log10(range.upper))); ++power)
    for (const double digit : {1.0, 2.0, 5.0}) {
      const double value = digit * std::pow(10, power);
      if ((digit == 1 || fine) && value >= range.lower * 0.9999 && value <= range.upper * 1.0001) ticks << value;
    }
  // Zoomed so far that none of these is to be seen, an axis has the round numbers of its range.
  return ticks.size() >= 2 ? ticks : roundTicks(range, count);
}

}  // namespace

double RoundTicks::getTickStep(const QCPRange& range) {
  return roundStep(leastStep(range, tickCount()));
}

double WholeTicks::getTickStep(const QCPRange& range) {
  return std::max(1.0, RoundTicks::getTickStep(range));
}

double CountTicks::getTickStep(const QCPRange& range) {
  return std::exp2(std::max(0.0, std::ceil(std::log2(leastStep(range, tickCount())) - 1e-6)));
}

double SecondTicks::getTickStep(const QCPRange& range) {
  const double least = leastStep(range, tickCount());
  if (least <= 1) return roundStep(least);
  return stepAbove(std::array{2.0, 5.0, 10.0, 15.0, 30.0, 60.0, 120.0, 300.0, 600.0, 900.0, 1800.0, 3600.0, 7200.0},
                   least);
}

QVector<double> PowerOfTwoTicks::createTickVector(double, const QCPRange& range) {
  const int first = int(std::ceil(std::log2(range.lower) - 1e-6)),
            last = int(std::floor(std::log2(range.upper) + 1e-6));
  const int every = std::max(1, (last - first + tickCount()) / std::max(1, tickCount()));
  QVector<double> ticks;
  for (int power = first; power <= last; ++power)
    if ((power - first) % every == 0) ticks << std::exp2(power);
  return ticks;
}

QString PowerOfTwoTicks::getTickLabel(double tick, const QLocale&, QChar, int) {
  const int power = int(std::lround(std::log2(tick)));
  return power < 0 ? QString() : u'2' + superscript(power);
}

QVector<double> FractionTicks::createTickVector(double, const QCPRange& range) {
  const int first = int(std::ceil(std::log2(range.lower) - 1e-6)),
            last = int(std::floor(std::log2(range.upper) + 1e-6));
  const int every = std::max(1, (last - first + tickCount()) / std::max(1, tickCount()));
  QVector<double> ticks;
  for (int power = first; power <= last; ++power)
    if (power % every == 0) ticks << std::exp2(power);
  return ticks;
}

QString FractionTicks::getTickLabel(double tick, const QLocale&, QChar, int) {
  const int power = int(std::lround(std::log2(tick)));
  if (power >= 0) return QString::number(std::exp2(power), 'g', 7);
  return QStringLiteral("1/%1").arg(std::exp2(-power), 0, 'g', 7);
}

QVector<double> OperationTicks::createTickVector(double, const QCPRange& range) {
  return decadeTicks(range, tickCount());
}

QString OperationTicks::getTickLabel(double gops, const QLocale&, QChar, int) {
  return gops < 1     ? QStringLiteral("%1\u00a0MOP/s").arg(gops * 1e3, 0, 'g', 6)
         : gops < 1e3 ? QStringLiteral("%1\u00a0GOP/s").arg(gops, 0, 'g', 6)
                      : QStringLiteral("%1\u00a0TOP/s").arg(gops / 1e3, 0, 'g', 6);
}

QVector<double> TimeTicks::createTickVector(double, const QCPRange& range) {
  return decadeTicks(range, tickCount());
}

QString TimeTicks::getTickLabel(double us, const QLocale&, QChar, int) {
  return us < 1     ? QStringLiteral("%1\u00a0ns").arg(us * 1e3, 0, 'g', 6)
         : us < 1e3 ? QStringLiteral("%1\u00a0µs").arg(us, 0, 'g', 6)
         : us < 1e6 ? QStringLiteral("%1\u00a0ms").arg(us / 1e3, 0, 'g', 6)
                    : QStringLiteral("%1\u00a0s").arg(us / 1e6, 0, 'g', 6);
}

QVector<double> RatioTicks::createTickVector(double, const QCPRange& range) {
  QVector<double> ticks;
  const bool fine = range.upper / range.lower < 4;
  for (const double ratio : {0.001, 0.01, 0.02, 0.05, 0.1, 0.2,  0.5,  0.67, 0.8,   0.9,   1.0,
                             1.1,   1.25, 1.5,  2.0,  5.0, 10.0, 20.0, 50.0, 100.0, 1000.0}) {
    const bool near = ratio > 0.5 && ratio < 2 && ratio != 1;
    if (ratio >= range.lower && ratio <= range.upper && (fine || !near)) ticks << ratio;
  }
  if (ticks.size() >= 2) return ticks;
  return roundTicks(range, tickCount());
}

QString RatioTicks::getTickLabel(double ratio, const QLocale&, QChar, int) {
  return QString::number(ratio, 'g', 6) + u'×';
}

}  // namespace warpfold::app
