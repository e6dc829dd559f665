// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "report/report_tables.h"

#include <cmath>
#include <functional>

#include "data/input.h"
#include "models/core_text.h"
#include "models/count_text.h"
#include "models/counters_model.h"
#include "models/hardware_model.h"
#include "models/steps_table_model.h"
#include "models/time_origin.h"
#include "models/tree_choices.h"
#include "models/verdict.h"
#include "models/words.h"
#include "report/html.h"
#include "run/command_line.h"
#include "run/judge.h"
#include "values/counter_figures.h"
#include "values/scalar.h"

namespace warpfold::app {

namespace {

struct ReportTablesWords {
  Q_DECLARE_TR_FUNCTIONS(ReportTables)
};

const QString dash = QStringLiteral("–");

using Cell = std::function<QString(int side)>;

/// Rows of a table with a column for A and one for B; a row in which both are empty is left out.
class Sides {
 public:
  explicit Sides(const Comparison& comparison) : m_comparison(comparison) {}

  void add(const QString& head, const Cell& cell) {
    const QString a = has(0) ? cell(0) : QString(), b = has(1) ? cell(1) : QString();
    if (!a.isEmpty() || !b.isEmpty()) m_rows.append({head, a.isEmpty() ? dash : a, b.isEmpty() ? dash : b});
  }
  const RunResult& result(int side) const { return *m_comparison.side(side).result; }
  QString table(const QString& caption, const QString& note = {}) const {
    if (m_rows.isEmpty()) return {};
    return html(HtmlTable{caption, {QString(), QStringLiteral("A"), QStringLiteral("B")}, m_rows, note});
  }

 private:
  bool has(int side) const { return m_comparison.side(side).result.has_value(); }

  const Comparison& m_comparison;
  QList<QStringList> m_rows;
};

/// In full, beside figures for reading.
QString exactTime(double us) {
  return QString::number(us, 'g', 6);
}

QString figureText(double value) {
  return QString::fromStdString(Scalar::of(value).text());
}

QString resultOrigin(ResultProvenance provenance) {
  switch (provenance) {
    case ResultProvenance::measured: return ReportTablesWords::tr("the run on the device");
    case ResultProvenance::emulated: return ReportTablesWords::tr("the emulator");
    case ResultProvenance::reference: return ReportTablesWords::tr("the reference: no run computed one");
  }
  return {};
}

QString checkText(const RunResult& r) {
  if (r.resultProvenance == ResultProvenance::reference) return dash;
  if (!r.matches) return ReportTablesWords::tr("✗ differs from the reference");
  if (isOverflow(r)) return ReportTablesWords::tr("accepted: some orders overflow");
  if (isFarOff(r)) return ReportTablesWords::tr("⚠ far off, within the rounding of this order");
  return r.error > 0 ? ReportTablesWords::tr("✓ within tolerance") : ReportTablesWords::tr("✓ equals the reference");
}

}  // namespace

QString requestTable(const Comparison& comparison) {
  Sides t(comparison);
  const auto request = [&](int side) -> const RunRequest& { return t.result(side).request; };
  t.add(ReportTablesWords::tr("kernel"), [&](int s) { return QString::fromStdString(request(s).kernel); });
  t.add(ReportTablesWords::tr("device"), [&](int s) { return recordedDeviceText(t.result(s).device); });
  t.add(ReportTablesWords::tr("device details"), [&](int s) {
    QStringList details;
    for (const Message& each : t.result(s).device.details) details << text(each);
    return details.join(QStringLiteral(" · "));
  });
  t.add(ReportTablesWords::tr("elements"), [&](int s) { return sizeForReading(t.result(s).n); });
  t.add(ReportTablesWords::tr("threads per block"), [&](int s) { return grouped(request(s).block); });
  t.add(ReportTablesWords::tr("blocks of the first launch"),
        [&](int s) { return request(s).grid ? grouped(*request(s).grid) : QString(); });
  t.add(ReportTablesWords::tr("operation"), [&](int s) { return nameText(request(s).op); });
  t.add(ReportTablesWords::tr("element type"), [&](int s) { return nameText(request(s).type); });
  t.add(ReportTablesWords::tr("input"), [&](int s) { return inputText(request(s).input); });
  t.add(ReportTablesWords::tr("second input"),
        [&](int s) { return request(s).input2 ? inputText(*request(s).input2) : QString(); });
  t.add(ReportTablesWords::tr("seed"), [&](int s) { return QString::number(request(s).seed); });
  t.add(ReportTablesWords::tr("cache"), [&](int s) {
    return request(s).cache == CacheState::cold ? ReportTablesWords::tr("cold") : ReportTablesWords::tr("warm");
  });
  t.add(ReportTablesWords::tr("lanes of a warp"), [&](int s) { return QString::number(request(s).warp); });
  return t.table(ReportTablesWords::tr("Request"));
}

QString resultTable(const Comparison& comparison) {
  Sides t(comparison);
  t.add(ReportTablesWords::tr("value"), [&](int s) { return QString::fromStdString(t.result(s).result.text()); });
  t.add(ReportTablesWords::tr("computed by"), [&](int s) { return resultOrigin(t.result(s).resultProvenance); });
  t.add(ReportTablesWords::tr("reference"),
        [&](int s) { return QString::fromStdString(t.result(s).reference.text()); });
  t.add(ReportTablesWords::tr("check"), [&](int s) { return checkText(t.result(s)); });
  t.add(ReportTablesWords::tr("error"), [&](int s) {
    return t.result(s).tolerance > 0 || t.result(s).error > 0 ? figureText(t.result(s).error) : QString();
  });
  t.add(ReportTablesWords::tr("tolerance"),
        [&](int s) { return t.result(s).tolerance > 0 ? figureText(t.result(s).tolerance) : QString(); });
  return t.table(ReportTablesWords::tr("Results"),
                 ReportTablesWords::tr("The reference is the exact result, rounded once."));
}

QString latencyTable(const Comparison& comparison) {
  Sides t(comparison);
  const std::array latency{latencyOf(comparison, 0), latencyOf(comparison, 1)};
  const auto figure = [&](const QString& head, const std::function<QString(const Latency&, int)>& tell) {
    t.add(head, [&](int s) { return latency[std::size_t(s)] ? tell(*latency[std::size_t(s)], s) : QString(); });
  };
  figure(ReportTablesWords::tr("median, µs"), [](auto& l, int) { return exactTime(l.median); });
  figure(ReportTablesWords::tr("95 % interval of the median, µs"), [&](auto&, int s) {
    const auto interval = medianInterval(samplesOf(comparison, s));
    return interval ? ReportTablesWords::tr("%1 to %2").arg(exactTime(interval->low), exactTime(interval->high))
                    : QString();
  });
  figure(ReportTablesWords::tr("band that the median lies in, µs"), [](auto& l, int) {
    return l.band ? ReportTablesWords::tr("%1 to %2").arg(exactTime(l.band->low), exactTime(l.band->high)) : QString();
  });
  // An interpolated time has no samples that these could be figures of.
  const auto ofSamples = [](const Latency& l, double us) { return l.band ? QString() : exactTime(us); };
  figure(ReportTablesWords::tr("minimum, µs"), [&](auto& l, int) { return ofSamples(l, l.min); });
  figure(ReportTablesWords::tr("quartiles, µs"), [](auto& l, int) {
    return l.quartiles
               ? ReportTablesWords::tr("%1 and %2").arg(exactTime(l.quartiles->low), exactTime(l.quartiles->high))
               : QString();
  });
  figure(ReportTablesWords::tr("mean, µs"), [&](auto& l, int) { return ofSamples(l, l.mean); });
  figure(ReportTablesWords::tr("95th percentile, µs"), [&](auto& l, int) { return ofSamples(l, l.p95); });
  figure(ReportTablesWords::tr("relative standard deviation"),
         [](auto& l, int) { return l.samples > 1 ? QStringLiteral("%1 %").arg(l.rsd * 100, 0, 'f', 2) : QString(); });
  figure(ReportTablesWords::tr("samples"), [](auto& l, int) { return l.samples ? grouped(l.samples) : QString(); });
  figure(ReportTablesWords::tr("bandwidth, GB/s"), [&](auto& l, int s) {
    if (l.provenance == Provenance::emulated) return QString();
    const auto gbs = comparison.bandwidthGbs(s, l.median);
    return gbs ? QString::number(*gbs, 'g', 5) : QString();
  });
  t.add(ReportTablesWords::tr("what decides"), [&](int s) {
    const auto& model = t.result(s).model;
    return model ? text(told(model->terms.decides())) : QString();
  });
  t.add(ReportTablesWords::tr("origin"), [&](int s) { return timeOrigin(t.result(s)); });
  t.add(ReportTablesWords::tr("what is timed"),
        [&](int s) { return t.result(s).timeCovers ? text(told(*t.result(s).timeCovers)) : QString(); });
  t.add(ReportTablesWords::tr("no time"),
        [&](int s) { return t.result(s).latencyReason ? text(*t.result(s).latencyReason) : QString(); });
  return t.table(ReportTablesWords::tr("Latency"));
}

QString launchTables(const Comparison& comparison) {
  HtmlTable table{ReportTablesWords::tr("Launches"),
                  {ReportTablesWords::tr("side"), ReportTablesWords::tr("launch"), ReportTablesWords::tr("elements"),
                   ReportTablesWords::tr("blocks"), ReportTablesWords::tr("threads per block"),
                   ReportTablesWords::tr("median, µs")},
                  {},
                  {}};
  for (int s = 0; s < 2; ++s) {
    const auto& result = comparison.side(s).result;
    if (!result) continue;
    std::size_t number = 0;
    const bool gpu = result->latency && result->latency->provenance != Provenance::emulated;
    for (const LaunchResult& launch : result->launches)
      table.rows.append({s == 0 ? QStringLiteral("A") : QStringLiteral("B"), QString::number(++number),
                         sizeInShort(launch.n), grouped(launch.grid), grouped(launch.block),
                         gpu && launch.latencyUs ? exactTime(*launch.latencyUs) : dash});
  }
  const bool several = std::any_of(table.rows.begin(), table.rows.end(), [](const QStringList& row) {
    return row[1] != QLatin1String("1") && row.last() != dash;
  });
  if (several)
    table.note = ReportTablesWords::tr(
        "Each launch is timed apart from the others, with a start and an end of its own, so that all together take "
        "longer "
        "than the whole reduction.");
  return table.rows.isEmpty() ? QString() : html(table);
}

QString counterTable(const Comparison& comparison) {
  Sides t(comparison);
  for (const CounterFigure& figure : launchFigures())
    t.add(text(figure.title), [&](int s) {
      const auto& counters = comparison.side(s).counters;
      return counters ? grouped(figure.of(*counters)) : QString();
    });
  return t.table(ReportTablesWords::tr("Counters · %1").arg(countersReference()),
                 countedText(comparison.side(0).counters, comparison.side(1).counters));
}

QString hardwareTable(const Comparison& comparison) {
  const HardwareModel model(comparison);
  const auto counted = [&](int s) {
    const auto& side = comparison.side(s);
    return side.fresh && side.hardware && !side.hardware->reason;
  };
  if (!counted(0) && !counted(1)) return {};
  HtmlTable table{ReportTablesWords::tr("Hardware counters"), {}, {}, model.note().replace(u'\n', QLatin1String("; "))};
  for (int column = 0; column < model.columnCount(); ++column)
    table.heads << model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  table.heads[HardwareModel::MarkA] = ReportTablesWords::tr("A agreement");
  table.heads[HardwareModel::MarkB] = ReportTablesWords::tr("B agreement");
  for (int row = 0; row < model.rowCount(); ++row) {
    QStringList cells;
    bool any = false;
    for (int column = 0; column < model.columnCount(); ++column) {
      const QModelIndex index = model.index(row, column);
      const QString why = index.data(HardwareModel::AbsenceRole).toString();
      cells << (why.isEmpty() ? index.data().toString() : ReportTablesWords::tr("– (%1)").arg(why));
      any = any || (column != HardwareModel::Name && !cells.last().isEmpty() && cells.last() != dash);
    }
    if (any) table.rows << cells;
  }
  return html(table);
}

QString stepTable(const Stage& stage) {
  StepsTableModel steps;
  steps.setSteps(stage.comparison().stepRows(0, stage.block()), stage.comparison().stepRows(1, stage.block()));
  if (steps.rowCount() == 0) return {};
  HtmlTable table{ReportTablesWords::tr("Steps · %1").arg(stepsReference(stage.comparison(), stage.block())),
                  {ReportTablesWords::tr("step")},
                  {},
                  {}};
  for (int column = 0; column < steps.columnCount(); ++column)
    table.heads << steps.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
  for (int row = 0; row < steps.rowCount(); ++row) {
    QStringList cells{QString::number(row + 1)};
    for (int column = 0; column < steps.columnCount(); ++column)
      cells << steps.data(steps.index(row, column), Qt::DisplayRole).toString();
    table.rows << cells;
  }
  const QString times = stage.comparison().stepTimesText();
  table.note =
      times.isEmpty() || stage.comparison().provenance() == Provenance::emulated
          ? ReportTablesWords::tr("Threads, warps and memory transactions are the emulator's.")
          : ReportTablesWords::tr("Threads, warps and memory transactions are the emulator's; times: %1.").arg(times);
  return html(table);
}

QString verdictSentence(const Comparison& comparison) {
  const auto a = latencyOf(comparison, 0), b = latencyOf(comparison, 1);
  if (!a || !b) return {};
  const auto found = speedUpOf(comparison);
  if (!found) {
    if (a->provenance == Provenance::emulated || b->provenance == Provenance::emulated)
      return ReportTablesWords::tr("The emulator's running time says nothing about which kernel is faster on a GPU.");
    return ReportTablesWords::tr("The two times are not of the same origin, so they are not compared.");
  }
  const bool bFaster = found->ratio >= 1;
  const auto factor = [](double ratio) { return QString::number(ratio, 'f', ratio < 100 ? 2 : 0); };
  if (!found->interval)
    return ReportTablesWords::tr("A takes %1 times as long as B in the median; %2.")
        .arg(factor(found->ratio), text(found->reason.value_or(Message{})));
  const double ratio = bFaster ? found->ratio : 1 / found->ratio;
  const Interval range = bFaster ? *found->interval : Interval{1 / found->interval->high, 1 / found->interval->low};
  switch (*found->verdict) {
    case Verdict::faster:
      return ReportTablesWords::tr("B is %1 times as fast as A (95 % interval %2 to %3).")
          .arg(factor(ratio), factor(range.low), factor(range.high));
    case Verdict::slower:
      return ReportTablesWords::tr("A is %1 times as fast as B (95 % interval %2 to %3).")
          .arg(factor(ratio), factor(range.low), factor(range.high));
    case Verdict::same: return ReportTablesWords::tr("A and B are equally fast, within 2 %.");
    case Verdict::notClear:
      return ReportTablesWords::tr("No clear difference: the 95 % interval of the ratio is %1 to %2.")
          .arg(factor(range.low), factor(range.high));
  }
  return {};
}

}  // namespace warpfold::app
