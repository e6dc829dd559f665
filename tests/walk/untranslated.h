// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>
#include <algorithm>
#include <set>
#include <vector>

namespace warpfold::app {

/// The English texts of a file for translators that are said otherwise in its language: whoever finds one of them on
/// the screen has found what was not translated.
class UntranslatedTexts {
 public:
  explicit UntranslatedTexts(const QString& language) {
    QFile file(QStringLiteral(WARPFOLD_TRANSLATIONS "/warpfold_%1.ts").arg(language));
    if (!file.open(QIODevice::ReadOnly)) return;
    QXmlStreamReader reader(&file);
    QString source;
    std::set<QString> same;  // in some place
    while (!reader.atEnd()) {
      reader.readNext();
      if (!reader.isStartElement()) continue;
      if (reader.name() == QLatin1String("source")) source = reader.readElementText();
      if (reader.name() != QLatin1String("translation")) continue;
      const QString said = reader.readElementText();
      (saysMuch(said, source) ? m_plain : same).insert(shownAs(source));
    }
    for (const QString& each : same) m_plain.erase(each);
    for (const QString& each : m_plain)
      if (const QString pattern = patternOf(each); !pattern.isEmpty()) m_patterns.emplace_back(pattern);
  }

  bool empty() const { return m_plain.empty(); }

  bool contains(const QString& shown) const {
    static const QRegularExpression words(QStringLiteral("[a-z]{3,} [a-z]{2,}"));
    const QString text = shownAs(shown);
    if (m_plain.contains(text)) return true;
    return words.match(text).hasMatch() && std::any_of(m_patterns.begin(), m_patterns.end(), [&](const auto& pattern) {
             return pattern.match(text).hasMatch();
           });
  }

 private:
  /// Whether a translation leaves none of the English words.
  static bool saysMuch(const QString& said, const QString& source) {
    static const QRegularExpression word(QStringLiteral("[a-z]{3,}"));
    return word.match(source).hasMatch() && shownAs(said) != shownAs(source);
  }
  static QString shownAs(QString text) {
    static const QRegularExpression tag(QStringLiteral("<[^>]*>"));
    static const QRegularExpression key(QStringLiteral("&(?=\\w)"));
    text.remove(tag).remove(key);
    return text.simplified();
  }
  /// Of a text with places for values, if enough is left of it to know it by.
  static QString patternOf(const QString& text) {
    static const QRegularExpression place(QStringLiteral("%L?\\d|\\{[a-z_]+(:[^}]*)?\\}")),
        words(QStringLiteral("[a-z]{3,} [a-z]{2,}"));
    QString rest = text, pattern;
    if (!place.match(text).hasMatch() || !words.match(QString(text).replace(place, QStringLiteral("…"))).hasMatch())
      return {};
    qsizetype at = 0;
    for (auto it = place.globalMatch(text); it.hasNext();) {
      const auto match = it.next();
      pattern += QRegularExpression::escape(text.mid(at, match.capturedStart() - at)) + QStringLiteral(".*");
      at = match.capturedEnd();
    }
    return QRegularExpression::anchoredPattern(pattern + QRegularExpression::escape(text.mid(at)));
  }

  std::set<QString> m_plain;
  std::vector<QRegularExpression> m_patterns;
};

}  // namespace warpfold::app
