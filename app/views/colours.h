// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <algorithm>

namespace warpfold::app {

/// `share` of `over` on top of `under`, opaque.
inline QColor mixed(const QColor& under, const QColor& over, double share) {
  const auto s = static_cast<float>(std::clamp(share, 0.0, 1.0));
  return QColor::fromRgbF(under.redF() + (over.redF() - under.redF()) * s,
                          under.greenF() + (over.greenF() - under.greenF()) * s,
                          under.blueF() + (over.blueF() - under.blueF()) * s);
}

inline QColor faded(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(colour.alphaF() * std::clamp(opacity, 0.0, 1.0)));
  return colour;
}

/// 0 before 0, 1 after 1, and no corner between.
inline double eased(double t) {
  t = std::clamp(t, 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

}  // namespace warpfold::app
