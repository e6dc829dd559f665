// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/figure_text.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "models/count_text.h"
#include "values/scalar.h"

namespace warpfold::app {

namespace {

struct FigureText {
  Q_DECLARE_TR_FUNCTIONS(FigureText)
};

/// A difference that two decimals would call none has as many as it takes.
QString tiny(double value) {
  return QString::number(value, 'f', std::min(9, int(std::ceil(-std::log10(value)))));
}
bool isTiny(double value) {
  return value > 0 && value < 0.005;
}

/// Limits lie where rounding reaches the next form: 9.996 is 10.0, not 10.00.
QString timeNumber(double value) {
  return isTiny(value) ? tiny(value) : QString::number(value, 'f', value < 9.995 ? 2 : 1);
}

QString threeDigits(double value) {
  if (isTiny(value)) return tiny(value);
  return QString::number(value, 'f', value >= 99.95 ? 0 : value >= 9.995 ? 1 : 2);
}

}  // namespace

QString timeText(double us) {
  return timeText(us, us);
}

QString timeText(double us, double like) {
  if (like >= 999.95e3) return FigureText::tr("%1\u00a0s").arg(timeNumber(us / 1e6));
  if (like >= 999.95) return FigureText::tr("%1\u00a0ms").arg(timeNumber(us / 1e3));
  return FigureText::tr("%1\u00a0µs").arg(timeNumber(us));
}

QString microsecondsText(double us) {
  return timeNumber(us);
}

QString stepTimeText(double ns) {
  return stepTimeText(ns, ns);
}

QString stepTimeText(double ns, double like) {
  if (like < 9999.5) return FigureText::tr("%1\u00a0ns").arg(grouped(quint64(std::llround(ns))));
  return timeText(ns / 1000, like / 1000);
}

QString bandwidthText(double gbs) {
  return bandwidthText(gbs, gbs);
}

QString bandwidthText(double gbs, double like) {
  if (like >= 1) return FigureText::tr("%1 GB/s").arg(threeDigits(gbs));
  if (like >= 1e-3) return FigureText::tr("%1 MB/s").arg(threeDigits(gbs * 1e3));
  return FigureText::tr("%1 kB/s").arg(threeDigits(gbs * 1e6));
}

QString bandwidthNumber(double gbs) {
  return threeDigits(gbs);
}

QString operationsText(double gops, double like) {
  if (like >= 999.5) return QStringLiteral("%1\u00a0TOP/s").arg(threeDigits(gops / 1e3));
  if (like >= 1) return QStringLiteral("%1\u00a0GOP/s").arg(threeDigits(gops));
  return QStringLiteral("%1\u00a0MOP/s").arg(threeDigits(gops * 1e3));
}

QString dataNumber(double value) {
  if (std::trunc(value) == value) return QString::fromStdString(Scalar::of(value).text());
  constexpr int all = 10;
  // Samples are floats that were scaled once: the fewest digits that are as near as that.
  constexpr double near = 1e-7;
  // Of doubles, means of such samples, only what is a short number but for that.
  const bool sample = double(float(value)) == value;
  for (int digits = 4; digits < (sample ? all : 7); ++digits)
    if (const QString text = QString::number(value, 'g', digits);
        std::abs(text.toDouble() - value) <= near * std::abs(value))
      return text;
  return QString::number(value, 'g', all);
}

}  // namespace warpfold::app
