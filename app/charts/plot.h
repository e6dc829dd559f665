// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

namespace warpfold::app {

/// A plot that draws when it is painted, however often it was resized or its data changed before; one that is
/// not seen never draws. QCustomPlot itself draws at every change of size.
class Plot : public QCustomPlot {
  Q_OBJECT
 public:
  explicit Plot(QWidget* parent);
  /// What is shown has changed.
  void redrawSoon();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  bool m_stale = true;
};

/// Ticks of what is counted: whole numbers, no two alike.
class WholeTicks : public QCPAxisTicker {
 protected:
  double getTickStep(const QCPRange& range) override;
};

/// Ticks at the powers of two of a range, "2¹⁰", every few where there are many.
QSharedPointer<QCPAxisTicker> powersOfTwo(double least, double most);

}  // namespace warpfold::app
