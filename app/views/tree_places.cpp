// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree_places.h"

#include "models/current_step.h"

namespace warpfold::app {

TreePlaces::TreePlaces(const TreeIndex& index, Operation operation, double position)
    : m_index(index), m_trace(index.trace()), m_operation(operation), m_position(position) {}

TreePlace TreePlaces::at(const TreeLayout::Hit& hit) const {
  if (hit.firstColumn != hit.lastColumn) return group(hit);
  const NodeId id = m_index.at(hit.row, hit.firstColumn);
  return id == Node::none ? idle(hit) : value(id);
}

QString TreePlaces::madeBy(const Node& node, bool known) const {
  const auto operand = [&](NodeId id) {
    return known ? fullText(id) : tr("element %1").arg(m_index.node(id).column);
  };
  const QString left = operand(node.left), right = operand(node.right);
  switch (m_operation) {
    case Operation::sum:
      return QStringLiteral("%1 + %2").arg(left, right);
    case Operation::min:
      return QStringLiteral("min(%1, %2)").arg(left, right);
    case Operation::max:
      return QStringLiteral("max(%1, %2)").arg(left, right);
  }
  return {};
}

TreePlace TreePlaces::value(NodeId id) const {
  const Node& node = m_index.node(id);
  const bool known = node.row <= currentRow(m_trace, m_position);
  TreePlace place;
  place.title = node.padding     ? tr("Identity padding")
                : node.isInput() ? tr("Input, column %1").arg(node.column)
                                 : tr("Step %1, column %2").arg(node.row).arg(node.column);
  place.lines = {{tr("thread"), QString::number(node.thread.value)},
                 {tr("element"), QString::number(m_trace.firstElement + node.column)},
                 {tr("address"), QString::fromStdString(addressText(m_trace, node.at))},
                 {tr("value"), known ? fullText(id) : tr("not computed yet")}};
  if (!node.isInput()) place.lines.append({tr("made by"), madeBy(node, known)});
  return place;
}

TreePlace TreePlaces::idle(const TreeLayout::Hit& hit) const {
  const Step* step = currentStep(m_trace, hit.row);
  if (step == nullptr) return {};
  const std::uint32_t thread = hit.firstColumn;
  const bool works = thread < m_trace.threads &&
                     (workingLanes(*step, thread / m_trace.warpSize) >> (thread % m_trace.warpSize) & 1u);
  return {tr("Step %1, column %2").arg(hit.row).arg(hit.firstColumn),
          {{tr("element"), tr("%1, not written in this step").arg(m_trace.firstElement + hit.firstColumn)},
           {tr("thread %1").arg(thread), works ? tr("works on another element") : tr("idle")}}};
}

TreePlace TreePlaces::group(const TreeLayout::Hit& hit) const {
  int count = 0, padding = 0;
  NodeId only = Node::none;
  for (std::uint32_t c = hit.firstColumn; c <= hit.lastColumn; ++c) {
    const NodeId id = m_index.at(hit.row, c);
    if (id == Node::none) continue;
    only = id;
    ++count;
    padding += m_index.node(id).padding ? 1 : 0;
  }
  if (count == 1) return value(only);
  TreePlace place;
  place.title = hit.row == 0
                    ? tr("Inputs, columns %1 to %2").arg(hit.firstColumn).arg(hit.lastColumn)
                    : tr("Step %1, columns %2 to %3").arg(hit.row).arg(hit.firstColumn).arg(hit.lastColumn);
  place.lines = {{hit.row == 0 ? tr("inputs") : tr("results"),
                  tr("%1 of %2 columns").arg(count).arg(hit.lastColumn - hit.firstColumn + 1)}};
  if (padding > 0) place.lines.append({tr("identity padding"), QString::number(padding)});
  place.lines.append({tr("zoom in"), tr("to read the values")});
  return place;
}

}  // namespace warpfold::app
