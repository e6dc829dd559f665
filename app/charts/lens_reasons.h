// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <qcustomplot.h>

#include <functional>
#include <vector>

#include "models/ladder_model.h"

namespace warpfold::app {

/// Beside the dots of the float lens why their results are as they are, on the side with more room: once for neighbors
/// that say the same, in as many lines as there is room for, else cut off.
class LensReasons {
 public:
  explicit LensReasons(QCustomPlot* plot) : m_plot(plot) {}

  void setColours(const QColor& ink, const QColor& ground);
  /// A text for each row.
  void need(std::size_t rows);
  /// `place`: of an error on the x axis.
  void arrange(const std::vector<LensDot>& rows, const std::function<double(double ulp)>& place);

 private:
  QCustomPlot* m_plot;
  QColor m_ink, m_ground;
  std::vector<QCPItemText*> m_texts;
};

}  // namespace warpfold::app
