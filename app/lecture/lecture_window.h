// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "lecture/lecture_view.h"
#include "lecture/presenter_window.h"

namespace warpfold::app {

/// How a lecture begins.
struct LectureOptions {
  QString id;  ///< of the first chapter; empty: the first one
  QString workerCommand;
  QString backend;  ///< empty: the best device that runs a slide's kernels
  QString theme = QStringLiteral("projector");
  LectureFolders folders = LectureFolders::standard();
};

/// Lecture mode: the slides on the whole screen, and the keys of a presenter.
class LectureWindow : public QWidget {
  Q_OBJECT
 public:
  explicit LectureWindow(const LectureOptions& options, QWidget* parent = nullptr);

  /// Shows it on the whole screen.
  void begin();
  /// The same over `window`, for as long as it lasts.
  static LectureWindow* open(const LectureOptions& options, QWidget* window);

  LecturePlayer& player() { return m_player; }
  LectureView& view() { return *m_view; }
  LectureBench& bench() { return m_bench; }
  PresenterWindow& presenter() { return *m_presenter; }

 public slots:
  /// The files as they are now; the lecture stays where it is.
  void reload();

 signals:
  void ended();
  /// What is wrong with slides, once the kernels are known: a sentence each.
  void problemsFound(const QStringList& problems);

 protected:
  void closeEvent(QCloseEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void paintEvent(QPaintEvent* event) override;

 private:
  void checkKernels();
  void togglePresenter();
  /// The slide on the whole window, or beside the presenter's part.
  void placeParts();
  /// In the title, which a list of windows and a screen reader read.
  void tellPlace();

  LectureFolders m_folders;
  LectureBench m_bench;
  LecturePlayer m_player;
  SlideComposer m_composer;
  LectureView* m_view;
  PresenterWindow* m_presenter;
  bool m_sharesScreen = false;  // with the presenter's window, where there is no other
  bool m_checked = false;       // the slides, against the kernels of the worker
};

}  // namespace warpfold::app
