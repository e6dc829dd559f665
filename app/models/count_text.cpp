// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/count_text.h"

#include <fmt/format.h>

#include <QRegularExpression>

namespace warpfold::app {

QString grouped(quint64 number) {
  QString text = QString::number(number);
  for (qsizetype i = text.size() - 3; i > 0; i -= 3) text.insert(i, QChar(0x202f));
  return text;
}

QString sizeForReading(quint64 n) {
  if (n < 1024 || (n & (n - 1)) != 0) return grouped(n);
  static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  int exponent = 0;
  while ((n >> exponent) > 1) ++exponent;
  QString raised;
  for (const QChar digit : QString::number(exponent)) raised += superscripts[digit.digitValue()];
  return QStringLiteral("%1 (2%2)").arg(grouped(n), raised);
}

QString percentText(double share) {
  return QString::fromStdString(fmt::format("{:.0f} %", 100 * share));  // halves to even, as sentences round
}

std::string plainCount(QString text) {
  static const QRegularExpression remark(QStringLiteral("\\(.*\\)"));
  static const QRegularExpression separators(QStringLiteral("[\\s,_'\\x{202f}\\x{00a0}]"));
  return text.remove(remark).remove(separators).toStdString();
}

}  // namespace warpfold::app
