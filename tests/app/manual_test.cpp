// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QDir>
#include <QFileInfo>
#include <QLineEdit>
#include <QListWidget>
#include <QRegularExpression>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>

#include "app/test_window.h"
#include "window/manual_window.h"

namespace warpfold::app {
namespace {

const Manual& english() {
  static const Manual manual;
  return manual;
}

QStringList headingAnchors(const QString& text) {
  QStringList anchors;
  static const QRegularExpression heading(QStringLiteral("^#+ (.+)$"), QRegularExpression::MultilineOption);
  for (auto it = heading.globalMatch(text); it.hasNext();) anchors << Manual::anchorOf(it.next().captured(1));
  return anchors;
}

struct Link {
  QString from, file, anchor;
};

/// Links to pages of the manual; those that lead elsewhere begin with a scheme.
std::vector<Link> internalLinks(const Manual& manual) {
  std::vector<Link> links;
  static const QRegularExpression link(QStringLiteral("\\]\\(([^)\\s]+)\\)"));
  for (const ManualPage& page : manual.pages())
    for (auto it = link.globalMatch(page.text); it.hasNext();) {
      const QString target = it.next().captured(1);
      if (target.contains(QLatin1String("://"))) continue;
      const QString file = target.section(u'#', 0, 0);
      links.push_back({page.file, file.isEmpty() ? page.file : file, target.section(u'#', 1)});
    }
  return links;
}

QStringList filesIn(const QString& folder) {
  return QDir(folder).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name);
}

class ManualWindowTest : public testing::Test {
 protected:
  ManualWindow window{Theme::byId("dark")};

  QString shown() const { return window.browser()->source().fileName(); }
  QListWidgetItem* item(const QString& file) const {
    for (int i = 0; i < window.list()->count(); ++i)
      if (window.list()->item(i)->data(Qt::UserRole) == file) return window.list()->item(i);
    return nullptr;
  }
};

TEST(Manual, every_internal_link_leads_to_a_page_and_heading) {
  const auto links = internalLinks(english());
  EXPECT_GT(links.size(), 20u);
  for (const Link& link : links) {
    const ManualPage* const page = english().page(link.file);
    ASSERT_NE(page, nullptr) << link.from.toStdString() << " -> " << link.file.toStdString();
    if (!link.anchor.isEmpty()) {
      EXPECT_TRUE(headingAnchors(page->text).contains(link.anchor))
          << link.from.toStdString() << " -> " << link.file.toStdString() << '#' << link.anchor.toStdString();
    }
  }
}

TEST(Manual, every_file_is_compiled_in_and_in_the_index) {
  const QString source = QStringLiteral(WARPFOLD_MANUAL);
  QStringList indexed;
  for (const ManualPage& page : english().pages()) indexed << page.file;
  indexed.sort();
  EXPECT_EQ(filesIn(QStringLiteral(":/manual")), indexed);
  ASSERT_TRUE(QDir(source).exists());
  EXPECT_EQ(filesIn(source), indexed);
}

TEST(Manual, every_page_has_a_title_and_no_licence_in_its_text) {
  for (const ManualPage& page : english().pages()) {
    EXPECT_FALSE(page.title.isEmpty()) << page.file.toStdString();
    EXPECT_TRUE(page.text.startsWith(QLatin1String("# "))) << page.file.toStdString();
  }
}

TEST(Manual, no_line_of_code_is_wider_than_the_window) {
  for (const ManualPage& page : english().pages()) {
    bool fenced = false;
    for (const QString& line : page.text.split(u'\n')) {
      if (line.startsWith(QLatin1String("```"))) fenced = !fenced;
      if (!fenced && !line.startsWith(QLatin1String("    "))) continue;
      EXPECT_LE(line.size(), 90) << page.file.toStdString() << ": " << line.toStdString();
    }
  }
}

// Qt 6.4 takes the first cell of such a table for code.
TEST(Manual, no_table_follows_code_without_a_sentence_between) {
  static const QRegularExpression codeThenTable(QStringLiteral("(```|\\n    [^\\n]*)\\n\\n\\|"));
  for (const ManualPage& page : english().pages())
    EXPECT_FALSE(page.text.contains(codeThenTable)) << page.file.toStdString();
}

TEST(Manual, missing_translations_are_in_english) {
  const Manual manual("no-such-language");
  EXPECT_EQ(manual.page("numbers.md")->title, "What the numbers mean");
}

TEST(Manual, anchors_are_those_of_markdown) {
  EXPECT_EQ(Manual::anchorOf("When a result is right"), "when-a-result-is-right");
  EXPECT_EQ(Manual::anchorOf("Cold, and warm?"), "cold-and-warm");
}

TEST_F(ManualWindowTest, no_page_is_empty) {
  for (const ManualPage& page : window.manual().pages()) {
    window.showPage(page.file);
    EXPECT_EQ(shown(), page.file);
    EXPECT_GT(window.browser()->toPlainText().size(), 1000) << page.file.toStdString();
    EXPECT_EQ(window.list()->currentItem(), item(page.file));
  }
}

TEST_F(ManualWindowTest, every_page_has_its_style) {
  for (const ManualPage& page : window.manual().pages()) {
    window.showPage(page.file);
    EXPECT_EQ(window.browser()->document()->documentMargin(), 22) << page.file.toStdString();
  }
}

TEST_F(ManualWindowTest, choosing_in_the_list_shows_the_page) {
  window.list()->setCurrentItem(item("kernels.md"));
  EXPECT_EQ(shown(), "kernels.md");
}

TEST_F(ManualWindowTest, back_and_forward) {
  window.showPage("kernels.md");
  auto* const back = window.findChildren<QToolButton*>().at(0);
  EXPECT_TRUE(back->isEnabled());
  back->click();
  EXPECT_EQ(shown(), "index.md");
  window.browser()->forward();
  EXPECT_EQ(shown(), "kernels.md");
}

TEST_F(ManualWindowTest, search_narrows_the_list_and_enter_goes_there) {
  window.search()->setText("NVRTC");
  EXPECT_TRUE(item("kernels.md")->isHidden());
  EXPECT_FALSE(item("devices.md")->isHidden());
  QTest::keyClick(window.search(), Qt::Key_Return);
  EXPECT_EQ(shown(), "devices.md");
  EXPECT_EQ(window.browser()->textCursor().selectedText(), "NVRTC");
  window.search()->clear();
  EXPECT_FALSE(item("kernels.md")->isHidden());
}

TEST_F(ManualWindowTest, a_fragment_scrolls_to_its_heading) {
  window.resize(900, 500);
  window.show();
  window.showPage("numbers.md#when-a-result-is-right");
  EXPECT_EQ(window.browser()->textCursor().block().text(), "When a result is right");
}

TEST(ManualMenu, opens_one_window_that_is_not_modal) {
  TestWindow main;
  for (int i = 0; i < 2; ++i)
    for (QAction* action : main.findChildren<QAction*>())
      if (action->shortcut() == QKeySequence(Qt::SHIFT | Qt::Key_F1)) action->trigger();
  const auto manuals = main.findChildren<ManualWindow*>();
  ASSERT_EQ(manuals.size(), 1);
  EXPECT_TRUE(manuals.front()->isVisible());
  EXPECT_FALSE(manuals.front()->isModal());
}

}  // namespace
}  // namespace warpfold::app
