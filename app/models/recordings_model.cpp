// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recordings_model.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "codec/names.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/figure_text.h"
#include "models/table_text.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

const QString dash = QStringLiteral("–");

QString cacheText(CacheState cache) {
  return cache == CacheState::warm ? QStringLiteral("warm") : QStringLiteral("cold");
}

/// The ends of an interval, of which nobody reads more than two decimals.
QString ratioText(double ratio) {
  return QString::number(ratio, 'f', ratio < 100 ? 2 : 0);
}

/// How many rows have each verdict.
std::array<int, 4> counted(const std::vector<ComparedRequest>& rows) {
  std::array<int, 4> counts{};
  for (const ComparedRequest& row : rows)
    if (row.verdict) ++counts[std::size_t(*row.verdict)];
  return counts;
}

}  // namespace

QString requestText(const ComparedRequest& row) {
  QStringList parts{RecordingsModel::tr("%1 %2 %3").arg(sizeInShort(row.n), nameText(row.type), nameText(row.op))};
  if (row.block != 0) parts << RecordingsModel::tr("block %1").arg(row.block);
  if (row.grid)
    parts << (*row.grid == 1 ? RecordingsModel::tr("1 block") : RecordingsModel::tr("%1 blocks").arg(*row.grid));
  parts << cacheText(row.cache);
  return parts.join(QStringLiteral(", "));
}

QString verdictText(const ComparedRequest& row) {
  return row.verdict ? text(messageOf(*row.verdict)) : dash;
}

void RecordingsModel::setRecordings(ComparedRecordings recordings) {
  m_recordings = std::move(recordings);
  if (!kernels().contains(m_kernel)) m_kernel.clear();
  setKernel(m_kernel);
}

QStringList RecordingsModel::kernels() const {
  std::set<QString> kernels;
  for (const ComparedRequest& row : m_recordings.rows) kernels.insert(row.kernel);
  return {kernels.begin(), kernels.end()};
}

void RecordingsModel::setKernel(const QString& kernel) {
  m_kernel = kernel;
  m_rows.clear();
  std::copy_if(m_recordings.rows.begin(), m_recordings.rows.end(), std::back_inserter(m_rows),
               [&](const ComparedRequest& row) { return kernel.isEmpty() || row.kernel == kernel; });
  emit changed();
}

QString RecordingsModel::summary() const {
  if (m_rows.empty()) return {};
  double logarithms = 0;
  for (const ComparedRequest& row : m_rows) logarithms += std::log(row.ratio);
  const QString mean = ratioText(std::exp(logarithms / double(m_rows.size())));
  const QString count = grouped(m_rows.size());
  if (m_recordings.emulated[0] || m_recordings.emulated[1])
    return m_rows.size() == 1
               ? tr("1 common request, without a verdict: a recorded emulator's running time says nothing about a GPU.")
               : tr("%1 common requests, without verdicts: a recorded emulator's running time says nothing about a "
                    "GPU.")
                     .arg(count);
  if (m_rows.size() == 1) return tr("1 common request: %1. Ratio %2×.").arg(verdictText(m_rows.front()), mean);
  const auto counts = counted(m_rows);
  const auto of = [&](Verdict verdict) { return grouped(quint64(counts[std::size_t(verdict)])); };
  return tr("%1 common requests: A is faster in %2, slower in %3, the same in %4; %5 are not clear. Geometric mean "
            "%6×.")
      .arg(count, of(Verdict::faster), of(Verdict::slower), of(Verdict::same), of(Verdict::notClear), mean);
}

Table RecordingsModel::table() const {
  Columns<ComparedRequest> columns;
  columns.add("kernel", [](const auto& row) { return cellOf(row.kernel); })
      .add("n", [](const auto& row) { return row.n; })
      .add("block", [](const auto& row) { return row.block; })
      .add("grid", [](const auto& row) { return row.grid; })
      .add("type", [](const auto& row) { return name(row.type); })
      .add("op", [](const auto& row) { return name(row.op); })
      .add("cache", [](const auto& row) { return codec::nameOf(row.cache); })
      .add("median_us", [](const auto& row) { return dataCell(row.us[0]); })
      .add("other_median_us", [](const auto& row) { return dataCell(row.us[1]); })
      .add("samples", [](const auto& row) { return row.samples[0]; })
      .add("other_samples", [](const auto& row) { return row.samples[1]; })
      .add("speed_up", [](const auto& row) { return dataCell(row.ratio); })
      .add("speed_up_low", [](const auto& row) { return row.interval ? dataCell(row.interval->low) : Cell(); })
      .add("speed_up_high", [](const auto& row) { return row.interval ? dataCell(row.interval->high) : Cell(); })
      .add("verdict", [](const auto& row) { return row.verdict ? Cell(name(*row.verdict)) : Cell(); });
  return columns.table(m_rows);
}

Origin RecordingsModel::origin() const {
  if (!available()) return {};
  const auto& [a, b] = m_recordings.devices;
  Origin origin{tr("%1 (A), %2 (B)").arg(a, b), tr("recorded: A on %1, B on %2").arg(a, b), {}, {}, {}};
  origin.commands << QStringLiteral("warpfold-cli recording '%1' --against '%2'")
                         .arg(m_recordings.commandNames[0], m_recordings.commandNames[1]);
  origin.shown << (m_kernel.isEmpty() ? tr("all kernels that both have") : m_kernel);
  return origin;
}

RecordingsTableModel::RecordingsTableModel(const RecordingsModel& source, QObject* parent)
    : QAbstractTableModel(parent), m_source(source) {
  connect(&source, &RecordingsModel::changed, this, [this] {
    beginResetModel();
    endResetModel();
  });
}

int RecordingsTableModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(m_source.rows().size());
}

int RecordingsTableModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant RecordingsTableModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || index.row() >= rowCount()) return {};
  const ComparedRequest& row = m_source.rows()[std::size_t(index.row())];
  const bool sorting = role == SortRole;
  const int column = index.column();
  const bool number = column == Elements || column == Block || (column >= UsA && column != VerdictColumn);
  if (role == VerdictRole) return row.verdict ? int(*row.verdict) : -1;
  if (role == Qt::TextAlignmentRole && number) return int(Qt::AlignRight | Qt::AlignVCenter);
  if (role != Qt::DisplayRole && !sorting) return {};
  switch (column) {
    case Kernel: return row.kernel;
    case Elements: return sorting ? QVariant(row.n) : QVariant(sizeForReading(row.n));
    case Type: return nameText(row.type);
    case Op: return nameText(row.op);
    case Block: return sorting ? QVariant(row.block) : QVariant(row.block == 0 ? dash : QString::number(row.block));
    case Cache: return cacheText(row.cache);
    case UsA: return sorting ? QVariant(row.us[0]) : QVariant(microsecondsText(row.us[0]));
    case UsB: return sorting ? QVariant(row.us[1]) : QVariant(microsecondsText(row.us[1]));
    case Ratio: return sorting ? QVariant(row.ratio) : QVariant(ratioText(row.ratio) + u'×');
    case IntervalColumn:
      if (sorting) return row.interval ? row.interval->high - row.interval->low : -1.0;
      return row.interval ? tr("%1 to %2").arg(ratioText(row.interval->low), ratioText(row.interval->high)) : dash;
    case VerdictColumn: return verdictText(row);
    default: return {};
  }
}

QVariant RecordingsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool number = section == Elements || section == Block || (section >= UsA && section != VerdictColumn);
  if (role == Qt::TextAlignmentRole) return int((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
  const bool ratio = section == Ratio || section == IntervalColumn || section == VerdictColumn;
  if (role == Qt::ToolTipRole && ratio) return tr("Of A over B: above 1 where A is faster");
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Kernel: return tr("Kernel");
    case Elements: return tr("Elements");
    case Type: return tr("Type");
    case Op: return tr("Operation");
    case Block: return tr("Block");
    case Cache: return tr("Cache");
    case UsA: return tr("A, µs");
    case UsB: return tr("B, µs");
    case Ratio: return tr("A over B");
    case IntervalColumn: return tr("95 % interval");
    case VerdictColumn: return tr("A is");
    default: return {};
  }
}

}  // namespace warpfold::app
