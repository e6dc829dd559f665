// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace warpfold::app {

// Ticks stand at round numbers in the unit's own steps, however far an axis is zoomed.

/// 1, 2 or 5 times a power of ten apart.
class RoundTicks : public QCPAxisTicker {
 protected:
  double getTickStep(const QCPRange& range) override;
};

/// Of what is counted: whole numbers, no two alike.
class WholeTicks : public RoundTicks {
 protected:
  double getTickStep(const QCPRange& range) override;
};

/// Of threads, steps, blocks and ranks, which come in powers of two: 1, 2, 4, 8 … apart.
class CountTicks : public QCPAxisTicker {
 protected:
  double getTickStep(const QCPRange& range) override;
  int getSubTickCount(double) override { return 0; }
};

/// Of a clock: 1, 2, 5, 10, 15 or 30 seconds apart, then minutes.
class SecondTicks : public QCPAxisTicker {
 protected:
  double getTickStep(const QCPRange& range) override;
};

/// Numbers of elements on a logarithmic axis, "2¹⁶", every few where there are more than the tick count.
class PowerOfTwoTicks : public QCPAxisTicker {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  QVector<double> createSubTickVector(int, const QVector<double>&) override { return {}; }
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
};

/// Powers of two on both sides of 1, which is among them, "1/4", "1", "16", every few where there are more than the
/// tick count.
class FractionTicks : public PowerOfTwoTicks {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
};

/// 10^9 operations a second on a logarithmic axis, every power of ten.
class OperationTicks : public QCPAxisTicker {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  QVector<double> createSubTickVector(int, const QVector<double>&) override { return {}; }
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
};

/// Times in µs on a logarithmic axis, "20 µs": every power of ten, and 2 and 5 between them where there is room.
class TimeTicks : public QCPAxisTicker {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  QVector<double> createSubTickVector(int, const QVector<double>&) override { return {}; }
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
};

/// Round ratios on both sides of 1, "1.25×", on a logarithmic axis.
class RatioTicks : public QCPAxisTicker {
 protected:
  QVector<double> createTickVector(double step, const QCPRange& range) override;
  QVector<double> createSubTickVector(int, const QVector<double>&) override { return {}; }
  QString getTickLabel(double tick, const QLocale& locale, QChar format, int precision) override;
};

}  // namespace warpfold::app
