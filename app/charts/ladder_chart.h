// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "charts/chart_widget.h"
#include "models/ladder_model.h"

class QHBoxLayout;
class QPushButton;

namespace warpfold::app {

/// A chart of all kernels: filled by a ladder, which its button starts and stops.
class LadderChart : public ChartWidget {
  Q_OBJECT
 public:
  LadderChart(LadderModel& ladder, const QString& id, const QString& title, QWidget* parent);
  Readiness readiness() const override;
  bool runsAllKernels() const override { return true; }

 protected:
  void fill() override;
  QStringList alreadySaid() const override { return {m_ladder.requestText()}; }
  LadderModel& ladder() const { return m_ladder; }
  void resizeEvent(QResizeEvent* event) override;
  /// Puts a control left of the button.
  void addControl(QWidget* control);

  /// The place of each kernel on an axis from 1 on.
  static QSharedPointer<QCPAxisTickerText> kernelTicks(const QStringList& kernels);
  /// Ticks at powers of ten in a range, at most `most`, each named by `label`.
  static QSharedPointer<QCPAxisTickerText> decades(const QCPRange& range, int most, QString (*label)(double));
  /// Whole decades around positive values, with room for the smallest to be seen.
  static QCPRange decadesAround(double least, double greatest);
  /// Right of the title, or where these fold and there is no room for both, in a line of their own above the plot.
  void placeControls();
  void setControlsFold();

 private:
  LadderModel& m_ladder;
  QWidget* m_controls;
  QHBoxLayout* m_row;
  QPushButton* m_run;
  bool m_fold = false;
};

}  // namespace warpfold::app
