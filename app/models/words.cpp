// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <string>

#include "models/count_text.h"
#include "words/english.h"
#include "words/row.h"

namespace warpfold::app {

namespace {

std::string groupedDigits(std::uint64_t value) {
  return grouped(value).toStdString();
}

}  // namespace

QString text(const Message& message) {
  const std::string original(words::templateOf(message));
  if (original.empty()) return text(words::unknown(message));
  const std::string translated = QCoreApplication::translate(words::context, original.c_str()).toStdString();
  return QString::fromStdString(words::fill(translated, message, groupedDigits));
}

QString sentence(const Message& message) {
  QString said = text(message);
  if (!said.isEmpty()) said[0] = said[0].toUpper();
  return said;
}

QString text(const Complaint& complaint) {
  if (!complaint.field || complaint.value.empty()) return text(complaint.message);
  return QString::fromStdString(words::subject(complaint)) + QStringLiteral(": ") + text(complaint.message);
}

QString windowText(const Complaint& complaint) {
  const QString value = QString::fromStdString(complaint.value);
  if (!value.startsWith(QLatin1String("file:"))) return sentence(complaint.message);
  return QFileInfo(value.mid(5)).fileName() + QStringLiteral(": ") + text(complaint.message);
}

}  // namespace warpfold::app
