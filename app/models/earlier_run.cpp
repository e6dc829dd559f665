// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/earlier_run.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "models/words.h"

namespace warpfold::app {

namespace {

using Field = Experiment::Field;
using messages::Side;

constexpr qsizetype mostNamed = 2;

QString tr(const char* text) {
  return QCoreApplication::translate("warpfold::app::EarlierRun", text);
}

QString fromView(std::string_view text) {
  return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString inputText(const std::string& input) {
  const QString text = QString::fromStdString(input);
  return text.startsWith(QLatin1String("file:")) ? QFileInfo(text.mid(5)).fileName() : text;
}

/// What a field said for a run.
QString valueText(Field field, const RunRequest& asked, const RunResult& result) {
  switch (field) {
    case Field::backend: return text(result.device.called());
    case Field::kernelA:
    case Field::kernelB: return QString::fromStdString(asked.kernel);
    case Field::operation: return fromView(name(asked.op));
    case Field::type: return fromView(name(asked.type));
    case Field::input: return inputText(asked.input);
    case Field::input2: return inputText(asked.input2.value_or(asked.input));
    case Field::seed: return tr("seed %1").arg(asked.seed);
    case Field::size: return tr("N = %1").arg(grouped(result.n));
    case Field::block: return tr("%1 threads per block").arg(asked.block);
    case Field::grid: return result.passes.empty() ? QString() : tr("%1 blocks").arg(grouped(result.passes[0].grid));
    case Field::warp: return tr("warps of %1").arg(asked.warp);
  }
  return {};
}

QList<Field> differences(const RunRequest& asked, const RunRequest& now, Field kernel) {
  QList<Field> fields;
  const auto differ = [&](Field field, bool different) {
    if (different) fields.append(field);
  };
  differ(Field::size, asked.n != now.n);
  differ(Field::block, asked.block != now.block);
  differ(Field::grid, asked.grid != now.grid);
  differ(kernel, asked.kernel != now.kernel);
  differ(Field::operation, asked.op != now.op);
  differ(Field::type, asked.type != now.type);
  differ(Field::input, asked.input != now.input);
  differ(Field::input2, asked.input2 != now.input2);
  differ(Field::seed, asked.seed != now.seed);
  differ(Field::backend, asked.backend != now.backend);
  differ(Field::warp, asked.warp != now.warp);
  return fields;
}

}  // namespace

QString earlierRunText(const Experiment& experiment, const Comparison& comparison) {
  const auto problems = experiment.problems();
  QStringList values;
  for (const Side side : {Side::a, Side::b}) {
    const Comparison::SideState& state = comparison.side(side);
    if (!state.result || !state.resultAsked) continue;
    const Field kernel = side == Side::a ? Field::kernelA : Field::kernelB;
    const QList<Field> fields =
        problems.isEmpty() ? differences(*state.resultAsked, experiment.request(side), kernel) : problems.keys();
    for (const Field field : fields) {
      const QString value = valueText(field, *state.resultAsked, *state.result);
      if (!value.isEmpty() && !values.contains(value)) values << value;
    }
  }
  return values.mid(0, mostNamed).join(QStringLiteral(", "));
}

}  // namespace warpfold::app
