// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hardware_model.h"

#include "models/comparison.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

const HardwareFigure& figureAt(int row) {
  return hardwareFigures()[std::size_t(row)];
}

QString textOf(std::string_view code) {
  return text(Message{std::string(code), {}});
}

}  // namespace

HardwareModel::HardwareModel(const Comparison& comparison, QObject* parent)
    : QAbstractTableModel(parent), m_comparison(comparison) {
  connect(&comparison, &Comparison::countersChanged, this, &HardwareModel::follow);
  connect(&comparison, &Comparison::resultChanged, this, &HardwareModel::follow);
  connect(&comparison, &Comparison::stateChanged, this, &HardwareModel::follow);
  follow();
}

void HardwareModel::follow() {
  std::array<Side, 2> sides;
  for (int s = 0; s < 2; ++s) {
    const Comparison::SideState& state = m_comparison.side(s);
    if (!state.fresh) continue;
    const auto& launches = state.result->launches;
    sides[std::size_t(s)] = {state.counters,
                             state.hardware,
                             launches.empty() ? 0 : launches.front().grid,
                             launches.empty() ? 0 : launches.front().block,
                             QString::fromStdString(state.result->request.kernel),
                             true};
  }
  if (sides == m_sides) return;
  m_sides = std::move(sides);
  emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
  emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
  emit noteChanged();
}

std::optional<double> HardwareModel::hardwareOf(const Side& side, const HardwareFigure& figure) {
  if (!side.counted || side.counted->reason) return std::nullopt;
  const auto& launches = side.counted->launches;
  return launches.empty() ? side.counted->whole[figure] : launches.front()[figure];
}

std::optional<quint64> HardwareModel::emulatedOf(const Side& side, const HardwareFigure& figure) {
  if (!side.emulated || figure.emulated == nullptr) return std::nullopt;
  return *side.emulated.*figure.emulated;
}

std::optional<Agreement> HardwareModel::agreementOf(const Side& side, const HardwareFigure& figure) {
  const auto hardware = hardwareOf(side, figure);
  const auto emulated = emulatedOf(side, figure);
  if (!hardware || !emulated) return std::nullopt;
  return warpfold::agreementOf(figure, *emulated, *hardware, {side.blocks, side.threads}, side.counted->waits);
}

/// "exact", or by how much the hardware's count is higher or lower.
QString HardwareModel::markText(const Side& side, const HardwareFigure& figure) {
  const auto agreement = agreementOf(side, figure);
  if (!agreement) return {};
  if (*agreement == Agreement::exact) return tr("exact");
  const double more = *hardwareOf(side, figure) - double(*emulatedOf(side, figure));
  return more > 0 ? QStringLiteral("+%1").arg(grouped(quint64(more)))
                  : QStringLiteral("−%1").arg(grouped(quint64(-more)));
}

QString HardwareModel::toolTip(const HardwareFigure& figure) const {
  QStringList lines{textOf(figure.definition)};
  QString metric = fromView(figure.metric).section(u'|', 0, 0);
  if (!figure.per.empty()) metric = tr("%1 by %2").arg(metric, fromView(figure.per));
  lines << tr("Nsight Compute: %1").arg(metric);
  return lines.join(u'\n');
}

int HardwareModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(hardwareFigures().size());
}

int HardwareModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : int(ColumnCount);
}

QVariant HardwareModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const HardwareFigure& figure = figureAt(index.row());
  if (role == Qt::ToolTipRole) return toolTip(figure);
  if (role == SearchRole)
    return QStringList{textOf(figure.title), textOf(figure.definition), fromView(figure.name), fromView(figure.metric)}
        .join(u' ');
  if (index.column() == Name) return role == Qt::DisplayRole ? QVariant(textOf(figure.title)) : QVariant();
  const Side& side = m_sides[index.column() < EmulatedB ? 0 : 1];
  const int column = index.column() < EmulatedB ? index.column() : index.column() - (EmulatedB - EmulatedA);
  if (role == Qt::TextAlignmentRole) return int((column == MarkA ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role == AgreementRole) {
    const auto agreement = column == MarkA ? agreementOf(side, figure) : std::nullopt;
    return agreement ? int(*agreement) : -1;
  }
  if (role != Qt::DisplayRole) return {};
  if (column == MarkA) return markText(side, figure);
  if (column == EmulatedA) {
    const auto emulated = emulatedOf(side, figure);
    return emulated ? grouped(*emulated) : QString();
  }
  const auto hardware = hardwareOf(side, figure);
  return hardware ? figureValueText(figure, *hardware) : QStringLiteral("–");
}

QVariant HardwareModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::TextAlignmentRole)
    return int((section == Name || section == MarkA || section == MarkB ? Qt::AlignLeft : Qt::AlignRight) |
               Qt::AlignVCenter);
  if (role != Qt::DisplayRole) return {};
  switch (section) {
    case Name: return tr("Counter");
    case EmulatedA: return tr("A emulated");
    case HardwareA: return tr("A hardware");
    case EmulatedB: return tr("B emulated");
    case HardwareB: return tr("B hardware");
    default: return QString();
  }
}

QString HardwareModel::noteOf(const Side& side) const {
  if (!side.counted) return m_comparison.countersWanted() ? tr("not counted yet") : tr("not asked for");
  if (side.counted->reason) return sentence(*side.counted->reason);
  return side.counted->provenance == Provenance::recorded ? tr("recorded with the GPU's counters")
                                                          : tr("counted by the GPU in runs of their own");
}

QString HardwareModel::note() const {
  if (!m_sides[0].ran && !m_sides[1].ran) return tr("Counters come with the first run.");
  const QString a = noteOf(m_sides[0]), b = noteOf(m_sides[1]);
  if (a == b) return tr("First launches of A and B: %1").arg(a);
  return tr("First launch of A: %1\nFirst launch of B: %2").arg(a, b);
}

QString HardwareModel::csv() const {
  QString table = QStringLiteral("counter,metric,emulated_a,hardware_a,emulated_b,hardware_b\n");
  for (const HardwareFigure& figure : hardwareFigures()) {
    table += fromView(figure.name) + u',' + fromView(figure.metric).section(u'|', 0, 0);
    for (const Side& side : m_sides) {
      const auto emulated = emulatedOf(side, figure);
      const auto hardware = hardwareOf(side, figure);
      table += u',' + (emulated ? QString::number(*emulated) : QString());
      table += u',' + (hardware ? QString::number(*hardware, 'g', 17) : QString());
    }
    table += u'\n';
  }
  return table;
}

QString agreementNote(const Comparison& comparison) {
  int compared = 0, differing = 0;
  for (int s = 0; s < 2; ++s) {
    const Comparison::SideState& side = comparison.side(s);
    if (!side.fresh || !side.counters || !side.hardware || side.hardware->reason || side.hardware->launches.empty())
      continue;
    const auto& launches = side.result->launches;
    const ComparedBlocks blocks =
        launches.empty() ? ComparedBlocks{} : ComparedBlocks{launches.front().grid, launches.front().block};
    for (const HardwareFigure& figure : hardwareFigures()) {
      const auto counted = side.hardware->launches.front()[figure];
      if (figure.emulated == nullptr || !counted) continue;
      ++compared;
      const std::uint64_t emulated = *side.counters.*figure.emulated;
      if (agreementOf(figure, emulated, *counted, blocks, side.hardware->waits) == Agreement::differs) ++differing;
    }
  }
  if (compared == 0) return {};
  return differing == 0
             ? HardwareModel::tr("emulated; the hardware counts the same")
             : HardwareModel::tr("emulated; the hardware counts %1 of %2 otherwise").arg(differing).arg(compared);
}

QString figureValueText(const HardwareFigure& figure, double value) {
  return figure.unit == FigureUnit::count ? grouped(quint64(value)) : QString::fromStdString(figureText(figure, value));
}

}  // namespace warpfold::app
