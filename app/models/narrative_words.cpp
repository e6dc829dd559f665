// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/narrative_words.h"

#include <QCoreApplication>
#include <array>

#include "models/experiment.h"

namespace warpfold::app {

QString narrativeTr(const char* text, int n) {
  return QCoreApplication::translate("warpfold::app::Narrative", text, nullptr, n);
}

QString numberWord(std::uint64_t n) {
  static const std::array words{
      QT_TRANSLATE_NOOP("warpfold::app::Narrative", "no"),    QT_TRANSLATE_NOOP("warpfold::app::Narrative", "one"),
      QT_TRANSLATE_NOOP("warpfold::app::Narrative", "two"),   QT_TRANSLATE_NOOP("warpfold::app::Narrative", "three"),
      QT_TRANSLATE_NOOP("warpfold::app::Narrative", "four"),  QT_TRANSLATE_NOOP("warpfold::app::Narrative", "five"),
      QT_TRANSLATE_NOOP("warpfold::app::Narrative", "six"),   QT_TRANSLATE_NOOP("warpfold::app::Narrative", "seven"),
      QT_TRANSLATE_NOOP("warpfold::app::Narrative", "eight"), QT_TRANSLATE_NOOP("warpfold::app::Narrative", "nine"),
      QT_TRANSLATE_NOOP("warpfold::app::Narrative", "ten")};
  return n < words.size() ? narrativeTr(words[n]) : QString::number(n);
}

QString numberText(std::uint64_t n) {
  return n <= 10 ? numberWord(n) : grouped(n);
}

QString threadsText(const std::vector<std::uint32_t>& threads) {
  const auto number = [](std::uint32_t t) { return QString::number(t); };
  if (threads.size() == 1) return narrativeTr("thread %1").arg(threads[0]);
  const std::uint32_t distance = threads[1] - threads[0];
  bool even = true;
  for (std::size_t i = 1; i < threads.size(); ++i) even = even && threads[i] - threads[i - 1] == distance;
  if (even && distance == 1 && threads.size() > 2)
    return narrativeTr("threads %1 to %2").arg(threads.front()).arg(threads.back());
  QStringList list;
  if (threads.size() <= 4) {
    for (std::uint32_t t : threads) list.append(number(t));
  } else if (even) {
    list = {number(threads[0]), number(threads[1]), number(threads[2]), QStringLiteral("…"), number(threads.back())};
  } else {
    return narrativeTr("%n threads", static_cast<int>(threads.size()));
  }
  return narrativeTr("threads %1").arg(list.join(QStringLiteral(", ")));
}

}  // namespace warpfold::app
