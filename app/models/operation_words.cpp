// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/operation_words.h"

#include <QCoreApplication>

#include "models/experiment.h"

namespace warpfold::app {

namespace {

QString tr(const char* text) {
  return QCoreApplication::translate("warpfold::app::OperationWords", text);
}

}  // namespace

Verb verbOf(Operation operation) {
  switch (combiningOf(operation)) {
    case Operation::product: return Verb::multiply;
    case Operation::min: return Verb::smaller;
    case Operation::max: return Verb::larger;
    case Operation::bitAnd:
    case Operation::bitOr:
    case Operation::bitXor: return Verb::bits;
    case Operation::logicalAnd:
    case Operation::logicalOr: return Verb::logic;
    default: return Verb::add;
  }
}

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
    case Operation::logicalAnd: return between("and");
    case Operation::logicalOr: return between("or");
    default: return between("+");
  }
}

QString chainText(Operation operation, quint64 count) {
  const auto counted = [&](const char* text) { return tr(text).arg(grouped(count)); };
  switch (verbOf(operation)) {
    case Verb::add:
      if (operation == Operation::sumOfSquares)
        return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "adds up the squares of %1 elements"));
      if (operation == Operation::dot)
        return counted(
            QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "adds up the products of %1 pairs of elements"));
      return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "adds up %1 elements"));
    case Verb::multiply: return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "multiplies %1 elements"));
    case Verb::smaller:
      return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "keeps the smallest of %1 elements"));
    case Verb::larger:
      return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "keeps the largest of %1 elements"));
    case Verb::bits:
      return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "combines %1 elements bit by bit"));
    case Verb::logic:
      return counted(QT_TRANSLATE_NOOP("warpfold::app::OperationWords", "combines the truth of %1 elements"));
  }
  return {};
}

}  // namespace warpfold::app
