// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <vector>

namespace warpfold::app {

/// A language of the window.
struct Language {
  QString id;    ///< "zh_CN", as its files are called
  QString name;  ///< in itself
};

/// English, and those whose translations this program was built with.
std::vector<Language> languages();
/// The first of these languages that we have, English where we have none: "zh-Hans-SG" is served by zh_CN.
QString languageFor(const QStringList& wanted);

/// From now on texts are in this language; in the system's where it is empty, "system" or none of ours. A window that
/// is open hears of it by QEvent::LanguageChange.
void setLanguage(const QString& wanted);
/// What was asked for last; "system" where the system says.
QString wantedLanguage();
/// The id of the one that is spoken.
QString language();
/// Once there is an application, which a language that was chosen before could not be given to.
void installLanguage();

/// While one of these lives, texts are English: for files of data, which other programs read. On one thread.
class EnglishTexts {
 public:
  EnglishTexts();
  ~EnglishTexts();
  EnglishTexts(const EnglishTexts&) = delete;
  EnglishTexts& operator=(const EnglishTexts&) = delete;
};

/// The text in this language, with or without an application.
QString translatedText(const char* context, const std::string& text);

}  // namespace warpfold::app
