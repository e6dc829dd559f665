// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/words.h"

#include <QFileInfo>
#include <string>

#include "models/count_text.h"
#include "models/language.h"
#include "words/english.h"
#include "words/row.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

std::string groupedDigits(std::uint64_t value) {
  return grouped(value).toStdString();
}

std::string translated(std::string_view text) {
  return translatedText(words::context, std::string(text)).toStdString();
}

constexpr words::Reader window{groupedDigits, translated};

/// Core lists choices as English does, "sum, min or max"; other languages have another word before the last one.
Message withOwnOr(Message message) {
  constexpr std::string_view english = " or ";
  for (Argument& each : message.arguments) {
    auto* const choices = each.name == "choices" ? std::get_if<std::string>(&each.value) : nullptr;
    const std::size_t at = choices ? choices->rfind(english) : std::string::npos;
    if (at == std::string::npos) continue;
    *choices = words::tell(
        say<"choices-or">(arg<"choices">(choices->substr(0, at)), arg<"last">(choices->substr(at + english.size()))),
        window);
  }
  return message;
}

}  // namespace

QString text(const Message& message) {
  return QString::fromStdString(words::tell(withOwnOr(message), window));
}

QString text(const Messages& messages) {
  return QString::fromStdString(words::tell(messages, window));
}

QString sentence(const Message& message) {
  QString said = text(message);
  if (!said.isEmpty()) said[0] = said[0].toUpper();
  return said;
}

QString text(const Complaint& complaint, const QString& option) {
  if (!complaint.field || complaint.value.empty()) return text(complaint.message);
  return QString::fromStdString(words::subject(complaint, option.toStdString())) + QStringLiteral(": ") +
         text(complaint.message);
}

QString shown(const QString& text) {
  return QString::fromStdString(words::shown(text.toStdString()));
}

QString windowText(const Complaint& complaint) {
  const QString value = QString::fromStdString(complaint.value);
  if (!complaint.field || value.isEmpty()) return sentence(complaint.message);
  const bool file = value.startsWith(QLatin1String("file:"));
  return shown(file ? QFileInfo(value.mid(5)).fileName() : value) + QStringLiteral(": ") + text(complaint.message);
}

}  // namespace warpfold::app
