// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/leaf_editor.h"

#include <QCoreApplication>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyle>
#include <algorithm>
#include <cmath>
#include <utility>

#include "models/tree_choices.h"
#include "theme/theme.h"
#include "views/hover_card.h"
#include "views/tree_view.h"

namespace warpfold::app {

namespace {

constexpr int leastWidth = 58, tallness = 28;

/// A key that only somebody who types a number would press.
bool beginsNumber(const QKeyEvent& key) {
  constexpr auto others = Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier;
  const QString text = key.text();
  return !(key.modifiers() & others) && text.size() == 1 && QStringLiteral("0123456789-.").contains(text);
}

/// The value that keys have gone to, else the one that is highlighted.
NodeId chosenIn(const TreeView& tree) {
  return tree.cursor() != Node::none ? tree.cursor() : tree.litNode();
}

/// Whether that is one that was computed.
bool computedIsChosen(const TreeView& tree) {
  const NodeId chosen = chosenIn(tree);
  return chosen != Node::none && tree.trace() && !isLeaf(tree.trace()->nodes[chosen.value]);
}

/// A sentence in lines that a card beside a tree has room for.
QStringList inLines(const QString& sentence) {
  constexpr qsizetype longest = 48;
  QStringList lines;
  for (const QString& word : sentence.split(u' '))
    if (!lines.isEmpty() && lines.last().size() + 1 + word.size() <= longest)
      lines.last() += u' ' + word;
    else
      lines << word;
  return lines;
}

}  // namespace

LeafEditor::LeafEditor(int side, TreeView* tree)
    : QLineEdit(tree),
      m_side(side),
      m_tree(tree),
      m_card(new HoverCard(this)),
      m_theme(&Theme::byId(QStringLiteral("dark"))) {
  setObjectName(QStringLiteral("leafEditor"));
  setProperty("mono", true);
  setAlignment(Qt::AlignHCenter);
  setMaxLength(int(mostTypedBytes));
  setAccessibleName(side == 0 ? tr("Value in tree A") : tr("Value in tree B"));
  hide();
  tree->installEventFilter(this);
  connect(tree, &TreeView::laidOut, this, &LeafEditor::follow);
  connect(this, &QLineEdit::textEdited, this, [this] {
    say({});
    follow();
  });
}

void LeafEditor::setTarget(Take take, Present present) {
  m_take = std::move(take);
  m_present = std::move(present);
}

void LeafEditor::setTheme(const Theme& theme) {
  m_theme = &theme;
}

void LeafEditor::setOffered(bool offered) {
  m_offered = offered && m_take;
  m_tree->setLeafHint(m_offered ? tr("Click and type another number") : QString());
  if (!m_offered && isOpen()) leave();
}

/// From left to right; of a stack, one after the other.
std::vector<LeafEditor::Leaf> LeafEditor::leaves() const {
  std::vector<Leaf> found;
  const BlockTracePtr trace = m_tree->trace();
  if (!trace) return found;
  for (std::uint32_t i = 0; i < trace->nodes.size(); ++i) {
    const Node& node = trace->nodes[i];
    if (isLeaf(node) && node.at.element < mostTypedValues)
      found.push_back({node.column, std::uint32_t(node.at.element), NodeId{i}});
  }
  const auto order = [](const Leaf& leaf) { return std::pair(leaf.column, leaf.element); };
  std::sort(found.begin(), found.end(), [&](const Leaf& x, const Leaf& y) { return order(x) < order(y); });
  const auto same = [](const Leaf& x, const Leaf& y) { return x.element == y.element; };
  found.erase(std::unique(found.begin(), found.end(), same), found.end());
  return found;
}

/// The leaves of a column, which stand one below the other.
std::pair<LeafEditor::Place, LeafEditor::Place> LeafEditor::pileOf(const std::vector<Leaf>& all, std::uint32_t column) {
  const auto before = [](const Leaf& leaf, std::uint32_t c) { return leaf.column < c; };
  const auto after = [](std::uint32_t c, const Leaf& leaf) { return c < leaf.column; };
  return {std::lower_bound(all.begin(), all.end(), column, before),
          std::upper_bound(all.begin(), all.end(), column, after)};
}

bool LeafEditor::open() {
  if (!m_offered) return false;
  if (const auto clicked = clickedLeaf(); clicked && m_tree->cursor() == Node::none) return openAt(*clicked);
  const std::vector<Leaf> all = leaves();
  const NodeId id = chosenIn(*m_tree);
  const auto chosen = std::find_if(all.begin(), all.end(), [&](const Leaf& leaf) { return leaf.id == id; });
  if (chosen != all.end()) return openAt(*chosen);
  const std::uint32_t first = m_tree->treeLayout().firstVisibleColumn();
  const auto seen = std::find_if(all.begin(), all.end(), [&](const Leaf& leaf) { return leaf.column >= first; });
  return seen != all.end() && openAt(*seen);
}

std::optional<LeafEditor::Leaf> LeafEditor::leafUnder(QPointF point) const {
  const auto hit = m_tree->treeLayout().hitTest(point);
  if (!m_offered || !hit || hit->row != 0 || hit->late || hit->firstColumn != hit->lastColumn) return std::nullopt;
  const std::vector<Leaf> all = leaves();
  const auto [first, last] = pileOf(all, hit->firstColumn);
  if (first == last) return std::nullopt;
  const double up = std::round((m_tree->treeLayout().rowY(0) - point.y()) / m_tree->treeLayout().cardPitch());
  return *(last - 1 - std::clamp<std::ptrdiff_t>(std::ptrdiff_t(up), 0, last - first - 1));
}

std::optional<LeafEditor::Leaf> LeafEditor::clickedLeaf() const {
  const BlockTracePtr trace = m_tree->trace();
  const NodeId lit = m_tree->litNode();
  if (!m_offered || !m_clicked || !trace || lit == Node::none || !isLeaf(trace->nodes[lit.value])) return std::nullopt;
  const std::vector<Leaf> all = leaves();
  const auto found = std::find_if(all.begin(), all.end(), [&](const Leaf& leaf) {
    return leaf.element == *m_clicked && leaf.column == trace->nodes[lit.value].column;
  });
  return found == all.end() ? std::nullopt : std::optional(*found);
}

bool LeafEditor::openAt(const Leaf& leaf) {
  m_element = leaf.element;
  m_tree->lightAncestry(Node::none);
  m_before = m_present(leaf.element, leaf.id);
  setText(m_before);
  setAccessibleName(tr("Value of element %1").arg(leaf.element));
  m_tree->showLeaf(leaf.column);
  place(leaf);
  show();
  raise();
  setFocus(Qt::OtherFocusReason);
  selectAll();
  QEvent left(QEvent::Leave);  // what the card says is hidden by the field
  QCoreApplication::sendEvent(m_tree, &left);
  say({});
  return true;
}

void LeafEditor::place(const Leaf& leaf) {
  const TreeLayout& layout = m_tree->treeLayout();
  const int wide = std::max(leastWidth, fontMetrics().horizontalAdvance(text()) + 26);
  const std::vector<Leaf> all = leaves();
  const auto [first, last] = pileOf(all, leaf.column);
  const auto own = std::find_if(first, last, [&](const Leaf& each) { return each.element == leaf.element; });
  const double up = layout.cards() > 1 && own != last ? double(last - own - 1) * layout.cardPitch() : 0;
  const QPointF centre(layout.columnX(leaf.column), layout.rowY(0) - up);
  const int left = std::clamp(int(centre.x()) - wide / 2, 0, std::max(0, m_tree->width() - wide));
  setGeometry(left, std::max(0, int(centre.y()) - tallness / 2), wide, tallness);
}

/// Takes what stands there; false where it cannot be taken.
bool LeafEditor::commit() {
  if (text().trimmed() == m_before.trimmed()) return true;
  const QString refusal = m_take(m_element, text());
  if (refusal.isEmpty()) return true;
  say(refusal);
  return false;
}

void LeafEditor::leave() {
  if (std::exchange(m_closing, true)) return;
  const bool focused = hasFocus();
  hide();
  if (focused) m_tree->setFocus(Qt::OtherFocusReason);
  m_closing = false;
}

void LeafEditor::goOn(int direction) {
  if (!commit()) return;
  const std::vector<Leaf> all = leaves();
  const auto here = std::find_if(all.begin(), all.end(), [&](const Leaf& leaf) { return leaf.element == m_element; });
  if (here == all.end()) return leave();
  const std::ptrdiff_t next = here - all.begin() + direction;
  if (next < 0 || next >= std::ptrdiff_t(all.size())) return leave();
  openAt(all[std::size_t(next)]);
}

/// The tree stands elsewhere, or is another one.
void LeafEditor::follow() {
  if (!isOpen()) return;
  const std::vector<Leaf> all = leaves();
  const auto here = std::find_if(all.begin(), all.end(), [&](const Leaf& leaf) { return leaf.element == m_element; });
  if (here == all.end()) return leave();
  place(*here);
}

/// What to do, beside the field; of a text that was not taken, why.
void LeafEditor::say(const QString& refusal) {
  setProperty("wrong", !refusal.isEmpty());
  style()->unpolish(this);
  style()->polish(this);
  if (!isOpen()) return;
  HoverCard::Lines lines;
  if (refusal.isEmpty())
    lines = {{tr("Enter"), tr("take it")}, {tr("Tab"), tr("and the next")}, {tr("Esc"), tr("leave it")}};
  else
    for (const QString& line : inLines(refusal)) lines.append({line, {}});
  m_card->showAt(mapToGlobal(QPoint(width() / 2, height() - 10)), tr("Element %1").arg(m_element), lines, *m_theme,
                 m_theme->side(m_side));
}

bool LeafEditor::event(QEvent* event) {
  if (event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Tab || key == Qt::Key_Backtab) {
      goOn(key == Qt::Key_Tab ? +1 : -1);
      return true;
    }
  }
  return QLineEdit::event(event);
}

bool LeafEditor::eventFilter(QObject* watched, QEvent* event) {
  return (watched == m_tree && treeEvent(event)) || QLineEdit::eventFilter(watched, event);
}

/// True: that is done with it.
bool LeafEditor::treeEvent(QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: {
      const auto* mouse = static_cast<QMouseEvent*>(event);
      if (mouse->button() != Qt::LeftButton) return false;
      const auto leaf = leafUnder(mouse->position());
      m_clicked = leaf ? std::optional(leaf->element) : std::nullopt;
      return event->type() == QEvent::MouseButtonDblClick && leaf && openAt(*leaf);
    }
    case QEvent::ShortcutOverride:
      if (!beginsNumber(*static_cast<QKeyEvent*>(event)) || !clickedLeaf()) return false;
      event->accept();  // the window would play more slowly at a minus
      return true;
    case QEvent::KeyPress: return typeKey(static_cast<QKeyEvent*>(event));
    default: return false;
  }
}

bool LeafEditor::typeKey(QKeyEvent* key) {
  if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) return !computedIsChosen(*m_tree) && open();
  const auto leaf = beginsNumber(*key) ? clickedLeaf() : std::nullopt;
  if (!leaf || !openAt(*leaf)) return false;
  keyPressEvent(key);  // in the place of the number that stood there
  return true;
}

void LeafEditor::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Escape: return leave();
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (commit()) leave();
      return;
    default: QLineEdit::keyPressEvent(event);
  }
}

/// Who clicks elsewhere has finished; what cannot be taken is forgotten.
void LeafEditor::focusOutEvent(QFocusEvent* event) {
  QLineEdit::focusOutEvent(event);
  const bool away = event->reason() != Qt::ActiveWindowFocusReason && event->reason() != Qt::PopupFocusReason;
  if (!away || m_closing || !isOpen()) return;
  commit();
  leave();
}

void LeafEditor::hideEvent(QHideEvent* event) {
  m_card->hide();
  QLineEdit::hideEvent(event);
}

}  // namespace warpfold::app
