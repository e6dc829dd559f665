// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSizeF>
#include <QString>
#include <optional>

namespace warpfold::app {

/// What `warpfold render --lecture` and `--view slides` were asked for.
struct LectureJob {
  QString id;                ///< of a chapter; empty: all of them
  std::optional<int> slide;  ///< of the chapter, from 1; nothing: a hand-out with a page for each
  QString output, themeId, workerCommand, backend;
  QSizeF size;  ///< empty: 1920x1080
  double scale = 1;
};

/// Writes a picture of a slide, or a hand-out as PDF. Returns the exit status; a failure is one line on stderr. Needs a
/// QApplication.
int renderLecture(const LectureJob& job);

}  // namespace warpfold::app
