// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/steps_table_model.h"

namespace warpfold::app {
namespace {

struct Figure {
  const char* title;
  const char* csvName;
  std::optional<double> (*value)(const StepRow&);
};

constexpr Figure figures[] = {
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "stride"), "stride",
     [](const StepRow& r) { return r.stride ? std::optional<double>(*r.stride) : std::nullopt; }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "active threads"), "active_threads",
     [](const StepRow& r) { return std::optional<double>(double(r.activeThreads)); }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "warps issued"), "active_warps",
     [](const StepRow& r) { return std::optional<double>(double(r.activeWarps)); }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "diverged"), "divergent_warps",
     [](const StepRow& r) { return std::optional<double>(double(r.divergentWarps)); }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "load sectors"), "global_load_sectors",
     [](const StepRow& r) { return std::optional<double>(double(r.globalLoadSectors)); }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "store sectors"), "global_store_sectors",
     [](const StepRow& r) { return std::optional<double>(double(r.globalStoreSectors)); }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "bank conflicts"), "shared_conflicts",
     [](const StepRow& r) { return std::optional<double>(double(r.sharedConflicts)); }},
    {QT_TRANSLATE_NOOP("warpfold::app::StepsTableModel", "time ns"), "time_ns",
     [](const StepRow& r) { return r.timeNs; }},
};
constexpr int figureCount = int(std::size(figures));

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
  return parent.isValid() ? 0 : 2 * figureCount;
}

std::optional<double> StepsTableModel::figure(int row, int column) const {
  const auto& steps = m_steps[std::size_t(column % 2)];
  if (std::size_t(row) >= steps.size()) return std::nullopt;
  return figures[column / 2].value(steps[std::size_t(row)]);
}

QVariant StepsTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  const auto value = figure(index.row(), index.column());
  return value ? QString::number(*value, 'f', 0) : QStringLiteral("–");
}

QVariant StepsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (role != Qt::DisplayRole) return {};
  if (orientation == Qt::Vertical) return section + 1;
  if (section < 0 || section >= columnCount()) return {};
  const QString title = tr(figures[section / 2].title);
  return QStringList{title, section % 2 == 0 ? QStringLiteral("A") : QStringLiteral("B")}.join(u' ');
}

QString StepsTableModel::csv() const {
  QString text = QStringLiteral("step");
  for (const Figure& f : figures) text += QStringLiteral(",a_%1,b_%1").arg(QLatin1String(f.csvName));
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
