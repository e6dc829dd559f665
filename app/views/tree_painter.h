// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "models/tree_index.h"
#include "views/tree_layout.h"

class QPainter;

namespace warpfold::app {

struct Theme;

/// Draws one block's tree at a clock position. The picture comes in two layers, so that an animation repaints
/// only the rows that move: resting rows, which stay the same from one whole position to the next, and moving
/// ones. Draws lines and shapes only, hence the same on screen, in SVG and in PDF.
class TreePainter {
 public:
  TreePainter(const TreeIndex& index, const TreeLayout& layout, const Theme& theme, int side,
              double position);

  /// Nodes to light, one flag per node; everything else steps back. Null: none.
  void setLit(const std::vector<bool>* lit) { m_lit = lit; }
  /// A node whose own two edges are drawn even where its row's are thinned out.
  void setHovered(NodeId node) { m_hovered = node; }
  /// On a screen, small shapes are painted once and stamped; in a vector picture each one stays a shape.
  void setStamping(bool stamping) { m_stamping = stamping; }

  void paintResting(QPainter& painter) const;
  void paintMoving(QPainter& painter) const;
  void paintColumnNumbers(QPainter& painter) const;

  /// Rows (of nodes) that paintMoving repaints, both included.
  std::uint32_t firstMovingRow() const;
  std::uint32_t lastMovingRow() const;

 private:
  struct RowLook;
  struct Edges;

  RowLook look(std::uint32_t row) const;
  bool moving(std::uint32_t row) const { return row == m_base || row == m_base + 1; }
  bool isLit(NodeId id) const { return m_lit == nullptr || (*m_lit)[id.value]; }
  QPointF centre(NodeId id) const;

  void paintEdges(QPainter& painter, std::uint32_t row) const;
  void strokeEdges(QPainter& painter, const Edges& edges, const RowLook& look, double opacity) const;
  void collectEdges(std::uint32_t row, bool lit, Edges& edges) const;
  void addEdge(NodeId from, NodeId to, bool stub, Edges& edges) const;
  void addBand(const std::vector<NodeId>& results, Edges& edges) const;
  void paintTravellers(QPainter& painter, const Edges& edges) const;
  void paintTravellingTicks(QPainter& painter, double way) const;
  void paintNodes(QPainter& painter, std::uint32_t row) const;
  void paintIdle(QPainter& painter, std::uint32_t row) const;
  void paintNode(QPainter& painter, NodeId id, const RowLook& look) const;
  void paintShape(QPainter& painter, QPointF at, const Node& node, bool lit, bool hovered,
                  const RowLook& look) const;
  void paintTicks(QPainter& painter, std::uint32_t row, const RowLook& look) const;
  void paintTickRow(QPainter& painter, std::uint32_t row, const RowLook& look, bool lit) const;

  const TreeIndex& m_index;
  const TreeLayout& m_layout;
  const Theme& m_theme;
  const int m_side;
  double m_position;
  std::uint32_t m_base;  // the last finished row
  double m_fraction;     // of the way to the next one
  const std::vector<bool>* m_lit = nullptr;
  NodeId m_hovered = Node::none;
  bool m_stamping = false;
};

}  // namespace warpfold::app
