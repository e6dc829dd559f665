// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counters_model.h"

#include "models/core_text.h"
#include "models/count_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
#include "models/words.h"
#include "values/counter_figures.h"

namespace warpfold::app {

void CountersModel::setCounters(const std::optional<RunCounters>& a, const std::optional<RunCounters>& b) {
  if (m_counters[0] == a && m_counters[1] == b) return;
  m_counters = {a, b};
  emit dataChanged(index(0, A), index(rowCount() - 1, B));
}

int CountersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(launchFigures().size());
}
int CountersModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant CountersModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const CounterFigure& figure = launchFigures()[std::size_t(index.row())];
  if (index.column() == Name) {
    if (role == Qt::DisplayRole) return text(figure.title);
    if (role == Qt::ToolTipRole) return text(figure.provenanceText());
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
  }
  const auto& counters = m_counters[std::size_t(index.column() - A)];
  switch (role) {
    case Qt::DisplayRole: return counters ? shortCount(figure.of(*counters)) : QStringLiteral("–");
    case Qt::ToolTipRole:
      if (!counters) return {};
      return QStringList{text(figure.countText(figure.of(*counters))),
                         text(figure.provenanceText(counters->provenance))}
          .join(u'\n');
    case Qt::TextAlignmentRole: return int(Qt::AlignRight | Qt::AlignVCenter);
    default: return {};
  }
}

QVariant CountersModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  return section == A ? QStringLiteral("A") : section == B ? QStringLiteral("B") : QString();
}

Table CountersModel::table() const {
  using Of = const std::optional<RunCounters>;
  const auto counted = [](const CounterFigure& figure, Of& counters) {
    return counters ? Cell(figure.of(*counters)) : Cell();
  };
  return Columns<CounterFigure>()
      .add("counter", [](const CounterFigure& figure) { return figure.name; })
      .add("a", [&](const CounterFigure& figure) { return counted(figure, m_counters[0]); })
      .add("b", [&](const CounterFigure& figure) { return counted(figure, m_counters[1]); })
      .table(launchFigures());
}

QString countedText(const std::optional<RunCounters>& a, const std::optional<RunCounters>& b) {
  const auto measured = [](const auto& counters) {
    return counters && counters->provenance == CounterProvenance::measured;
  };
  const bool oneSide = !a || !b;
  if (measured(a) && (oneSide || measured(b))) return CountersModel::tr("counted by the device");
  if (measured(b) && oneSide) return CountersModel::tr("counted by the device");
  if (measured(a)) return CountersModel::tr("A counted by the device, B emulated");
  if (measured(b)) return CountersModel::tr("A emulated, B counted by the device");
  return CountersModel::tr("emulated, as the hardware counts");
}

QString shortCount(std::uint64_t count) {
  if (count < 10000) return grouped(count);
  static constexpr const char* suffixes[] = {"", "k", "M", "G", "T", "P"};
  double value = double(count);
  int step = 0;
  while (value >= 999.995 && step < 5) {
    value /= 1000;
    ++step;
  }
  const int decimals = value < 100 ? 2 : 1;
  return withValues(QStringLiteral("%1 %2"), QString::number(value, 'f', decimals), QLatin1String(suffixes[step]));
}

}  // namespace warpfold::app
