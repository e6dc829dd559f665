// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/count_text.h"

#include <fmt/format.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <bit>
#include <cmath>

namespace warpfold::app {

QString grouped(quint64 number) {
  QString text = QString::number(number);
  for (qsizetype i = text.size() - 3; i > 0; i -= 3) text.insert(i, QChar(0x202f));
  return text;
}

QString superscript(int exponent) {
  static const QString superscripts = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
  QString raised;
  for (const QChar digit : QString::number(exponent)) raised += superscripts[digit.digitValue()];
  return raised;
}

QString sizeInShort(quint64 n) {
  return std::has_single_bit(n) && n >= 1024 ? u'2' + superscript(std::countr_zero(n)) : grouped(n);
}

QString sizeForReading(quint64 n) {
  const QString brief = sizeInShort(n), whole = grouped(n);
  return brief == whole ? whole : QStringLiteral("%1 (%2)").arg(whole, brief);
}

QString powersRaised(QString text) {
  static const QRegularExpression power(QStringLiteral("\\b2\\^(\\d+)"));
  for (auto found = power.match(text); found.hasMatch(); found = power.match(text))
    text.replace(found.capturedStart(), found.capturedLength(), u'2' + superscript(found.captured(1).toInt()));
  return text;
}

QString percentText(double share) {
  return QString::fromStdString(fmt::format("{:.0f} %", 100 * share));  // halves to even, as sentences round
}

namespace {

struct CountText {
  Q_DECLARE_TR_FUNCTIONS(CountText)
};

/// Two digits say enough.
QString timesText(double factor) {
  const auto two = [](double value) { return QString::number(value, 'f', value < 9.95 ? 1 : 0); };
  const double unit = std::pow(10.0, std::floor(std::log10(factor)) - 1), rounded = std::round(factor / unit) * unit;
  if (rounded >= 1e9) return CountText::tr("%1 billion").arg(two(rounded / 1e9));
  if (rounded >= 1e6) return CountText::tr("%1 million").arg(two(rounded / 1e6));
  return rounded < 9.95 ? two(rounded) : grouped(quint64(std::llround(rounded)));
}

}  // namespace

QString slowDownText(double factor) {
  if (factor >= 1.05) return CountText::tr("slowed down %1 times").arg(timesText(factor));
  return factor > 0.95 ? CountText::tr("at real speed") : CountText::tr("sped up %1 times").arg(timesText(1 / factor));
}

QString withUnitsJoined(QString text) {
  static const QRegularExpression space(
      QStringLiteral("(?<=\\d) (?=(?:[mnµ]?s|[kMG]?B(?:/s)?|[KMG]iB|GB/s|%|ULP|MHz|W|°C)(?![\\w]))"));
  static const QRegularExpression group(QStringLiteral("(?<![\\d.])(\\d{1,3}) (?=\\d{3}(?!\\d))"));
  return text.replace(space, QStringLiteral("\u00a0")).replace(group, QStringLiteral("\\1\u00a0"));
}

std::string plainCount(QString text) {
  static const QRegularExpression remark(QStringLiteral("\\(.*\\)"));
  static const QRegularExpression separators(QStringLiteral("[\\s,_'\\x{202f}\\x{00a0}]"));
  return text.remove(remark).remove(separators).toStdString();
}

}  // namespace warpfold::app
