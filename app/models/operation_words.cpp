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

QString mappedText(Operation operation, const std::string& first, const std::string& second) {
  const std::string_view notation = rowOf(mappingOf(operation)).notation;
  return QString::fromStdString(fmt::format(fmt::runtime(notation), first, second));
}

Message chainOf(Operation operation, std::uint64_t elements, const QStringList& places) {
  const auto count = arg<"elements">(elements);
  const auto list = arg<"places">(places.join(QStringLiteral(", ")).toStdString());
  const Mapping mapping = mappingOf(operation);
  if (rowOf(mapping).chain)
    return sayOfRow<mappingRows, &MappingRow::chain>(static_cast<std::size_t>(mapping), count, list);
  return sayOfRow<verbRows, &VerbRow::chain>(placeOf(verbOf(operation)), count, list);
}

}  // namespace warpfold::app
