// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_painter.h"

#include <QImage>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <functional>

#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {

namespace {

constexpr double restingWidth = 1.3;
constexpr double currentWidth = 2.0;
constexpr double restingOpacity = 0.55;
constexpr double unlitOpacity = 0.28;
constexpr double travellerRadius = 4;

/// A small shape put down many times. Stamped, it is painted into an image once and copied to whole device
/// pixels, which costs a tenth of painting it; else it is painted each time.
class Stamp {
 public:
  using Paint = std::function<void(QPainter&, QPointF)>;

  Stamp(QPainter& painter, QSizeF halfSize, bool stamping, Paint paint)
      : m_painter(painter), m_paint(std::move(paint)), m_stamping(stamping) {
    if (!stamping) return;
    m_ratio = painter.device()->devicePixelRatioF();
    m_half = QSize(static_cast<int>(std::ceil((halfSize.width() + 2) * m_ratio)),
                   static_cast<int>(std::ceil((halfSize.height() + 2) * m_ratio)));
    m_image = QImage(m_half * 2 + QSize(1, 1), QImage::Format_ARGB32_Premultiplied);
    m_image.fill(Qt::transparent);
    m_image.setDevicePixelRatio(m_ratio);
    QPainter on(&m_image);
    on.setRenderHint(QPainter::Antialiasing);
    m_paint(on, QPointF(m_half.width() + 0.5, m_half.height() + 0.5) / m_ratio);
  }

  void put(QPointF at) const {
    if (!m_stamping) return m_paint(m_painter, at);
    const QPointF corner(std::floor(at.x() * m_ratio) - m_half.width(),
                         std::floor(at.y() * m_ratio) - m_half.height());
    m_painter.drawImage(corner / m_ratio, m_image);
  }

 private:
  QPainter& m_painter;
  Paint m_paint;
  bool m_stamping;
  double m_ratio = 1;
  QSize m_half;  // device pixels from the image's corner to its middle one
  QImage m_image;
};

}  // namespace

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
  QList<QLineF> straight;  ///< operand and result in the same column
  QList<QLineF> slanted;   ///< from operand to result
  struct Stub {
    QLineF line;
    std::uint32_t column;
  };
  QList<Stub>
      stubs;  ///< the last piece of an edge that would run into its neighbours, and where it comes from
  QList<QLineF> tails;  ///< the first piece of such an edge
  QPolygonF band;       ///< outline of all slanted edges where only some are drawn
};

TreePainter::TreePainter(const TreeIndex& index, const TreeLayout& layout, const Theme& theme, int side,
                         double position)
    : m_index(index), m_layout(layout), m_theme(theme), m_side(side) {
  m_position = std::clamp<double>(position, 0.0, index.rows());
  m_base = static_cast<std::uint32_t>(m_position + 1e-9);
  m_fraction = std::max(0.0, m_position - m_base);
  if (m_fraction < 1e-6) m_fraction = 0;
}

std::uint32_t TreePainter::firstMovingRow() const {
  return m_base > 0 ? m_base - 1 : 0;
}
std::uint32_t TreePainter::lastMovingRow() const {
  return std::min(m_base + 1, m_index.rows());
}

TreePainter::RowLook TreePainter::look(std::uint32_t row) const {
  RowLook look;
  look.input = row == 0;
  if (row <= m_base) {
    look.shown = 1;
    look.reached = true;
    if (row == m_base && row > 0) look.fill = look.edge = 1 - eased(m_fraction / 0.4);
  } else if (row == m_base + 1 && m_fraction > 0) {
    look.reached = true;
    look.shown = look.fill = eased((m_fraction - 0.35) / 0.3);
    look.edge = eased(m_fraction / 0.12);
  }
  return look;
}

QPointF TreePainter::centre(NodeId id) const {
  const Node& node = m_index.node(id);
  double x = m_layout.columnX(node.column);
  if (m_layout.detail() == TreeLayout::Detail::ticks) {
    const std::uint32_t group = m_layout.columnsPerTick();
    x = std::floor(m_layout.tick(node.column / group * group, node.row, 1).center().x()) + 0.5;
  }
  return {x, m_layout.rowY(node.row)};
}

// Edges -------------------------------------------------------------------------------------------------

void TreePainter::addEdge(NodeId from, NodeId to, bool stub, Edges& edges) const {
  const QPointF inset(0, m_layout.edgeInset());
  const QLineF line(centre(from) + inset, centre(to) - inset);
  const double left = std::min(line.x1(), line.x2()), right = std::max(line.x1(), line.x2());
  if (right < -2 || left > m_layout.size().width() + 2 || line.y2() <= line.y1()) return;
  if (std::abs(line.dx()) < 1.2) {
    edges.straight.push_back(line);
  } else if (!stub) {
    edges.slanted.push_back(line);
  } else {
    const double r = m_layout.radius() * 0.72;
    const double aside = line.dx() < 0 ? 1 : -1;  // where the operand lies, seen from the result
    const double width = m_layout.halfWidth() - m_layout.radius() + r;
    const double length = std::min({8.0, m_layout.columnSpacing() * 0.3, m_layout.rowSpacing() * 0.2});
    const QPointF end = centre(to) + QPointF(aside * width, -r);
    const QPointF start = centre(from) + QPointF(-aside * width, r);
    edges.stubs.push_back({QLineF(end + QPointF(aside * length, -length), end), m_index.node(from).column});
    edges.tails.push_back(QLineF(start, start + QPointF(-aside * length, length)));
  }
}

void TreePainter::addBand(const std::vector<NodeId>& results, Edges& edges) const {
  const QPointF inset(0, m_layout.edgeInset());
  const NodeId first = results.front(), last = results.back();
  // Far to the side of the view nothing is to be seen, and the raster engine has a limit.
  const auto near = [this](QPointF p) { return QPointF(std::clamp(p.x(), -20000.0, 20000.0), p.y()); };
  edges.band = QPolygonF{near(centre(m_index.node(first).right) + inset),
                         near(centre(m_index.node(last).right) + inset), near(centre(last) - inset),
                         near(centre(first) - inset)};
}

void TreePainter::collectEdges(std::uint32_t row, bool lit, Edges& edges) const {
  std::vector<NodeId> nodes;
  double across = 0;
  for (NodeId id : m_index.row(row)) {
    const Node& node = m_index.node(id);
    if (node.isInput() || isLit(id) != lit) continue;
    nodes.push_back(id);
    for (NodeId operand : {node.left, node.right})
      across = std::max(across, std::abs(double(m_index.node(operand).column) - double(node.column)));
  }
  if (nodes.empty()) return;
  const double apart = nodes.size() < 2
                           ? m_index.columns()
                           : double(m_index.node(nodes.back()).column - m_index.node(nodes.front()).column) /
                                 double(nodes.size() - 1);
  const std::uint32_t interval = m_layout.edgeInterval(across, std::max(apart, 0.01));
  const bool stubs = interval > 1 && m_layout.detail() == TreeLayout::Detail::values;
  if (interval > 1 && !stubs) addBand(nodes, edges);
  for (std::size_t i = 0; i < nodes.size(); i += stubs ? 1 : interval) {
    const Node& node = m_index.node(nodes[i]);
    addEdge(node.left, nodes[i], stubs, edges);
    addEdge(node.right, nodes[i], stubs, edges);
  }
}

void TreePainter::strokeEdges(QPainter& painter, const Edges& edges, const RowLook& look,
                              double opacity) const {
  const QColor& side = m_theme.side(m_side);
  const bool ticks = m_layout.detail() == TreeLayout::Detail::ticks;
  QColor colour;
  if (m_lit != nullptr && opacity == 1) {
    colour = look.reached ? side : mixed(m_theme.panel, side, 0.5);
  } else if (look.shown == 1 && look.reached) {
    colour = mixed(m_theme.panel, side, restingOpacity + (1 - restingOpacity) * look.edge);
  } else {
    const QColor future = mixed(m_theme.panel, m_theme.faint, 0.7);
    colour = look.edge > 0 ? mixed(future, side, look.edge) : future;
  }
  const bool strong = m_lit != nullptr && opacity == 1;
  const double emphasis = strong ? 1 : look.edge;
  double width = restingWidth + (currentWidth - restingWidth) * emphasis;
  if (ticks) width = 1;
  if (!edges.band.isEmpty() && look.reached && opacity == 1) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(m_theme.panel, side, 0.07 + 0.06 * emphasis));
    painter.drawPolygon(edges.band);
  }
  // Opaque colours throughout: translucent lines cost the raster engine ten times as much.
  painter.setPen(QPen(mixed(m_theme.panel, colour, opacity), width, Qt::SolidLine, Qt::FlatCap));
  painter.drawLines(edges.straight);
  painter.drawLines(edges.slanted);
  if (edges.stubs.isEmpty()) return;
  for (const QLineF& tail : edges.tails) painter.drawLine(tail);
  for (const Edges::Stub& stub : edges.stubs) painter.drawLine(stub.line);
  painter.setFont(Theme::mono(8));
  painter.setPen(faded(look.reached ? m_theme.muted : m_theme.faint, opacity));
  for (const Edges::Stub& stub : edges.stubs) {
    const QPointF at = stub.line.p1();
    const bool right = stub.line.dx() < 0;
    const QRectF box(right ? at.x() - 6 : at.x() - 34, at.y() - 12, 40, 12);
    painter.drawText(box, (right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignBottom,
                     QString::number(stub.column));
  }
}

void TreePainter::paintTravellers(QPainter& painter, const Edges& edges) const {
  if (m_fraction <= 0) return;
  const double way = eased(m_fraction);
  if (m_layout.detail() == TreeLayout::Detail::ticks) return paintTravellingTicks(painter, way);
  const double radius = std::clamp(m_layout.radius() * 0.36, 1.8, travellerRadius);
  painter.setPen(m_theme.dark ? QPen(Qt::NoPen) : QPen(m_theme.side(m_side), 1.5));
  painter.setBrush(Qt::white);
  for (const QLineF& line : edges.slanted) painter.drawEllipse(line.pointAt(way), radius, radius);
  for (const Edges::Stub& stub : edges.stubs)
    painter.drawEllipse(stub.line.pointAt(way), radius * 0.7, radius * 0.7);
}

void TreePainter::paintTravellingTicks(QPainter& painter, double way) const {
  // One for each group of results: the operand of its first one, on whole pixels.
  const std::uint32_t group = m_layout.columnsPerTick();
  const QColor colour = m_theme.dark ? QColor(Qt::white) : m_theme.text;
  const double width = std::max(1.0, m_layout.tick(0, 0, 1).width() - 1);
  std::uint32_t done = UINT32_MAX;
  for (NodeId id : m_index.row(m_base + 1)) {
    const Node& node = m_index.node(id);
    if (node.isInput() || node.column / group == done || !isLit(id)) continue;
    done = node.column / group;
    const QPointF from = centre(node.right), to = centre(id);
    const QPointF at = from + (to - from) * way;
    painter.fillRect(QRectF(std::floor(at.x()), std::round(at.y()) - 1, width, 3), colour);
  }
}

void TreePainter::paintEdges(QPainter& painter, std::uint32_t row) const {
  if (row == 0) return;
  const RowLook rowLook = look(row);
  if (m_lit != nullptr) {
    Edges others;
    collectEdges(row, false, others);
    strokeEdges(painter, others, rowLook, unlitOpacity);
  }
  Edges edges;
  collectEdges(row, true, edges);
  strokeEdges(painter, edges, rowLook, 1);
  if (row == m_base + 1) paintTravellers(painter, edges);
}

// Nodes -------------------------------------------------------------------------------------------------

void TreePainter::paintShape(QPainter& painter, QPointF at, const Node& node, bool isLitNode, bool hovered,
                             const RowLook& look) const {
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  const QColor& side = m_theme.side(m_side);
  const double opacity = isLitNode ? 1 : unlitOpacity;
  const bool lit = m_lit != nullptr && isLitNode;
  const QColor future = mixed(m_theme.panel, m_theme.faint, 0.9);
  const QColor resting = mixed(m_theme.panel, side, 0.14);
  QColor fill, outline;
  double width = 1.5 * std::min(1.0, r / 6);
  if (look.input) {
    fill = m_theme.field;
    outline = lit ? side : m_theme.outline;
    if (!lit) width = std::min(width, 1.0);
  } else {
    fill = mixed(mixed(m_theme.panel, resting, look.reached ? look.shown : 0), side, look.fill);
    outline = mixed(future, side, look.reached ? std::max(look.shown, look.edge * 0.5) : lit ? 0.5 : 0);
  }
  if (lit) width = 2;
  QPen pen(mixed(m_theme.panel, outline, opacity), std::max(0.8, width));
  if (node.padding) {
    pen.setDashPattern({2.2, 2.0});
    fill = m_theme.panel;
  }
  if (hovered) pen.setWidthF(std::max(2.2, pen.widthF()));
  painter.setPen(pen);
  painter.setBrush(mixed(m_theme.panel, fill, opacity));
  painter.drawRoundedRect(QRectF(at.x() - hw, at.y() - r, 2 * hw, 2 * r), r, r);
}

void TreePainter::paintNode(QPainter& painter, NodeId id, const RowLook& look) const {
  const Node& node = m_index.node(id);
  const QPointF at = centre(id);
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  paintShape(painter, at, node, isLit(id), id == m_hovered, look);
  if (m_layout.detail() != TreeLayout::Detail::values || look.shown <= 0) return;
  const QColor text = node.padding ? m_theme.muted : mixed(m_theme.text, m_theme.onSide(m_side), look.fill);
  painter.setPen(faded(text, (isLit(id) ? 1 : unlitOpacity) * look.shown));
  painter.drawText(QRectF(at.x() - hw - 4, at.y() - r, 2 * hw + 8, 2 * r), Qt::AlignCenter, m_index.text(id));
}

void TreePainter::paintIdle(QPainter& painter, std::uint32_t row) const {
  const double radius = std::min(3.0, m_layout.radius() * 0.32);
  const QColor colour = mixed(m_theme.panel, m_theme.faint, m_lit == nullptr ? 1 : 0.5);
  const auto dot = [&](QPainter& on, QPointF at) {
    on.setPen(Qt::NoPen);
    on.setBrush(colour);
    on.drawEllipse(at, radius, radius);
  };
  const Stamp stamp(painter, QSizeF(radius, radius), m_stamping, dot);
  const auto nodes = m_index.row(row);
  auto next = nodes.begin();
  for (std::uint32_t c = m_layout.firstVisibleColumn(); c <= m_layout.lastVisibleColumn(); ++c) {
    while (next != nodes.end() && m_index.node(*next).column < c) ++next;
    if (next != nodes.end() && m_index.node(*next).column == c) continue;
    stamp.put(QPointF(m_layout.columnX(c), m_layout.rowY(row)));
  }
}

void TreePainter::paintTickRow(QPainter& painter, std::uint32_t row, const RowLook& look, bool lit) const {
  const std::uint32_t group = m_layout.columnsPerTick();
  const QColor& side = m_theme.side(m_side);
  QColor colour = mixed(m_theme.panel, m_theme.faint, 0.75);
  if (look.input)
    colour = m_theme.outline;
  else if (look.shown > 0)
    colour = mixed(colour, mixed(mixed(m_theme.panel, side, 0.5), side, look.fill), look.shown);
  if (m_lit != nullptr)
    colour =
        lit ? (look.reached ? side : mixed(m_theme.panel, side, 0.5)) : mixed(m_theme.panel, colour, 0.4);

  const auto nodes = m_index.row(row);
  const auto firstVisible =
      std::lower_bound(nodes.begin(), nodes.end(), m_layout.firstVisibleColumn() / group * group,
                       [this](NodeId id, std::uint32_t column) { return m_index.node(id).column < column; });
  for (auto next = firstVisible; next != nodes.end();) {
    const std::uint32_t first = m_index.node(*next).column / group * group;
    if (first > m_layout.lastVisibleColumn()) break;
    std::uint32_t count = 0, padding = 0, column = UINT32_MAX;
    for (; next != nodes.end() && m_index.node(*next).column < first + group; ++next) {
      const Node& node = m_index.node(*next);
      if (isLit(*next) != lit || node.column == column) continue;
      column = node.column;
      ++(node.padding ? padding : count);
    }
    const std::uint32_t all = std::min(group, m_index.columns() - first);
    if (count > 0) painter.fillRect(m_layout.tick(first, row, double(count) / all), colour);
    if (count == 0 && padding > 0) {
      // Padding has no body: only its upper and lower end.
      const QRectF bar = m_layout.tick(first, row, 1);
      painter.fillRect(QRectF(bar.left(), bar.top(), bar.width(), 1), m_theme.faint);
      painter.fillRect(QRectF(bar.left(), bar.bottom() - 1, bar.width(), 1), m_theme.faint);
    }
  }
}

void TreePainter::paintTicks(QPainter& painter, std::uint32_t row, const RowLook& look) const {
  const std::uint32_t group = m_layout.columnsPerTick();
  const double y = std::round(m_layout.rowY(row));
  const QColor idle = mixed(m_theme.panel, m_theme.faint, 0.75);
  const auto nodes = m_index.row(row);
  auto next = nodes.begin();
  for (std::uint32_t first = m_layout.firstVisibleColumn() / group * group;
       first <= m_layout.lastVisibleColumn(); first += group) {
    while (next != nodes.end() && m_index.node(*next).column < first) ++next;
    if (next != nodes.end() && m_index.node(*next).column < first + group) continue;
    const QRectF bar = m_layout.tick(first, row, 1);
    painter.fillRect(QRectF(std::floor(bar.center().x()), y, 1, 1), idle);
  }
  if (m_lit != nullptr) paintTickRow(painter, row, look, false);
  paintTickRow(painter, row, look, true);
}

void TreePainter::paintNodes(QPainter& painter, std::uint32_t row) const {
  const QRectF band = m_layout.rowBand(row, row);
  if (band.bottom() < 0 || band.top() > m_layout.size().height()) return;
  const RowLook rowLook = look(row);
  if (m_layout.detail() == TreeLayout::Detail::ticks) return paintTicks(painter, row, rowLook);
  paintIdle(painter, row);
  painter.setFont(Theme::mono(m_layout.fontPixels()));
  // Circles without text all look alike, but for the padding and the one under the pointer.
  const bool alike = m_layout.detail() == TreeLayout::Detail::circles && m_stamping;
  const auto stampFor = [&](bool lit) {
    return Stamp(
        painter, QSizeF(m_layout.halfWidth(), m_layout.radius()), alike,
        [this, lit, &rowLook](QPainter& on, QPointF at) { paintShape(on, at, Node{}, lit, false, rowLook); });
  };
  const Stamp lit = stampFor(true), unlit = stampFor(false);
  const double reach = m_layout.halfWidth() + 2;
  for (NodeId id : m_index.row(row)) {
    const QPointF at = centre(id);
    if (at.x() < -reach || at.x() > m_layout.size().width() + reach) continue;
    if (alike && !m_index.node(id).padding && id != m_hovered)
      (isLit(id) ? lit : unlit).put(at);
    else
      paintNode(painter, id, rowLook);
  }
}

// Layers ------------------------------------------------------------------------------------------------

void TreePainter::paintResting(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  for (std::uint32_t row = 0; row <= m_index.rows(); ++row)
    if (!moving(row)) paintEdges(painter, row);
  for (std::uint32_t row = 0; row <= m_index.rows(); ++row)
    if (!moving(row)) paintNodes(painter, row);
}

void TreePainter::paintMoving(QPainter& painter) const {
  painter.setRenderHint(QPainter::Antialiasing);
  const std::uint32_t last = lastMovingRow();
  for (std::uint32_t row = m_base; row <= last; ++row) paintEdges(painter, row);
  for (std::uint32_t row = m_base; row <= last; ++row) paintNodes(painter, row);
  if (m_hovered == Node::none || m_index.node(m_hovered).isInput()) return;
  Edges own;
  addEdge(m_index.node(m_hovered).left, m_hovered, false, own);
  addEdge(m_index.node(m_hovered).right, m_hovered, false, own);
  painter.setPen(QPen(m_theme.side(m_side), currentWidth));
  painter.drawLines(own.straight);
  painter.drawLines(own.slanted);
}

void TreePainter::paintColumnNumbers(QPainter& painter) const {
  const double baseline = m_layout.labelBaseline();
  if (m_layout.rowY(0) - m_layout.edgeInset() < baseline)
    painter.fillRect(QRectF(0, 0, m_layout.size().width(), baseline + 4), m_theme.panel);
  painter.setFont(Theme::ui(9));
  painter.setPen(m_theme.muted);
  const std::uint32_t interval = m_layout.columnsPerLabel();
  const std::uint32_t first = (m_layout.firstVisibleColumn() + interval - 1) / interval * interval;
  for (std::uint32_t c = first; c <= m_layout.lastVisibleColumn(); c += interval) {
    const double x = m_layout.columnX(c), half = 3.0 * (c >= 1000 ? 4 : c >= 100 ? 3 : c >= 10 ? 2 : 1);
    if (x < half || x + half > m_layout.size().width()) continue;  // panned half out of sight
    const QRectF box(x - 20, baseline - 12, 40, 14);
    painter.drawText(box, Qt::AlignHCenter | Qt::AlignBottom, QString::number(c));
  }
}

}  // namespace warpfold::app
