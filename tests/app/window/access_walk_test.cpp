// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The accessibility tree of every window and dialog, from top to bottom: no control without a name, and no two
// mnemonics of one dialog or menu alike.
#include <gtest/gtest.h>

#include <QAbstractSpinBox>
#include <QAccessible>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QMenuBar>
#include <QPointer>
#include <QSet>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <map>

#include "app/eventually.h"
#include "app/in_language.h"
#include "app/test_window.h"
#include "export/export_dialog.h"
#include "lecture/lecture_window.h"
#include "window/charts_row.h"
#include "window/dialogs.h"
#include "window/menus.h"
#include "window/mnemonics.h"
#include "window/sweep_dialog.h"
#include "window/tour.h"

namespace warpfold::app {
namespace {

/// Is pressed, chosen from, typed in, or a picture to be read.
bool needsName(const QAccessibleInterface& item) {
  switch (item.role()) {
    case QAccessible::Button:
    case QAccessible::ButtonMenu:
    case QAccessible::CheckBox:
    case QAccessible::ComboBox:
    case QAccessible::EditableText:
    case QAccessible::List:
    case QAccessible::MenuItem:
    case QAccessible::PageTab:
    case QAccessible::PageTabList:
    case QAccessible::ProgressBar:
    case QAccessible::RadioButton:
    case QAccessible::Slider:
    case QAccessible::SpinBox:
    case QAccessible::Table:
    case QAccessible::Tree:
    case QAccessible::TreeItem: return true;
    default: return false;
  }
}

/// The field of a spin box or of a combo box, the list of one, the scroll buttons of a tab bar: named by what they are
/// parts of.
bool isPart(const QAccessibleInterface& item) {
  const QAccessibleInterface* const parent = item.parent();
  for (const QAccessibleInterface* up = parent; up; up = up->parent()) {
    if (up->role() == QAccessible::ComboBox || up->role() == QAccessible::SpinBox) return true;
    if (up->role() == QAccessible::PageTabList && item.role() == QAccessible::Button) return true;
  }
  const QObject* const object = item.object();
  return object && object->objectName().startsWith(QLatin1String("qt_"));
}

std::string placeOf(const QAccessibleInterface& item) {
  const QObject* const object = item.object();
  std::string place = object ? object->metaObject()->className() : "item";
  place += " of role " + std::to_string(item.role());
  for (const QAccessibleInterface* up = item.parent(); up; up = up->parent())
    if (const QString name = up->text(QAccessible::Name); !name.isEmpty()) return place + " in " + name.toStdString();
  return place;
}

struct Walk {
  QStringList unnamed;
  int controls = 0;

  void of(QAccessibleInterface* item, int depth = 0) {
    if (!item || !item->isValid() || depth > 60 || (item->state().invisible && depth > 0)) return;
    if (item->role() == QAccessible::Separator) return;
    if (needsName(*item) && !isPart(*item)) {
      ++controls;
      if (item->text(QAccessible::Name).trimmed().isEmpty()) unnamed << QString::fromStdString(placeOf(*item));
    }
    constexpr int mostChildren = 300;  // of a table that scrolls
    for (int i = 0; i < std::min(item->childCount(), mostChildren); ++i) of(item->child(i), depth + 1);
  }
};

void expectNamed(QWidget* window, const char* what, int leastControls = 1) {
  ASSERT_NE(window, nullptr) << what;
  Walk walk;
  walk.of(QAccessible::queryAccessibleInterface(window));
  EXPECT_EQ(walk.unnamed.join(u'\n').toStdString(), "") << what;
  EXPECT_GE(walk.controls, leastControls) << what;
  EXPECT_FALSE(QAccessible::queryAccessibleInterface(window)->text(QAccessible::Name).isEmpty()) << what;
}

/// Letters that two controls of a window share: of labels whose buddy can be seen, and of buttons.
QStringList clashesOf(const QWidget* window) {
  std::map<QChar, QStringList> uses;
  const auto use = [&](const QString& text) {
    if (const QChar key = mnemonicOf(text); !key.isNull()) uses[key] << text;
  };
  for (const QLabel* label : window->findChildren<QLabel*>())
    if (label->buddy() && label->isVisibleTo(window) && label->window() == window) use(label->text());
  for (const QAbstractButton* button : window->findChildren<QAbstractButton*>())
    if (button->isVisibleTo(window) && button->window() == window) use(button->text());
  QStringList clashes;
  for (const auto& [key, texts] : uses)
    if (texts.size() > 1) clashes << texts.join(QStringLiteral(" | "));
  return clashes;
}

/// Buttons of a dialog without a letter of their own, but for those that Enter and Esc press.
QStringList withoutMnemonic(const QWidget* dialog) {
  QStringList without;
  QSet<const QAbstractButton*> byKey;
  for (const QDialogButtonBox* box : dialog->findChildren<QDialogButtonBox*>())
    for (QAbstractButton* button : box->buttons())
      if (const auto role = box->buttonRole(button);
          role == QDialogButtonBox::AcceptRole || role == QDialogButtonBox::RejectRole)
        byKey << button;
  for (const QAbstractButton* button : dialog->findChildren<QAbstractButton*>()) {
    if (button->text().isEmpty() || !button->isVisibleTo(dialog) || button->window() != dialog) continue;
    if (button->objectName().startsWith(QLatin1String("qt_")) || byKey.contains(button)) continue;
    const bool number = button->text()[0].isDigit();  // one of a row, of which the first is led to
    if (!number && mnemonicOf(button->text()).isNull()) without << button->text();
  }
  return without;
}

void expectMnemonics(const QWidget* dialog, const char* what) {
  EXPECT_EQ(clashesOf(dialog).join(u'\n').toStdString(), "") << what;
  EXPECT_EQ(withoutMnemonic(dialog).join(u'\n').toStdString(), "") << what;
}

/// What is checked while a dialog holds up the window; it is closed then.
void whileModal(const std::function<void()>& open, const std::function<void(QWidget*)>& check) {
  QTimer look;
  look.setInterval(100);
  bool seen = false;
  QObject::connect(&look, &QTimer::timeout, [&] {
    QWidget* const dialog = QApplication::activeModalWidget();
    if (dialog == nullptr) return;
    look.stop();
    seen = true;
    check(dialog);
    dialog->close();
  });
  look.start();
  open();
  EXPECT_TRUE(seen);
}

struct Walked : TestWindow {
  Walked() {
    resize(1600, 1000);
    show();
    worker().start();
    eventually([this] { return comparison().complete(); });
    playback().pause();
    playback().toEnd();
    charts()->charts();  // makes the pages that are not shown
  }
  QWidget* dialog(const char* name) { return findChild<Menus*>()->openDialog(QLatin1String(name)); }
};

TEST(access_walk, main_window_and_its_menus) {
  Walked w;
  expectNamed(&w, "the window", 40);
  for (const char* chart : {"latency", "memory", "heatmap", "ladder", "hardware", "lens", "sweep"}) {
    w.charts()->showChart(QLatin1String(chart));
    settle();
    expectNamed(&w, chart, 40);
  }
}

TEST(access_walk, dialogs_beside_the_window) {
  Walked w;
  for (const char* name :
       {"sessions", "recordings", "hardware", "stepTable", "shortcuts", "about", "manual", "whatsNew"}) {
    QPointer<QWidget> shown = w.dialog(name);
    ASSERT_NE(shown, nullptr) << name;
    settle();
    expectNamed(shown, name, 0);
    expectMnemonics(shown, name);
    if (shown) shown->close();
  }
}

TEST(access_walk, dialogs_that_hold_up_the_window) {
  Walked w;
  const auto check = [](const char* name) {
    return [name](QWidget* dialog) {
      expectNamed(dialog, name, 2);
      expectMnemonics(dialog, name);
    };
  };
  whileModal([&] { w.exports().exportFigure(); }, check("figure"));
  whileModal([&] { w.exports().exportAnimation(); }, check("animation"));
  whileModal([&] { askWorkerCommand(&w, w.worker()); }, check("worker command"));
  whileModal([&] { chooseBlock(&w, w.stage()); }, check("block"));
  whileModal([&] { ExportDialog("Tree A", {640, 480}, "dark", true, &w).exec(); }, check("export"));
  SweepModel model;
  whileModal([&] { SweepDialog(w.experiment(), model, &w).exec(); }, check("sweep"));
}

TEST(access_walk, the_shortcut_sheet_has_every_shortcut_of_the_menus) {
  Walked w;
  QWidget* const sheet = w.dialog("shortcuts");
  QString said = sheet->findChild<QLabel*>()->text();
  said.replace(QStringLiteral("← →"), QStringLiteral("Left Right")).replace(u'−', u'-');
  for (const QAction* action : w.findChildren<QAction*>()) {
    if (action->shortcut().isEmpty()) continue;
    EXPECT_TRUE(said.contains(action->shortcut().toString(QKeySequence::PortableText)))
        << action->text().toStdString() << ": " << action->shortcut().toString().toStdString();
  }
}

TEST(access_walk, tour_and_lecture) {
  Walked w;
  Tour* const tour = startTour(&w, *w.findChild<WindowLayout*>(), w.themes());
  settle();
  expectNamed(&w, "tour", 40);
  tour->end();
  LectureOptions options;
  options.workerCommand = QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER);
  options.folders = {QStringLiteral(":/lectures"), {}, {}};
  LectureWindow lecture(options);
  lecture.resize(1280, 720);
  lecture.show();
  EXPECT_TRUE(eventually([&] { return !lecture.player().waiting(); }));
  expectNamed(&lecture, "lecture", 0);
  const auto nameOf = [](QWidget* widget) {
    return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name).toStdString();
  };
  EXPECT_NE(nameOf(&lecture.view()), "");
  const QAccessibleInterface* const slide = QAccessible::queryAccessibleInterface(&lecture.view());
  ASSERT_GT(slide->childCount(), 2);
  EXPECT_EQ(slide->child(0)->role(), QAccessible::Heading);
  EXPECT_EQ(slide->child(0)->text(QAccessible::Name), lecture.view().accessibleName());
  QTest::keyClick(&lecture, Qt::Key_P);
  EXPECT_NE(nameOf(&lecture.presenter()), "");
}

void collect(const QMenu* menu, QStringList& clashes, QStringList& without) {
  std::map<QChar, QStringList> uses;
  for (const QAction* action : menu->actions()) {
    if (action->isSeparator() || action->text().isEmpty()) continue;
    const QChar key = mnemonicOf(action->text());
    key.isNull() ? without << action->text() : uses[key] << action->text();
    if (action->menu()) collect(action->menu(), clashes, without);
  }
  // In English, which has no letters behind the words, an entry goes without where others have all of its own.
  const auto hasNone = [&](const QString& text) {
    return std::all_of(text.begin(), text.end(), [&](QChar c) { return !c.isLetter() || uses.contains(c.toUpper()); });
  };
  if (language() == QLatin1String("en")) without.removeIf(hasNone);
  for (const auto& [key, texts] : uses)
    if (texts.size() > 1) clashes << texts.join(QStringLiteral(" | "));
}

TEST(access_walk, menus_have_mnemonics_and_no_two_are_alike) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    Walked w;
    std::map<QChar, QStringList> bar;
    for (const QAction* action : w.menuWidget()->findChild<QMenuBar*>()->actions()) {
      bar[mnemonicOf(action->text())] << action->text();
      emit action->menu()->aboutToShow();
      QStringList clashes, without;
      collect(action->menu(), clashes, without);
      EXPECT_EQ(clashes.join(u'\n').toStdString(), "") << id;
      EXPECT_EQ(without.join(u'\n').toStdString(), "") << id << ", " << action->text().toStdString();
    }
    for (const auto& [key, texts] : bar) EXPECT_EQ(texts.size(), 1) << texts.join(' ').toStdString();
  }
}

}  // namespace
}  // namespace warpfold::app
