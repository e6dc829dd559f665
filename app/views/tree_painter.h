// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QCoreApplication>
#include <QLineF>
#include <QRectF>
#include <array>
#include <limits>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "models/out_of_sight.h"
#include "models/playback.h"
#include "models/tree_index.h"
#include "views/tree_layout.h"

class QPainter;

namespace warpfold::app {

struct LaneRun;
struct Theme;
struct TreeNotes;

/// Draws one block's tree at a clock position. The picture comes in two layers, so that an animation repaints
/// only the rows that move: resting rows, which stay the same from one whole position to the next, and moving
/// ones. Draws lines and shapes only, hence the same on screen, in SVG and in PDF. One method for each kind of shape.
class TreePainter {
  Q_DECLARE_TR_FUNCTIONS(TreePainter)
 public:
  /// A row and a column that something is to be said about.
  using Mark = std::pair<std::uint32_t, std::uint32_t>;

  TreePainter(const TreeIndex& index, const TreeLayout& layout, const Theme& theme, int side, double position);

  /// Nodes to highlight, one flag per node; everything else steps back. Null: none.
  void setHighlighted(const std::vector<bool>* highlighted) { m_highlighted = highlighted; }
  /// A node whose own edges are drawn even where its row's are thinned out.
  void setHovered(NodeId node) { m_hovered = node; }
  /// Places that get a warning ring. Null: none.
  void setMarks(const std::set<Mark>* marks) { m_marks = marks; }
  /// On a screen, small shapes are painted once and stamped; in a vector picture each one stays a shape.
  void setStamping(bool stamping) { m_stamping = stamping; }
  /// What is said of launches and of other blocks ends before `x`: beyond it the picture is covered.
  void setRightmost(double x) { m_rightmost = x; }
  /// How large indices beside edges and names beside words are at least, for a picture that is read from afar.
  void setSmallLetters(double pixels) { m_smallLetters = pixels; }
  /// How large the numbers of columns are.
  void setColumnNumbers(double pixels) { m_columnNumbers = pixels; }
  /// What the tree is painted on, where that is no panel.
  void setGround(const QColor& ground) { m_ground = ground; }
  /// Operands travel as dots instead of with their values: for a race, in which nobody has the time to read them.
  void setDots(bool dots) { m_dots = dots; }
  /// The part of the layout that is to be seen: indices beside edges stay within.
  void setSeen(const QRectF& seen) { m_seen = seen; }

  /// What stands beside leaves and root. Null: nothing.
  void setNotes(const TreeNotes* notes) { m_notes = notes; }

  /// How the pairs of a step that is on its way set out.
  void setPairs(Playback::Pairs pairs) { m_pairs = pairs; }
  /// The way that an operand travels, to the place where both are read before they become the result.
  QLineF wayOfOperand(NodeId result, std::size_t operand) const;
  /// Which pairs travel now, by place in their row.
  std::vector<std::size_t> travellingPairs() const;

  void paintResting(QPainter& painter) const;
  void paintMoving(QPainter& painter) const;
  void paintColumnNumbers(QPainter& painter) const;
  /// Nodes of other columns are not painted.
  void setColumns(std::uint32_t first, std::uint32_t last) { m_columns = {first, last}; }
  /// Where a warp makes values outside these columns: arrows in the margins beside its rows.
  void paintBeyond(QPainter& painter, std::uint32_t warp, const std::array<QRectF, 2>& margins) const;
  /// Beside the result, once it is there.
  void paintRootNote(QPainter& painter) const;
  /// Where the note of the root stands in a font: beside the root, else at a lower corner, where it hides no node; null
  /// where there is no note.
  QRectF rootNoteBox(const QFont& font) const;
  /// Of that note; smaller where it is long, or stands below the tree.
  QFont rootNoteFont() const;
  /// What that note needs below the last row, where that row has values in most columns; else 0.
  static double noteFoot(const TreeIndex& index, const TreeNotes* notes);

  /// The last row that is there in full.
  std::uint32_t finishedRow() const { return m_base; }
  /// Rows (of nodes) that paintMoving repaints, both included.
  std::uint32_t firstMovingRow() const;
  std::uint32_t lastMovingRow() const;
  /// The first row that operands on their way come through: some come from further up.
  std::uint32_t firstCrossedRow() const;

  /// Where an atomic word stands: wide enough for the value before and after.
  static QRectF wordBox(const TreeIndex& index, const TreeLayout& layout, NodeId word);

 private:
  QRectF rootBox() const;
  bool hidesNodes(const QRectF& box) const;
  struct RowLook;
  struct Edges;
  /// How a value and its edges stand out: a highlighted one is strong and the others are faint; where nothing
  /// is highlighted, those that no result is computed from are faint.
  enum class Weight { plain, strong, faint };
  /// A line of nodes: a row, or the late inputs that follow it.
  struct Line {
    std::uint32_t row = 0;
    bool late = false;
  };

  RowLook look(const Line& line) const;
  bool moving(std::uint32_t row) const { return row == m_base || row == m_base + 1; }
  Weight weight(NodeId id) const;
  QColor outlineOf(Weight weight, const RowLook& look) const;
  QColor textOf(Weight weight, const RowLook& look) const;
  std::span<const NodeId> places(const Line& line) const;
  double lineY(const Line& line) const;
  bool isShown(const Line& line) const;
  QPointF centre(NodeId id) const;

  void paintEdges(QPainter& painter, std::uint32_t row) const;
  void strokeEdges(QPainter& painter, const Edges& edges, const RowLook& look, Weight weight) const;
  void strokeStubs(QPainter& painter, const Edges& edges) const;
  void paintOrigins(QPainter& painter, const Edges& edges) const;
  void collectEdges(std::uint32_t row, Weight weight, Edges& edges) const;
  void addEdge(const TreeIndex::Operand& operand, NodeId to, bool stub, Edges& edges) const;
  void addCarried(NodeId from, NodeId to, Edges& edges) const;
  bool isCarried(NodeId from, NodeId to) const;
  bool isBehindCarried(NodeId id) const;
  QPointF carriedAt(NodeId to) const;
  void addStub(NodeId from, NodeId to, Edges& edges) const;
  void addArrivals(NodeId word, Edges& edges) const;
  void addBand(const std::vector<NodeId>& results, Edges& edges) const;
  void paintTravellers(QPainter& painter, const Edges& edges) const;
  void paintTravellingTicks(QPainter& painter, double way) const;
  void paintTravellingValues(QPainter& painter) const;
  /// A value on its way: the place that it left, where it stood, and where it is now.
  struct Traveller {
    NodeId from;
    QString text;
    QPointF start, at;
  };
  std::vector<Traveller> travellingValues() const;
  void addTravellingCards(NodeId result, double own, std::vector<Traveller>& travellers) const;
  void paintLeft(QPainter& painter, const Traveller& traveller) const;
  void paintTravellingValue(QPainter& painter, const QString& text, QPointF at) const;
  double fractionOf(NodeId result) const;

  void paintRow(QPainter& painter, std::uint32_t row) const;
  void paintNodes(QPainter& painter, const Line& line) const;
  void paintIdle(QPainter& painter, const Line& line) const;
  void paintNode(QPainter& painter, NodeId id, const RowLook& rowLook) const;
  void paintCarried(QPainter& painter, const Line& line, const RowLook& look) const;
  void paintShape(QPainter& painter, QPointF at, NodeId id, Weight weight, const RowLook& look) const;
  void paintPile(QPainter& painter, NodeId stack) const;
  QString valueText(NodeId id) const;
  int roundedCharacters() const;
  QString cardText(NodeId stack, std::size_t card) const;
  void paintValue(QPainter& painter, const QRectF& box, const QString& text) const;
  std::size_t cardsOf(NodeId id) const;
  QRectF cardBox(NodeId stack, std::size_t card) const;
  void paintWord(QPainter& painter, NodeId id, const RowLook& look) const;
  void paintMarks(QPainter& painter, std::uint32_t row) const;
  void paintTicks(QPainter& painter, const Line& line, const RowLook& look) const;
  void paintTickRow(QPainter& painter, const Line& line, const RowLook& look, Weight weight) const;
  void paintPaddingTicks(QPainter& painter, const Line& line) const;
  std::vector<bool> columnsOf(const Line& line, Weight weight, bool padding) const;
  QRectF tickOf(const LaneRun& run, double y, double share) const;
  bool notesFit() const;
  QString leafNote(std::uint32_t column) const;
  void paintWarpBounds(QPainter& painter) const;
  void paintLaunchBounds(QPainter& painter) const;

  double m_rightmost = std::numeric_limits<double>::max();
  const TreeIndex& m_index;
  const TreeLayout& m_layout;
  const Theme& m_theme;
  const int m_side;
  const QColor m_structure;                                          // of what is still to come, and of idle threads
  const QColor m_discarded;                                          // of values that no result is computed from
  std::pair<std::uint32_t, std::uint32_t> m_columns{0, UINT32_MAX};  // that are painted, the last one included
  double m_position;
  std::uint32_t m_base;  // the last finished row
  double m_fraction;     // of the way to the next one
  const std::vector<bool>* m_highlighted = nullptr;
  const std::set<Mark>* m_marks = nullptr;
  const TreeNotes* m_notes = nullptr;
  NodeId m_hovered = Node::none;
  QColor m_ground;
  double m_smallLetters = 8;
  double m_columnNumbers = TreeLayout::usualNumbers;
  QRectF m_seen;  // null: everything
  bool m_stamping = false, m_dots = false;
  Playback::Pairs m_pairs = Playback::Pairs::together;
};

}  // namespace warpfold::app
