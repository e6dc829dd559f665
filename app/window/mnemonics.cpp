// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mnemonics.h"

#include <QMap>
#include <QMenu>
#include <QSet>
#include <iterator>
#include <utility>

#include "models/language.h"

namespace warpfold::app {
namespace {

bool isLetter(QChar c) {
  return (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

/// What an entry is called in files and on the command line: letters of it serve where its words have none.
QString nameOf(const QAction& action) {
  return action.property(mnemonicSource).toString();
}

/// Where the letter of a text is to be that nobody has taken: at the beginning of a word rather than within; -1:
/// nowhere.
qsizetype freePlace(const QString& text, const QSet<QChar>& taken) {
  for (const bool within : {false, true})
    for (qsizetype i = 0; i < text.size(); ++i) {
      const bool begins = i == 0 || !isLetter(text[i - 1]);
      if (isLetter(text[i]) && (within || begins) && !taken.contains(text[i].toUpper())) return i;
    }
  return -1;
}

/// Words of Chinese and Korean have no letters of their own; those of a name among them say little.
bool isLatin(const QString& text) {
  return !text.isEmpty() && text.front().unicode() < 0x2000;
}

/// Behind the words, before the dots.
QString withLetterBehind(const QString& text, QChar key) {
  const QString dots = QStringLiteral("…"), more = text.endsWith(dots) ? dots : QString();
  return QStringLiteral("%1(&%2)%3").arg(text.chopped(more.size()), key, more);
}

QString withOtherLetter(const QString& text, const QString& name, QSet<QChar>& taken) {
  const qsizetype named = freePlace(name, taken);
  const QString letters = named >= 0 ? QString(name[named].toUpper()) : QString();
  for (const QChar key : letters + QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789")) {
    if (taken.contains(key)) continue;
    taken.insert(key);
    return withLetterBehind(text, key);
  }
  return text;
}

/// Gives each text a letter of its own words, as far as there are enough: who comes later and finds none free takes
/// that of another which has a free one left.
class OwnLetters {
 public:
  OwnLetters(QStringList texts, const QSet<QChar>& taken) : m_texts(std::move(texts)), m_taken(taken) {
    for (int i = 0; i < int(m_texts.size()); ++i) {
      QSet<QChar> asked;
      if (!takeFree(i)) takeOthers(i, asked);
    }
  }
  /// Null where it has none.
  QChar of(int i) const { return m_owners.key(i, QChar()); }
  /// Before which letter the mark of a key stands: one that begins a word rather than one within.
  static qsizetype placeOf(const QString& text, QChar key) {
    for (const bool within : {false, true})
      for (qsizetype i = 0; i < text.size(); ++i)
        if (text[i].toUpper() == key && (within || i == 0 || !isLetter(text[i - 1]))) return i;
    return -1;
  }

 private:
  bool takeFree(int i) {
    QSet<QChar> taken = m_taken;
    for (auto owner = m_owners.cbegin(); owner != m_owners.cend(); ++owner) taken.insert(owner.key());
    const qsizetype place = freePlace(m_texts[i], taken);
    if (place < 0) return false;
    m_owners[m_texts[i][place].toUpper()] = i;
    return true;
  }
  bool takeOthers(int i, QSet<QChar>& asked) {
    for (const QChar c : m_texts[i]) {
      const QChar key = c.toUpper();
      if (!isLetter(c) || m_taken.contains(key) || asked.contains(key)) continue;
      asked.insert(key);
      const int owner = m_owners.value(key, -1);
      if (owner >= 0 && !takeFree(owner) && !takeOthers(owner, asked)) continue;
      for (auto each = m_owners.begin(); each != m_owners.end();)
        each = each.value() == i ? m_owners.erase(each) : std::next(each);
      m_owners[key] = i;
      return true;
    }
    return false;
  }

  const QStringList m_texts;
  const QSet<QChar> m_taken;
  QMap<QChar, int> m_owners;
};

}  // namespace

QChar mnemonicOf(const QString& text) {
  for (qsizetype i = 0; i + 1 < text.size(); ++i) {
    if (text[i] != u'&') continue;
    if (text[i + 1] != u'&') return text[i + 1].toUpper();
    ++i;
  }
  return {};
}

void giveMnemonics(QMenu& menu) {
  QSet<QChar> taken;
  const QList<QAction*> actions = menu.actions();
  for (const QAction* action : actions)
    if (const QChar key = mnemonicOf(action->text()); !key.isNull()) taken.insert(key);
  QList<QAction*> latin, others;
  QStringList texts;
  for (QAction* action : actions) {
    if (action->isSeparator() || action->text().isEmpty()) continue;
    if (action->menu()) giveMnemonics(*action->menu());
    if (!mnemonicOf(action->text()).isNull()) continue;
    const bool own = isLatin(action->text()) || nameOf(*action).isEmpty();
    (own ? latin : others) << action;
    // What is named behind a comma comes and goes with what was run; its letters would change with it.
    if (own) texts << action->text().section(QStringLiteral(", "), 0, 0);
  }
  const OwnLetters letters(texts, taken);
  for (int i = 0; i < int(latin.size()); ++i) {
    const QChar key = letters.of(i);
    if (key.isNull()) {
      // Behind English words a letter in brackets would be read as part of them.
      if (language() != QStringLiteral("en") || !isLatin(latin[i]->text())) others << latin[i];
      continue;
    }
    taken.insert(key);
    latin[i]->setText(latin[i]->text().insert(OwnLetters::placeOf(texts[i], key), u'&'));
  }
  for (QAction* action : others) action->setText(withOtherLetter(action->text(), nameOf(*action), taken));
}

}  // namespace warpfold::app
