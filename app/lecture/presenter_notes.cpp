// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/presenter_notes.h"

#include <QCoreApplication>

#include "models/with_values.h"

namespace warpfold::app {

namespace {

struct Presenter {
  Q_DECLARE_TR_FUNCTIONS(Presenter)
};

QString nextKeyOf(const LecturePlayer& player) {
  const LecturePlayer::Phase now = player.phase();
  if (const auto after = player.phaseAfter()) {
    if (after->raced && !now.raced) return Presenter::tr("Next key: the race");
    if (after->revealed && !now.revealed) return Presenter::tr("Next key: the answer");
    return Presenter::tr("Next key: step %1").arg(after->step.value_or(0));
  }
  const auto [chapter, slide] = player.slideAfter();
  if (slide == nullptr) return Presenter::tr("The lecture ends here");
  if (chapter->id == player.chapter().id) return Presenter::tr("Next key: the next slide");
  return Presenter::tr("Next key: the next chapter, %1").arg(chapter->title);
}

}  // namespace

PresenterNotes notesOf(const LecturePlayer& player) {
  PresenterNotes notes;
  if (player.empty()) return notes;
  notes.place = withValues(Presenter::tr("%1, slide %2 of %3, part %4 of %5"), player.chapter().title,
                           player.slideNumber(), player.chapter().slides.size(), player.part(), player.parts());
  notes.nextKey = nextKeyOf(player);
  if (const Slide* const slide = player.slideAfter().second) {
    notes.headline = player.wordsAfter(slide->headline);
    if (notes.headline.isEmpty()) notes.headline = player.slideAfter().first->title;
    notes.prose = player.wordsAfter(slide->prose);
  }
  return notes;
}

QString clockText(qint64 milliseconds) {
  const qint64 seconds = milliseconds / 1000;
  const auto two = [](qint64 number) { return QStringLiteral("%1").arg(number, 2, 10, QLatin1Char('0')); };
  const QString minutes = seconds < 3600 ? QString::number(seconds / 60) : two(seconds / 60 % 60);
  const QString hours = seconds < 3600 ? QString() : QStringLiteral("%1:").arg(seconds / 3600);
  return hours + minutes + u':' + two(seconds % 60);
}

}  // namespace warpfold::app
