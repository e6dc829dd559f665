// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QRectF>
#include <QStringList>
#include <vector>

namespace warpfold::app {

/// Where the figures of two cursors stand in a strip above the plot, which covers none of it: a table of as many blocks
/// side by side as there is room for, or two lines for each row where not even one block has room.
struct CursorBox {
  struct Cell {
    QRectF room;
    QString text;
    bool left = false;  ///< a name; figures end at the right
    bool head = false;
  };
  std::vector<Cell> cells;
  QSizeF size;  ///< of all of it; empty where there is nothing
};

/// `table`: as cursorTable() makes it; no higher than `most` as far as rows can be left out, which it says then.
CursorBox layOutCursorBox(const std::vector<QStringList>& table, double width, double most, const QFont& font);
/// Short forms of it for a plot that is low: a line for the places and one for each row, of which the least important
/// columns are left out where they have no room; and all in one line, differences or the values of one cursor.
CursorBox layOutCompactBox(const std::vector<QStringList>& table, double width, const QFont& font);
CursorBox layOutCursorLine(const std::vector<QStringList>& table, double width, const QFont& font);

}  // namespace warpfold::app
