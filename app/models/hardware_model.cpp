// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hardware_model.h"

#include <array>

#include "models/comparison.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/table_text.h"
#include "models/with_values.h"
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
                             state.result->request,
                             text(state.result->device.called()),
                             QString::fromStdString(state.result->device.driver),
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

/// Open where it has a value.
Absence HardwareModel::absenceOf(const Side& side, const HardwareFigure& figure) {
  if (!side.counted || side.counted->reason) return Absence::notAsked;
  const auto& launches = side.counted->launches;
  return (launches.empty() ? side.counted->whole : launches.front()).absence(figure);
}

QString HardwareModel::toolTip(const HardwareFigure& figure, int column) const {
  QStringList lines;
  if (column == HardwareA || column == HardwareB)
    if (const auto why = absenceText(absenceOf(m_sides[column == HardwareA ? 0 : 1], figure))) lines << sentence(*why);
  lines << textOf(figure.definition);
  const QString metric = fromView(figure.metric).section(u'|', 0, 0), per = fromView(figure.per);
  switch (figure.kind) {
    case FigureKind::sum: lines << tr("Nsight Compute: %1").arg(metric); break;
    case FigureKind::quotient: lines << tr("Nsight Compute: %1 over %2").arg(metric, per); break;
    case FigureKind::average: lines << tr("Nsight Compute: %1, launches weighted by %2").arg(metric, per); break;
  }
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
  if (role == Qt::ToolTipRole) return toolTip(figure, index.column());
  if (role == SearchRole)
    return QStringList{textOf(figure.title), textOf(figure.definition), fromView(figure.name), fromView(figure.metric),
                       fromView(figure.per)}
        .join(u' ');
  if (index.column() == Name) return role == Qt::DisplayRole ? QVariant(textOf(figure.title)) : QVariant();
  const Side& side = m_sides[index.column() < EmulatedB ? 0 : 1];
  const int column = index.column() < EmulatedB ? index.column() : index.column() - (EmulatedB - EmulatedA);
  if (role == Qt::TextAlignmentRole) return int((column == MarkA ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
  if (role == AgreementRole) {
    const auto agreement = column == MarkA ? agreementOf(side, figure) : std::nullopt;
    return agreement ? int(*agreement) : -1;
  }
  if (role == AbsenceRole) {
    const auto why = column == HardwareA ? absenceText(absenceOf(side, figure)) : std::nullopt;
    return why ? text(*why) : QString();
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
    case EmulatedA: return headOf(tr("A emulated"), m_sides[0], false);
    case HardwareA: return headOf(tr("A hardware"), m_sides[0], true);
    case EmulatedB: return headOf(tr("B emulated"), m_sides[1], false);
    case HardwareB: return headOf(tr("B hardware"), m_sides[1], true);
    default: return QString();
  }
}

/// A library's launches are its own matter: what it counts is of all of them.
bool HardwareModel::ofWholeCall(const Side& side) {
  return side.counted && !side.counted->reason && side.counted->launches.empty();
}

/// With the kernel on a line of its own; of a library's counts, that they are of all its launches.
QString HardwareModel::headOf(const QString& what, const Side& side, bool counts) {
  if (!side.ran) return what;
  const bool whole = counts && ofWholeCall(side);
  return what + u'\n' + (whole ? tr("%1, whole call").arg(side.kernel) : side.kernel);
}

QString HardwareModel::noteOf(const Side& side) const {
  if (!side.counted) {
    if (!m_comparison.savedDate().isEmpty()) return tr("the session has none");
    return m_comparison.countersWanted() ? tr("not counted yet") : tr("not asked for");
  }
  if (side.counted->reason) return sentence(*side.counted->reason);
  if (side.counted->provenance != Provenance::recorded) return tr("counted by the GPU in runs of their own");
  const QString date = fromView(side.counted->date), driver = fromView(side.counted->driver);
  if (date.isEmpty()) return tr("recorded with the GPU's counters");
  return driver.isEmpty() ? tr("read on %1 and recorded").arg(date)
                          : tr("read on %1 with driver %2 and recorded").arg(date, driver);
}

QString HardwareModel::note() const {
  if (!m_sides[0].ran && !m_sides[1].ran) return tr("Counters come with the first run.");
  const QString a = noteOf(m_sides[0]), b = noteOf(m_sides[1]);
  const bool wholeA = ofWholeCall(m_sides[0]), wholeB = ofWholeCall(m_sides[1]);
  if (a == b && wholeA == wholeB)
    return (wholeA ? tr("All launches of A and B, of which nothing is emulated: %1")
                   : tr("First launches of A and B: %1"))
        .arg(a);
  const auto line = [](const QString& letter, const Side& side, bool whole, const QString& said) {
    return whole ? tr("All launches of %1 (%2), of which nothing is emulated: %3").arg(letter, side.kernel, said)
                 : tr("First launch of %1: %2").arg(letter, said);
  };
  return line(QStringLiteral("A"), m_sides[0], wholeA, a) + u'\n' + line(QStringLiteral("B"), m_sides[1], wholeB, b);
}

Table HardwareModel::table() const {
  Columns<HardwareFigure> columns;
  const auto first = [](std::string_view text) { return text.substr(0, text.find('|')); };
  columns.add("counter", [](const HardwareFigure& figure) { return figure.name; })
      .add("metric", [&](const HardwareFigure& figure) { return first(figure.metric); })
      .add("per", [&](const HardwareFigure& figure) { return first(figure.per); });
  for (std::size_t s = 0; s < 2; ++s) {
    const std::string letter = s == 0 ? "a" : "b";
    columns.add("emulated_" + letter, [&, s](const HardwareFigure& figure) { return emulatedOf(m_sides[s], figure); })
        .add("hardware_" + letter, [&, s](const HardwareFigure& figure) { return hardwareOf(m_sides[s], figure); });
  }
  Table table = columns.table(hardwareFigures());
  for (std::size_t s = 0; s < 2; ++s)
    for (const auto& [key, value] : factsOf(m_sides[s]))
      table.remarks.emplace_back((s == 0 ? "a " : "b ") + key.toStdString(), value.toStdString());
  return table;
}

/// Keys and values of what was counted, as the command line calls them.
std::vector<std::pair<QString, QString>> HardwareModel::factsOf(const Side& side) {
  if (!side.ran) return {};
  const RunRequest& request = side.request;
  std::vector<std::pair<QString, QString>> facts{
      {QStringLiteral("kernel"), side.kernel},
      {QStringLiteral("type"), nameText(request.type)},
      {QStringLiteral("op"), nameText(request.op)},
      {QStringLiteral("n"), request.n ? QString::number(*request.n) : inputText(request.input)},
      {QStringLiteral("block"), QString::number(side.threads != 0 ? side.threads : request.block)},
      {QStringLiteral("device"), side.device},
      {QStringLiteral("driver"), side.driver}};
  if (!side.counted || side.counted->reason) return facts;
  facts.emplace_back(QStringLiteral("provenance"), nameText(side.counted->provenance));
  facts.emplace_back(QStringLiteral("of"),
                     side.counted->launches.empty() ? QStringLiteral("whole call") : QStringLiteral("first launch"));
  if (!side.counted->date.empty()) facts.emplace_back(QStringLiteral("counted"), fromView(side.counted->date));
  if (!side.counted->driver.empty())
    facts.emplace_back(QStringLiteral("counted with driver"), fromView(side.counted->driver));
  return facts;
}

namespace {

/// Counts of one side by how they agree.
struct Compared {
  std::array<int, 3> counts{};
  int all() const { return counts[0] + counts[1] + counts[2]; }
};

Compared comparedOf(const Comparison::SideState& side) {
  Compared compared;
  if (!side.fresh || !side.counters || !side.hardware || side.hardware->reason || side.hardware->launches.empty())
    return compared;
  const auto& launches = side.result->launches;
  const ComparedBlocks blocks =
      launches.empty() ? ComparedBlocks{} : ComparedBlocks{launches.front().grid, launches.front().block};
  for (const HardwareFigure& figure : hardwareFigures()) {
    const auto counted = side.hardware->launches.front()[figure];
    if (figure.emulated == nullptr || !counted) continue;
    const std::uint64_t emulated = *side.counters.*figure.emulated;
    ++compared.counts[std::size_t(agreementOf(figure, emulated, *counted, blocks, side.hardware->waits))];
  }
  return compared;
}

/// Of both sides.
QString noteOfBoth(const Compared& compared) {
  const auto [exact, close, differing] = compared.counts;
  if (differing > 0)
    return withValues(HardwareModel::tr("emulated; the hardware counts %1 of %2 otherwise"), differing, compared.all());
  if (close > 0)
    return withValues(HardwareModel::tr("emulated; hardware: %1 of %2 equal, %3 nearly"), exact, compared.all(), close);
  return HardwareModel::tr("emulated; the hardware counts the same");
}

QString noteOfOne(const QString& side, const Compared& compared) {
  const auto [exact, close, differing] = compared.counts;
  if (differing > 0)
    return withValues(HardwareModel::tr("emulated; of %1 the hardware counts %2 of %3 otherwise"), side, differing,
                      compared.all());
  if (close > 0)
    return withValues(HardwareModel::tr("emulated; hardware of %1: %2 of %3 equal, %4 nearly"), side, exact,
                      compared.all(), close);
  return HardwareModel::tr("emulated; of %1 the hardware counts the same").arg(side);
}

}  // namespace

QString agreementNote(const Comparison& comparison) {
  const Compared a = comparedOf(comparison.side(0)), b = comparedOf(comparison.side(1));
  if (a.all() == 0 && b.all() == 0) return {};
  if (b.all() == 0) return noteOfOne(QStringLiteral("A"), a);
  if (a.all() == 0) return noteOfOne(QStringLiteral("B"), b);
  Compared both = a;
  for (std::size_t i = 0; i < both.counts.size(); ++i) both.counts[i] += b.counts[i];
  return noteOfBoth(both);
}

QString figureValueText(const HardwareFigure& figure, double value) {
  return figure.unit == FigureUnit::count ? grouped(quint64(value)) : QString::fromStdString(figureText(figure, value));
}

}  // namespace warpfold::app
