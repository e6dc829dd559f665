// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/tree_notes.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>

#include "data/stored_number.h"
#include "metrics/tree_shape.h"
#include "models/operation_words.h"
#include "models/stage.h"
#include "models/tree_choices.h"
#include "models/with_values.h"

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
  return withValues(QStringLiteral("%1 ÷ %2 = %3"), textOf(sum), n, textOf(quotient));
}

QString keeps(ElementType type, const QString& put, const QString& kept) {
  return TreeNotesWords::tr("%1 keeps %2 as %3").arg(QString::fromLatin1(name(type).data()), put, kept);
}

/// Elements of the input that the trace begins with, ascending.
std::map<std::uint64_t, const Node*> leavesOf(const BlockTrace& trace) {
  std::map<std::uint64_t, const Node*> leaves;
  for (const Node& node : trace.nodes)
    if (isLeaf(node)) leaves.try_emplace(node.at.element, &node);
  return leaves;
}

/// "float32 keeps 16777217 as 16777216": of the first number that somebody typed and the type does not hold.
QString roundingOfTyped(const BlockTrace& trace, ElementType type, const TypedValues& typed) {
  const auto leaves = leavesOf(trace);
  for (const TypedValue& each : typed) {
    const auto leaf = leaves.find(each.element);
    const QString put = QString::fromStdString(each.text);
    if (leaf == leaves.end()) continue;
    const Scalar kept{trace.type, leaf->second->bits};
    if (std::strtold(each.text.c_str(), nullptr) != std::strtold(kept.text().c_str(), nullptr))
      return keeps(type, put, textOf(kept));
  }
  return {};
}

/// "float16 keeps 257.1 as 257": of the number that the program put there for it.
QString rounding(const BlockTrace& trace, ElementType type, const TypedValues& typed) {
  const auto isTyped = [&](std::uint64_t element) {
    return std::any_of(typed.begin(), typed.end(), [&](const TypedValue& each) { return each.element == element; });
  };
  for (const auto& [element, node] : leavesOf(trace)) {
    const Scalar kept{trace.type, node->bits};
    if (!isTyped(element) && std::abs(kept.toDouble() - storedNumber) < 1)
      return keeps(type, QString::number(storedNumber), textOf(kept));
  }
  return {};
}

/// Whether two integers of a type have no room in it when they are added or multiplied.
bool wraps(Operation combining, const Scalar& x, const Scalar& y) {
  return visitType(x.type, [&](auto tag) {
    using T = typename decltype(tag)::type;
    if constexpr (std::is_integral_v<T>) {
      T result{};
      if (combining == Operation::sum) return __builtin_add_overflow(x.as<T>(), y.as<T>(), &result);
      if (combining == Operation::product) return __builtin_mul_overflow(x.as<T>(), y.as<T>(), &result);
    }
    return false;
  });
}

/// "2147483647 + 5 is too large for int32 and wraps to -2147483644": of the first result that leaves the type's range.
QString wrapping(const BlockTrace& trace, Operation op) {
  const Operation combining = combiningOf(op);
  for (const Node& node : trace.nodes) {
    if (node.isInput() || node.left == Node::none || node.right == Node::none) continue;
    const Scalar left = trace.value(node.left), right = trace.value(node.right);
    if (!wraps(combining, left, right)) continue;
    const Scalar made{trace.type, node.bits};
    return TreeNotesWords::tr("%1 has no room in %2 and wraps to %3")
        .arg(expressionText(op, textOf(left), textOf(right)), QString::fromLatin1(name(trace.type).data()),
             textOf(made));
  }
  return {};
}

/// What the numbers are not, as they are written: none that the type has no room for is left untold.
QString loss(const Comparison& comparison, const Comparison::SideState& state) {
  const BlockTrace& trace = *state.board;
  const RunRequest& asked = *state.asked;
  if (const QString wrapped = wrapping(trace, asked.op); !wrapped.isEmpty()) return wrapped;
  if (mappingOf(asked.op) != Mapping::none || !isFloating(asked.type)) return {};
  if (const QString typed = roundingOfTyped(trace, asked.type, comparison.typed()); !typed.isEmpty()) return typed;
  const bool file = asked.input.starts_with("file:");  // whose decimals are not known here
  const bool own = roundsStoredNumber(asked.type, asked.op) && !file;
  return own ? rounding(trace, asked.type, comparison.typed()) : QString();
}

}  // namespace

TreeNotes treeNotes(const Stage& stage, int side) {
  TreeNotes notes;
  const Comparison::SideState& state = stage.comparison().side(side);
  if (stage.choice(side).kind != TreeChoice::Kind::board || !state.board || !state.asked) return notes;
  for (std::size_t i = 0; i < state.boardFirst.size(); ++i)
    notes.leaves.push_back(mappedText(state.asked->op, state.boardFirst[i],
                                      i < state.boardSecond.size() ? state.boardSecond[i] : std::string()));
  const auto results = resultsOf(*state.board);
  if (dividesByN(state.asked->op) && state.boardN > 0 && results.size() == 1)
    notes.root = division(state.board->value(results.front()), state.boardN);
  else
    notes.root = loss(stage.comparison(), state);
  return notes;
}

}  // namespace warpfold::app
