// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lecture/lecture_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QScreen>
#include <QWheelEvent>
#include <algorithm>
#include <array>
#include <utility>

#include "lecture/slide_charts.h"
#include "lectures/lecture_parser.h"
#include "models/with_values.h"

namespace warpfold::app {

namespace {

bool goesElsewhere(int key) {
  constexpr std::array keys{Qt::Key_PageDown, Qt::Key_Right,  Qt::Key_Down, Qt::Key_Space, Qt::Key_Return,
                            Qt::Key_Enter,    Qt::Key_PageUp, Qt::Key_Left, Qt::Key_Up,    Qt::Key_Backspace,
                            Qt::Key_Home,     Qt::Key_End,    Qt::Key_F5};
  return std::find(keys.begin(), keys.end(), key) != keys.end();
}

/// Of one screen the slide's part and the presenter's: a column at the right, or what is left below where the screen
/// stands upright. The slide keeps the screen's own shape, so that it looks as it does alone.
std::pair<QRect, QRect> sharedScreen(const QRect& screen) {
  constexpr int leastColumn = 360;
  QRect rest = screen, presenter = screen;
  if (screen.width() < screen.height()) {
    rest.setHeight(screen.width() * 9 / 16);
    presenter.setTop(rest.bottom() + 1);
    return {rest, presenter};
  }
  presenter.setLeft(screen.right() + 1 - std::max(leastColumn, screen.width() / 4));
  rest.setRight(presenter.left() - 1);
  QRect slide({}, screen.size().scaled(rest.size(), Qt::KeepAspectRatio));
  slide.moveCenter(rest.center());
  return {slide, presenter};
}

}  // namespace

LectureWindow::LectureWindow(const LectureOptions& options, QWidget* parent)
    : QWidget(parent, Qt::Window),
      m_folders(options.folders),
      m_bench(options.workerCommand, options.backend),
      m_player(m_bench),
      m_composer(m_bench, m_player),
      m_view(new LectureView(m_player, m_composer, this)),
      m_presenter(new PresenterWindow(m_player, m_composer, m_view, this)) {
  setMinimumSize(640, 400);
  m_view->setTheme(Theme::byId(options.theme.isEmpty() ? QStringLiteral("projector") : options.theme));
  m_view->setFocusPolicy(Qt::NoFocus);
  setFocusPolicy(Qt::StrongFocus);
  connect(&m_player, &LecturePlayer::changed, this, &LectureWindow::tellPlace);
  connect(m_view, &LectureView::blankChanged, m_presenter, &PresenterWindow::setRoomBlank);
  connect(m_presenter, &PresenterWindow::hidden, this, [this] {
    m_sharesScreen = false;
    placeParts();
  });
  m_player.setPreparing(true);
  m_player.setCourse(LectureLibrary::load(m_folders), options.id);
  connect(&m_bench, &LectureBench::changed, this, &LectureWindow::checkKernels);
  m_bench.start();
}

void LectureWindow::begin() {
  setGeometry(screen()->geometry());  // also where no window manager does it
  showFullScreen();
  // Where no window manager hands over the keyboard.
  activateWindow();
  setFocus();
}

LectureWindow* LectureWindow::open(const LectureOptions& options, QWidget* window) {
  auto* lecture = new LectureWindow(options, window);
  lecture->setAttribute(Qt::WA_DeleteOnClose);
  lecture->begin();
  return lecture;
}

void LectureWindow::reload() {
  m_player.setCourse(LectureLibrary::load(m_folders));
  m_checked = false;
  checkKernels();
  if (m_player.fileProblems().isEmpty())
    m_player.note(tr("Lectures reloaded; chapters: %1").arg(m_player.library().chapters.size()));
}

void LectureWindow::checkKernels() {
  if (m_checked || !m_bench.hasKernels()) return;
  m_checked = true;
  QStringList problems;
  for (const Chapter& chapter : m_player.library().chapters)
    problems += problemsOf(chapter, slideOffers(m_bench.experiment().catalogue()));
  if (problems.isEmpty()) return;
  m_player.tell(problems);
  emit problemsFound(problems);
}

void LectureWindow::tellPlace() {
  if (m_player.empty()) return setWindowTitle(tr("Warpfold lecture"));
  const QString place =
      withValues(tr("%1, slide %2 of %3, part %4 of %5"), m_player.chapter().title, m_player.slideNumber(),
                 m_player.chapter().slides.size(), m_player.part(), m_player.parts());
  setWindowTitle(m_player.waiting() || !m_bench.hasKernels() ? tr("%1: waits for its run – Warpfold lecture").arg(place)
                                                             : tr("%1 – Warpfold lecture").arg(place));
}

/// On one screen the presenter's window would cover the lecture, so that it stands within it.
void LectureWindow::togglePresenter() {
  if (m_presenter->isVisible()) return m_presenter->hide();
  if (m_presenter->begin()) return;
  m_sharesScreen = true;
  placeParts();
  m_presenter->beginInside();
}

void LectureWindow::placeParts() {
  if (!m_sharesScreen) return m_view->setGeometry(rect());
  const auto [slide, presenter] = sharedScreen(rect());
  m_view->setGeometry(slide);
  m_presenter->setGeometry(presenter);
}

void LectureWindow::closeEvent(QCloseEvent* event) {
  m_sharesScreen = false;
  m_presenter->hide();
  QWidget::closeEvent(event);
  emit ended();
}

void LectureWindow::keyPressEvent(QKeyEvent* event) {
  // In the dark nobody would see where it goes.
  if (m_view->blank() && goesElsewhere(event->key())) return m_view->toggleBlank();
  switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter: return m_player.next();
    case Qt::Key_PageUp:
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_Backspace: return m_player.previous();
    case Qt::Key_Home: return m_player.toFirst();
    case Qt::Key_F5: return m_player.begin();
    case Qt::Key_End: return m_player.toLast();
    case Qt::Key_B:
    case Qt::Key_Period: return m_view->toggleBlank();
    case Qt::Key_S: return m_view->toggleSpotlight();
    case Qt::Key_R: return reload();
    case Qt::Key_P: return togglePresenter();
    case Qt::Key_T:
      if (m_sharesScreen) return m_presenter->restartClock();
      return QWidget::keyPressEvent(event);
    case Qt::Key_L:
      if (event->modifiers() == (Qt::ControlModifier | Qt::ShiftModifier)) return reload();
      return QWidget::keyPressEvent(event);
    case Qt::Key_Escape:
    case Qt::Key_F11: close(); return;
    default: QWidget::keyPressEvent(event);
  }
}

void LectureWindow::wheelEvent(QWheelEvent* event) {
  if (m_view->blank()) return m_view->toggleBlank();
  event->angleDelta().y() < 0 ? m_player.next() : m_player.previous();
}

void LectureWindow::resizeEvent(QResizeEvent*) {
  placeParts();
}

/// Seen only beside a slide that shares the screen.
void LectureWindow::paintEvent(QPaintEvent*) {
  QPainter(this).fillRect(rect(), Qt::black);
}

}  // namespace warpfold::app
