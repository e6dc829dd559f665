// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

#include "models/ladder_view.h"

namespace warpfold::app {

/// An axis whose ticks are round in the unit that they are written in: "0, 5 ms, 10 ms", "1 µs, 10 µs". So are its
/// ends, but for the upper one of a linear axis that would be more than a quarter beyond all values.
struct RoundAxis {
  struct Tick {
    double value = 0;
    QString text;
  };
  bool logarithmic = false;
  double lower = 0, upper = 1;
  std::vector<Tick> ticks;

  /// How far along the axis a value lies, 0 to 1; beyond its ends at its ends.
  double share(double value) const;
};

/// Around positive values, from zero on or logarithmic, with at most so many ticks, at least two.
RoundAxis roundAxis(LadderView::Quantity quantity, LadderView::Scale scale, double least, double greatest, int most);

}  // namespace warpfold::app
