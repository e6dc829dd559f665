// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/steps_table_model.h"

#include "models/core_text.h"
#include "models/words.h"
#include "values/counter_figures.h"

namespace warpfold::app {
namespace {

// Each figure has two columns, A and B: the stride first, then what is counted, the time last.

int columnFigures() {
  return int(stepFigures().size()) + 2;
}

/// What is counted there; nothing for stride and time.
const CounterFigure* countedIn(int figure) {
  const auto& counted = stepFigures();
  return figure == 0 || figure > int(counted.size()) ? nullptr : &counted[std::size_t(figure - 1)];
}

QString csvName(int figure) {
  if (const CounterFigure* counted = countedIn(figure)) return fromView(counted->name);
  return figure == 0 ? QStringLiteral("stride") : QStringLiteral("time_ns");
}

std::optional<double> valueOf(const StepRow& step, int figure) {
  if (const CounterFigure* counted = countedIn(figure)) return double(counted->of(step.counters));
  if (figure == 0) return step.stride;
  return step.timeNs;
}

}  // namespace

void StepsTableModel::setSteps(std::vector<StepRow> a, std::vector<StepRow> b) {
  beginResetModel();
  m_steps = {std::move(a), std::move(b)};
  endResetModel();
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
  return value ? QString::number(*value, 'f', 0) : QStringLiteral("–");
}

QVariant StepsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (section < 0 || (orientation == Qt::Horizontal && section >= columnCount())) return {};
  const CounterFigure* counted = orientation == Qt::Horizontal ? countedIn(section / 2) : nullptr;
  if (role == Qt::ToolTipRole && counted != nullptr) return text(counted->provenanceText());
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) return section + 1;
  const QString title = counted != nullptr ? text(counted->column) : section / 2 == 0 ? tr("stride") : tr("time ns");
  return QStringList{title, section % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B")}.join(u' ');
}

QString StepsTableModel::csv() const {
  QString text = QStringLiteral("step");
  for (int figure = 0; figure < columnFigures(); ++figure) text += QStringLiteral(",a_%1,b_%1").arg(csvName(figure));
  for (int row = 0; row < rowCount(); ++row) {
    text += QStringLiteral("\n%1").arg(row + 1);
    for (int column = 0; column < columnCount(); ++column) {
      const auto value = figure(row, column);
      text += u',';
      if (value) text += QString::number(*value, 'g', 17);
    }
  }
  return text + u'\n';
}

}  // namespace warpfold::app
