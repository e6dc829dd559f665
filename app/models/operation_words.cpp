// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/operation_words.h"

#include <fmt/format.h>

#include "words/say.h"

namespace warpfold::app {

QString expressionText(Operation operation, const QString& left, const QString& right) {
  return QString::fromStdString(
      fmt::format(fmt::runtime(rowOf(operation).notation), left.toStdString(), right.toStdString()));
}

Message chainOf(Operation operation, std::uint64_t elements, const QStringList& places) {
  const auto count = arg<"elements">(elements);
  const auto list = arg<"places">(places.join(QStringLiteral(", ")).toStdString());
  if (mappingOf(operation) == Mapping::square) return say<"chain-add-squares">(count, list);
  if (mappingOf(operation) == Mapping::product) return say<"chain-add-products">(count, list);
  return sayOfRow<verbRows, &VerbRow::chain>(placeOf(verbOf(operation)), count, list);
}

}  // namespace warpfold::app
