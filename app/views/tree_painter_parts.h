// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What the files of TreePainter share.
#pragma once

#include <QLineF>
#include <QList>
#include <QPainterPath>
#include <QPolygonF>

#include "metrics/tree_shape.h"
#include "theme/theme.h"
#include "views/tree_painter.h"

namespace warpfold::app {

/// Of a step's time, when its operands have arrived and the results appear.
inline constexpr double arrival = 0.85;

/// Of a value of so many characters in a node.
inline QFont valueFont(const TreeLayout& layout, int characters = 1) {
  const TreeLayout::Letters letters = layout.lettersOf(characters);
  QFont font = Theme::mono(letters.pixels);
  if (letters.stretch < 100) font.setStretch(letters.stretch);
  return font;
}

/// Of the time of all, what each takes where several are on their way at once.
inline constexpr double overlapping = 0.4;

/// How far the i-th of `count` has come that set out one after the other and are all there at the end.
/// `alone`: what part of the time each takes.
inline double wayOf(std::uint64_t i, std::uint64_t count, double way, double alone) {
  if (count < 2) return way;
  const double begin = (1 - alone) * static_cast<double>(i) / static_cast<double>(count - 1);
  return (way - begin) / alone;
}

/// How a row of nodes and the edges above it look at this moment.
struct TreePainter::RowLook {
  bool input = false;
  double shown = 0;      ///< 0: in the future, outlines only; 1: the values are there
  double fill = 0;       ///< how much the nodes are filled with the side's colour
  double edge = 0;       ///< 0: edges at rest, 1: the current step's
  bool reached = false;  ///< the clock has begun this row
};

/// Lines of one row, collected so that they are drawn in a few calls.
struct TreePainter::Edges {
  QList<QLineF> straight;         ///< operand and result in the same column
  QList<QLineF> slanted;          ///< from operand to result
  QList<QLineF> serial;           ///< straight ones down which a thread takes one element after the other
  QList<QPainterPath> exchanges;  ///< from lane to lane, without memory
  QList<QLineF> arrivals;         ///< at an atomic word, one after the other
  struct Stub {
    QLineF line;
    std::uint32_t column;  ///< that it comes from
    double x;              ///< of its result
  };
  /// The last piece of an edge that would run into its neighbours, and where it comes from.
  QList<Stub> stubs;
  QList<QLineF> tails;  ///< the first piece of such an edge
  double gap = 100;     ///< pixels between the slanted edges
  QPolygonF band;       ///< outline of all slanted edges where only some are drawn
};

}  // namespace warpfold::app
