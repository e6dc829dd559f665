// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "lectures/lecture.h"

namespace warpfold::app {

/// Files come from lecturers everywhere: what is larger than this is refused before it is looked at.
namespace lectureLimits {
inline constexpr qsizetype bytes = 256 * 1024;
inline constexpr qsizetype slides = 64;
inline constexpr qsizetype lineLength = 2000;
inline constexpr qsizetype proseLength = 4000;
}  // namespace lectureLimits

/// Reads a chapter. Its id is the file's name without number and ending: "05-banks.md" is banks. The manual's page
/// on lectures is the description of the format. Throws LectureError with all that is wrong, up to ten things.
Chapter parseChapter(const QString& fileName, const QByteArray& content);

/// What slides can show: the worker's kernels, and charts by their ids.
struct SlideOffers {
  const Catalogue& kernels;
  QStringList charts;
};

/// Whether each slide can be shown with these. Throws LectureError with what is wrong in the first that cannot.
void checkChapter(const Chapter& chapter, const SlideOffers& offers);
/// What is wrong with its slides, in sentences.
QStringList problemsOf(const Chapter& chapter, const SlideOffers& offers);

}  // namespace warpfold::app
