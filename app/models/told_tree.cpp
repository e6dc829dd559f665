// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/told_tree.h"

#include "metrics/current_step.h"
#include "metrics/tree_shape.h"
#include "models/count_text.h"
#include "models/narrative.h"
#include "models/operation_words.h"
#include "models/with_values.h"
#include "models/words.h"

namespace warpfold::app {
namespace {

/// What each verb does with two values, in the order of Verb. `written`: the operators of a verb differ, so %3 is the
/// expression as it is written and %4 the value.
struct VerbTold {
  const char* text;
  bool written = false;
};
constexpr VerbTold verbsTold[] = {
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: %3 plus %4 is %5")},
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: %3 times %4 is %5")},
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: the smaller of %3 and %4 is %5")},
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: the larger of %3 and %4 is %5")},
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: bit by bit, %3 is %4"), true},
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: of truth values, %3 is %4"), true},
    {QT_TRANSLATE_NOOP("ToldTree", "step %1, thread %2: the larger of %3 and %4 is %5")},
};
static_assert(std::size(verbsTold) == verbRows.size(), "every verb is told");

constexpr std::size_t mostTold = 6;  // elements of a stack

}  // namespace

std::vector<TreeLine> linesOf(const TreeIndex& index) {
  std::vector<TreeLine> lines;
  for (std::uint32_t row = 0; row <= index.rows(); ++row) {
    lines.push_back({row, false});
    if (!index.late(row).empty()) lines.push_back({row, true});
  }
  return lines;
}

std::span<const NodeId> valuesOf(const TreeIndex& index, const TreeLine& line) {
  return line.late ? index.late(line.row) : index.row(line.row);
}

TreeLine lineOf(const TreeIndex& index, NodeId value) {
  return {index.node(value).row, index.isLate(value)};
}

bool ToldTree::reached(std::uint32_t row) const {
  return row <= currentRow(m_index.trace(), m_position);
}

QString ToldTree::line(const TreeLine& line) const {
  if (line.late) return withValues(tr("read after step %1, values: %2"), line.row, m_index.late(line.row).size());
  if (!reached(line.row)) return withValues(tr("step %1 of %2: not reached yet"), line.row, m_index.rows());
  const NarrativeSide side{&m_index.trace(), double(line.row)};
  const QString said = narrativeText(side, {}, m_operation).value(0);
  return line.row == 0 ? tr("inputs: %1").arg(said)
                       : withValues(tr("step %1 of %2: %3"), line.row, m_index.rows(), said);
}

QString ToldTree::value(NodeId id) const {
  const Node& node = m_index.node(id);
  if (m_index.isStack(id)) return stack(id);
  if (node.isInput() && !isWord(node)) return input(id);
  if (!reached(node.row)) return withValues(tr("step %1, thread %2: not computed yet"), node.row, node.thread.value);
  if (isWord(node)) return word(id);
  if (m_index.elements(id) < 2) return combination(id);
  QStringList elements;
  for (const NodeId term : termsOf(m_index.trace(), id))
    if (!m_index.node(term).padding && std::size_t(elements.size()) < mostTold) elements << valueText(term);
  if (m_index.elements(id) > mostTold) elements = elements.mid(0, mostTold / 2) << QStringLiteral("…");
  return tr("step %1, thread %2: %3; that is %4")
      .arg(QString::number(node.row), QString::number(node.thread.value),
           text(chainOf(m_operation, m_index.elements(id), elements)), valueText(id));
}

QString ToldTree::valueText(NodeId id) const {
  return QString::fromStdString(m_index.trace().value(id).text());
}

QString ToldTree::operandText(NodeId id) const {
  const Node& node = m_index.node(id);
  return node.padding && node.at.space == Location::Space::registers ? tr("the identity") : valueText(id);
}

QString ToldTree::input(NodeId id) const {
  const Node& node = m_index.node(id);
  const QString column = QString::number(node.column), said = valueText(id);
  if (node.padding) return tr("identity padding, column %1: %2").arg(column, said);
  if (node.beyond) return tr("beyond the end of the array, column %1: %2").arg(column, said);
  if (m_index.isLate(id))
    return tr("read after step %1 by thread %2: %3")
        .arg(QString::number(node.row), QString::number(node.thread.value), said);
  return tr("input, column %1: %2").arg(column, said);
}

QString ToldTree::stack(NodeId id) const {
  const std::vector<NodeId> inputs = m_index.inputsAt(id);
  QStringList elements;
  for (std::size_t i = 0; i < std::min(mostTold, inputs.size()); ++i) elements << valueText(inputs[i]);
  if (m_index.elements(id) > mostTold) elements << QStringLiteral("…");
  return tr("inputs of thread %1, %2 elements: %3")
      .arg(QString::number(m_index.node(id).thread.value), grouped(m_index.elements(id)),
           elements.join(QStringLiteral(", ")));
}

QString ToldTree::word(NodeId id) const {
  const auto [before, after] = m_index.wordBeforeAfter(id);
  return tr("step %1, atomic word: %2 before, %3 after; values that arrive: %4")
      .arg(QString::number(m_index.node(id).row), valueText(before), valueText(after),
           grouped(m_index.operands(id).size()));
}

QString ToldTree::combination(NodeId id) const {
  const Node& node = m_index.node(id);
  const QString step = QString::number(node.row), thread = QString::number(node.thread.value);
  const QString left = operandText(node.left), right = operandText(node.right), made = valueText(id);
  const VerbTold& told = verbsTold[placeOf(verbOf(m_operation))];
  return told.written ? tr(told.text).arg(step, thread, expressionText(m_operation, left, right), made)
                      : tr(told.text).arg(step, thread, left, right, made);
}

}  // namespace warpfold::app
