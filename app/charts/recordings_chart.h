// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include "charts/chart_widget.h"
#include "models/recordings_model.h"

namespace warpfold::app {

/// How many times as fast one recording is as another, over the number of elements: a mark for each common request,
/// with its interval; colour and shape tell the verdict. Both axes are logarithmic, so that twice as fast is as far
/// from the line as half as fast. Requests of one size stand a little apart.
class RecordingsChart : public ChartWidget {
  Q_OBJECT
 public:
  RecordingsChart(RecordingsModel& model, QWidget* parent);

  Readiness readiness() const override { return m_model.available() ? Readiness::all : Readiness::nothing; }
  std::vector<Table> tables() const override { return {m_model.table()}; }
  ChartReading reading() const override;

 protected:
  void fill() override;
  void colour(const Theme& theme) override;
  QStringList alreadySaid() const override { return {m_model.kernel()}; }
  QStringList describe(double, double*) const override { return {}; }
  QStringList describeAt(const QPointF& position, double* snapped) const override;

 private:
  /// Those of one verdict; the last one is of requests without.
  struct Marks {
    QCPGraph* graph = nullptr;
    QCPErrorBars* bars = nullptr;
  };
  void fillAxes();
  double placeOf(std::size_t row) const { return m_places[row]; }

  const RecordingsModel& m_model;
  std::array<Marks, 5> m_marks;
  std::vector<double> m_places;  // of each row, on the axis
  QCPItemStraightLine* m_even;
};

}  // namespace warpfold::app
