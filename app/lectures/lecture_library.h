// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "lectures/lecture_parser.h"

namespace warpfold::app {

/// Where lectures lie, and in which language they are wanted.
struct LectureFolders {
  QString shipped = QStringLiteral(":/lectures");
  QString own;            ///< the lecturer's; empty: none
  QString language;       ///< "de": files of a folder of this name take the place of the English ones
  bool ownNamed = false;  ///< somebody named `own`, so it should be there

  /// The program's, those of WARPFOLD_LECTURES or of the user's folder, in the window's language.
  static LectureFolders standard();
};

/// The chapters that there are, by their files' names, and a sentence for each file or folder that something is wrong
/// with. A file of the user with the id of a shipped chapter takes its place.
struct LectureLibrary {
  std::vector<Chapter> chapters;
  QStringList problems;

  static LectureLibrary load(const LectureFolders& folders);
  /// Names slides that cannot be shown with these kernels. Their chapters stay: the other slides can.
  void check(const SlideOffers& offers);
  /// Null where there is none.
  const Chapter* find(const QString& id) const;
};

}  // namespace warpfold::app
