// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Everything in the window has a name for those who do not see it, and a way to it for those without a mouse.
#include <gtest/gtest.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>
#include <QTest>
#include <QTranslator>

#include "app/test_window.h"
#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "views/lanes/lanes_view.h"
#include "views/step_figures.h"
#include "views/transport_bar.h"
#include "views/transport_parts.h"
#include "views/tree_view.h"
#include "window/charts_row.h"

namespace warpfold::app {
namespace {

/// Is pressed, chosen from or typed in.
bool isControl(const QWidget* widget) {
  if (qobject_cast<const QScrollBar*>(widget)) return false;  // moves with what it scrolls
  return qobject_cast<const QAbstractButton*>(widget) || qobject_cast<const QComboBox*>(widget) ||
         qobject_cast<const QLineEdit*>(widget) || qobject_cast<const QAbstractItemView*>(widget) ||
         qobject_cast<const QAbstractSlider*>(widget) || qobject_cast<const QPlainTextEdit*>(widget) ||
         qobject_cast<const QTabBar*>(widget);
}

bool isPicture(const QWidget* widget) {
  return qobject_cast<const TreeView*>(widget) || qobject_cast<const LanesView*>(widget) ||
         qobject_cast<const StepFigures*>(widget) || qobject_cast<const ChartWidget*>(widget);
}

/// A part of another control: the text field and the list of a combo box, the buttons of a tab bar, Qt's own.
bool isPart(const QWidget* widget) {
  if (widget->objectName().startsWith(QLatin1String("qt_"))) return true;
  for (const QWidget* w = widget->parentWidget(); w; w = w->parentWidget())
    if (qobject_cast<const QComboBox*>(w) || qobject_cast<const QTabBar*>(w)) return true;
  return false;
}

QString nameOf(QWidget* widget) {
  const QAccessibleInterface* access = QAccessible::queryAccessibleInterface(widget);
  return access ? access->text(QAccessible::Name) : QString();
}

std::string whatIs(const QWidget* widget) {
  return std::string(widget->metaObject()->className()) + " " + widget->objectName().toStdString() + " in " +
         (widget->parentWidget() ? widget->parentWidget()->metaObject()->className() : "nothing");
}

TEST(access_test, every_control_and_picture_has_a_name) {
  TestWindow w;
  w.show();
  w.charts()->charts();  // makes the pages that are not shown
  for (QWidget* widget : w.findChildren<QWidget*>())
    if ((isControl(widget) || isPicture(widget)) && !isPart(widget)) {
      EXPECT_FALSE(nameOf(widget).isEmpty()) << whatIs(widget);
    }
}

TEST(access_test, every_control_and_tree_is_reached_by_tab) {
  TestWindow w;
  w.show();
  w.charts()->charts();  // makes the pages that are not shown
  for (QWidget* widget : w.findChildren<QWidget*>())
    if ((isControl(widget) || qobject_cast<TreeView*>(widget)) && !isPart(widget)) {
      EXPECT_TRUE(widget->focusPolicy() & Qt::TabFocus) << whatIs(widget);
    }
}

/// Writes the titles of pages in capitals.
struct Capitals : QTranslator {
  QString translate(const char* context, const char* text, const char*, int) const override {
    return QLatin1String(context) == QLatin1String("warpfold::app::ChartsRow") ? QString::fromUtf8(text).toUpper()
                                                                               : QString();
  }
  bool isEmpty() const override { return false; }
};

TEST(access_test, pages_of_charts_have_their_titles_translated) {
  Capitals capitals;
  QCoreApplication::installTranslator(&capitals);
  TestWindow w;
  const QTabBar* tabs = w.charts()->findChild<QTabBar*>();
  QStringList titles;
  for (int i = 0; i < tabs->count(); ++i)
    if (tabs->isTabVisible(i)) titles << tabs->tabText(i);
  QCoreApplication::removeTranslator(&capitals);
  EXPECT_EQ(titles, QStringList({"LIVE", "MEMORY MAP", "HEAT MAP", "LADDER", "HARDWARE COUNTERS", "FLOAT LENS", "SWEEP",
                                 "ROOFLINE"}));
}

}  // namespace
}  // namespace warpfold::app
