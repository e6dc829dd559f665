// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QLineF>
#include <QRectF>
#include <optional>
#include <vector>

#include "models/ladder_rows.h"
#include "models/round_axis.h"

namespace warpfold::app {

/// Where everything of a ladder stands in an area: rows below each other, in columns side by side where the area is low
/// and wide. No letters are smaller than 10 pixels, and no two things that can be read lie on each other.
struct LadderLayout {
  struct Mark {
    QPointF at;
    QRectF label;  ///< empty where it has no room
    QString text;
    int number = 0;  ///< among the sources that the keys name, from 1; 0: there is one only, or labels say it
  };
  struct Row {
    std::size_t index = 0;  ///< among the ladder's rows
    QRectF all, name, value;
    QRectF glyph;                ///< left of a bar: the shape that repeats its colour
    QRectF bar;                  ///< on a scale from zero
    bool cut = false;            ///< the bar is longer than the axis, or the dot lies beyond it
    std::optional<QPointF> dot;  ///< on a logarithmic one
    std::optional<QLineF> whisker;
    std::vector<Mark> marks;
  };
  struct Tick {
    QLineF line;
    QRectF label;  ///< empty where its neighbour's is in the way
    QString text;
  };
  struct Line {
    LadderLine::Kind kind = LadderLine::Kind::peak;
    QLineF line;
    QRectF label;
    QString text;
  };
  /// What colours, shapes and outlines mean.
  struct Key {
    enum class Sign { none, host, baseline, library, outlined, dashed, whisker, cut, beyond, published };
    Sign sign = Sign::none;
    QRectF glyph, label;
    QString text;
    int number = 0;  ///< of a source
  };

  QFont font;   ///< of rows
  QFont small;  ///< of all else
  double rowHeight = 0;
  std::size_t first = 0, shown = 0, total = 0;  ///< rows that are in it, of all
  std::size_t columns = 1;
  QRectF rest;  ///< where "12 more" stands of rows that have no room
  std::vector<Row> rows;
  std::vector<Tick> ticks;
  std::vector<Line> lines;
  std::vector<Key> keys;

  /// The row that is at this place.
  const Row* rowAt(QPointF position) const;
};

/// `places`: how many rows there will be; `first`: the row to begin with where not all have room; `scrolls`: the others
/// can be reached.
LadderLayout layOutLadder(const LadderRows& ladder, const QRectF& area, std::size_t places, std::size_t first,
                          bool scrolls);

}  // namespace warpfold::app
