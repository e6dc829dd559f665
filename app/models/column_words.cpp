// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/column_words.h"

#include <QCoreApplication>
#include <QHash>
#include <array>
#include <utility>

#include "models/core_text.h"
#include "models/verdict.h"
#include "values/counter_figures.h"
#include "values/hardware_counters.h"
#include "values/provenance.h"

namespace warpfold::app {
namespace {

struct ColumnWords {
  Q_DECLARE_TR_FUNCTIONS(ColumnWords)
};

struct Suffix {
  QLatin1String ending;
  QString unit;
};

/// By which a key says its unit; the longer ones first.
const std::vector<Suffix>& suffixes() {
  static const std::vector<Suffix> all{
      {QLatin1String("gb_per_s"), QStringLiteral("GB/s")}, {QLatin1String("gbs"), QStringLiteral("GB/s")},
      {QLatin1String("gops"), QStringLiteral("GOP/s")},    {QLatin1String("us"), QStringLiteral("µs")},
      {QLatin1String("ns"), QStringLiteral("ns")},         {QLatin1String("mhz"), QStringLiteral("MHz")},
      {QLatin1String("ulp"), QStringLiteral("ULP")}};
  return all;
}

/// Keys that are units, and what is measured in them.
const QHash<QString, QString>& wholeUnits() {
  static const QHash<QString, QString> all{{QStringLiteral("seconds"), QStringLiteral("s")},
                                           {QStringLiteral("celsius"), QStringLiteral("°C")},
                                           {QStringLiteral("watts"), QStringLiteral("W")},
                                           {QStringLiteral("percent_of_peak"), QStringLiteral("%")},
                                           {QStringLiteral("bytes"), QStringLiteral("B")}};
  return all;
}

QString wordOf(const QString& stem) {
  const QHash<QString, QString> words{
      {QStringLiteral("iteration"), ColumnWords::tr("iteration")},
      {QStringLiteral("median"), ColumnWords::tr("median")},
      {QStringLiteral("low"), ColumnWords::tr("low end")},
      {QStringLiteral("high"), ColumnWords::tr("high end")},
      {QStringLiteral("median_low"), ColumnWords::tr("low end of the median")},
      {QStringLiteral("median_high"), ColumnWords::tr("high end of the median")},
      {QStringLiteral("cub_median"), ColumnWords::tr("CUB, median")},
      {QStringLiteral("other_median"), ColumnWords::tr("B, median")},
      {QStringLiteral("other_samples"), ColumnWords::tr("B, samples")},
      {QStringLiteral("seconds"), ColumnWords::tr("time")},
      {QStringLiteral("sm"), ColumnWords::tr("SM clock")},
      {QStringLiteral("memory"), ColumnWords::tr("memory clock")},
      {QStringLiteral("celsius"), ColumnWords::tr("temperature")},
      {QStringLiteral("watts"), ColumnWords::tr("power")},
      {QStringLiteral("step"), ColumnWords::tr("step")},
      {QStringLiteral("stride"), ColumnWords::tr("stride")},
      {QStringLiteral("time"), ColumnWords::tr("time")},
      {QStringLiteral("lanes_at_work_share"), ColumnWords::tr("share of lanes at work")},
      {QStringLiteral("bytes_used_share"), ColumnWords::tr("share of bytes used")},
      {QStringLiteral("kernel"), ColumnWords::tr("kernel")},
      {QStringLiteral("operations"), ColumnWords::tr("operations a second")},
      {QStringLiteral("operations_per_byte"), ColumnWords::tr("operations per byte")},
      {QStringLiteral("roof"), ColumnWords::tr("roof")},
      {QStringLiteral("share_of_roof"), ColumnWords::tr("share of the roof")},
      {QStringLiteral("bandwidth"), ColumnWords::tr("bandwidth")},
      {QStringLiteral("provenance"), ColumnWords::tr("origin")},
      {QStringLiteral("percent_of_peak"), ColumnWords::tr("of the peak")},
      {QStringLiteral("peak"), ColumnWords::tr("kind of peak")},
      {QStringLiteral("speed_up"), ColumnWords::tr("speed-up")},
      {QStringLiteral("speed_up_low"), ColumnWords::tr("low end of the speed-up")},
      {QStringLiteral("speed_up_high"), ColumnWords::tr("high end of the speed-up")},
      {QStringLiteral("verdict"), ColumnWords::tr("verdict")},
      {QStringLiteral("device"), ColumnWords::tr("device")},
      {QStringLiteral("n"), ColumnWords::tr("elements")},
      {QStringLiteral("block"), ColumnWords::tr("threads a block")},
      {QStringLiteral("grid"), ColumnWords::tr("blocks")},
      {QStringLiteral("type"), ColumnWords::tr("type")},
      {QStringLiteral("op"), ColumnWords::tr("operation")},
      {QStringLiteral("cache"), ColumnWords::tr("cache")},
      {QStringLiteral("samples"), ColumnWords::tr("samples")},
      {QStringLiteral("result"), ColumnWords::tr("result")},
      {QStringLiteral("error"), ColumnWords::tr("error")},
      {QStringLiteral("far_off"), ColumnWords::tr("far off")},
      {QStringLiteral("ulp_reason"), ColumnWords::tr("why there is no ULP")},
      {QStringLiteral("order"), ColumnWords::tr("order")},
      {QStringLiteral("runs"), ColumnWords::tr("runs")},
      {QStringLiteral("side"), ColumnWords::tr("side")},
      {QStringLiteral("map"), ColumnWords::tr("map")},
      {QStringLiteral("kind"), ColumnWords::tr("kind")},
      {QStringLiteral("first"), ColumnWords::tr("first")},
      {QStringLiteral("last"), ColumnWords::tr("last")},
      {QStringLiteral("active"), ColumnWords::tr("active threads")},
      {QStringLiteral("threads"), ColumnWords::tr("threads")},
      {QStringLiteral("warp"), ColumnWords::tr("warp")},
      {QStringLiteral("request"), ColumnWords::tr("request")},
      {QStringLiteral("access"), ColumnWords::tr("access")},
      {QStringLiteral("space"), ColumnWords::tr("memory space")},
      {QStringLiteral("lane"), ColumnWords::tr("lane")},
      {QStringLiteral("offset"), ColumnWords::tr("offset")},
      {QStringLiteral("bytes"), ColumnWords::tr("size")},
      {QStringLiteral("sector"), ColumnWords::tr("sector")},
      {QStringLiteral("bank"), ColumnWords::tr("bank")},
      {QStringLiteral("round"), ColumnWords::tr("round")},
      {QStringLiteral("from"), ColumnWords::tr("from rank")},
      {QStringLiteral("to"), ColumnWords::tr("to rank")},
      {QStringLiteral("begin"), ColumnWords::tr("begin")},
      {QStringLiteral("end"), ColumnWords::tr("end")},
      {QStringLiteral("rank"), ColumnWords::tr("rank")},
      {QStringLiteral("ranks"), ColumnWords::tr("ranks")},
      {QStringLiteral("host"), ColumnWords::tr("host")},
      {QStringLiteral("first_element"), ColumnWords::tr("first element")},
      {QStringLiteral("partial"), ColumnWords::tr("partial result")},
      {QStringLiteral("within"), ColumnWords::tr("within ranks")},
      {QStringLiteral("within_low"), ColumnWords::tr("lower quartile within")},
      {QStringLiteral("within_high"), ColumnWords::tr("upper quartile within")},
      {QStringLiteral("across"), ColumnWords::tr("across ranks")},
      {QStringLiteral("across_low"), ColumnWords::tr("lower quartile across")},
      {QStringLiteral("across_high"), ColumnWords::tr("upper quartile across")},
      {QStringLiteral("joined"), ColumnWords::tr("joined, the whole")},
      {QStringLiteral("joined_low"), ColumnWords::tr("lower quartile joined")},
      {QStringLiteral("joined_high"), ColumnWords::tr("upper quartile joined")},
      {QStringLiteral("origin"), ColumnWords::tr("origin")},
      {QStringLiteral("clock_offset"), ColumnWords::tr("clock offset")},
      {QStringLiteral("clock_error"), ColumnWords::tr("error of the clock offset")},
      {QStringLiteral("scaling"), ColumnWords::tr("scaling")},
      {QStringLiteral("latency"), ColumnWords::tr("latency")},
      {QStringLiteral("ideal"), ColumnWords::tr("ideal")},
      {QStringLiteral("efficiency"), ColumnWords::tr("efficiency")},
  };
  if (const auto found = words.find(stem); found != words.end()) return *found;
  for (const CounterFigure& figure : stepFigures())
    if (fromView(figure.name) == stem) return text(figure.column);
  if (const HardwareFigure* figure = findHardwareFigure(stem.toStdString()))
    return text(Message{std::string(figure->title), {}});
  return QString(stem).replace(u'_', u' ');
}

/// As the table has its values: shares stay parts of 1.
QString unitOf(const HardwareFigure& figure) {
  switch (figure.unit) {
    case FigureUnit::bytes: return QStringLiteral("B");
    case FigureUnit::gbs: return QStringLiteral("GB/s");
    case FigureUnit::ns: return QStringLiteral("ns");
    case FigureUnit::megahertz: return QStringLiteral("MHz");
    default: return {};
  }
}

/// Columns by which a row is found.
bool isPlace(const QString& stem) {
  static const QStringList places{
      QStringLiteral("iteration"), QStringLiteral("seconds"), QStringLiteral("step"),   QStringLiteral("kernel"),
      QStringLiteral("device"),    QStringLiteral("n"),       QStringLiteral("block"),  QStringLiteral("grid"),
      QStringLiteral("type"),      QStringLiteral("op"),      QStringLiteral("cache"),  QStringLiteral("side"),
      QStringLiteral("map"),       QStringLiteral("kind"),    QStringLiteral("first"),  QStringLiteral("last"),
      QStringLiteral("warp"),      QStringLiteral("request"), QStringLiteral("access"), QStringLiteral("space"),
      QStringLiteral("lane"),      QStringLiteral("round"),   QStringLiteral("from"),   QStringLiteral("to"),
      QStringLiteral("rank"),      QStringLiteral("ranks"),   QStringLiteral("scaling")};
  return places.contains(stem);
}

}  // namespace

QString cellWord(const QString& stem, const QString& cell) {
  if (stem == QLatin1String("provenance")) {
    for (const Provenance each : provenances)
      if (cell == fromView(name(each))) return originText(each);
    return cell;
  }
  static const QStringList told{QStringLiteral("cache"), QStringLiteral("order"), QStringLiteral("peak")};
  if (!told.contains(stem)) return cell;
  const QHash<QString, QString> words{{QStringLiteral("cold"), ColumnWords::tr("cold")},
                                      {QStringLiteral("warm"), ColumnWords::tr("warm")},
                                      {QStringLiteral("fixed"), ColumnWords::tr("fixed")},
                                      {QStringLiteral("varies"), ColumnWords::tr("varies")},
                                      {QStringLiteral("did not run"), ColumnWords::tr("did not run")},
                                      {QStringLiteral("measured"), ColumnWords::tr("measured")},
                                      {QStringLiteral("datasheet"), ColumnWords::tr("datasheet")}};
  return words.value(cell, cell);
}

ChartColumn columnOf(const QString& key) {
  ChartColumn column;
  column.key = column.stem = key;
  for (const auto& [prefix, side] : {std::pair{QLatin1String("a_"), u'A'}, std::pair{QLatin1String("b_"), u'B'}})
    if (key.startsWith(prefix)) {
      column.side = QString(QChar(side));
      column.stem = key.mid(2);
    }
  column.unit = wholeUnits().value(column.stem);
  const HardwareFigure* const counter = findHardwareFigure(column.stem.toStdString());
  if (counter != nullptr) column.unit = unitOf(*counter);
  if (column.unit.isEmpty() && counter == nullptr)
    for (const Suffix& suffix : suffixes())
      if (column.stem == suffix.ending || column.stem.endsWith(u'_' + QString(suffix.ending))) {
        column.unit = suffix.unit;
        column.stem.chop(suffix.ending.size());
        if (column.stem.endsWith(u'_')) column.stem.chop(1);
        break;
      }
  const QString word = column.stem.isEmpty() ? QString() : wordOf(column.stem);
  column.title = column.side.isEmpty() ? word
                 : word.isEmpty()      ? column.side
                                       : ColumnWords::tr("%1 %2").arg(column.side, word);
  column.place = column.side.isEmpty() && isPlace(column.stem);
  return column;
}

}  // namespace warpfold::app
