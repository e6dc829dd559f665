// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Undo, typed values, recent files, the tour and folded panels, with keys and mouse.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

#include "app/sample_traces.h"
#include "app/test_window.h"
#include "charts/chart_widget.h"
#include "lecture/lecture_window.h"
#include "models/steps_table_model.h"
#include "models/tree_choices.h"
#include "views/lanes/lanes_view.h"
#include "views/leaf_editor.h"
#include "views/step_figures.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/banner.h"
#include "window/charts_row.h"
#include "window/experiment_panel.h"
#include "window/info_panel.h"
#include "window/recent_menu.h"
#include "window/tour.h"

namespace warpfold::app {
namespace {

struct Window : TestWindow {
  explicit Window(const WindowOptions& o = WindowOptions()) : TestWindow(o) {
    resize(1280, 800);
    show();
    activateWindow();
  }
  bool showsResults() {
    return eventually([&] { return comparison().complete(); });
  }
  QLineEdit* field(const QString& name) {
    for (QComboBox* box : findChildren<QComboBox*>())
      if (box->isEditable() && box->accessibleName().startsWith(name)) return box->lineEdit();
    return nullptr;
  }
  QAction* action(const QString& text) {
    for (QAction* each : findChildren<QAction*>())
      if (QString(each->text()).remove(u'&') == text) return each;
    return nullptr;
  }
  LeafEditor* editor(int side) { return treePanel(side)->leafEditor(); }
  TreeView* tree(int side) { return treePanel(side)->tree(); }
  QPoint leaf(int side, int column) {
    const TreeLayout& layout = tree(side)->treeLayout();
    return QPointF(layout.columnX(column), layout.rowY(0)).toPoint();
  }
  std::string leafText(int side, int column) {
    const BlockTracePtr trace = tree(side)->trace();
    return trace ? trace->value(NodeId{std::uint32_t(column)}).text() : std::string();
  }
};

TEST(editing, ctrl_z_takes_a_change_back_and_runs_again) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.experiment().setBlockText("256");
  EXPECT_TRUE(w.action("Undo Block Size"));
  ASSERT_TRUE(w.eventually([&] { return w.comparison().side(0).result->request.block == 256; }));
  QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(w.experiment().blockText(), "512");
  EXPECT_TRUE(w.eventually([&] { return w.comparison().side(0).result->request.block == 512; }));
  QTest::keyClick(&w, Qt::Key_Y, Qt::ControlModifier);
  EXPECT_EQ(w.experiment().blockText(), "256");
  QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier);
  QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(w.experiment().blockText(), "256");
}

TEST(editing, a_field_takes_its_own_typing_back_and_leaves_the_rest_to_the_window) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.experiment().setOperation(Operation::max);
  QLineEdit* const block = w.field("Threads");
  ASSERT_TRUE(block);
  block->setFocus();
  QTest::keyClick(block, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(w.experiment().operation(), Operation::sum) << "nothing was typed here";
  block->selectAll();
  QTest::keyClicks(block, "64");
  QTest::keyClick(block, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_NE(block->text(), "64");
  EXPECT_EQ(w.experiment().operation(), Operation::sum);
}

TEST(editing, opening_a_data_file_is_one_step) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("numbers.csv");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("1.5\n2.5\n");
  file.close();
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.workbench().open(path);
  ASSERT_TRUE(w.eventually([&] { return w.experiment().inputIsFile(); }));
  EXPECT_EQ(w.experiment().type(), ElementType::float32);
  EXPECT_EQ(w.workbench().recent().paths(), QStringList{path});
  w.workbench().history().undo();
  EXPECT_EQ(w.experiment().input(), "msws");
  EXPECT_EQ(w.experiment().type(), ElementType::int32);
  EXPECT_FALSE(w.workbench().history().canUndo());
}

TEST(editing, a_double_click_on_a_leaf_types_a_number_into_both_trees) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  QTest::mouseDClick(w.tree(1), Qt::LeftButton, {}, w.leaf(1, 3));
  ASSERT_TRUE(w.editor(1)->isOpen());
  EXPECT_EQ(w.editor(1)->element(), 3u);
  EXPECT_EQ(w.editor(1)->text(), QString::fromStdString(w.leafText(1, 3)));
  QTest::keyClicks(w.editor(1), "77");
  QTest::keyClick(w.editor(1), Qt::Key_Return);
  EXPECT_FALSE(w.editor(1)->isOpen());
  EXPECT_TRUE(w.tree(1)->hasFocus());
  const auto samples = w.comparison().side(0).samples.nextIndex();
  EXPECT_TRUE(w.eventually([&] { return w.leafText(0, 3) == "77" && w.leafText(1, 3) == "77"; }));
  EXPECT_GE(w.comparison().side(0).samples.nextIndex(), samples) << "what is measured goes on";
  EXPECT_EQ(w.treePanel(0)->choice()->text(), "Blackboard example, your values");
  EXPECT_TRUE(w.stage().caption(0).contains("blackboard example, your values")) << qPrintable(w.stage().caption(0));
  QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(w.eventually([&] { return w.leafText(0, 3) != "77" && w.leafText(1, 3) != "77"; }));
  EXPECT_EQ(w.treePanel(0)->choice()->text(), "Blackboard example");
}

TEST(editing, a_click_on_a_leaf_and_a_number_change_both_trees_until_they_are_taken_back) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  QTest::mouseClick(w.tree(0), Qt::LeftButton, {}, w.leaf(0, 5));
  EXPECT_EQ(w.tree(0)->litNode(), NodeId{5}) << "its ancestry is highlighted as before";
  EXPECT_FALSE(w.editor(0)->isOpen());
  QTest::keyClicks(w.tree(0), "-");
  ASSERT_TRUE(w.editor(0)->isOpen());
  EXPECT_EQ(w.editor(0)->element(), 5u);
  EXPECT_EQ(w.editor(0)->text(), "-") << "in the place of the number that stood there";
  QTest::keyClicks(w.editor(0), "42");
  QTest::keyClick(w.editor(0), Qt::Key_Return);
  EXPECT_TRUE(w.eventually([&] { return w.leafText(0, 5) == "-42" && w.leafText(1, 5) == "-42"; }));
  QTest::keyClick(&w, Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(w.eventually([&] { return w.leafText(0, 5) != "-42" && w.leafText(1, 5) != "-42"; }));
}

TEST(editing, a_number_is_no_shortcut_only_while_a_leaf_is_highlighted) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  const double speed = w.stage().playback().speed();
  QTest::mouseClick(w.tree(0), Qt::LeftButton, {}, w.leaf(0, 5));
  QTest::keyClick(w.tree(0), Qt::Key_Minus);
  EXPECT_EQ(w.stage().playback().speed(), speed);
  QTest::keyClick(w.editor(0), Qt::Key_Escape);
  QTest::keyClick(w.tree(0), Qt::Key_Minus);
  EXPECT_FALSE(w.editor(0)->isOpen());
  EXPECT_LT(w.stage().playback().speed(), speed);
}

TEST(editing, each_card_of_a_pile_is_typed_into_by_itself) {
  TreeView tree(0);
  LeafEditor editor(0, &tree);
  editor.setTarget([](std::uint32_t, const QString&) { return QString(); },
                   [](std::uint32_t element, NodeId) { return QString::number(element); });
  tree.resize(400, 300);
  tree.setTrace(samples::serialThenTree());  // thread 2 adds up elements 2, 6 and 10
  editor.setOffered(true);
  tree.show();
  const TreeLayout& layout = tree.treeLayout();
  const auto card = [&](int above) {
    return QPointF(layout.columnX(2), layout.rowY(0) - above * layout.cardPitch()).toPoint();
  };
  for (const auto& [above, element] : {std::pair(0, 10U), std::pair(1, 6U), std::pair(2, 2U)}) {
    QTest::mouseDClick(&tree, Qt::LeftButton, {}, card(above));
    EXPECT_TRUE(editor.isOpen());
    EXPECT_EQ(editor.element(), element);
    EXPECT_TRUE(editor.geometry().contains(card(above))) << element;
    QTest::keyClick(&editor, Qt::Key_Escape);
    QTest::mouseClick(&tree, Qt::LeftButton, {}, card(above));
    QTest::keyClicks(&tree, "7");
    EXPECT_EQ(editor.element(), element);
    EXPECT_EQ(editor.text(), "7");
    QTest::keyClick(&editor, Qt::Key_Escape);
  }
}

TEST(editing, a_double_click_elsewhere_fits_the_tree) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.tree(0)->zoomIn();
  QTest::mouseDClick(w.tree(0), Qt::LeftButton, {}, QPoint(4, w.tree(0)->height() - 4));
  EXPECT_TRUE(w.tree(0)->treeLayout().fitted());
  EXPECT_FALSE(w.editor(0)->isOpen());
}

TEST(editing, f2_tab_and_escape_go_through_the_leaves) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  QTest::keyClick(&w, Qt::Key_F2);
  ASSERT_TRUE(w.editor(0)->isOpen());
  QTest::keyClicks(w.editor(0), "40");
  QTest::keyClick(w.editor(0), Qt::Key_Tab);
  EXPECT_EQ(w.editor(0)->element(), 1u);
  QTest::keyClicks(w.editor(0), "41");
  QTest::keyClick(w.editor(0), Qt::Key_Tab);
  QTest::keyClicks(w.editor(0), "42");
  QTest::keyClick(w.editor(0), Qt::Key_Escape);
  EXPECT_FALSE(w.editor(0)->isOpen());
  EXPECT_EQ(w.experiment().typed(), (TypedValues{{0, "40"}, {1, "41"}}));
  ASSERT_TRUE(w.action("Reset Values")->isEnabled());
  w.action("Reset Values")->trigger();
  EXPECT_TRUE(w.experiment().typed().empty());
}

TEST(editing, what_the_type_cannot_hold_stays_in_the_field) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.tree(0)->setFocus();
  QTest::keyClick(w.tree(0), Qt::Key_Return);
  ASSERT_TRUE(w.editor(0)->isOpen());
  QTest::keyClicks(w.editor(0), "1e99");
  QTest::keyClick(w.editor(0), Qt::Key_Return);
  EXPECT_TRUE(w.editor(0)->isOpen());
  EXPECT_TRUE(w.editor(0)->property("wrong").toBool());
  EXPECT_TRUE(w.experiment().typed().empty());
}

TEST(editing, a_block_of_the_run_cannot_be_typed_into) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.stage().show(TreeChoice::Kind::block);
  EXPECT_FALSE(w.editor(0)->offered());
  QTest::keyClick(&w, Qt::Key_F2);
  EXPECT_FALSE(w.editor(0)->isOpen());
}

TEST(editing, typing_shows_its_numbers_also_where_nothing_runs) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.workbench().live().stop();
  ASSERT_TRUE(w.eventually([&] { return !w.comparison().active(); }));
  EXPECT_EQ(w.stage().typeValue(2, "55"), "");
  EXPECT_TRUE(w.eventually([&] { return w.leafText(0, 2) == "55"; }));
}

TEST(editing, recent_files_that_are_gone_are_grey) {
  const QTemporaryDir folder;
  const QString there = folder.filePath("a & b.csv"), gone = folder.filePath("gone.npy");
  QFile file(there);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("1\n2\n");
  file.close();
  Window w;
  auto* menu = w.findChild<RecentMenu*>();
  ASSERT_TRUE(menu);
  EXPECT_FALSE(menu->menuAction()->isEnabled());
  w.workbench().recent().add(gone);
  w.workbench().recent().add(there);
  EXPECT_TRUE(menu->menuAction()->isEnabled());
  emit menu->aboutToShow();
  ASSERT_EQ(menu->actions().size(), 4);
  EXPECT_TRUE(menu->actions()[0]->text().startsWith("&1  a && b.csv")) << qPrintable(menu->actions()[0]->text());
  EXPECT_TRUE(menu->actions()[0]->isEnabled());
  EXPECT_TRUE(menu->actions()[1]->text().contains("not in")) << qPrintable(menu->actions()[1]->text());
  EXPECT_FALSE(menu->actions()[1]->isEnabled());
  menu->actions()[0]->trigger();
  EXPECT_TRUE(w.eventually([&] { return w.experiment().input() == "file:" + there; }));
  menu->actions()[3]->trigger();
  EXPECT_TRUE(w.workbench().recent().paths().isEmpty());
}

TEST(tour, goes_by_keys_beside_what_it_explains_and_gives_the_focus_back) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.tree(0)->setFocus();
  w.startTour();
  auto* tour = w.findChild<Tour*>();
  ASSERT_TRUE(tour);
  EXPECT_EQ(tour->count(), 4);
  for (int stop = 0; stop < 4; ++stop) {
    EXPECT_EQ(tour->current(), stop);
    EXPECT_FALSE(tour->bubble().intersects(tour->lit())) << stop;
    EXPECT_TRUE(w.rect().contains(tour->bubble())) << stop;
    QTest::keyClick(w.focusWidget(), Qt::Key_Return);
  }
  EXPECT_FALSE(tour->isVisible());
  EXPECT_TRUE(w.tree(0)->hasFocus());
  const bool playing = w.playback().playing();
  QTest::keyClick(&w, Qt::Key_Space);
  EXPECT_NE(w.playback().playing(), playing);
}

TEST(tour, escape_ends_it) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.startTour();
  auto* tour = w.findChild<Tour*>();
  ASSERT_TRUE(tour);
  QTest::keyClick(w.focusWidget(), Qt::Key_Escape);
  EXPECT_FALSE(tour->isVisible());
}

TEST(tour, waits_while_a_lecture_is_shown) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.startTour();
  auto* tour = w.findChild<Tour*>();
  ASSERT_TRUE(tour);
  QTest::keyClick(w.focusWidget(), Qt::Key_Return);
  w.action("Start Lecture")->trigger();
  auto* lecture = w.findChild<LectureWindow*>();
  ASSERT_TRUE(lecture);
  ASSERT_TRUE(w.eventually([&] { return lecture->isVisible(); }));
  lecture->close();
  EXPECT_TRUE(tour->isVisible());
  EXPECT_EQ(tour->current(), 1);
}

TEST(tour, the_lecture_s_key_begins_one_over_it_and_esc_leads_back) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.startTour();
  auto* tour = w.findChild<Tour*>();
  ASSERT_TRUE(tour);
  QTest::keyClick(w.focusWidget(), Qt::Key_Return);
  QTest::keyClick(w.focusWidget(), Qt::Key_F11);
  auto* lecture = w.findChild<LectureWindow*>();
  ASSERT_TRUE(lecture);
  ASSERT_TRUE(w.eventually([&] { return lecture->isActiveWindow(); }));
  QTest::keyClick(lecture, Qt::Key_Escape);
  EXPECT_FALSE(lecture->isVisible());
  EXPECT_TRUE(tour->isVisible());
  EXPECT_EQ(tour->current(), 1);
  QTest::keyClick(w.focusWidget(), Qt::Key_Return);
  EXPECT_EQ(tour->current(), 2);
}

TEST(tour, a_window_that_remembers_nothing_has_no_first_start) {
  Window w;
  EXPECT_FALSE(w.isFirstStart());
  EXPECT_FALSE(w.findChild<Tour*>());
}

TEST(folding, panels_give_way_to_the_trees_and_come_back) {
  Window w;
  EXPECT_FALSE(w.info()->isHidden());
  w.resize(1024, 640);
  EXPECT_TRUE(w.info()->isHidden());
  EXPECT_TRUE(w.charts()->isHidden());
  EXPECT_FALSE(w.action("Source and Counters")->isChecked());
  w.resize(1280, 800);
  EXPECT_FALSE(w.info()->isHidden());
  EXPECT_FALSE(w.charts()->isHidden());
  EXPECT_TRUE(w.action("Source and Counters")->isChecked());
}

TEST(folding, somebody_s_wish_goes_before_the_room) {
  Window w;
  w.resize(1024, 640);
  w.action("Source and Counters")->trigger();
  EXPECT_FALSE(w.info()->isHidden());
  w.resize(1100, 640);
  EXPECT_FALSE(w.info()->isHidden());
  w.action("Source and Counters")->trigger();
  EXPECT_TRUE(w.info()->isHidden());
  w.resize(1280, 800);
  EXPECT_FALSE(w.info()->isHidden());
  w.action("Source and Counters")->trigger();
  EXPECT_TRUE(w.info()->isHidden());
}

TEST(folding, the_source_becomes_a_page_of_the_charts_where_trees_of_a_warp_need_its_room) {
  Window w;
  w.resize(1280, 800);
  ASSERT_TRUE(w.showsResults());
  w.stage().show(TreeChoice::Kind::block);
  ASSERT_TRUE(w.eventually([&] { return w.tree(0)->trace() && w.tree(1)->trace(); }));
  w.tree(0)->setOneWarp(true);
  ASSERT_TRUE(w.eventually([&] { return w.charts()->guest() == w.info(); }));
  EXPECT_TRUE(w.info()->isVisible());
  EXPECT_FALSE(w.action("Source and Counters")->isChecked());
  w.resize(1920, 1080);
  EXPECT_EQ(w.charts()->guest(), nullptr);
  EXPECT_TRUE(w.info()->isVisible());
}

TEST(folding, values_are_written_at_every_size) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  for (const QSize size : {QSize(1024, 640), QSize(1280, 736), QSize(1280, 800)}) {
    w.resize(size);
    EXPECT_TRUE(w.eventually([&] { return w.tree(0)->treeLayout().detail() == TreeLayout::Detail::values; }))
        << size.width();
    EXPECT_GE(w.tree(0)->treeLayout().fontPixels(), 9) << size.width();
  }
}

TEST(one_warp, both_trees_show_the_same_one_and_its_values) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.stage().show(TreeChoice::Kind::block);
  ASSERT_TRUE(w.eventually([&] { return w.tree(0)->trace() && w.tree(1)->trace(); }));
  w.tree(0)->setOneWarp(true);
  ASSERT_TRUE(w.eventually([&] { return w.tree(1)->oneWarp(); }));
  for (const int side : {0, 1})
    EXPECT_TRUE(w.eventually([&] { return w.tree(side)->treeLayout().detail() == TreeLayout::Detail::values; }));
  EXPECT_EQ(w.tree(0)->shownWarp(), w.tree(1)->shownWarp());
  EXPECT_TRUE(w.treePanel(0)->stepText().startsWith("warp 0 (of 16) · ")) << qPrintable(w.treePanel(0)->stepText());
  w.tree(1)->fit();
  EXPECT_FALSE(w.tree(0)->oneWarp());
  EXPECT_FALSE(w.treePanel(0)->stepText().contains("of 16"));
}

TEST(references, are_the_same_in_trees_lanes_and_step_table_and_stand_beside_counters) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.stage().show(TreeChoice::Kind::block);
  ASSERT_TRUE(w.eventually([&] { return w.tree(0)->trace() && w.tree(1)->trace(); }));
  const QString block = QStringLiteral("Block 0 of the run");
  EXPECT_EQ(stepsReference(w.comparison(), w.stage().block()), block);
  for (int side = 0; side < 2; ++side) {
    EXPECT_TRUE(w.treePanel(side)->lanes()->caption().startsWith(block + QStringLiteral(" · ")));
    const auto buttons = w.treePanel(side)->findChildren<QToolButton*>();
    EXPECT_TRUE(std::any_of(buttons.begin(), buttons.end(), [&](auto* each) { return each->text() == block; }));
  }
  for (QAction* action : w.findChildren<QAction*>())
    if (action->text().contains(QStringLiteral("Table"))) action->trigger();
  EXPECT_TRUE(w.eventually([&] { return w.charts()->chart("steps")->title() == "Per step · Block 0 of the run"; }));
  const auto tables = w.findChildren<QTableView*>();
  ASSERT_FALSE(tables.isEmpty());
  EXPECT_EQ(tables.first()->horizontalHeader()->visualIndex(StepsTableModel::shareColumns().first), 2)
      << "shares stand where no scrolling is needed";
  QStringList titles, labels;
  for (const QDialog* dialog : w.findChildren<QDialog*>()) titles << dialog->windowTitle();
  for (const QLabel* label : w.findChildren<QLabel*>()) labels << label->text();
  EXPECT_TRUE(titles.contains(QStringLiteral("Steps · ") + block)) << qPrintable(titles.join(u'|'));
  EXPECT_TRUE(labels.contains(QStringLiteral("Counters · First launch, all blocks")));
}

TEST(host_kernels, have_no_heading_without_lanes) {
  Window w(WindowOptions(""));
  ASSERT_TRUE(w.showsResults());
  EXPECT_FALSE(w.treePanel(0)->lanes()->isHidden());
  w.experiment().setBackend("cpu");
  EXPECT_TRUE(w.treePanel(0)->lanes()->isHidden());
  EXPECT_TRUE(w.treePanel(0)->stepFigures()->isHidden());
  w.workbench().history().undo();
  EXPECT_FALSE(w.treePanel(0)->lanes()->isHidden());
}

TEST(banner, what_a_session_says_outlasts_the_greeting) {
  Window w;
  ASSERT_TRUE(w.showsResults());
  w.banner()->showMessage("The worker does not list this recording.", false);
  emit w.worker().hello({messages::protocolVersion, "0.1.0", {}, {}});
  EXPECT_TRUE(w.banner()->isVisible());
}

}  // namespace
}  // namespace warpfold::app
