// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QLineEdit>
#include <QListWidget>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QTextBrowser>

#include "app/in_language.h"
#include "app/test_window.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/manual_window.h"
#include "window/menus.h"

namespace warpfold::app {
namespace {

class LanguageSwitch : public testing::Test {
 protected:
  void SetUp() override {
    if (languages().size() < 3) GTEST_SKIP() << "there was no lrelease to compile the translations with";
    w.show();
    ASSERT_TRUE(TestWindow::eventually([&] { return w.comparison().complete(); }));
  }
  void TearDown() override { change("en"); }

  void change(const QString& id) {
    followed([&] { setLanguage(id); }, language() != id);
  }
  /// Waits until the window has followed.
  template <typename F>
  void followed(F action, bool changes = true) {
    const QPointer<Menus> before = w.findChild<Menus*>();
    action();
    if (!changes) return;
    ASSERT_TRUE(TestWindow::eventually([&] { return before.isNull(); }));
  }
  QString menu(int index) const { return w.findChild<QMenuBar*>()->actions().at(index)->text(); }
  QAction* action(const QString& text) const {
    for (QAction* each : w.findChildren<QAction*>())
      if (each->text() == text) return each;
    return nullptr;
  }

  TestWindow w;
};

TEST_F(LanguageSwitch, every_menu_changes_and_changes_back) {
  EXPECT_EQ(menu(0), "&File");
  change("ko");
  EXPECT_EQ(menu(0), "파일(&F)");
  change("zh_CN");
  EXPECT_EQ(menu(0), "文件(&F)");
  change("en");
  EXPECT_EQ(menu(0), "&File");
}

TEST_F(LanguageSwitch, the_menu_offers_each_language_by_its_own_name) {
  ASSERT_NE(action("简体中文"), nullptr);
  followed([&] { action("简体中文")->trigger(); });
  EXPECT_EQ(menu(0), "文件(&F)");
  EXPECT_TRUE(action("简体中文")->isChecked());
  EXPECT_FALSE(action("English")->isChecked());
}

TEST_F(LanguageSwitch, results_and_the_clock_stay) {
  w.playback().pause();
  w.playback().setPosition(2);
  const std::string result = w.comparison().side(0).result->result.text();
  change("ko");
  EXPECT_TRUE(w.comparison().complete());
  EXPECT_EQ(w.comparison().side(0).result->result.text(), result);
  EXPECT_EQ(w.playback().position(), 2);
  EXPECT_NE(w.treePanel(0)->tree()->trace(), nullptr);
  EXPECT_EQ(w.treePanel(0)->tree()->position(), 2);
}

TEST_F(LanguageSwitch, edits_can_be_undone_and_are_called_in_the_new_language) {
  w.experiment().setBlockText("256");
  change("ko");
  EXPECT_TRUE(w.bench.history().canUndo());
  EXPECT_NE(w.bench.history().undoText(), "Block Size");
  w.bench.history().undo();
  EXPECT_EQ(w.experiment().blockText(), "512");
}

TEST_F(LanguageSwitch, the_open_page_and_the_theme_stay) {
  w.charts()->showChart("ladder");
  w.themes().setMode(ThemeController::Mode::light);
  change("zh_CN");
  EXPECT_EQ(w.charts()->shownChart()->exportName(), "ladder");
  EXPECT_EQ(w.themes().theme().id, "light");
}

TEST_F(LanguageSwitch, trees_stay_zoomed) {
  const QPointer<TreeView> before = w.treePanel(0)->tree();
  before->zoomIn();
  before->zoomIn();
  const double zoom = before->treeLayout().zoom();
  ASSERT_GT(zoom, 1.5);
  change("ko");
  ASSERT_TRUE(before.isNull()) << "the tree is another one, which may lie where it lay";
  EXPECT_DOUBLE_EQ(w.treePanel(0)->tree()->treeLayout().zoom(), zoom);
  EXPECT_TRUE(w.treePanel(1)->tree()->treeLayout().fitted());
}

TEST_F(LanguageSwitch, the_manual_stays_open_at_its_page) {
  auto* menus = w.findChild<Menus*>();
  auto* before = qobject_cast<ManualWindow*>(menus->openDialog("manual"));
  before->showPage("lectures.md");
  before->search()->setText("GPU");
  change("ko");
  auto* after = w.findChild<ManualWindow*>();
  ASSERT_NE(after, nullptr);
  EXPECT_TRUE(after->isVisible());
  EXPECT_EQ(after->browser()->source().fileName(), "lectures.md");
  EXPECT_EQ(after->search()->text(), "GPU");
}

TEST_F(LanguageSwitch, a_manual_that_was_closed_opens_in_the_new_language) {
  w.findChild<Menus*>()->openDialog("manual")->close();
  change("ko");
  auto* after = qobject_cast<ManualWindow*>(w.findChild<Menus*>()->openDialog("manual"));
  EXPECT_EQ(after->manual().page("window.md")->title, "창");
}

TEST_F(LanguageSwitch, every_window_beside_it_is_opened_again) {
  auto* menus = w.findChild<Menus*>();
  const QStringList names{"sessions", "recordings", "hardware", "stepTable", "shortcuts", "about"};
  for (const QString& name : names) ASSERT_NE(menus->openDialog(name), nullptr) << name.toStdString();
  change("ko");
  for (const QString& name : names) {
    auto* dialog = w.findChild<QWidget*>(name, Qt::FindDirectChildrenOnly);
    ASSERT_NE(dialog, nullptr) << name.toStdString();
    EXPECT_TRUE(dialog->isVisible()) << name.toStdString();
  }
}

TEST_F(LanguageSwitch, numbers_are_written_as_before) {
  change("ko");
  EXPECT_EQ(QLocale().toString(0.5), QLocale::c().toString(0.5));
}

TEST(language_switch, the_banner_says_the_same_in_the_new_language) {
  if (languages().size() < 3) GTEST_SKIP() << "there was no lrelease to compile the translations with";
  WindowOptions options("");
  options.requests.emplace();
  options.requests->second.kernel = "nosuch";
  TestWindow w(options);
  w.show();
  ASSERT_TRUE(TestWindow::eventually([&] { return w.banner()->message().contains("nosuch"); }));
  const QString english = w.banner()->message();
  const QPointer<Menus> before = w.findChild<Menus*>();
  const InLanguage korean("ko");
  ASSERT_TRUE(TestWindow::eventually([&] { return before.isNull(); }));
  EXPECT_TRUE(TestWindow::eventually([&] { return w.banner()->message().contains("nosuch"); }))
      << w.banner()->message().toStdString();
  EXPECT_NE(w.banner()->message(), english);
}

}  // namespace
}  // namespace warpfold::app
