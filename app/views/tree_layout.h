// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <optional>
#include <utility>
#include <vector>

namespace warpfold::app {

/// Where a tree's columns and rows stand in a view, and how much detail there is room for. Pure arithmetic:
/// columns spread over the width, rows over the height; zooming widens the columns first and the rows up to a
/// comfortable distance, and what no longer fits is panned. A row may be followed by a line of its own for
/// values that are read only then; it is half of the way to the next row. Many short methods, one for each place that
/// painting and searching ask for.
class TreeLayout {
 public:
  enum class Detail {
    values,   ///< circles with the value in them
    circles,  ///< circles too small for text
    ticks,    ///< one bar for a group of columns
  };

  /// What lies under a point: a row and the columns (one, or a tick's group) there.
  struct Hit {
    std::uint32_t row = 0;
    std::uint32_t firstColumn = 0;
    std::uint32_t lastColumn = 0;
    bool late = false;  ///< in the line that follows the row
    friend bool operator==(const Hit&, const Hit&) = default;
  };

  TreeLayout() = default;
  TreeLayout(std::uint32_t columns, std::uint32_t rows, QSizeF size);

  /// And fits. `lateRows`: rows that another line follows, ascending.
  void setContent(std::uint32_t columns, std::uint32_t rows, std::vector<std::uint32_t> lateRows = {});
  void setSize(QSizeF size);  ///< keeps the zoom
  /// Pixels below the last row for what is written there.
  void setFoot(double pixels);
  /// Characters of the longest value, which may widen the nodes, and of the longest integer that is to be written whole
  /// where letters of nine pixels have room for it.
  void setTextLength(int characters, int figures = 0);
  int textLength() const { return m_longest; }
  int figuresLength() const { return m_figures; }
  /// Row 0 has piles of up to so many cards, each with a value, one below the other; 1: it has none.
  void setCards(std::uint32_t cards);
  /// Cards of a pile that there is room for.
  std::uint32_t cards() const;
  static constexpr double closestCards = 11;                         ///< pixels from one value of a pile to the next
  static constexpr double cardShare = 0.45;                          ///< of the distance of rows, where that is more
  double cardPitch() const;                                          ///< from one card of a pile to the next
  double pileHeight() const { return (cards() - 1) * cardPitch(); }  ///< above the nodes of row 0
  static constexpr double usualRowShare = 0.34;
  /// For a picture that is read from the back of a room, without column numbers: nodes and values as large as the
  /// columns allow. `rowShare`: of the distance of rows, what a node's radius may take.
  void setProjected(bool projected, double rowShare = usualRowShare);
  /// Characters that a node has room for in a readable size.
  int shownCharacters() const { return m_characters; }
  /// Characters of the longest value that is written whole, in smaller letters than others; of longer values a text
  /// of shownCharacters() is shown.
  int wholeCharacters() const { return m_whole; }
  struct Letters {
    double pixels = 0;
    int stretch = 100;  ///< percent of a letter's width
  };
  /// Of a value of so many characters.
  Letters lettersOf(int characters) const;

  void fit();
  /// Scales by `factor` so that what is at `anchor` stays there.
  void zoomAt(double factor, QPointF anchor);
  void panBy(QPointF delta);
  /// Zooms and pans across so that `count` columns from `first` on fill the width; the rows stay as they are, until
  /// fit().
  void showColumns(double first, double count);
  /// Pans up or down as little as needed to have these rows in view, the lower one first.
  void reveal(std::uint32_t firstRow, std::uint32_t lastRow);
  bool fitted() const { return m_zoom == 1.0; }
  double zoom() const { return m_zoom; }
  double largestZoom() const;

  std::uint32_t columns() const { return m_columns; }
  std::uint32_t rows() const { return m_rows; }
  QSizeF size() const { return m_size; }
  /// What the mark of the rows in view takes at the right edge; 0 where all of them are.
  double rowIndicatorWidth() const;

  double columnX(double column) const { return m_originX + column * columnSpacing(); }
  double rowY(double row) const { return m_originY + lineOf(row) * rowSpacing() + lateRowsBefore(row) * lateGap(); }
  double lateY(std::uint32_t row) const { return rowY(row) + rowSpacing() + lateGap(); }
  double columnSpacing() const;
  double rowSpacing() const;  ///< from one line to the next
  /// Whether nodes of a line at `y`, which reach `above` further up, are neither cut at an edge of the view nor hidden
  /// by the column numbers.
  bool isWhole(double y, double above = 0) const;
  /// What of the rows' whole height is in view, as shares of it: from 0 to 1 where nothing is beyond an edge.
  std::pair<double, double> shareOfRows() const;

  Detail detail() const;
  double radius() const;                               ///< of a node, vertically
  double halfWidth() const;                            ///< of a node; more than the radius where long values need it
  bool isTight() const { return m_broad || tight(); }  ///< many columns or long values, so that nodes nearly touch
  double corner() const;      ///< radius of a node's corners: round, or of a box where columns stand close together
  double fontPixels() const;  ///< of the value in a node
  int fontStretch() const;    ///< percent of a letter's width: less than 100 where columns stand close together
  /// From a node's centre to where its edges begin and end.
  double edgeInset() const;
  /// Columns that share one bar in Detail::ticks, a power of two; else 1.
  std::uint32_t columnsPerTick() const;
  /// The bar of the group that begins at `firstColumn`, on whole pixels; `share` of the group holds a value.
  QRectF tick(std::uint32_t firstColumn, std::uint32_t row, double share) const {
    return tickAt(firstColumn, rowY(row), share);
  }
  QRectF tickAt(std::uint32_t firstColumn, double y, double share) const;
  /// Columns from one number above the tree to the next, a power of two, for numbers of this size.
  std::uint32_t columnsPerLabel(double pixels = usualNumbers) const;
  static constexpr double usualNumbers = 9;  ///< pixels
  double labelBaseline() const;

  /// Pixels between parallel edges that reach `columnsAcross` columns aside, beginning `columnsApart` from
  /// each other.
  double edgeGap(double columnsAcross, double columnsApart) const;
  /// Whether an edge that is cut short has room for the column that it comes from, between the nodes of two rows.
  bool hasRoomForStubs() const;
  /// Of a row of parallel edges that reach `columnsAcross` columns aside, beginning `columnsApart` from each
  /// other: every how-manyth is drawn (a power of two), so that lines stay apart instead of running into a
  /// smear.
  std::uint32_t edgeInterval(double columnsAcross, double columnsApart) const;

  std::uint32_t firstVisibleColumn() const;
  std::uint32_t lastVisibleColumn() const;
  QRectF rowBand(std::uint32_t firstRow, std::uint32_t lastRow) const;  ///< whole width, nodes included

  std::optional<Hit> hitTest(QPointF point) const;

  /// The least width in which values of so many columns, more than 16, are written.
  static double leastWidth(std::uint32_t columns);

 private:
  double lineOf(double row) const;
  double lateRowsBefore(double row) const;  ///< on the way from one to the next row, a part of one
  double lateGap() const;                   ///< beside the distance of rows, for the name that stands above a late row
  double lines() const { return static_cast<double>(m_rows + m_lateRows.size()); }
  double fitColumnSpacing() const;
  double fitRowSpacing() const;
  bool tight() const;   // many columns with just enough room for values
  bool packed() const;  // more rows than there is room for, as close as values allow
  double packedRowSpacing() const;
  double footBelow() const;
  double textWidth() const;  // of a node
  void alignRows();
  double firstRowTop() const;
  double top() const;  // of the rows, below the column numbers and above the piles
  double contentWidth() const;
  double contentHeight() const;
  double numbersHeight() const;  // above row 0
  void fitCharacters();
  void fitUsual();
  bool fitFigures();
  void fitReadable();
  bool isReadable() const;
  void place(QPointF origin);  // clamps, so that the content never leaves the view

  std::uint32_t m_columns = 1;
  std::uint32_t m_rows = 0;
  std::vector<std::uint32_t> m_lateRows;
  QSizeF m_size{100, 100};
  int m_longest = 2, m_figures = 0, m_characters = 2, m_whole = 2;
  bool m_broad = false;  // nodes are boxes, as wide as the columns allow, since values are long
  std::uint32_t m_cards = 1;
  double m_foot = 0;
  double m_zoom = 1.0;
  bool m_projected = false;
  double m_rowShare = usualRowShare;
  bool m_rowsKept = false;
  double m_originX = 0;  // of column 0's centre
  double m_originY = 0;  // of row 0's centre
};

}  // namespace warpfold::app
