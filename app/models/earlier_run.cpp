// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/earlier_run.h"

#include <QCoreApplication>

#include "models/core_text.h"
#include "models/words.h"

namespace warpfold::app {

namespace {

using ExperimentField = Experiment::Field;
using messages::Side;

constexpr qsizetype mostDifferencesNamed = 2;

struct EarlierRunWords {
  Q_DECLARE_TR_FUNCTIONS(EarlierRun)
};

/// What a field said for a run.
QString valueText(ExperimentField field, const RunRequest& asked, const RunResult& result) {
  switch (field) {
    case ExperimentField::backend:
    case ExperimentField::backendB: return text(result.device.called());
    case ExperimentField::kernelA:
    case ExperimentField::kernelB: return QString::fromStdString(asked.kernel);
    case ExperimentField::operation: return nameText(asked.op);
    case ExperimentField::type: return nameText(asked.type);
    case ExperimentField::input: return inputText(asked.input);
    case ExperimentField::input2: return inputText(asked.input2.value_or(asked.input));
    case ExperimentField::seed: return EarlierRunWords::tr("seed %1").arg(asked.seed);
    case ExperimentField::size: return EarlierRunWords::tr("N = %1").arg(sizeInShort(result.n));
    case ExperimentField::block:
      return asked.block == 1 ? EarlierRunWords::tr("1 thread per block")
                              : EarlierRunWords::tr("%1 threads per block").arg(asked.block);
    case ExperimentField::grid:
      if (result.launches.empty()) return {};
      return result.launches[0].grid == 1 ? EarlierRunWords::tr("1 block")
                                          : EarlierRunWords::tr("%1 blocks").arg(grouped(result.launches[0].grid));
    case ExperimentField::warp: return EarlierRunWords::tr("warps of %1").arg(asked.warp);
    case ExperimentField::across: return QString::fromStdString(asked.across.value_or("neighbored"));
    case ExperimentField::ranks: {
      const int ranks = result.ranks ? int(result.ranks->parts.size()) : 1;
      return ranks == 1 ? EarlierRunWords::tr("1 rank") : EarlierRunWords::tr("%1 ranks").arg(ranks);
    }
    case ExperimentField::cache:
    case ExperimentField::typed: break;  // no parameters of the run that is told
  }
  return {};
}

QList<ExperimentField> differences(const RunRequest& asked, const RunRequest& now, ExperimentField kernel) {
  QList<ExperimentField> fields;
  const auto differ = [&](ExperimentField field, bool different) {
    if (different) fields.append(field);
  };
  differ(ExperimentField::size, asked.n != now.n);
  differ(ExperimentField::block, asked.block != now.block);
  differ(ExperimentField::grid, asked.grid != now.grid);
  differ(kernel, asked.kernel != now.kernel);
  differ(ExperimentField::operation, asked.op != now.op);
  differ(ExperimentField::type, asked.type != now.type);
  differ(ExperimentField::input, asked.input != now.input);
  differ(ExperimentField::input2, asked.input2 != now.input2);
  differ(ExperimentField::seed, asked.seed != now.seed);
  differ(ExperimentField::backend, asked.backend != now.backend);
  differ(ExperimentField::warp, asked.warp != now.warp);
  differ(ExperimentField::across, asked.across != now.across);
  differ(ExperimentField::ranks, asked.ranks != now.ranks);
  return fields;
}

}  // namespace

QString earlierRunText(const Experiment& experiment, const Comparison& comparison) {
  const auto problems = experiment.problems();
  QStringList values;
  for (const Side side : {Side::a, Side::b}) {
    const Comparison::SideState& state = comparison.side(side);
    if (!state.result || !state.resultAsked) continue;
    const ExperimentField kernel = side == Side::a ? ExperimentField::kernelA : ExperimentField::kernelB;
    QList<ExperimentField> fields =
        problems.isEmpty() ? differences(*state.resultAsked, experiment.request(side), kernel) : problems.keys();
    // A saved run need not be of a device that is here: its badge says where it ran.
    if (!comparison.savedDate().isEmpty())
      for (const auto device : {ExperimentField::backend, ExperimentField::backendB}) fields.removeAll(device);
    for (const ExperimentField field : fields) {
      const QString value = valueText(field, *state.resultAsked, *state.result);
      if (!value.isEmpty() && !values.contains(value)) values << value;
    }
  }
  return values.mid(0, mostDifferencesNamed).join(QStringLiteral(", "));
}

}  // namespace warpfold::app
