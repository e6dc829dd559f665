// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Where the keyboard is can be seen: what has the focus looks other than without it, in every theme.
#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QApplication>
#include <QDialog>
#include <QHBoxLayout>
#include <QImage>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <array>

#include "app/test_window.h"
#include "export/export_dialog.h"
#include "theme/style.h"
#include "theme/theme.h"
#include "window/charts_row.h"
#include "window/menus.h"
#include "window/sweep_dialog.h"

namespace warpfold::app {
namespace {

constexpr int around = 4;  // pixels: a frame may lie outside

/// What Tab leads to, in its order.
QList<QWidget*> stopsOf(QWidget* window) {
  QList<QWidget*> stops;
  QWidget* each = window;
  do {
    each = each->nextInFocusChain();
    const bool stop = each->window() == window && each->isVisible() && each->isEnabled() &&
                      (each->focusPolicy() & Qt::TabFocus) && !each->focusProxy();
    if (stop && each != window) stops << each;
  } while (each != window);
  return stops;
}

QImage lookOf(QWidget* window, const QWidget* part) {
  const QRect place(part->mapTo(window, QPoint()), part->size());
  return window->grab(place.adjusted(-around, -around, around, around)).toImage();
}

std::string nameOf(const QWidget* widget) {
  return std::string(widget->metaObject()->className()) + " " + widget->objectName().toStdString() + " " +
         widget->accessibleName().toStdString();
}

/// Its look without the focus is that which it had before and has after it.
void expectSeen(QWidget* window, const std::string& theme) {
  window->setAttribute(Qt::WA_KeyboardFocusChange);
  for (QWidget* stop : stopsOf(window)) {
    if (QWidget* const other = QApplication::focusWidget()) other->clearFocus();
    QApplication::setCursorFlashTime(0);
    const QImage without = lookOf(window, stop);
    stop->setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    if (!stop->hasFocus()) continue;  // hands it on
    EXPECT_NE(lookOf(window, stop), without) << nameOf(stop) << ", " << theme;
  }
}

TEST(focus, is_seen_in_every_theme_at_every_stop_of_tab) {
  TestWindow w;
  w.resize(1600, 1000);
  w.show();
  w.worker().start();
  ASSERT_TRUE(TestWindow::eventually([&] { return w.comparison().complete(); }));
  w.stage().requestStop();
  ASSERT_TRUE(TestWindow::eventually([&] { return !w.comparison().active(); }));
  w.playback().pause();
  w.playback().toEnd();
  QApplication::setActiveWindow(&w);
  for (const auto mode :
       {ThemeController::Mode::dark, ThemeController::Mode::light, ThemeController::Mode::projector}) {
    w.themes().setMode(mode);
    const std::string theme = ThemeController::nameOf(mode).toStdString();
    EXPECT_GT(stopsOf(&w).size(), 20);
    expectSeen(&w, theme);
    ExportDialog dialog("Tree A", {640, 480}, "dark", true, &w);
    SweepModel model;
    SweepDialog sweep(w.experiment(), model, &w);
    for (QDialog* each : {static_cast<QDialog*>(&dialog), static_cast<QDialog*>(&sweep)}) {
      each->show();
      QApplication::setActiveWindow(each);
      EXPECT_GT(stopsOf(each).size(), 3);
      expectSeen(each, theme);
      each->close();
    }
    QApplication::setActiveWindow(&w);
  }
}

/// Which button Enter presses, and which has the focus, are two things to see.
TEST(focus, a_default_button_looks_other_with_the_focus_than_without) {
  for (const char* theme : {"dark", "light", "projector"}) {
    QDialog dialog;
    dialog.setStyleSheet(styleSheetFor(Theme::byId(QLatin1String(theme))));
    auto* row = new QHBoxLayout(&dialog);
    auto* line = new QLineEdit(&dialog);
    std::array<QPushButton*, 3> buttons{};
    for (QPushButton*& button : buttons) row->addWidget(button = new QPushButton("Save", &dialog));
    row->addWidget(line);
    for (QPushButton* button : buttons) button->setAutoDefault(false);
    buttons[0]->setDefault(true);
    dialog.show();
    line->setFocus();
    QCoreApplication::processEvents();
    const auto look = [&](int which) { return buttons[std::size_t(which)]->grab().toImage(); };
    const QImage plain = look(2), byDefault = look(0);
    EXPECT_NE(byDefault, plain) << theme;
    buttons[1]->setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    const QImage focused = look(1);
    EXPECT_NE(focused, byDefault) << theme;
    EXPECT_NE(focused, plain) << theme;
    // Inside its frame as well: they are told apart by more than a pixel of a line.
    EXPECT_NE(byDefault.pixelColor(8, byDefault.height() / 2), focused.pixelColor(8, focused.height() / 2)) << theme;
    buttons[0]->setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    EXPECT_NE(look(0), byDefault) << theme;
  }
}

}  // namespace
}  // namespace warpfold::app
