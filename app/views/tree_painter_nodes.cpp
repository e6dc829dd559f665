// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Nodes of TreePainter: values, stacks of inputs, atomic words, idle threads, and bars where there is no
// room.
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <climits>
#include <cmath>
#include <functional>

#include "theme/theme.h"
#include "views/colours.h"
#include "views/lanes/lane_runs.h"
#include "views/tree_painter_parts.h"
#include "views/tree_places.h"

namespace warpfold::app {

namespace {

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
    const QPointF corner(std::floor(at.x() * m_ratio) - m_half.width(), std::floor(at.y() * m_ratio) - m_half.height());
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

void TreePainter::paintShape(QPainter& painter, QPointF at, NodeId id, Weight weight, const RowLook& look) const {
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  const QColor& side = m_theme.side(m_side);
  const bool strong = weight == Weight::strong, faint = weight == Weight::faint;
  const bool padding = id != Node::none && m_index.node(id).padding;
  const QColor resting = mixed(m_theme.panel, side, 0.14);
  QColor fill = m_theme.panel;
  double width = 1.5 * std::min(1.0, r / 6);
  if (look.input)
    fill = m_theme.field;
  else if (!faint)
    fill = mixed(mixed(m_theme.panel, resting, look.reached ? look.shown : 0), side, look.fill);
  if ((look.input && !strong) || faint || m_layout.isTight()) width = std::min(width, 1.0);
  if (strong) width = 2;
  QPen pen(outlineOf(weight, look), std::max(0.8, width));
  if (faint && !look.input) pen.setDashPattern({1.2, 1.8});
  if (padding) {
    pen.setDashPattern({2.2, 2.0});
    fill = m_theme.panel;
  }
  if (id != Node::none && id == m_hovered) pen.setWidthF(std::max(2.2, pen.widthF()));
  painter.setPen(pen);
  painter.setBrush(fill);
  // Where columns are narrow the line stays within, so that neighbours do not touch.
  const double inset = m_layout.isTight() ? pen.widthF() / 2 : 0;
  const QRectF body(at.x() - hw + inset, at.y() - r, 2 * (hw - inset), 2 * r);
  if (id == Node::none || !m_index.isStack(id)) {
    painter.drawRoundedRect(body, m_layout.corner(), m_layout.corner());
    return;
  }
  if (m_layout.cards() > 1) {
    const double tall = double(cardsOf(id) - 1) * m_layout.cardPitch(), round = std::min(m_layout.corner(), 6.0);
    painter.drawRoundedRect(body.adjusted(0, -tall, 0, 0), round, round);
    return;
  }
  // A stack is a pile of cards, one an element up to three, where there is room beside the first.
  const double peep = std::min({0.2 * r, 0.4 * (m_layout.columnSpacing() - 2 * hw), 3.0}),
               corner = std::min(r * 0.45, m_layout.corner());
  const int behind = peep > 1 ? static_cast<int>(std::min<std::uint64_t>(m_index.elements(id) - 1, 2)) : 0;
  for (int card = behind; card >= 0; --card)
    painter.drawRoundedRect(body.translated(card * peep, -card * peep), corner, corner);
}

/// Values that are not used are grey, but not weaker than what can be seen.
QColor TreePainter::outlineOf(Weight weight, const RowLook& look) const {
  const QColor& side = m_theme.side(m_side);
  if (look.input) return weight == Weight::strong ? side : m_theme.outline;
  if (weight == Weight::faint) return mixed(m_structure, m_discarded, look.reached ? look.shown : 0);
  return mixed(m_structure, side,
               look.reached               ? std::max(look.shown, look.edge * 0.5)
               : weight == Weight::strong ? 0.5
                                          : 0);
}

QColor TreePainter::textOf(Weight weight, const RowLook& look) const {
  return weight == Weight::faint ? m_theme.muted : mixed(m_theme.text, m_theme.onSide(m_side), look.fill);
}

std::size_t TreePainter::cardsOf(NodeId id) const {
  return m_index.isStack(id) ? std::min<std::size_t>(m_index.cards(id), m_layout.cards()) : 1;
}

/// Of a value in a pile; of any other node, its own.
QRectF TreePainter::cardBox(NodeId stack, std::size_t card) const {
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  const double up = double(cardsOf(stack) - 1 - card) * m_layout.cardPitch();
  const QPointF at = centre(stack) - QPointF(0, up);
  return {at.x() - hw - 4, at.y() - r, 2 * hw + 8, 2 * r};
}

void TreePainter::paintPile(QPainter& painter, NodeId stack) const {
  const std::size_t cards = cardsOf(stack);
  for (std::size_t card = 0; card < cards; ++card) paintValue(painter, cardBox(stack, card), cardText(stack, card));
}

/// Whole, as long as there is room for it.
QString TreePainter::valueText(NodeId id) const {
  const int whole = m_layout.wholeCharacters();
  return m_index.textWithin(id, m_index.text(id).size() <= whole ? whole : roundedCharacters());
}

/// Of a value that has no room: three figures and a unit are worth smaller letters.
int TreePainter::roundedCharacters() const {
  constexpr int threeFigures = 6;  // "-1.23M"
  return std::max(m_layout.shownCharacters(), std::min(m_layout.wholeCharacters(), threeFigures));
}

QString TreePainter::cardText(NodeId stack, std::size_t card) const {
  const std::size_t cards = cardsOf(stack);
  const QString text = m_index.cardText(stack, card, INT_MAX, cards);
  return text.size() <= m_layout.wholeCharacters() ? text : m_index.cardText(stack, card, roundedCharacters(), cards);
}

/// The painter has the font of values; longer ones are smaller.
void TreePainter::paintValue(QPainter& painter, const QRectF& box, const QString& text) const {
  const bool small = text.size() > m_layout.shownCharacters();
  if (small) painter.setFont(valueFont(m_layout, int(text.size())));
  painter.drawText(box, Qt::AlignCenter, text);
  if (small) painter.setFont(valueFont(m_layout));
}

void TreePainter::paintNode(QPainter& painter, NodeId id, const RowLook& rowLook) const {
  const Node& node = m_index.node(id);
  RowLook look = rowLook;
  if (m_pairs != Playback::Pairs::together && node.row == m_base + 1 && !look.input && m_fraction > 0)
    look.shown = look.fill = eased((fractionOf(id) - arrival) / (1 - arrival));
  const QPointF at = centre(id);
  const double hw = m_layout.halfWidth(), r = m_layout.radius();
  paintShape(painter, at, id, weight(id), look);
  if (m_layout.detail() != TreeLayout::Detail::values || look.shown <= 0) return;
  const bool pile = m_index.isStack(id) && m_layout.cards() > 1;
  const bool remark = node.padding || (m_index.isStack(id) && !pile);
  painter.setPen(faded(remark ? m_theme.muted : textOf(weight(id), look), look.shown));
  if (pile) return paintPile(painter, id);
  paintValue(painter, QRectF(at.x() - hw - 4, at.y() - r, 2 * hw + 8, 2 * r), valueText(id));
}

void TreePainter::paintWord(QPainter& painter, NodeId id, const RowLook& look) const {
  const QRectF box = wordBox(m_index, m_layout, id);
  if (box.right() < 0 || box.left() > m_layout.size().width()) return;
  const double shown = look.shown;
  const QColor& side = m_theme.side(m_side);
  const bool faint = weight(id) == Weight::faint;
  painter.setPen(QPen(outlineOf(weight(id), look), id == m_hovered ? 2.2 : 1.5));
  painter.setBrush(faint ? m_theme.panel : mixed(mixed(m_theme.panel, side, 0.14 * shown), side, look.fill));
  painter.drawRoundedRect(box, 4, 4);
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(box.adjusted(-3, -3, 3, 3), 6, 6);  // the double frame of a word that many write

  const auto [before, after] = m_index.wordBeforeAfter(id);
  const auto text = [this](NodeId value) { return QString::fromStdString(m_index.trace().value(value).shortText(8)); };
  painter.setFont(Theme::mono(std::clamp(m_layout.radius() * 0.95, 10.0, 15.0)));
  painter.setPen(textOf(weight(id), look));
  painter.drawText(box, Qt::AlignCenter, shown > 0 ? text(before) + QStringLiteral(" → ") + text(after) : text(before));
  const QString caption = tr("%1, atomic").arg(QString::fromStdString(elementName(m_index.node(id).at)));
  const QFont small = Theme::ui(std::max(10.0, m_smallLetters));
  const double width = QFontMetricsF(small).horizontalAdvance(caption) + 4;
  const bool right = box.right() + 10 + width < m_layout.size().width();
  painter.setFont(small);
  painter.setPen(m_theme.muted);
  painter.drawText(QRectF(right ? box.right() + 10 : box.left() - 10 - width, box.top(), width, box.height()),
                   (right ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter, caption);
}

void TreePainter::paintMarks(QPainter& painter, std::uint32_t row) const {
  if (m_marks == nullptr || !isShown({row, false})) return;
  painter.setBrush(Qt::NoBrush);
  for (auto mark = m_marks->lower_bound({row, 0}); mark != m_marks->end() && mark->first == row; ++mark) {
    const QPointF at(m_layout.columnX(mark->second), m_layout.rowY(row));
    const double hw = std::max(m_layout.halfWidth(), 3.0) + 3, r = std::max(m_layout.radius(), 3.0) + 3;
    const QRectF ring(at.x() - hw, at.y() - r, 2 * hw, 2 * r);
    painter.setPen(QPen(m_theme.panel, 5));
    painter.drawRoundedRect(ring, r, r);
    painter.setPen(QPen(m_theme.bad, 2));
    painter.drawRoundedRect(ring, r, r);
    // A tooth above it, so that colour alone does not say it; below it where a column's number stands above.
    const double side = row == 0 ? 1 : -1;
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_theme.bad);
    painter.drawPolygon(
        QPolygonF{at + QPointF(-4, side * (r + 6)), at + QPointF(4, side * (r + 6)), at + QPointF(0, side * r)});
    painter.setBrush(Qt::NoBrush);
  }
}

void TreePainter::paintIdle(QPainter& painter, const Line& line) const {
  const auto nodes = places(line);
  const auto word = [this](NodeId id) { return isWord(m_index.node(id)); };
  // Whoever brings a value to an atomic word works, and has no place in that row.
  if (!nodes.empty() && std::all_of(nodes.begin(), nodes.end(), word)) return;
  const double radius = std::min(3.0, m_layout.radius() * 0.32);
  const QColor colour = mixed(m_theme.panel, m_structure, m_highlighted == nullptr ? 1 : 0.5);
  const auto dot = [&](QPainter& on, QPointF at) {
    on.setPen(Qt::NoPen);
    on.setBrush(colour);
    on.drawEllipse(at, radius, radius);
  };
  const Stamp stamp(painter, QSizeF(radius, radius), m_stamping, dot);
  auto next = nodes.begin();
  for (std::uint32_t c = m_layout.firstVisibleColumn(); c <= m_layout.lastVisibleColumn(); ++c) {
    while (next != nodes.end() && m_index.column(*next) < c) ++next;
    if (next != nodes.end() && m_index.column(*next) == c) continue;
    stamp.put(QPointF(m_layout.columnX(c), lineY(line)));
  }
}

void TreePainter::paintTickRow(QPainter& painter, const Line& line, const RowLook& look, Weight wanted) const {
  const QColor& side = m_theme.side(m_side);
  QColor colour = m_structure;
  if (look.input)
    colour = m_theme.outline;
  else if (look.shown > 0)
    colour = mixed(colour, mixed(mixed(m_theme.panel, side, 0.5), side, look.fill), look.shown);
  if (wanted == Weight::strong) colour = look.reached ? side : mixed(m_theme.panel, side, 0.5);
  if (wanted == Weight::faint && !look.input) colour = look.reached ? m_discarded : m_structure;

  const double y = lineY(line);
  for (const LaneRun& run : laneRuns(columnsOf(line, wanted, false), m_layout.columnSpacing()))
    if (run.active > 0) painter.fillRect(tickOf(run, y, run.share()), colour);
}

/// Which columns of a line hold a value of this weight, or padding.
std::vector<bool> TreePainter::columnsOf(const Line& line, Weight wanted, bool padding) const {
  std::vector<bool> columns(m_index.columns(), false);
  for (const NodeId id : places(line))
    if (const Node& node = m_index.node(id); node.padding == padding && !isWord(node) && weight(id) == wanted)
      columns[m_index.column(id)] = true;
  return columns;
}

/// From the left edge of the first column to the right edge of the last one, on whole pixels.
QRectF TreePainter::tickOf(const LaneRun& run, double y, double share) const {
  const QRectF bar = m_layout.tickAt(run.first, y, share);
  const double left = std::round(m_layout.columnX(run.first - 0.5)),
               right = std::round(m_layout.columnX(run.last + 0.5));
  return {left, bar.top(), std::max(2.0, right - left), bar.height()};
}

/// Padding has no body: only its upper and lower end.
void TreePainter::paintPaddingTicks(QPainter& painter, const Line& line) const {
  for (const Weight each : {Weight::faint, Weight::plain, Weight::strong})
    for (const LaneRun& run : laneRuns(columnsOf(line, each, true), m_layout.columnSpacing())) {
      if (run.active == 0) continue;
      const QRectF bar = tickOf(run, lineY(line), 1);
      painter.fillRect(QRectF(bar.left(), bar.top(), bar.width(), 1), m_theme.faint);
      painter.fillRect(QRectF(bar.left(), bar.bottom() - 1, bar.width(), 1), m_theme.faint);
    }
}

void TreePainter::paintTicks(QPainter& painter, const Line& line, const RowLook& look) const {
  const double y = std::round(lineY(line));
  if (!line.late) {
    std::vector<bool> idle(m_index.columns(), true);
    for (const NodeId id : places(line)) idle[m_index.column(id)] = false;
    for (const LaneRun& run : laneRuns(idle, m_layout.columnSpacing()))
      if (run.full()) painter.fillRect(QRectF(tickOf(run, y, 0).left(), y, tickOf(run, y, 0).width(), 1), m_structure);
  }
  paintPaddingTicks(painter, line);
  for (const Weight each : {Weight::faint, Weight::plain, Weight::strong}) paintTickRow(painter, line, look, each);
}

void TreePainter::paintNodes(QPainter& painter, const Line& line) const {
  const QRectF band = m_layout.rowBand(line.row, line.row);
  if (band.bottom() < 0 || band.top() > m_layout.size().height()) return;
  if (!isShown(line)) return;
  const RowLook rowLook = look(line);
  const bool ticks = m_layout.detail() == TreeLayout::Detail::ticks;
  if (ticks)
    paintTicks(painter, line, rowLook);
  else if (!line.late)
    paintIdle(painter, line);
  // Circles without text all look alike, but for the padding and the one under the pointer.
  const bool alike = m_layout.detail() == TreeLayout::Detail::circles && m_stamping;
  const auto stampFor = [&](Weight each) {
    return Stamp(painter, QSizeF(m_layout.halfWidth(), m_layout.radius()), alike && !ticks,
                 [this, each, &rowLook](QPainter& on, QPointF at) { paintShape(on, at, Node::none, each, rowLook); });
  };
  const Stamp stamps[] = {stampFor(Weight::plain), stampFor(Weight::strong), stampFor(Weight::faint)};
  const double reach = m_layout.halfWidth() + 2;
  painter.setFont(valueFont(m_layout));
  for (NodeId id : places(line)) {
    if (m_index.column(id) < m_columns.first || m_index.column(id) > m_columns.second) continue;
    if (isWord(m_index.node(id))) {
      paintWord(painter, id, rowLook);
      continue;
    }
    const QPointF at = centre(id);
    if (isBehindCarried(id) || ticks || at.x() < -reach || at.x() > m_layout.size().width() + reach) continue;
    if (alike && !m_index.node(id).padding && id != m_hovered && !m_index.isStack(id))
      stamps[static_cast<std::size_t>(weight(id))].put(at);
    else
      paintNode(painter, id, rowLook);
  }
  if (line.late && !ticks) paintCarried(painter, line, rowLook);
}

/// Small triangles; of a row that is still to come, grey ones.
void TreePainter::paintBeyond(QPainter& painter, std::uint32_t warp, const std::array<QRectF, 2>& margins) const {
  painter.setPen(Qt::NoPen);
  for (std::uint32_t row = 1; row <= m_index.rows(); ++row) {
    if (!isShown({row, false})) continue;
    const OutOfSight beyond = outOfSight(m_index, row, warp);
    painter.setBrush(row <= m_base ? m_theme.side(m_side) : m_structure);
    const double y = m_layout.rowY(row);
    if (beyond.before()) {
      const double x = margins[0].right() - 5.5;
      painter.drawPolygon(QPolygonF{{x, y}, {x + 4.5, y - 4.5}, {x + 4.5, y + 4.5}});
    }
    if (beyond.after()) {
      const double x = margins[1].left() + 5.5;
      painter.drawPolygon(QPolygonF{{x, y}, {x - 4.5, y - 4.5}, {x - 4.5, y + 4.5}});
    }
  }
}

/// The block's own result once more, where the next launch reads it.
void TreePainter::paintCarried(QPainter& painter, const Line& line, const RowLook& look) const {
  if (!beginsLaunch(m_index, line.row)) return;
  for (const NodeId to : m_index.row(line.row + 1)) {
    const NodeId own = carriedTo(m_index, line.row, m_index.column(to));
    if (own == Node::none) continue;
    const QPointF at = carriedAt(to);
    paintShape(painter, at, Node::none, weight(own), look);
    if (m_layout.detail() != TreeLayout::Detail::values || look.shown <= 0) continue;
    painter.setPen(faded(weight(own) == Weight::faint ? m_theme.muted : m_theme.text, look.shown));
    const double hw = m_layout.halfWidth() + 4, r = m_layout.radius();
    paintValue(painter, QRectF(at.x() - hw, at.y() - r, 2 * hw, 2 * r), valueText(own));
  }
}

}  // namespace warpfold::app
