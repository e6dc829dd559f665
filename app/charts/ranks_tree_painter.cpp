// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "charts/ranks_tree_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "models/figure_text.h"
#include "models/words.h"
#include "theme/theme.h"
#include "views/colours.h"

namespace warpfold::app {

namespace {

struct RanksTreeText {
  Q_DECLARE_TR_FUNCTIONS(RanksTree)
};

constexpr double rowNameWidth = 62, belowTree = 9;
constexpr double usualGap = 84, mostGap = 118;
constexpr double nodeRadius = 11;

/// One tree, layer by layer.
class Painting {
 public:
  Painting(QPainter& painter, const RankTree& tree, const AcrossRanks& ranks, const RanksTreeLayout& layout, int side,
           const RanksTreeMarks& marks, const Theme& theme)
      : m_painter(painter),
        m_tree(tree),
        m_ranks(ranks),
        m_layout(layout),
        m_marks(marks),
        m_theme(theme),
        m_side(theme.side(side)),
        m_onSide(theme.onSide(side)),
        m_structure(visibleOn(theme.panel, theme.muted)) {}

  void paint() const {
    m_painter.setRenderHint(QPainter::Antialiasing);
    paintHosts();
    paintRowNames();
    paintCarried();
    if (m_tree.untold) paintUntold();
    for (std::size_t m = 0; m < m_tree.messages.size(); ++m) paintMessage(m);
    if (m_layout.labels())
      for (std::size_t m = 0; m < m_tree.messages.size(); ++m) paintLabel(m);
    for (const RankNode& node : m_tree.nodes) paintNode(node);
    paintCursor();
  }

 private:
  QColor band(std::size_t host) const { return mixed(m_theme.panel, m_theme.muted, host % 2 == 0 ? 0.09 : 0.16); }
  QColor bandOf(std::uint32_t rank) const {
    for (std::size_t host = 0; host < m_tree.hosts.size(); ++host)
      if (rank <= m_tree.hosts[host].last) return band(host);
    return m_theme.panel;
  }

  void paintHosts() const {
    const double bottomOfAll = m_layout.y(m_tree.rows - 1) + m_layout.radius() + belowTree - 4;
    for (std::size_t host = 0; host < m_tree.hosts.size(); ++host) {
      const auto& [name, first, last] = m_tree.hosts[host];
      const QRectF all(QPointF(m_layout.x(first) - m_layout.spacing() / 2 + 1, m_layout.header().top()),
                       QPointF(m_layout.x(last) + m_layout.spacing() / 2 - 1, bottomOfAll));
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(band(host));
      m_painter.drawRoundedRect(all, 5, 5);
      m_painter.setPen(m_theme.muted);
      m_painter.setFont(Theme::ui(10));
      m_painter.drawText(QRectF(all.left() + 6, all.top() + 1, all.width() - 12, 16), Qt::AlignLeft | Qt::AlignVCenter,
                         QFontMetricsF(m_painter.font()).elidedText(name, Qt::ElideRight, all.width() - 12));
    }
    for (std::uint32_t rank = 0; rank < m_tree.ranks; rank += m_layout.namedEvery()) paintRankName(rank);
  }

  void paintRankName(std::uint32_t rank) const {
    const double wide = m_layout.spacing() * m_layout.namedEvery();
    const QRectF line(m_layout.x(rank) - wide / 2, m_layout.header().top() + 15, wide, 15);
    const bool shown = m_marks.shownRank == rank;
    m_painter.setFont(Theme::ui(11, shown ? QFont::DemiBold : QFont::Normal));
    const QString full = RanksTreeText::tr("rank %1").arg(rank);
    const QFontMetricsF metrics(m_painter.font());
    const QString text = metrics.horizontalAdvance(full) + 6 <= wide ? full : QString::number(rank);
    if (shown) {
      const double half = metrics.horizontalAdvance(text) / 2 + 6;
      m_painter.setPen(Qt::NoPen);
      m_painter.setBrush(m_side);
      m_painter.drawRoundedRect(QRectF(m_layout.x(rank) - half, line.top(), 2 * half, line.height()), 7, 7);
    }
    m_painter.setPen(shown ? m_onSide : m_theme.text);
    m_painter.drawText(line, Qt::AlignCenter, text);
    const auto& within = m_ranks.parts[rank].medianUs;
    if (!m_layout.labels() || !within) return;
    m_painter.setFont(Theme::ui(10));
    m_painter.setPen(m_theme.muted);
    m_painter.drawText(line.translated(0, 14), Qt::AlignCenter, timeText(*within));
  }

  void paintRowNames() const {
    m_painter.setFont(Theme::ui(10));
    m_painter.setPen(m_theme.muted);
    const double right = m_layout.x(0) - m_layout.spacing() / 2 - 8;
    for (std::uint32_t row = 0; row < m_tree.rows; ++row) {
      const QString name = row == 0        ? RanksTreeText::tr("partials")
                           : m_tree.untold ? RanksTreeText::tr("result")
                                           : RanksTreeText::tr("round %1").arg(row);
      m_painter.drawText(QRectF(right - rowNameWidth, m_layout.y(row) - 10, rowNameWidth, 20),
                         Qt::AlignRight | Qt::AlignVCenter, name);
    }
  }

  void paintCarried() const {
    QPen pen(m_structure, 1.2);
    m_painter.setPen(pen);
    if (m_tree.untold) return;
    for (const RankNode& node : m_tree.nodes)
      if (node.before)
        m_painter.drawLine(QPointF(m_layout.x(node.rank), m_layout.y(m_tree.nodes[*node.before].row)),
                           QPointF(m_layout.x(node.rank), m_layout.y(node.row)));
  }

  /// A box that the values go into and the result comes out of.
  void paintUntold() const {
    if (m_tree.rows < 2) return;
    const double middle = (m_layout.y(0) + m_layout.y(1)) / 2;
    const QRectF box(QPointF(m_layout.x(0) - m_layout.spacing() / 2 + 6, middle - 11),
                     QPointF(m_layout.x(m_tree.ranks - 1) + m_layout.spacing() / 2 - 6, middle + 11));
    m_painter.setPen(QPen(m_structure, 1.2));
    for (std::uint32_t rank = 0; rank < m_tree.ranks; ++rank)
      m_painter.drawLine(QPointF(m_layout.x(rank), m_layout.y(0)), QPointF(m_layout.x(rank), box.top()));
    m_painter.drawLine(QPointF(m_layout.x(0), box.bottom()), QPointF(m_layout.x(0), m_layout.y(1)));
    QPen outline(m_side, 1.4);
    outline.setDashPattern({3, 2.5});
    m_painter.setPen(outline);
    m_painter.setBrush(m_theme.panel);
    m_painter.drawRoundedRect(box, 6, 6);
    m_painter.setPen(m_theme.text);
    m_painter.setFont(Theme::ui(11));
    const QString said = sentence(*m_tree.untold);
    m_painter.drawText(box.adjusted(8, -2, -8, 2), Qt::AlignCenter,
                       QFontMetricsF(m_painter.font()).elidedText(said, Qt::ElideRight, box.width() - 16));
  }

  double timeOf(const RankMessage& message) const { return std::max(0.0, message.endUs - message.beginUs); }

  /// The longer a message took, the thicker.
  void paintMessage(std::size_t m) const {
    const double share = m_tree.longestUs > 0 ? timeOf(m_tree.messages[m]) / m_tree.longestUs : 0;
    const bool marked = m_marks.message == m;
    const double thin = m_layout.spacing() < 14 ? 0.7 : 1.1;
    QPen pen(m_side, thin + (m_layout.spacing() < 14 ? 0.6 : 2.2) * std::sqrt(share) + (marked ? 1.2 : 0));
    pen.setCapStyle(Qt::RoundCap);
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawPath(m_layout.way(m_tree, m));
  }

  /// Below its sender, which sends once and then is done: no other label can stand there.
  void paintLabel(std::size_t m) const {
    const RankMessage& message = m_tree.messages[m];
    const RankNode& sender = m_tree.nodes[m_tree.senders[m]];
    const QString bytes = RanksTreeText::tr("%1 B").arg(message.bytes), time = timeText(timeOf(message));
    const QStringList lines =
        m_layout.twoLines() ? QStringList{bytes, time} : QStringList{bytes + QStringLiteral(" · ") + time};
    m_painter.setFont(Theme::ui(10));
    const QFontMetricsF metrics(m_painter.font());
    double wide = 0;
    for (const QString& line : lines) wide = std::max(wide, metrics.horizontalAdvance(line));
    constexpr double lineHeight = 12;
    QRectF place(m_layout.x(sender.rank) - wide / 2 - 3, m_layout.y(sender.row) + m_layout.radius() + 5, wide + 6,
                 lineHeight);
    for (const QString& line : lines) {
      m_painter.fillRect(place, bandOf(sender.rank));
      m_painter.setPen(m_theme.text);
      m_painter.drawText(place.adjusted(-8, -3, 8, 3), Qt::AlignCenter, line);
      place.translate(0, lineHeight);
    }
  }

  bool isResult(const RankNode& node) const { return node.rank == 0 && node.row + 1 == m_tree.rows; }

  void paintNode(const RankNode& node) const {
    const QRectF box = m_layout.box(node);
    const bool result = isResult(node), input = node.row == 0 && !result;
    m_painter.setPen(QPen(input ? m_theme.outline : m_side, input ? 1.0 : 1.5));
    m_painter.setBrush(result ? m_side : input ? m_theme.field : mixed(m_theme.panel, m_side, 0.14));
    const double corner = std::min(box.height() / 2, 9.0);
    m_painter.drawRoundedRect(box, corner, corner);
    if (m_layout.characters() == 0) return;
    m_painter.setFont(Theme::mono(11));
    m_painter.setPen(result ? m_onSide : m_theme.text);
    m_painter.drawText(box.adjusted(-6, -3, 6, 3), Qt::AlignCenter,
                       QString::fromStdString(node.value.shortText(m_layout.characters())));
  }

  void paintCursor() const {
    if (!m_marks.cursor) return;
    const RankNode* const node = m_tree.at(m_marks.cursor->first, m_marks.cursor->second);
    if (node == nullptr) return;
    QPen pen(m_theme.text, 1.6);
    pen.setDashPattern({2.5, 2});
    m_painter.setPen(pen);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRoundedRect(m_layout.box(*node).adjusted(-3, -3, 3, 3), 11, 11);
  }

  QPainter& m_painter;
  const RankTree& m_tree;
  const AcrossRanks& m_ranks;
  const RanksTreeLayout& m_layout;
  const RanksTreeMarks& m_marks;
  const Theme& m_theme;
  QColor m_side, m_onSide, m_structure;
};

}  // namespace

RanksTreeLayout::RanksTreeLayout(const RankTree& tree, const QRectF& area, double scrolled) {
  m_left = area.left() + rowNameWidth + 10;
  m_spacing = spacingIn(tree, area.width());
  const QFontMetricsF metrics(Theme::mono(11));
  for (const int characters : {10, 8, 6, 4})
    if (m_characters == 0 && metrics.horizontalAdvance(QString(characters, u'0')) + 14 <= m_spacing - 4) {
      m_characters = characters;
      m_halfWidth = metrics.horizontalAdvance(QString(characters, u'0')) / 2 + 5;
      m_radius = nodeRadius;
    }
  if (m_characters == 0) m_halfWidth = m_radius = std::clamp(m_spacing * 0.32, 1.2, 6.0);
  const double rows = std::max(1u, tree.rows - 1);
  const double header = headerOf(m_spacing), room = area.height() - heightWith(tree, m_spacing, 0);
  m_gap = std::clamp(room / rows, leastGapOf(m_spacing), mostGap);
  m_header = QRectF(area.left(), area.top() - scrolled, area.width(), header);
  m_top = m_header.bottom() + nodeRadius;
}

double RanksTreeLayout::spacingIn(const RankTree& tree, double width) {
  constexpr double widest = 190;
  return std::clamp((width - rowNameWidth - 12) / std::max(1u, tree.ranks), 0.5, widest);
}

/// Below the names of the hosts and of the ranks stand their times, where there is room for them.
double RanksTreeLayout::headerOf(double spacing) {
  return spacing >= leastForLabels ? 46 : 34;
}

double RanksTreeLayout::leastGapOf(double spacing) {
  constexpr double dots = 36, oneLine = 48, twoLines = 51;
  return spacing < leastForLabels ? dots : spacing < leastForOneLine ? twoLines : oneLine;
}

double RanksTreeLayout::heightWith(const RankTree& tree, double spacing, double gap) {
  return headerOf(spacing) + 2 * nodeRadius + (tree.rows - 1) * gap + belowTree;
}

double RanksTreeLayout::leastHeight(const RankTree& tree, double width) {
  const double spacing = spacingIn(tree, width);
  return heightWith(tree, spacing, leastGapOf(spacing));
}

double RanksTreeLayout::pictureHeight(const RankTree& tree, double width) {
  return heightWith(tree, spacingIn(tree, width), usualGap);
}

std::uint32_t RanksTreeLayout::namedEvery() const {
  constexpr double narrowest = 22;
  std::uint32_t every = 1;
  while (every * m_spacing < narrowest && every < (1u << 20)) every *= 2;
  return every;
}

QRectF RanksTreeLayout::box(const RankNode& node) const {
  return {x(node.rank) - m_halfWidth, y(node.row) - m_radius, 2 * m_halfWidth, 2 * m_radius};
}

QPainterPath RanksTreeLayout::way(const RankTree& tree, std::size_t message) const {
  const RankMessage& m = tree.messages[message];
  const RankNode& sender = tree.nodes[tree.senders[message]];
  const QPointF from(x(m.from), y(sender.row) + m_radius), to(x(m.to), y(m.round + 1) - m_radius);
  // Down to just above its round, then over to the receiver's side of it.
  const double turn = std::min(m_gap * 0.55, to.y() - from.y());
  QPainterPath path(from);
  if (to.y() - turn > from.y()) path.lineTo(from.x(), to.y() - turn);
  const QPointF begin = path.currentPosition();
  path.cubicTo(begin + QPointF(0, turn * 0.62), to - QPointF(0, turn * 0.62), to);
  return path;
}

const RankNode* RanksTreeLayout::nodeAt(const RankTree& tree, QPointF point) const {
  for (const RankNode& node : tree.nodes)
    if (box(node).adjusted(-3, -3, 3, 3).contains(point)) return &node;
  // The name of a rank stands for what the rank has computed itself.
  if (!m_header.contains(point) || point.x() < m_left) return nullptr;
  const auto rank = std::uint32_t((point.x() - m_left) / m_spacing);
  return rank < tree.ranks ? tree.at(rank, 0) : nullptr;
}

std::optional<std::size_t> RanksTreeLayout::messageAt(const RankTree& tree, QPointF point) const {
  constexpr double reach = 10;
  QPainterPathStroker stroker;
  stroker.setWidth(reach);
  for (std::size_t m = 0; m < tree.messages.size(); ++m)
    if (stroker.createStroke(way(tree, m)).contains(point)) return m;
  return std::nullopt;
}

void paintRanksTree(QPainter& painter, const RankTree& tree, const AcrossRanks& ranks, const RanksTreeLayout& layout,
                    int side, const RanksTreeMarks& marks, const Theme& theme) {
  Painting(painter, tree, ranks, layout, side, marks, theme).paint();
}

}  // namespace warpfold::app
