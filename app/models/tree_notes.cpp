// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_notes.h"

#include <QCoreApplication>
#include <cmath>

#include "metrics/tree_shape.h"
#include "models/stage.h"

namespace warpfold::app {

namespace {

struct TreeNotesWords {
  Q_DECLARE_TR_FUNCTIONS(TreeNotes)
};

QString textOf(const Scalar& value) {
  return QString::fromStdString(value.text());
}

/// "62 ÷ 16 = 3.875", divided in the type of the result.
QString division(const Scalar& sum, std::uint64_t n) {
  const Scalar quotient = sum.type == ElementType::float32 ? Scalar::of(sum.as<float>() / static_cast<float>(n))
                                                           : Scalar::of(sum.toDouble() / static_cast<double>(n));
  return QStringLiteral("%1 ÷ %2 = %3").arg(textOf(sum)).arg(n).arg(textOf(quotient));
}

/// "float16 keeps 3.1 as 3.0996094": the first element that is not the decimal which was put there.
QString rounding(const BlockTrace& trace, ElementType type) {
  for (const Node& node : trace.nodes) {
    if (!node.isInput() || node.row > 0 || node.padding) continue;
    const double value = Scalar{trace.type, node.bits}.toDouble(), decimal = std::round(value * 10) / 10;
    if (std::abs(value - decimal) > 1e-5)
      return TreeNotesWords::tr("%1 keeps %2 as %3")
          .arg(QString::fromLatin1(name(type).data()), QString::number(decimal), QString::number(value, 'g', 6));
  }
  return {};
}

}  // namespace

TreeNotes treeNotes(const Stage& stage, int side) {
  TreeNotes notes;
  const Comparison::SideState& state = stage.comparison().side(side);
  if (stage.choice(side).kind != TreeChoice::Kind::board || !state.board || !state.asked) return notes;
  for (std::size_t i = 0; i < state.boardFirst.size(); ++i) {
    const QString first = QString::fromStdString(state.boardFirst[i]);
    notes.leaves.push_back(i < state.boardSecond.size()
                               ? first + QStringLiteral("·") + QString::fromStdString(state.boardSecond[i])
                               : first + QStringLiteral("²"));
  }
  const auto results = resultsOf(*state.board);
  const bool small = state.asked->type == ElementType::float16 || state.asked->type == ElementType::bfloat16;
  if (dividesByN(state.asked->op) && state.boardN > 0 && results.size() == 1)
    notes.root = division(state.board->value(results.front()), state.boardN);
  else if (small && mappingOf(state.asked->op) == Mapping::none)
    notes.root = rounding(*state.board, state.asked->type);
  return notes;
}

}  // namespace warpfold::app
