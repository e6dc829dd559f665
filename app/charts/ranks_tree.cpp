// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QKeyEvent>
#include <QMouseEvent>

#include "charts/chart.h"
#include "charts/painted_chart.h"
#include "charts/ranks_tree_painter.h"
#include "models/figure_text.h"
#include "models/ranks_model.h"
#include "models/with_values.h"
#include "models/words.h"
#include "views/hover_card.h"

namespace warpfold::app {
namespace {

using Place = std::pair<std::uint32_t, std::uint32_t>;  // rank and row

/// The reduction across ranks as a tree, A left and B right: columns are ranks, edges are messages. A rank is a way
/// into its own tree: by click or Enter, and back again. Many methods, since mouse, keys and readers each have theirs.
class RanksTreeChart : public PaintedChart {
  Q_DECLARE_TR_FUNCTIONS(RanksTreeChart)
 public:
  RanksTreeChart(RanksModel& ranks, Stage& stage, QWidget* parent)
      : PaintedChart(stage, QStringLiteral("ranks"), tr("Ranks"), parent),
        m_ranks(ranks),
        m_stage(stage),
        m_card(new HoverCard(this)) {
    connect(&stage, &Stage::treesChanged, this, [this] { replot(); });
    plot()->setMouseTracking(true);
  }

  Readiness readiness() const override { return m_ranks.available() ? PaintedChart::readiness() : Readiness::nothing; }
  std::vector<Table> tables() const override {
    Table ranks = m_ranks.tableOfRanks();
    ranks.title = tr("ranks").toStdString();
    return {m_ranks.tableOfMessages(), ranks};
  }
  /// As wide as it takes to read the values of some ranks.
  QSizeF exportSize() const override { return {pictureWidth(), std::max(PaintedChart::exportSize().height(), 160.0)}; }
  QString spokenPlace() const override {
    const RankNode* const node = m_cursor ? cursorNode() : nullptr;
    return node == nullptr ? QString() : spoken(m_cursorSide, *node);
  }

 protected:
  void fill() override {
    QStringList methods;
    for (int side = 0; side < 2; ++side)
      if (const AcrossRanks* const all = m_ranks.ranks(side)) methods << QString::fromStdString(all->method);
    methods.removeDuplicates();
    setTitle(methods.isEmpty() ? tr("Ranks") : tr("Ranks · %1").arg(methods.join(QStringLiteral(" | "))));
    setUnit(tr("messages: bytes, time"));
    const QString warning = m_ranks.warning();
    const bool sent = m_ranks.anyMessages();
    const QString measured =
        sent ? tr("messages of the last of %1, measured by the hosts' clocks").arg(m_ranks.samplesTold())
             : m_ranks.samplesTold();
    setProvenance(warning.isEmpty() ? measured : measured + QStringLiteral(" · ") + warning, !warning.isEmpty(),
                  measured);
    if (m_cursor && !cursorNode()) m_cursor.reset();
    replot();
  }

  double contentHeight(int side, double width) const override {
    const RankTree* const tree = m_ranks.tree(side);
    return tree ? RanksTreeLayout::leastHeight(*tree, width) : 0;
  }
  double pictureHeight(int side, double) const override {
    const RankTree* const tree = m_ranks.tree(side);
    return tree ? RanksTreeLayout::pictureHeight(*tree, sideWidth(pictureWidth())) : 0;
  }

  void paintSide(QPainter& painter, const QRectF& area, int side, double scrolled, const Theme& theme) const override {
    const RankTree* const tree = m_ranks.tree(side);
    if (tree == nullptr) {
      painter.setPen(theme.muted);
      painter.setFont(Theme::ui(12));
      painter.drawText(area, Qt::AlignCenter | Qt::TextWordWrap, tr("This side did not run over several ranks"));
      return;
    }
    const bool live = &theme == &this->theme();  // marks are no part of a picture in another theme
    RanksTreeMarks marks;
    marks.shownRank = m_stage.shownRank(side);
    if (live && m_cursor && m_cursorSide == side && hasFocus()) marks.cursor = m_cursor;
    if (live && m_hovered && m_hoveredSide == side) marks.message = m_hovered;
    paintRanksTree(painter, *tree, *m_ranks.ranks(side), {*tree, area, scrolled}, side, marks, theme);
  }

  QString describeSide(QPointF, const QRectF&, int, double) const override { return {}; }  // the card says it

  bool eventFilter(QObject* watched, QEvent* event) override {
    if (watched == plot()) {
      if (event->type() == QEvent::MouseMove) hover(static_cast<QMouseEvent*>(event)->position());
      if (event->type() == QEvent::Leave) leave();
      if (event->type() == QEvent::MouseButtonPress) m_pressed = static_cast<QMouseEvent*>(event)->position();
      if (event->type() == QEvent::MouseButtonRelease) click(*static_cast<QMouseEvent*>(event));
    }
    return PaintedChart::eventFilter(watched, event);
  }

  void keyPressEvent(QKeyEvent* event) override {
    const bool alt = event->modifiers().testFlag(Qt::AltModifier);
    switch (event->key()) {
      case Qt::Key_Left:
        if (alt) return moveBy(-1);
        break;
      case Qt::Key_Right:
        if (alt) return moveBy(1);
        break;
      case Qt::Key_Up:
        if (alt) return moveUp();
        break;
      case Qt::Key_Down:
        if (alt) return moveDown();
        break;
      case Qt::Key_Return:
      case Qt::Key_Enter:
        if (m_cursor) return m_stage.toggleRank(m_cursorSide, m_cursor->first);
        break;
      case Qt::Key_Escape:
        if (m_stage.leaveRank(m_cursorSide) || m_stage.leaveRank(1 - m_cursorSide)) return;
        if (m_cursor) return put({});
        break;
      default: break;
    }
    PaintedChart::keyPressEvent(event);
  }

 private:
  double pictureWidth() const {
    constexpr double perRank = 88, besides = 84, narrowest = 900, widest = 1800;
    std::uint32_t ranks = 1;
    for (int side = 0; side < 2; ++side)
      if (const RankTree* const tree = m_ranks.tree(side)) ranks = std::max(ranks, tree->ranks);
    return std::clamp(2 * (besides + perRank * ranks), narrowest, widest);
  }
  /// As PaintedChart lays its sides out in a plot of this width.
  static double sideWidth(double plot) { return sideArea(QRectF(0, 0, plot - 22, 1), 0).width(); }

  struct Under {
    int side = 0;
    const RankNode* node = nullptr;
    std::optional<std::size_t> message;
  };

  /// What the pointer is over; nothing where there is nothing.
  std::optional<Under> under(QPointF point) const {
    for (int side = 0; side < 2; ++side) {
      const RankTree* const tree = m_ranks.tree(side);
      const auto [area, down] = sideNow(side);
      if (tree == nullptr || !area.contains(point)) continue;
      const RanksTreeLayout layout(*tree, area, down);
      Under found{side, layout.nodeAt(*tree, point), {}};
      if (found.node == nullptr) found.message = layout.messageAt(*tree, point);
      if (found.node != nullptr || found.message) return found;
    }
    return std::nullopt;
  }

  void hover(QPointF point) {
    const auto found = under(point);
    const std::optional<std::size_t> message = found ? found->message : std::nullopt;
    if (message != m_hovered || (found && found->side != m_hoveredSide)) {
      m_hovered = message;
      m_hoveredSide = found ? found->side : 0;
      replot();
    }
    plot()->setCursor(found && found->node ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (!found) return m_card->hide();
    const auto [title, lines] = found->node ? cardOf(found->side, *found->node) : cardOf(found->side, *found->message);
    m_card->showAt(plot()->mapToGlobal(point).toPoint(), title, lines, theme(), theme().side(found->side));
  }

  void leave() {
    m_card->hide();
    if (m_hovered) m_hovered.reset(), replot();
  }

  void click(const QMouseEvent& mouse) {
    constexpr double still = 4;
    if (mouse.button() != Qt::LeftButton || (mouse.position() - m_pressed).manhattanLength() > still) return;
    const auto found = under(mouse.position());
    if (!found || found->node == nullptr) return;
    m_card->hide();
    m_cursorSide = found->side;
    put(Place{found->node->rank, found->node->row});
    m_stage.toggleRank(found->side, found->node->rank);
  }

  using Card = std::pair<QString, HoverCard::Lines>;

  Card cardOf(int side, const RankNode& node) const {
    const QStringList told = m_ranks.told(side, node.rank);
    HoverCard::Lines lines;
    if (node.row == 0) {
      for (qsizetype i = 1; i < told.size(); ++i) lines.append({told[i], {}});
    } else {
      lines.append({tr("after round %1").arg(node.row), QString::fromStdString(node.value.text())});
      const RankTree& tree = *m_ranks.tree(side);
      for (const std::size_t m : node.messages) lines.append({m_ranks.told(side, tree.messages[m]), {}});
    }
    lines.append(
        {m_stage.shownRank(side) == node.rank ? tr("click: back to the tree before") : tr("click: its own tree, above"),
         {}});
    return {told.value(0), lines};
  }

  Card cardOf(int side, std::size_t m) const {
    const RankTree& tree = *m_ranks.tree(side);
    const RankMessage& message = tree.messages[m];
    HoverCard::Lines lines{{tr("value"), QString::fromStdString(tree.nodes[tree.senders[m]].value.text())},
                           {tr("size"), tr("%1 bytes").arg(message.bytes)},
                           {tr("time"), tr("%1 ± %2").arg(timeText(std::max(0.0, message.endUs - message.beginUs)),
                                                          timeText(m_ranks.errorUs(side, message)))},
                           {tr("begins"), signedTime(message.beginUs)},
                           {tr("arrives"), signedTime(message.endUs)},
                           {tr("from the moment when the last rank began to combine"), {}}};
    return {withValues(tr("rank %1 → rank %2, round %3"), message.from, message.to, message.round + 1), lines};
  }

  static QString signedTime(double us) { return (us < 0 ? QStringLiteral("−") : QString()) + timeText(std::abs(us)); }

  QString spoken(int side, const RankNode& node) const {
    const auto [title, lines] = cardOf(side, node);
    QStringList phrases{(side == 0 ? tr("A, %1") : tr("B, %1")).arg(title)};
    for (const auto& [name, value] : lines)
      phrases << (value.isEmpty() ? name : QStringLiteral("%1 %2").arg(name, value));
    return phrases.join(QStringLiteral(", "));
  }

  // The cursor of the keyboard -------------------------------------------------------------------------

  const RankNode* cursorNode() const {
    const RankTree* const tree = m_ranks.tree(m_cursorSide);
    return tree && m_cursor ? tree->at(m_cursor->first, m_cursor->second) : nullptr;
  }

  void put(std::optional<Place> place) {
    m_cursor = place;
    setFocus();
    const RankNode* const node = cursorNode();
    if (node) m_cursor = Place{node->rank, node->row};
    plot()->setAccessibleDescription(node ? spoken(m_cursorSide, *node) : QString());
    if (node) showRow(node->row);
    replot();
  }

  void showRow(std::uint32_t row) {
    const auto [area, down] = sideNow(m_cursorSide);
    const double y = RanksTreeLayout(*m_ranks.tree(m_cursorSide), area, down).y(row);
    if (y < area.top() + 60) scrollBy(y - area.top() - 60);
    if (y > area.bottom() - 30) scrollBy(y - area.bottom() + 30);
  }

  /// Along the row, from the last rank of A to the first of B.
  void moveBy(int ranks) {
    if (!m_cursor) {
      m_cursorSide = m_ranks.tree(0) ? 0 : 1;
      return put(Place{0, 0});
    }
    const auto next = std::int64_t(m_cursor->first) + ranks;
    const RankTree* const tree = m_ranks.tree(m_cursorSide);
    if (next >= 0 && next < std::int64_t(tree->ranks)) return put(Place{std::uint32_t(next), m_cursor->second});
    const int other = next < 0 ? 0 : 1;
    if (other == m_cursorSide || !m_ranks.tree(other)) return;
    m_cursorSide = other;
    put(Place{next < 0 ? m_ranks.tree(0)->ranks - 1 : 0, m_cursor->second});
  }

  void moveUp() {
    const RankNode* const node = cursorNode();
    if (node == nullptr) return moveBy(1);
    if (node->before) put(Place{node->rank, m_ranks.tree(m_cursorSide)->nodes[*node->before].row});
  }

  /// To where the value goes: on in its rank, or with its message.
  void moveDown() {
    const RankNode* const node = cursorNode();
    if (node == nullptr) return moveBy(1);
    const RankTree& tree = *m_ranks.tree(m_cursorSide);
    for (const RankNode& next : tree.nodes)
      if (next.before && &tree.nodes[*next.before] == node) return put(Place{next.rank, next.row});
    for (std::size_t m = 0; m < tree.messages.size(); ++m)
      if (&tree.nodes[tree.senders[m]] == node) return put(Place{tree.messages[m].to, tree.messages[m].round + 1});
  }

  const RanksModel& m_ranks;
  Stage& m_stage;
  HoverCard* m_card;
  std::optional<std::size_t> m_hovered;  // a message
  int m_hoveredSide = 0;
  int m_cursorSide = 0;
  std::optional<Place> m_cursor;
  QPointF m_pressed;
};

const bool ranksTreeRegistered = registerChart<RanksTreeChart, RanksModel, Stage>(
    QStringLiteral("ranks"), 84, QT_TRANSLATE_NOOP("warpfold::app::ChartsRow", "Ranks"));

}  // namespace
}  // namespace warpfold::app
