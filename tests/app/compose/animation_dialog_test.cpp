// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "compose/animation_dialog.h"

#include <gtest/gtest.h>

#include <QAccessible>
#include <QComboBox>
#include <QFile>
#include <QImageReader>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "app/eventually.h"
#include "app/own_settings.h"
#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "app/table_samples.h"
#include "compose/trees_scene.h"
#include "export/exporter.h"

namespace warpfold::app {
namespace {

struct Timed : OwnSettings, samples::SampleStage {
  explicit Timed(double firstStepNs = 800) {
    comparison.apply(messages::Board{messages::Side::a, samples::neighbored({.firstStepNs = firstStepNs})});
    comparison.apply(messages::Board{messages::Side::b, samples::interleaved({.firstStepNs = firstStepNs / 2})});
    playback().pause();
    playback().setPosition(1);
  }
};

TEST(trees_scene, moves_without_moving_the_window) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  EXPECT_EQ(scene.rows(), 4);
  scene.setPosition(3);
  EXPECT_EQ(timed.playback().position(), 1);
  EXPECT_EQ(timed.playback().mode(), Playback::Mode::stepLocked);
}

TEST(trees_scene, races_only_where_steps_are_timed) {
  Timed timed, untimed(0);
  TreesScene fast(timed.experiment, timed.comparison, timed.stage);
  TreesScene slow(untimed.experiment, untimed.comparison, untimed.stage);
  fast.setRace(true);
  slow.setRace(true);
  EXPECT_TRUE(fast.races());
  EXPECT_FALSE(slow.races());
}

/// Text of the picture, as a vector format keeps it.
QString textAt(TreesScene& scene, double position) {
  scene.setPosition(position);
  ExportOptions options;
  options.format = ExportFormat::svg;
  return QString::fromUtf8(renderBytes(scene, options, {}));
}

TEST(trees_scene, a_race_says_how_slow_it_is_and_who_was_first) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  scene.setRace(true);
  scene.setPace(1);
  EXPECT_TRUE(textAt(scene, 2).contains("Race, slowed down 1.5 million times")) << textAt(scene, 2).toStdString();
  EXPECT_TRUE(textAt(scene, 4).contains("B is 2.00× as fast"));
}

TEST(trees_scene, shows_trees_lanes_and_figures_of_the_step_as_text) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  const QString svg = textAt(scene, 2);
  for (const char* text : {">step 2 of 4<", ">active threads<", "lanes by warp"}) EXPECT_EQ(svg.count(text), 2) << text;
  EXPECT_FALSE(svg.contains("<image"));
}

TEST(trees_scene, a_chart_stands_below_and_says_only_its_name) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  EXPECT_FALSE(textAt(scene, 2).contains(">Heat map<"));
  scene.setChart("heatmap");
  const QString svg = textAt(scene, 2);
  EXPECT_TRUE(svg.contains(">Heat map<"));
  EXPECT_EQ(svg.count("step 2 of 4"), 2);  // of the panels
}

/// The longest run of pixels of one colour in a row of the picture.
int longestRun(const QImage& image, QRgb colour) {
  int longest = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0, run = 0; x < image.width(); ++x) {
      run = (image.pixel(x, y) & 0xffffff) == (colour & 0xffffff) ? run + 1 : 0;
      longest = std::max(longest, run);
    }
  return longest;
}

TEST(trees_scene, no_tree_lies_over_the_bars_of_a_race) {
  for (const QSize size : {QSize(960, 600), QSize(960, 760), QSize(600, 420)}) {
    Timed timed;
    TreesScene scene(timed.experiment, timed.comparison, timed.stage);
    scene.setRace(true);
    scene.setChart("heatmap");
    scene.setPosition(scene.rows());
    const Theme& theme = Theme::byId(QStringLiteral("dark"));
    QImage image(size, QImage::Format_RGB32);
    QPainter painter(&image);
    scene.paintExport(painter, image.rect(), theme);
    painter.end();
    EXPECT_GT(longestRun(image, theme.side(0).rgb()), size.width() / 2) << size.width() << "x" << size.height();
  }
}

/// The longest run of pixels of one colour in a column at the right of the picture.
int longestRunAtTheRight(const QImage& image, QRgb colour) {
  constexpr int columns = 40;
  return longestRun(
      image.copy(image.width() - columns, 0, columns, image.height()).transformed(QTransform().rotate(90)), colour);
}

/// Both trees with more accesses in step 2 than a chart below them has room for.
messages::Board withManyAccesses(messages::Side side) {
  auto trace =
      std::make_shared<BlockTrace>(side == messages::Side::a ? *samples::neighbored() : *samples::interleaved());
  for (Step& step : trace->steps)
    if (step.row == 2 && step.kind == Step::Kind::combine)
      for (std::uint64_t i = 0; i < 12; ++i) {
        WarpRequest& request = step.requests.emplace_back();
        request.kind = WarpRequest::Kind::globalLoad;
        request.space = Location::Space::input;
        request.lanes = 1;
        request.bytes = 4;
        request.offsets = {i * 4};
      }
  return {side, trace};
}

TEST(trees_scene, a_memory_map_below_is_whole_and_has_no_bar_to_scroll_with) {
  Timed timed;
  for (const auto side : {messages::Side::a, messages::Side::b}) timed.comparison.apply(withManyAccesses(side));
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  scene.setChart("memory");
  EXPECT_EQ(textAt(scene, 2).count(">warp 0 loads "), 17);
  const Theme& theme = Theme::byId(QStringLiteral("dark"));
  QImage image(QSize(960, 600), QImage::Format_RGB32);
  QPainter painter(&image);
  scene.paintExport(painter, image.rect(), theme);
  painter.end();
  EXPECT_LT(longestRunAtTheRight(image, theme.faint.rgb()), 8);
}

TEST(trees_scene, needs_more_height_with_a_chart) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  EXPECT_EQ(scene.leastSize(), QSizeF(480, 360));
  scene.setChart("memory");
  EXPECT_EQ(scene.leastSize(), QSizeF(480, 480));
}

TEST(trees_scene, the_data_of_a_race_have_its_times_and_say_where_these_are_from) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  EXPECT_FALSE(csvText(scene.tables()).contains("# race"));
  scene.setRace(true);
  EXPECT_TRUE(csvText(scene.tables()).contains("# race\nside,row,end_ns\nA,0,"))
      << csvText(scene.tables()).right(400).toStdString();
  EXPECT_TRUE(scene.exportOrigin()->provenance.contains("step times:"))
      << scene.exportOrigin()->provenance.toStdString();
}

TEST(trees_scene, goes_on_showing_its_trees_when_another_run_comes) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  timed.comparison.apply(messages::Board{messages::Side::a, samples::neighbored({.block = 64})});
  EXPECT_EQ(scene.rows(), 4);
}

TEST(trees_scene, a_film_names_no_single_step) {
  Timed timed;
  TreesScene scene(timed.experiment, timed.comparison, timed.stage);
  EXPECT_FALSE(scene.filmOrigin().shown.join(' ').contains("step"));
  EXPECT_TRUE(scene.filmOrigin().shown.join(' ').contains("16 threads"));
}

struct OpenDialog : Timed {
  TreesScene scene{experiment, comparison, stage};
  AnimationDialog dialog{scene, nullptr};
  std::optional<bool> written;
  OpenDialog() {
    QObject::connect(&dialog, &AnimationDialog::ended, [this](bool good) { written = good; });
    dialog.show();
  }
  QString caption() const {
    for (const QLabel* label : dialog.findChildren<QLabel*>())
      if (label->property("role") == "caption") return label->text();
    return {};
  }
};

TEST(animation_dialog, writes_a_gif_and_remembers_its_kind) {
  const QTemporaryDir folder;
  OpenDialog open;
  open.dialog.exportTo(folder.filePath("a.gif"));
  ASSERT_TRUE(eventually([&] { return open.written.has_value(); }));
  EXPECT_EQ(open.written, true);
  EXPECT_EQ(QImageReader(folder.filePath("a.gif")).size(), QSize(960, 600));
  EXPECT_EQ(QSettings().value("animation/gif/width").toInt(), 960);
}

TEST(animation_dialog, cancel_while_writing_ends_that_and_leaves_the_dialog) {
  const QTemporaryDir folder;
  OpenDialog open;
  open.dialog.exportTo(folder.filePath("a.webp"));
  open.dialog.reject();
  ASSERT_TRUE(eventually([&] { return open.written.has_value(); }));
  EXPECT_EQ(open.written, false);
  EXPECT_TRUE(open.dialog.isVisible());
  EXPECT_EQ(open.caption(), "Nothing was written.");
  EXPECT_FALSE(QFile::exists(folder.filePath("a.webp")));
}

TEST(animation_dialog, says_how_long_and_how_large_before_it_writes) {
  OpenDialog open;
  EXPECT_TRUE(eventually([&] { return open.caption().contains("Lasts 6.5 s, with 51 pictures; about "); }))
      << open.caption().toStdString();
}

TEST(animation_dialog, every_control_has_a_name) {
  OpenDialog open;
  for (const QWidget* control : open.dialog.findChildren<QWidget*>()) {
    if (!control->isVisible() || control->focusPolicy() == Qt::NoFocus || control->inherits("QLineEdit")) continue;
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(control));
    EXPECT_FALSE(told->text(QAccessible::Name).isEmpty()) << control->metaObject()->className();
  }
}

}  // namespace
}  // namespace warpfold::app
