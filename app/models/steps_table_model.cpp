// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/steps_table_model.h"

#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "models/words.h"
#include "values/counter_figures.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

// Each figure has two columns, A and B: the stride first, then what is counted, then shares, the time last.

/// A part of a whole: how much of what runs or moves is of use.
struct Share {
  const char* key;
  Message title;
  std::optional<double> (*of)(const StepRow&);
};

std::optional<double> shareOf(std::optional<std::uint64_t> part, std::optional<std::uint64_t> whole) {
  if (!part || whole.value_or(0) == 0) return std::nullopt;
  return double(*part) / double(*whole);
}

const std::vector<Share>& shares() {
  static const std::vector<Share> all{
      {"lanes_at_work_share", say<"column-lanes-at-work">(),
       [](const StepRow& step) { return shareOf(step.counters.activeThreads, step.issuedLanes); }},
      {"bytes_used_share", say<"column-bytes-used">(),
       [](const StepRow& step) { return shareOf(step.usedBytes, step.movedBytes); }}};
  return all;
}

int columnFigures() {
  return int(stepFigures().size() + shares().size()) + 2;
}

/// The share there; nothing of other figures.
const Share* shareIn(int figure) {
  const int nth = figure - 1 - int(stepFigures().size());
  return nth < 0 || nth >= int(shares().size()) ? nullptr : &shares()[std::size_t(nth)];
}

/// What is counted there; nothing for stride and time.
const CounterFigure* countedIn(int figure) {
  const auto& counted = stepFigures();
  return figure == 0 || figure > int(counted.size()) ? nullptr : &counted[std::size_t(figure - 1)];
}

std::string keyOf(int figure) {
  if (const CounterFigure* counted = countedIn(figure)) return std::string(counted->name);
  if (const Share* share = shareIn(figure)) return share->key;
  return figure == 0 ? "stride" : "time_ns";
}

std::optional<double> valueOf(const StepRow& step, int figure) {
  if (const CounterFigure* counted = countedIn(figure)) return double(counted->of(step.counters));
  if (const Share* share = shareIn(figure)) return share->of(step);
  if (figure == 0) return step.stride;
  return step.timeNs;
}

}  // namespace

void StepsTableModel::setSteps(std::vector<StepRow> a, std::vector<StepRow> b) {
  beginResetModel();
  m_steps = {std::move(a), std::move(b)};
  endResetModel();
}

std::pair<int, int> StepsTableModel::shareColumns() {
  const int first = 2 * (1 + int(stepFigures().size()));
  return {first, first + 2 * int(shares().size()) - 1};
}

int StepsTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(std::max(m_steps[0].size(), m_steps[1].size()));
}

int StepsTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 2 * columnFigures();
}

std::optional<double> StepsTableModel::figure(int row, int column) const {
  const auto& steps = m_steps[std::size_t(column % 2)];
  if (std::size_t(row) >= steps.size()) return std::nullopt;
  return valueOf(steps[std::size_t(row)], column / 2);
}

QVariant StepsTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  const auto value = figure(index.row(), index.column());
  if (!value) return QStringLiteral("–");
  return shareIn(index.column() / 2) != nullptr ? percentText(*value) : QString::number(*value, 'f', 0);
}

QString StepsTableModel::timeHead(int side) const {
  const auto& steps = m_steps[std::size_t(side)];
  return !steps.empty() && steps.front().modelled ? tr("would take ns") : tr("time ns");
}

QVariant StepsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (section < 0 || (orientation == Qt::Horizontal && section >= columnCount())) return {};
  const CounterFigure* counted = orientation == Qt::Horizontal ? countedIn(section / 2) : nullptr;
  if (role == Qt::ToolTipRole && counted != nullptr) return text(counted->provenanceText());
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) return section + 1;
  const Share* share = shareIn(section / 2);
  const QString title = counted != nullptr ? text(counted->column)
                        : share != nullptr ? text(share->title)
                        : section / 2 == 0 ? tr("stride")
                                           : timeHead(section % 2);
  return QStringList{title, section % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B")}.join(u' ');
}

Table StepsTableModel::table() const {
  Table table;
  table.keys.push_back("step");
  for (int figure = 0; figure < columnFigures(); ++figure)
    for (const char* side : {"a_", "b_"}) table.keys.push_back(side + keyOf(figure));
  for (int row = 0; row < rowCount(); ++row) {
    std::vector<Cell>& cells = table.rows.emplace_back();
    cells.push_back(row + 1);
    for (int column = 0; column < columnCount(); ++column) cells.push_back(dataCell(figure(row, column)));
  }
  return table;
}

}  // namespace warpfold::app
