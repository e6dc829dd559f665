// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <algorithm>
#include <cmath>

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

/// Relative luminance, WCAG 2.1.
inline double luminance(const QColor& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

/// Contrast ratio of two colours, 1 to 21, WCAG 2.1.
inline double contrast(const QColor& a, const QColor& b) {
  const double x = luminance(a), y = luminance(b);
  return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

/// The weakest ink on this ground that shapes need to be seen: 3 to 1, WCAG 2.1, 1.4.11.
inline QColor visibleOn(const QColor& ground, const QColor& ink) {
  constexpr double least = 3;
  for (double share = 0.2; share < 1; share += 0.02)
    if (const QColor colour = mixed(ground, ink, share); contrast(colour, ground) >= least) return colour;
  return ink;
}

/// An ink for text on this ground, with as much of another one as it takes to be read across a room: 7 to 1, WCAG 2.1,
/// 1.4.6.
inline QColor readableOn(const QColor& ground, const QColor& ink, const QColor& stronger) {
  constexpr double least = 7;
  for (double share = 0; share < 1; share += 0.02)
    if (const QColor colour = mixed(ink, stronger, share); contrast(colour, ground) >= least) return colour;
  return stronger;
}

/// 0 before 0, 1 after 1, and no corner between.
inline double eased(double t) {
  t = std::clamp(t, 0.0, 1.0);
  return t * t * (3 - 2 * t);
}

}  // namespace warpfold::app
