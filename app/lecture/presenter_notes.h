// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "lecture/lecture_player.h"

namespace warpfold::app {

/// What a presenter wants to know and the room does not see.
struct PresenterNotes {
  QString place;            ///< "Divergence, slide 2 of 6, part 1 of 3"
  QString nextKey;          ///< what a key that goes on leads to: "step 2", "the race", "the next slide"
  QString headline, prose;  ///< of the slide after this one, with figures that are known; empty at the end
};

PresenterNotes notesOf(const LecturePlayer& player);

/// "12:07", from an hour on "1:12:07".
QString clockText(qint64 milliseconds);

}  // namespace warpfold::app
