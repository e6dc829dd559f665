// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/counters_model.h"

#include <algorithm>

#include "models/experiment.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {
namespace {

/// A counter, or the sum of two.
struct Row {
  std::uint64_t Counters::*first;
  std::uint64_t Counters::*second = nullptr;

  const CounterRow& counter() const {
    return *std::find_if(counterRows.begin(), counterRows.end(),
                         [this](const CounterRow& row) { return row.value == first; });
  }
  Message title() const {
    return second ? say<"counter-shared-conflicts">() : Message{std::string(counter().title), {}};
  }
  std::string csvName() const { return second ? "shared_conflicts" : std::string(counter().name); }
  std::uint64_t value(const Counters& c) const { return c.*first + (second ? c.*second : 0); }
};

constexpr Row rows[] = {{&Counters::globalLoadSectors},
                        {&Counters::globalStoreSectors},
                        {&Counters::globalLoadRequests},
                        {&Counters::globalStoreRequests},
                        {&Counters::sharedLoadConflicts, &Counters::sharedStoreConflicts},
                        {&Counters::barriers}};

}  // namespace

void CountersModel::setCounters(std::optional<Counters> a, std::optional<Counters> b) {
  if (m_counters[0] == a && m_counters[1] == b) return;
  m_counters = {a, b};
  emit dataChanged(index(0, A), index(rowCount() - 1, B));
}

int CountersModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(std::size(rows));
}
int CountersModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant CountersModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Row& row = rows[index.row()];
  if (index.column() == Name) {
    if (role == Qt::DisplayRole) return text(row.title());
    if (role == Qt::TextAlignmentRole) return int(Qt::AlignLeft | Qt::AlignVCenter);
    return {};
  }
  const auto& counters = m_counters[std::size_t(index.column() - A)];
  switch (role) {
    case Qt::DisplayRole: return counters ? shortCount(row.value(*counters)) : QStringLiteral("–");
    case Qt::ToolTipRole:
      return counters ? QVariant(tr("%1, emulated").arg(grouped(row.value(*counters)))) : QVariant();
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

QString CountersModel::csv() const {
  QString text = QStringLiteral("counter,a,b\n");
  for (const Row& row : rows) {
    text += QString::fromStdString(row.csvName());
    for (const auto& counters : m_counters)
      text += u',' + (counters ? QString::number(row.value(*counters)) : QString());
    text += u'\n';
  }
  return text;
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
  return QStringLiteral("%1 %2").arg(value, 0, 'f', decimals).arg(QLatin1String(suffixes[step]));
}

}  // namespace warpfold::app
