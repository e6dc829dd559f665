// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>
#include <cmath>

#include "app/eventually.h"
#include "lecture/lecture_player.h"
#include "lecture/slide_content.h"
#include "models/language.h"

/// The lectures that come with the program, played on the recorded GPU.
namespace warpfold::app {

class Course {
 public:
  Course()
      : m_bench(QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI), {}), player(m_bench), m_composer(m_bench, player) {
    qunsetenv("WARPFOLD_RECORDINGS");  // the times are those that came with the program
    m_bench.keepRuns();
    read();
    m_bench.start();
  }

  /// In the language that is spoken, at the place where it was: its runs are the same.
  void read() {
    LectureFolders folders;
    folders.language = language();
    player.setCourse(LectureLibrary::load(folders));
  }

  QString place() const {
    return QStringLiteral("%1, slide %2, part %3")
        .arg(player.chapter().id)
        .arg(player.slideNumber())
        .arg(player.part());
  }

  /// Everything that the slide shows is there, and nothing moves.
  bool awaitPicture() {
    const auto there = [&] {
      const SlideContent content = m_composer.compose();
      if (content.wrong) return true;
      return content.message.isEmpty() && !player.waiting() && (m_bench.settled() || !player.slide().needsRun()) &&
             m_composer.chartReady() && player.position(0) == std::round(player.position(0)) &&
             (!player.phase().raced || player.raceOver());
    };
    return eventually(there);
  }

  SlideContent content() { return m_composer.compose(); }

 private:
  LectureBench m_bench;

 public:
  LecturePlayer player;

 private:
  SlideComposer m_composer;
};

}  // namespace warpfold::app
