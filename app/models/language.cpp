// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>
#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace warpfold::app {

namespace {

const QString plainEnglish = QStringLiteral("en"), ofTheSystem = QStringLiteral("system");

thread_local int englishTexts = 0;

/// That can be silent for a while, without windows being told of another language.
class Translator : public QTranslator {
 public:
  QString translate(const char* context, const char* text, const char* remark, int n) const override {
    return englishTexts > 0 ? QString() : QTranslator::translate(context, text, remark, n);
  }
};

/// Ours, and of what Qt says itself, such as the buttons of a dialog. Qt asks the one that was installed last first.
struct Spoken {
  QString wanted = ofTheSystem, id = plainEnglish;
  std::array<std::unique_ptr<Translator>, 2> translators;
};

Spoken& spoken() {
  static Spoken now;
  return now;
}

QString translationsOf(const QString& id) {
  return QStringLiteral(":/translations/warpfold_%1.qm").arg(id);
}

std::unique_ptr<Translator> readTranslator(const QString& file) {
  auto translator = std::make_unique<Translator>();
  return translator->load(file) ? std::move(translator) : nullptr;
}

/// Where Qt's are not built in, the system may have them.
std::unique_ptr<Translator> readQts(const QString& id) {
  const QString name = QStringLiteral("/qtbase_%1.qm").arg(id);
  auto built = readTranslator(QStringLiteral(":/translations") + name);
  return built ? std::move(built) : readTranslator(QLibraryInfo::path(QLibraryInfo::TranslationsPath) + name);
}

/// Of traditional Chinese a reader of English knows more than we would guess: simplified is offered to those who ask
/// for it, or for no script.
bool serves(const QString& id, const QString& wanted) {
  const QString name = QString(wanted).replace(u'-', u'_');
  if (id.section(u'_', 0, 0) != name.section(u'_', 0, 0)) return false;
  const QStringList others{QStringLiteral("Hant"), QStringLiteral("TW"), QStringLiteral("HK"), QStringLiteral("MO")};
  const QStringList parts = name.split(u'_').mid(1);
  return std::none_of(parts.begin(), parts.end(), [&](const QString& part) { return others.contains(part); });
}

}  // namespace

std::vector<Language> languages() {
  std::vector<Language> found{{plainEnglish, QStringLiteral("English")}};
  for (const Language& each : {Language{QStringLiteral("zh_CN"), QStringLiteral("简体中文")},
                               Language{QStringLiteral("ko"), QStringLiteral("한국어")}})
    if (QFile::exists(translationsOf(each.id))) found.push_back(each);
  return found;
}

QString languageFor(const QStringList& wanted) {
  const auto ours = languages();
  for (const QString& each : wanted)
    for (const Language& language : ours)
      if (serves(language.id, each)) return language.id;
  return plainEnglish;
}

void setLanguage(const QString& wanted) {
  const auto ours = languages();
  const bool known = std::any_of(ours.begin(), ours.end(), [&](const Language& each) { return each.id == wanted; });
  const QString id = known ? wanted : languageFor(QLocale::system().uiLanguages());
  spoken().wanted = known ? wanted : ofTheSystem;
  if (id == spoken().id) return;
  spoken().id = id;
  const auto before = std::exchange(spoken().translators, {});  // ends with this call: none is asked any more
  if (id == plainEnglish) return;
  spoken().translators = {readQts(id), readTranslator(translationsOf(id))};
  installLanguage();
}

EnglishTexts::EnglishTexts() {
  ++englishTexts;
}
EnglishTexts::~EnglishTexts() {
  --englishTexts;
}

QString wantedLanguage() {
  return spoken().wanted;
}

QString language() {
  return spoken().id;
}

void installLanguage() {
  if (QCoreApplication::instance() == nullptr) return;
  for (const auto& each : spoken().translators)
    if (each) QCoreApplication::installTranslator(each.get());
}

QString translatedText(const char* context, const std::string& text) {
  if (QCoreApplication::instance() != nullptr) return QCoreApplication::translate(context, text.c_str());
  const auto& ours = spoken().translators.back();
  const QString said = ours ? ours->translate(context, text.c_str(), nullptr, -1) : QString();
  return said.isEmpty() ? QString::fromStdString(text) : said;
}

}  // namespace warpfold::app
