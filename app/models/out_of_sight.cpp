// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/out_of_sight.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "metrics/tree_shape.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

struct OutOfSightWords {
  Q_DECLARE_TR_FUNCTIONS(OutOfSight)
};

QString listed(const std::vector<std::uint64_t>& columns, std::uint64_t firstElement) {
  constexpr std::size_t most = 4;
  const auto element = [&](std::uint64_t column) { return QString::number(firstElement + column); };
  if (columns.size() > most) return OutOfSightWords::tr("%1–%2").arg(element(columns.front()), element(columns.back()));
  QStringList all;
  for (const std::uint64_t column : columns) all << element(column);
  return all.join(QStringLiteral(", "));
}

}  // namespace

OutOfSight outOfSight(const TreeIndex& index, std::uint32_t row, std::uint32_t warp) {
  const std::uint32_t lanes = index.trace().warpSize;
  OutOfSight beyond;
  beyond.first = warp * lanes;
  if (row == 0 || row > index.rows()) return beyond;
  for (const NodeId id : index.row(row)) {
    const Node& node = index.node(id);
    const bool own = !node.isInput() && !isWord(node) && node.thread.value / lanes == warp;
    if (!own || index.column(id) / lanes == warp) continue;
    beyond.lanes.push_back(node.thread.value % lanes);
    beyond.columns.push_back(index.column(id));
  }
  std::sort(beyond.lanes.begin(), beyond.lanes.end());
  return beyond;
}

QString outOfSightText(const TreeIndex& index, std::uint32_t row, std::uint32_t warp) {
  const OutOfSight beyond = outOfSight(index, row, warp);
  if (beyond.lanes.empty()) return {};
  const QString elements = listed(beyond.columns, index.trace().firstElement);
  if (beyond.lanes.size() == 1)
    return withValues(OutOfSightWords::tr("Lane %1 works on element %2, outside the picture"), beyond.lanes.front(),
                      elements);
  return withValues(OutOfSightWords::tr("Lanes %1–%2 work on elements %3, outside the picture"), beyond.lanes.front(),
                    beyond.lanes.back(), elements);
}

}  // namespace warpfold::app
