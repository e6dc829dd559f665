// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Edges of TreePainter: operands on their way to what is made of them.
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "theme/theme.h"
#include "views/colours.h"
#include "views/tree_painter_parts.h"
#include "views/tree_places.h"

namespace warpfold::app {

namespace {

constexpr double restingWidth = 1.3;
constexpr double currentWidth = 2.0;
constexpr double restingOpacity = 0.55;
constexpr double travellerRadius = 4;
constexpr std::uint64_t serialTravellers = 4;

/// From one lane down and across to another: leaves and arrives upright, unlike a straight memory edge.
QPainterPath exchangePath(const QLineF& line) {
  QPainterPath path(line.p1());
  path.cubicTo(QPointF(line.x1(), line.y1() + 0.6 * line.dy()), QPointF(line.x2(), line.y2() - 0.6 * line.dy()),
               line.p2());
  return path;
}

}  // namespace

void TreePainter::addEdge(const TreeIndex::Operand& operand, NodeId to, bool stub, Edges& edges) const {
  const QPointF inset(0, m_layout.edgeInset());
  if (m_layout.detail() != TreeLayout::Detail::ticks && isCarried(operand.from, to))
    return addCarried(operand.from, to, edges);
  const QLineF line(centre(operand.from) + inset, centre(to) - inset);
  const double left = std::min(line.x1(), line.x2()), right = std::max(line.x1(), line.x2());
  if (right < -2 || left > m_layout.size().width() + 2 || line.y2() <= line.y1()) return;
  if (operand.via == Node::Via::shuffle && !stub && m_layout.detail() != TreeLayout::Detail::ticks) {
    edges.exchanges.push_back(exchangePath(line));
  } else if (std::abs(line.dx()) < 1.2) {
    edges.straight.push_back(line);
    const std::uint64_t taken = std::min(m_index.elements(to), serialTravellers);
    for (std::uint64_t i = 0; taken > 1 && i < taken; ++i) edges.serial.push_back(line);
  } else if (!stub) {
    edges.slanted.push_back(line);
  } else {
    addStub(operand.from, to, edges);
  }
}

/// By way of the line in which the launch begins.
void TreePainter::addCarried(NodeId from, NodeId to, Edges& edges) const {
  const QPointF inset(0, m_layout.edgeInset()), copy = carriedAt(to);
  const QLineF first(centre(from) + inset, copy - inset);
  (std::abs(first.dx()) < 1.2 ? edges.straight : edges.slanted).push_back(first);
  edges.straight.push_back(QLineF(copy + inset, centre(to) - inset));
}

bool TreePainter::isCarried(NodeId from, NodeId to) const {
  const std::uint32_t row = m_index.node(to).row;
  return row > 0 && carriedTo(m_index, row - 1, m_index.column(to)) == from;
}

/// Padding where a carried value stands is not drawn.
bool TreePainter::isBehindCarried(NodeId id) const {
  const Node& node = m_index.node(id);
  return node.padding && m_index.isLate(id) && carriedTo(m_index, node.row, m_index.column(id)) != Node::none;
}

QPointF TreePainter::carriedAt(NodeId to) const {
  return {m_layout.columnX(m_index.column(to)), m_layout.lateY(m_index.node(to).row - 1)};
}

void TreePainter::addStub(NodeId from, NodeId to, Edges& edges) const {
  const double dx = centre(to).x() - centre(from).x();
  const double r = m_layout.radius() * 0.72;
  const double aside = dx < 0 ? 1 : -1;  // where the operand lies, seen from the result
  const double width = m_layout.halfWidth() - m_layout.radius() + r;
  const double length = std::min({8.0, m_layout.columnSpacing() * 0.3, m_layout.rowSpacing() * 0.2});
  const QPointF end = centre(to) + QPointF(aside * width, -r);
  const QPointF start = centre(from) + QPointF(-aside * width, r);
  edges.stubs.push_back({QLineF(end + QPointF(aside * length, -length), end), m_index.column(from), centre(to).x()});
  edges.tails.push_back(QLineF(start, start + QPointF(-aside * length, length)));
}

/// All that come to an atomic word, spread over its upper side; of very many, as many as stay apart.
void TreePainter::addArrivals(NodeId word, Edges& edges) const {
  const auto operands = m_index.operands(word);
  const QRectF box = wordBox(m_index, m_layout, word);
  const QPointF inset(0, m_layout.edgeInset());
  const double width = box.width() - 12;
  const auto interval = static_cast<std::size_t>(std::ceil(static_cast<double>(operands.size()) / (width / 2.2)));
  for (std::size_t i = 0; i < operands.size(); i += std::max<std::size_t>(1, interval)) {
    const double share = (static_cast<double>(i) + 0.5) / static_cast<double>(operands.size());
    const QPointF from = centre(operands[i].from) + inset;
    edges.arrivals.push_back({from, QPointF(box.left() + 6 + share * width, box.top())});
  }
}

void TreePainter::addBand(const std::vector<NodeId>& results, Edges& edges) const {
  const QPointF inset(0, m_layout.edgeInset());
  const NodeId first = results.front(), last = results.back();
  // Far to the side of the view nothing is to be seen, and the raster engine has a limit.
  const auto near = [](QPointF p) { return QPointF(std::clamp(p.x(), -20000.0, 20000.0), p.y()); };
  const auto farthest = [this](NodeId id) { return centre(m_index.operands(id).back().from); };
  edges.band = QPolygonF{near(farthest(first) + inset), near(farthest(last) + inset), near(centre(last) - inset),
                         near(centre(first) - inset)};
}

void TreePainter::collectEdges(std::uint32_t row, Weight wanted, Edges& edges) const {
  std::vector<NodeId> nodes;
  double across = 0;
  bool warpwise = false;
  for (NodeId id : m_index.row(row)) {
    if (m_index.node(id).isInput() || weight(id) != wanted) continue;
    if (isWord(m_index.node(id))) {
      addArrivals(id, edges);
      continue;
    }
    nodes.push_back(id);
    for (const TreeIndex::Operand& operand : m_index.operands(id)) {
      across = std::max(across, std::abs(double(m_index.column(operand.from)) - double(m_index.column(id))));
      warpwise = warpwise || operand.via == Node::Via::shuffle;
    }
  }
  if (nodes.empty()) return;
  const double apart = nodes.size() < 2 ? m_index.columns()
                                        : double(m_index.column(nodes.back()) - m_index.column(nodes.front())) /
                                              double(nodes.size() - 1);
  const std::uint32_t interval = m_layout.edgeInterval(across, std::max(apart, 0.01));
  edges.gap = m_layout.edgeGap(across, std::max(apart, 0.01)) * interval;
  const bool values = m_layout.detail() == TreeLayout::Detail::values;
  const bool stubs = interval > 1 && values && m_layout.hasRoomForStubs();
  // A band over all warps would look as if values crossed from one into the next.
  if (interval > 1 && !values && !warpwise) addBand(nodes, edges);
  const bool faint = wanted == Weight::faint && m_highlighted == nullptr;
  if (faint) return;  // these would only blur the others
  for (std::size_t i = 0; i < nodes.size(); i += values ? 1 : interval)
    for (const TreeIndex::Operand& operand : m_index.operands(nodes[i])) addEdge(operand, nodes[i], stubs, edges);
}

void TreePainter::strokeEdges(QPainter& painter, const Edges& edges, const RowLook& look, Weight weight) const {
  const QColor& side = m_theme.side(m_side);
  const bool ticks = m_layout.detail() == TreeLayout::Detail::ticks;
  const bool strong = weight == Weight::strong;
  QColor colour;
  if (weight == Weight::faint) {
    colour = m_structure;
  } else if (strong) {
    colour = look.reached ? side : mixed(m_theme.panel, side, 0.5);
  } else if (look.shown == 1 && look.reached) {
    colour = mixed(m_theme.panel, side, restingOpacity + (1 - restingOpacity) * look.edge);
  } else {
    const QColor& future = m_structure;
    colour = look.edge > 0 ? mixed(future, side, look.edge) : future;
  }
  const double emphasis = strong ? 1 : weight == Weight::faint ? 0 : look.edge;
  double width = restingWidth + (currentWidth - restingWidth) * emphasis;
  if (ticks) width = 1;
  width = std::clamp(0.6 * edges.gap, 1.0, width);  // lines stay apart where the current step's are broader
  if (!edges.band.isEmpty() && look.reached && weight != Weight::faint) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(m_theme.panel, side, 0.07 + 0.06 * emphasis));
    painter.drawPolygon(edges.band);
  }
  // Opaque colours throughout: translucent lines cost the raster engine ten times as much.
  QPen pen(colour, width, Qt::SolidLine, Qt::FlatCap);
  painter.setPen(pen);
  painter.drawLines(edges.straight);
  painter.drawLines(edges.slanted);
  painter.drawLines(edges.tails);
  painter.setBrush(Qt::NoBrush);
  pen.setWidthF(std::max(1.0, width - 0.4));
  painter.setPen(pen);
  painter.drawLines(edges.arrivals);
  pen.setDashPattern({4, 2.2});
  painter.setPen(pen);
  for (const QPainterPath& path : edges.exchanges) painter.drawPath(path);
  pen.setStyle(Qt::SolidLine);
  pen.setWidthF(width);
  painter.setPen(pen);
  strokeStubs(painter, edges);
}

void TreePainter::strokeStubs(QPainter& painter, const Edges& edges) const {
  if (edges.stubs.isEmpty()) return;
  for (const Edges::Stub& stub : edges.stubs) painter.drawLine(stub.line);
  paintOrigins(painter, edges);
}

/// Where edges that are cut short come from, as an index: a bare number would be read as a value. Each stands at the
/// end of its edge, beside the thread's own one, from the first on every how-manyth that has room; the last one too,
/// where there is room for it after these.
void TreePainter::paintOrigins(QPainter& painter, const Edges& edges) const {
  const double high = 1.5 * m_smallLetters, all = m_layout.size().width();
  const double left = m_seen.isNull() ? 0 : m_seen.left(), right = m_seen.isNull() ? all : m_seen.right();
  painter.setFont(Theme::mono(m_smallLetters));
  painter.setPen(m_theme.muted);
  const QFontMetricsF metrics(painter.font());
  std::vector<std::pair<QRectF, QString>> origins;
  double widest = 0;
  for (const Edges::Stub& stub : edges.stubs) {
    const QPointF at = stub.line.p1();
    const double above = stub.line.p2().y() + 1.72 * m_layout.radius() - m_layout.rowSpacing();
    const bool hidesNodes = at.y() - m_smallLetters < above;
    const bool outOfSight = !m_seen.isNull() && (at.y() - high < m_seen.top() || at.y() > m_seen.bottom());
    if (hidesNodes || outOfSight || stub.x < left || stub.x > right) continue;
    const QString index = QStringLiteral("[%1]").arg(stub.column);
    const double wide = metrics.horizontalAdvance(index) + 2;
    const double from = std::clamp(at.x() - wide / 2, left, std::max(left, right - wide));
    origins.emplace_back(QRectF(from, at.y() - high, wide, high), index);
    widest = std::max(widest, wide);
  }
  std::sort(origins.begin(), origins.end(), [](auto& l, auto& r) { return l.first.left() < r.first.left(); });
  const double spacing = m_layout.columnSpacing();
  constexpr double apart = 6;
  const auto interval = std::size_t(std::ceil((widest + apart) / spacing));
  double taken = -1e9;
  for (std::size_t i = 0; i < origins.size(); ++i) {
    const bool wanted = i % interval == 0 || i + 1 == origins.size();
    if (!wanted || origins[i].first.left() < taken + apart - 0.5) continue;
    taken = origins[i].first.right();
    // Threads' own edges stand behind it.
    painter.fillRect(origins[i].first.adjusted(-1, 0.2 * high, 1, 0), m_ground);
    painter.drawText(origins[i].first, Qt::AlignCenter | Qt::AlignBottom, origins[i].second);
  }
}

void TreePainter::paintTravellers(QPainter& painter, const Edges& edges) const {
  if (m_fraction <= 0) return;
  const double way = eased(m_fraction);
  const bool ticks = m_layout.detail() == TreeLayout::Detail::ticks;
  if (ticks) paintTravellingTicks(painter, way);
  const double radius = std::clamp(m_layout.radius() * 0.36, 1.8, travellerRadius);
  painter.setPen(m_theme.dark ? QPen(Qt::NoPen) : QPen(m_theme.side(m_side), 1.5));
  painter.setBrush(Qt::white);
  const auto count = static_cast<std::uint64_t>(edges.arrivals.size());
  for (std::uint64_t i = 0; i < count; ++i)
    if (const double own = wayOf(i, count, m_fraction, overlapping); own > 0 && own < 1)
      painter.drawEllipse(edges.arrivals[static_cast<qsizetype>(i)].pointAt(own), radius, radius);
  if (ticks) return;
  const bool values = m_layout.detail() == TreeLayout::Detail::values;
  if (m_layout.detail() == TreeLayout::Detail::circles || m_dots) {  // else the values themselves are on their way
    for (const QLineF& line : values ? QList<QLineF>() : edges.straight)
      painter.drawEllipse(line.pointAt(way), radius, radius);
    for (const QLineF& line : edges.slanted) painter.drawEllipse(line.pointAt(way), radius, radius);
    for (const QPainterPath& path : edges.exchanges) painter.drawEllipse(path.pointAtPercent(way), radius, radius);
  }
  for (const Edges::Stub& stub : edges.stubs) painter.drawEllipse(stub.line.pointAt(way), radius * 0.7, radius * 0.7);
  if (m_layout.cards() > 1 && !m_dots) return;  // the elements themselves are on their way
  // One element after the other goes down to its thread.
  std::uint64_t nth = 0;
  for (qsizetype i = 0; i < edges.serial.size(); ++i) {
    nth = i > 0 && edges.serial[i] == edges.serial[i - 1] ? nth + 1 : 0;
    const double own = wayOf(nth, serialTravellers, m_fraction, overlapping);
    if (own > 0 && own < 1) painter.drawEllipse(edges.serial[i].pointAt(own), radius * 0.8, radius * 0.8);
  }
}

/// Both operands, with their values, on the way to where their result will stand: the left one to a place above it, so
/// that both can be read until they are one. The elements of a pile come one after the other, or nearly
/// together where their thread loads them all before it adds any. What comes to an atomic
/// word has dots of its own; of an edge that is drawn as a stub, the stub has one.
void TreePainter::paintTravellingValues(QPainter& painter) const {
  painter.setFont(valueFont(m_layout));
  const std::vector<Traveller> travellers = travellingValues();
  // Below all of them, since what sets out from one node may pass over another.
  for (const Traveller& each : travellers) paintLeft(painter, each);
  for (const Traveller& each : travellers) paintTravellingValue(painter, each.text, each.at);
}

std::vector<TreePainter::Traveller> TreePainter::travellingValues() const {
  std::vector<Traveller> travellers;
  for (NodeId id : m_index.row(m_base + 1)) {
    if (m_index.node(id).isInput() || isWord(m_index.node(id)) || weight(id) == Weight::faint) continue;
    const double own = fractionOf(id) / arrival;
    if (own <= 0 || own >= 1) continue;
    if (m_index.elements(id) > 1) {
      addTravellingCards(id, own, travellers);
      continue;
    }
    const auto operands = m_index.operands(id);
    for (std::size_t i = 0; i < operands.size(); ++i) {
      const QLineF line = wayOfOperand(id, i);
      if (std::abs(line.dx()) > m_layout.size().width() || isBehindCarried(operands[i].from)) continue;
      const QPointF at = operands[i].via == Node::Via::shuffle ? exchangePath(line).pointAtPercent(eased(own))
                                                               : line.pointAt(eased(own));
      travellers.push_back({operands[i].from, valueText(operands[i].from), line.p1(), at});
    }
  }
  return travellers;
}

/// Where a value set out: its node is empty as long as the value stands over it, and then shows it greyed.
void TreePainter::paintLeft(QPainter& painter, const Traveller& traveller) const {
  const NodeId from = traveller.from;
  const Node& node = m_index.node(from);
  if (isWord(node) || !isShown({node.row, m_index.isLate(from)})) return;
  const QPointF start = traveller.start, way = traveller.at - start;
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  if (m_index.isStack(from) && m_layout.cards() > 1) {
    const double tall = std::min(m_layout.cardPitch(), 2 * r) - 1;
    painter.fillRect(QRectF(start.x() - hw + 2, start.y() - tall / 2, 2 * hw - 4, tall), m_theme.field);
  } else {
    const bool carried = start != centre(from);
    RowLook empty;
    empty.input = node.isInput() || carried;
    empty.reached = true;
    paintShape(painter, start, carried ? Node::none : from, weight(from), empty);
  }
  if (std::abs(way.x()) < 2 * hw && std::abs(way.y()) < 2 * r) return;
  painter.setPen(m_theme.muted);
  paintValue(painter, QRectF(start.x() - hw - 4, start.y() - r, 2 * hw + 8, 2 * r), traveller.text);
}

QLineF TreePainter::wayOfOperand(NodeId result, std::size_t operand) const {
  const auto operands = m_index.operands(result);
  const double above = operand == 0 && operands.size() > 1 ? 2 * m_layout.radius() + 1 : 0;
  const NodeId from = operands[operand].from;
  return {isCarried(from, result) ? carriedAt(result) : centre(from), centre(result) - QPointF(0, above)};
}

void TreePainter::addTravellingCards(NodeId result, double own, std::vector<Traveller>& travellers) const {
  for (const TreeIndex::Operand& operand : m_index.operands(result)) {
    if (!m_index.isStack(operand.from) || m_layout.cards() == 1) continue;
    const std::size_t cards = cardsOf(operand.from);
    const double alone = m_index.loadsAtOnce(result) ? 0.8 : 1.0 / double(cards);
    for (std::size_t card = 0; card < cards; ++card) {
      const double way = wayOf(card, cards, own, alone);
      if (way <= 0 || way >= 1) continue;
      const QLineF line(cardBox(operand.from, card).center(), centre(result));
      travellers.push_back({operand.from, cardText(operand.from, card), line.p1(), line.pointAt(eased(way))});
    }
  }
}

void TreePainter::paintTravellingValue(QPainter& painter, const QString& text, QPointF at) const {
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  painter.setPen(QPen(m_theme.side(m_side), 1.5));
  painter.setBrush(mixed(m_theme.panel, m_theme.side(m_side), 0.3));
  painter.drawRoundedRect(QRectF(at.x() - hw, at.y() - r, 2 * hw, 2 * r), m_layout.corner(), m_layout.corner());
  painter.setPen(m_theme.text);
  paintValue(painter, QRectF(at.x() - hw - 4, at.y() - r, 2 * hw + 8, 2 * r), text);
}

void TreePainter::paintTravellingTicks(QPainter& painter, double way) const {
  // One for each group of results: the operand of its first one, on whole pixels.
  const std::uint32_t group = m_layout.columnsPerTick();
  const QColor colour = m_theme.dark ? QColor(Qt::white) : m_theme.text;
  const double width = std::max(1.0, m_layout.tick(0, 0, 1).width() - 1);
  std::uint32_t done = UINT32_MAX;
  for (NodeId id : m_index.row(m_base + 1)) {
    const auto operands = m_index.operands(id);
    const bool skipped = operands.empty() || isWord(m_index.node(id)) || weight(id) == Weight::faint;
    if (skipped || m_index.column(id) / group == done) continue;
    done = m_index.column(id) / group;
    const QPointF from = centre(operands.back().from), to = centre(id);
    const QPointF at = from + (to - from) * way;
    painter.fillRect(QRectF(std::floor(at.x()), std::round(at.y()) - 1, width, 3), colour);
  }
}

void TreePainter::paintEdges(QPainter& painter, std::uint32_t row) const {
  if (row == 0) return;
  const RowLook rowLook = look({row, false});
  for (const Weight each : {Weight::faint, Weight::plain, Weight::strong}) {
    if ((each == Weight::plain) == (m_highlighted != nullptr) && each != Weight::faint) continue;
    Edges edges;
    collectEdges(row, each, edges);
    strokeEdges(painter, edges, rowLook, each);
    if (row == m_base + 1 && each != Weight::faint) paintTravellers(painter, edges);
  }
}

}  // namespace warpfold::app
