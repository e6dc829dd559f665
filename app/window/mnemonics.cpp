// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/mnemonics.h"

#include <QMenu>
#include <QSet>

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

QString withMnemonic(const QString& text, const QString& name, QSet<QChar>& taken) {
  if (const qsizetype place = freePlace(text, taken); place >= 0 && (isLatin(text) || name.isEmpty())) {
    taken.insert(text[place].toUpper());
    return QString(text).insert(place, u'&');
  }
  const qsizetype named = freePlace(name, taken);
  const QString letters = named >= 0 ? QString(name[named].toUpper()) : QString();
  for (const QChar key : letters + QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ123456789")) {
    if (taken.contains(key)) continue;
    taken.insert(key);
    return withLetterBehind(text, key);
  }
  return text;
}

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
  for (QAction* action : actions) {
    if (action->isSeparator() || action->text().isEmpty()) continue;
    if (mnemonicOf(action->text()).isNull()) action->setText(withMnemonic(action->text(), nameOf(*action), taken));
    if (action->menu()) giveMnemonics(*action->menu());
  }
}

}  // namespace warpfold::app
