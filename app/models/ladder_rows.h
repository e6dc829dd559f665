// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "models/ladder_model.h"
#include "models/ladder_view.h"

namespace warpfold::app {

/// A figure that somebody else has published, of another GPU or size: "A100, 2²⁵".
struct LadderMark {
  double value = 0;
  QString label;
};

/// One kernel in the figure that is shown.
struct LadderRow {
  enum class Kind { kernel, host, baseline, library };
  enum class Look { solid, outlined, dashed };  ///< outlined: emulated; dashed: modelled

  QString kernel;
  Kind kind = Kind::kernel;
  Look look = Look::solid;
  std::optional<double> value;   ///< in µs, GB/s, per cent or times
  std::optional<Interval> band;  ///< where the value may lie, of an interpolated or modelled one
  QString text;                  ///< the value; a cross where there is no time, a dash where it has no such figure
  QStringList details;
  std::vector<LadderMark> marks;
};

/// A value that all rows are seen against.
struct LadderLine {
  enum class Kind { baseline, library, peak };
  Kind kind = Kind::peak;
  double value = 0;
  QString text;  ///< what stands at the line; empty where its row has its name
};

/// The ladder in one figure, in one order.
struct LadderRows {
  LadderView view;
  QString title;    ///< what the axis measures: "% of the measured peak, 4454 GB/s"
  QString missing;  ///< why no row has such a figure; empty where one has
  std::vector<LadderRow> rows;
  std::vector<LadderLine> lines;
};
LadderRows ladderRows(const LadderModel& model);

}  // namespace warpfold::app
