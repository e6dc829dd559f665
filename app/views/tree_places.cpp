// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_places.h"

#include <algorithm>

#include "metrics/current_step.h"
#include "metrics/tree_shape.h"
#include "models/experiment.h"
#include "models/operation_words.h"
#include "models/with_values.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {

bool beginsLaunch(const TreeIndex& index, std::uint32_t row) {
  if (row >= index.rows()) return false;
  const auto late = index.late(row);
  const auto first = std::find_if(late.begin(), late.end(), [&](NodeId id) { return !index.node(id).padding; });
  return first != late.end() && index.node(*first).at.isOfBlocks();
}

NodeId carriedTo(const TreeIndex& index, std::uint32_t row, std::uint32_t column) {
  if (!beginsLaunch(index, row)) return Node::none;
  const NodeId late = index.at(row, column, true), result = index.at(row + 1, column, false);
  const bool taken = late != Node::none && !index.node(late).padding;
  if (taken || result == Node::none || index.node(result).isInput() || isWord(index.node(result))) return Node::none;
  for (const TreeIndex::Operand& operand : index.operands(result))
    if (!index.node(operand.from).isInput() && index.node(operand.from).row <= row) return operand.from;
  return Node::none;
}

TreePlaces::TreePlaces(const TreeIndex& index, Operation operation, double position)
    : m_index(index), m_trace(index.trace()), m_operation(operation), m_position(position) {}

TreePlace TreePlaces::at(const TreeLayout::Hit& hit) const {
  if (hit.firstColumn != hit.lastColumn) return group(hit);
  if (const NodeId own = hit.late ? carriedTo(m_index, hit.row, hit.firstColumn) : Node::none; own != Node::none)
    return value(own);
  const NodeId id = m_index.at(hit.row, hit.firstColumn, hit.late);
  if (id == Node::none) return hit.late ? TreePlace{} : idle(hit);
  return m_index.isStack(id) ? stack(id) : isWord(m_index.node(id)) ? word(id) : value(id);
}

bool TreePlaces::known(NodeId id) const {
  return m_index.node(id).row <= currentRow(m_trace, m_position);
}

QString TreePlaces::where(NodeId id) const {
  const Location& at = m_index.node(id).at;
  return text(at.space == Location::Space::registers ? placeOf(at) : say<"at-element">(arg<"element">(elementAt(at))));
}

QString TreePlaces::address(NodeId id) const {
  const Location& at = m_index.node(id).at;
  return text(at.space == Location::Space::registers
                  ? addressOf(m_trace, at)
                  : say<"at-address">(arg<"element">(elementAt(at)), arg<"bytes">(at.element * sizeOf(m_trace.type))));
}

std::string TreePlaces::elementAt(const Location& at) const {
  return at.space == Location::Space::shared ? m_sharedName + '[' + std::to_string(at.element) + ']' : elementName(at);
}

QString TreePlaces::noteOf(NodeId leaf) const {
  const Node& node = m_index.node(leaf);
  const bool element = node.isInput() && !node.padding && node.at.space == Location::Space::input;
  return m_notes != nullptr && element && node.at.element < m_notes->leaves.size() ? m_notes->leaves[node.at.element]
                                                                                   : QString();
}

/// "3·4 = 12", or the value alone.
QString TreePlaces::withNote(NodeId leaf) const {
  const QString note = noteOf(leaf);
  return note.isEmpty() ? fullText(leaf) : tr("%1 = %2").arg(note, fullText(leaf));
}

/// "adds up 4 elements: g_in[3], g_in[19], …"
QString TreePlaces::chain(NodeId id) const {
  QStringList places;
  for (NodeId term : termsOf(m_trace, id))
    if (!m_index.node(term).padding) places.append(where(term));
  constexpr int most = 4;
  const bool all = quint64(places.size()) == m_index.elements(id) && places.size() <= most;
  if (!all) places = places.mid(0, most - 1) << QStringLiteral("…");
  return text(chainOf(m_operation, m_index.elements(id), places));
}

/// "5 + 4 + 1" of a chain whose elements are few and known; else empty.
QString TreePlaces::sumOf(NodeId id) const {
  if (m_index.elements(id) > TreeIndex::mostCards || m_index.elements(id) < 2 || !known(id)) return {};
  QString sum;
  for (const NodeId term : termsOf(m_trace, id)) {
    if (m_index.node(term).padding) continue;
    sum = sum.isEmpty() ? fullText(term) : expressionText(m_operation, sum, fullText(term));
  }
  return sum;
}

QString TreePlaces::madeBy(NodeId id, bool known) const {
  if (m_index.elements(id) > 1) return chain(id);
  const Node& node = m_index.node(id);
  const auto operand = [&](NodeId each) {
    if (m_index.node(each).padding && m_index.node(each).at.space == Location::Space::registers) return tr("identity");
    return known ? fullText(each) : tr("element %1").arg(m_index.node(each).column);
  };
  return expressionText(m_operation, operand(node.left), operand(node.right));
}

QString TreePlaces::titleOf(NodeId id) const {
  const Node& node = m_index.node(id);
  if (node.padding) return tr("Identity padding");
  if (node.beyond) return tr("Beyond the end of the array, column %1").arg(node.column);
  if (m_index.isLate(id)) return withValues(tr("Read after step %1, column %2"), node.row, node.column);
  return node.isInput() ? tr("Input, column %1").arg(node.column)
                        : withValues(tr("Step %1, column %2"), node.row, node.column);
}

TreePlace TreePlaces::value(NodeId id) const {
  const Node& node = m_index.node(id);
  const bool inMemory = node.at.space != Location::Space::registers;
  TreePlace place;
  place.title = titleOf(id);
  place.lines = {{tr("thread"), QString::number(node.thread.value)}};
  if (inMemory && !node.at.isOfBlocks())
    place.lines.append(
        {tr("element"), QString::number(node.at.space == Location::Space::input ? node.at.element
                                                                                : m_trace.firstElement + node.column)});
  place.lines.append({tr("address"), address(id)});
  place.lines.append({tr("value"), known(id) ? withNote(id) : tr("not computed yet")});
  if (m_index.isLate(id) && node.at.isOfBlocks())
    place.lines.append({tr("left by"), tr("block %1").arg(node.at.element)});
  if (node.isInput()) return place;
  place.lines.append({tr("made by"), madeBy(id, known(id))});
  if (const QString sum = sumOf(id); !sum.isEmpty()) place.lines.append({tr("that is"), sum});
  if (node.via == Node::Via::shuffle)
    place.lines.append({tr("right operand shuffled from thread %1").arg(m_index.node(node.right).thread.value), {}});
  if (!m_index.contributes(id)) place.lines.append({tr("role"), tr("not part of the result")});
  return place;
}

TreePlace TreePlaces::stack(NodeId id) const {
  const Node& node = m_index.node(id);
  const std::vector<NodeId> inputs = m_index.inputsAt(id);
  constexpr std::size_t most = 6;
  TreePlace place;
  place.title = m_index.isLate(id) ? withValues(tr("Read after step %1 by thread %2"), node.row, node.thread.value)
                                   : tr("Inputs of thread %1").arg(node.thread.value);
  place.lines = {{tr("elements"), grouped(m_index.elements(id))}};
  for (std::size_t i = 0; i < std::min(most, inputs.size()); ++i)
    place.lines.append({where(inputs[i]), withNote(inputs[i])});
  if (m_index.elements(id) > most)
    place.lines.append({tr("%1 more").arg(grouped(m_index.elements(id) - std::min(most, inputs.size()))), {}});
  return place;
}

TreePlace TreePlaces::word(NodeId id) const {
  const Node& node = m_index.node(id);
  const auto [before, after] = m_index.wordBeforeAfter(id);
  const auto arrivals = m_index.operands(id).size();
  TreePlace place;
  place.title = tr("Step %1, atomic word").arg(node.row);
  place.lines = {{tr("address"), address(id)},
                 {tr("before"), fullText(before)},
                 {tr("after"), known(id) ? fullText(after) : tr("not computed yet")},
                 {tr("values"), arrivals == 1 ? tr("one, by one atomic operation")
                                              : tr("%1, one after the other").arg(grouped(arrivals))}};
  return place;
}

TreePlace TreePlaces::idle(const TreeLayout::Hit& hit) const {
  const Step* step = currentStep(m_trace, hit.row);
  if (step == nullptr) return {};
  const std::uint32_t thread = hit.firstColumn;
  const bool works =
      thread < m_trace.threads && (workingLanes(*step, thread / m_trace.warpSize) >> (thread % m_trace.warpSize) & 1u);
  return {withValues(tr("Step %1, column %2"), hit.row, hit.firstColumn),
          {{tr("element"), tr("%1, not written in this step").arg(m_trace.firstElement + hit.firstColumn)},
           {tr("thread %1").arg(thread), works ? tr("works on another element") : tr("idle")}}};
}

TreePlace TreePlaces::group(const TreeLayout::Hit& hit) const {
  int count = 0, padding = 0;
  NodeId only = Node::none;
  for (std::uint32_t c = hit.firstColumn; c <= hit.lastColumn; ++c) {
    const NodeId id = m_index.at(hit.row, c, hit.late);
    if (id == Node::none) continue;
    only = id;
    ++count;
    padding += m_index.node(id).padding ? 1 : 0;
  }
  if (hit.late && count == 0) return {};
  if (count == 1) return m_index.isStack(only) ? stack(only) : value(only);
  TreePlace place;
  const bool inputs = hit.row == 0 || hit.late;
  place.title = inputs ? withValues(tr("Inputs, columns %1 to %2"), hit.firstColumn, hit.lastColumn)
                       : withValues(tr("Step %1, columns %2 to %3"), hit.row, hit.firstColumn, hit.lastColumn);
  place.lines = {{inputs ? tr("inputs") : tr("results"),
                  withValues(tr("%1 of %2 columns"), count, hit.lastColumn - hit.firstColumn + 1)}};
  if (padding > 0) place.lines.append({tr("identity padding"), QString::number(padding)});
  place.lines.append({tr("Zoom in to read the values"), {}});
  return place;
}

}  // namespace warpfold::app
