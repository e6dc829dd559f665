// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/operation_words.h"

#include <QCoreApplication>

#include "metrics/verb.h"
#include "words/say.h"

namespace warpfold::app {

QString expressionText(Operation operation, const QString& left, const QString& right) {
  const auto between = [&](const char* sign) {
    return QStringLiteral("%1 %2 %3").arg(left, QString::fromUtf8(sign), right);
  };
  switch (combiningOf(operation)) {
    case Operation::product: return between("×");
    case Operation::min: return QStringLiteral("min(%1, %2)").arg(left, right);
    case Operation::max: return QStringLiteral("max(%1, %2)").arg(left, right);
    case Operation::bitAnd: return between("&");
    case Operation::bitOr: return between("|");
    case Operation::bitXor: return between("^");
    case Operation::logicalAnd:
      return QCoreApplication::translate("warpfold::app::OperationWords", "%1 and %2").arg(left, right);
    case Operation::logicalOr:
      return QCoreApplication::translate("warpfold::app::OperationWords", "%1 or %2").arg(left, right);
    default: return between("+");
  }
}

Message chainOf(Operation operation, std::uint64_t elements, const QStringList& places) {
  const auto count = arg<"elements">(elements);
  const auto list = arg<"places">(places.join(QStringLiteral(", ")).toStdString());
  if (mappingOf(operation) == Mapping::square) return say<"chain-add-squares">(count, list);
  if (mappingOf(operation) == Mapping::product) return say<"chain-add-products">(count, list);
  return sayNth<"chain-add", "chain-multiply", "chain-smaller", "chain-larger", "chain-bits", "chain-logic",
                "chain-largest">(static_cast<std::size_t>(verbOf(operation)), count, list);
}

}  // namespace warpfold::app
