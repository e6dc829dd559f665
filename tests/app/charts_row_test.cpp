// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What is built when, and what the live charts draw besides the samples.
#include "window/charts_row.h"

#include <gtest/gtest.h>

#include <QAbstractItemView>
#include <QComboBox>
#include <QLabel>
#include <QLibraryInfo>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QVersionNumber>

#include "app/eventually.h"
#include "app/table_samples.h"
#include "app/test_window.h"
#include "charts/chart_widget.h"

namespace warpfold::app {
namespace {

struct Window : TestWindow {
  explicit Window(const QString& behaviour = "gpu", const std::string& kernel = {})
      : TestWindow(options(behaviour, kernel)) {
    resize(1280, 800);
    show();
  }
  static WindowOptions options(const QString& behaviour, const std::string& kernel) {
    WindowOptions o(behaviour);
    if (kernel.empty()) return o;
    o.requests.emplace();
    o.requests->first.backend = o.requests->second.backend = "cuda:0";
    o.requests->second.kernel = kernel;
    o.backendGiven = true;
    return o;
  }
  /// The first line of a live chart's table, once the stream runs.
  QString columnsOf(const QString& chart) {
    const bool running =
        eventually([this] { return comparison().complete() && comparison().side(1).samples.nextIndex() > 25; });
    if (!running) return "no samples";
    charts()->refreshNow();
    return csvText(charts()->chart(chart)->tables()).section('\n', 0, 0);
  }
};

TEST(charts_row, builds_a_page_when_it_is_turned_to) {
  Window w;
  EXPECT_EQ(w.charts()->builtCharts().size(), 3u);
  w.charts()->findChild<QTabBar*>()->setCurrentIndex(1);
  ASSERT_EQ(w.charts()->builtCharts().size(), 4u);
  EXPECT_EQ(w.charts()->builtCharts().back()->exportName(), "memory");
  EXPECT_TRUE(w.charts()->builtCharts().back()->isVisible());
}

TEST(charts_row, a_chart_that_is_asked_for_shows_what_came_before_it_was_built) {
  Window w;
  ASSERT_TRUE(eventually([&] { return w.comparison().complete(); }));
  ASSERT_EQ(w.charts()->builtCharts().size(), 3u);
  EXPECT_GT(csvText(w.charts()->chart("heatmap")->tables()).count('\n'), 1);
}

TEST(charts_row, keeps_the_order_of_the_charts_however_they_were_built) {
  Window w;
  w.charts()->chart("heatmap");
  const auto built = w.charts()->builtCharts();
  EXPECT_EQ(built.front()->exportName(), "latency");
  EXPECT_EQ(built.back()->exportName(), "heatmap");
  EXPECT_EQ(w.charts()->charts()[3]->exportName(), "memory");
}

TEST(charts_row, a_librarys_median_is_a_column_of_the_live_charts) {
  Window w;
  EXPECT_EQ(w.columnsOf("latency"), "iteration,a_us,b_us,cub_median_us");
  EXPECT_EQ(w.columnsOf("bandwidth"), "iteration,a_gb_per_s,b_gb_per_s,cub_median_gb_per_s");
  EXPECT_TRUE(csvText(w.charts()->chart("latency")->tables()).section('\n', 1, 1).endsWith(",22.7"));
}

TEST(charts_row, a_librarys_median_is_a_labelled_line) {
  Window w;
  w.columnsOf("latency");
  const auto texts = [&](const QString& chart) {
    QStringList visible;
    const QCustomPlot* plot = w.charts()->chart(chart)->plot();
    for (int i = 0; i < plot->itemCount(); ++i)
      if (const auto* text = qobject_cast<QCPItemText*>(plot->item(i)); text && text->visible())
        visible << text->text();
    return visible;
  };
  EXPECT_TRUE(texts("latency").contains("CUB 22.7\u00a0µs"));
  EXPECT_TRUE(texts("bandwidth").contains("CUB 2956 GB/s"));
}

TEST(charts_row, an_emulators_times_have_no_librarys_beside_them) {
  Window w("");
  EXPECT_EQ(w.columnsOf("latency"), "iteration,a_us,b_us");
}

TEST(charts_row, the_library_itself_has_no_line_besides_its_own) {
  Window w("gpu", "cub");
  EXPECT_EQ(w.columnsOf("latency"), "iteration,a_us,b_us");
}

TEST(plot, draws_once_for_all_that_changed_before_it_is_seen) {
  QWidget window;
  Plot plot(&window);
  QSignalSpy drawn(&plot, &QCustomPlot::afterReplot);
  plot.resize(300, 200);
  window.show();
  plot.resize(320, 200);
  plot.redrawSoon();
  EXPECT_EQ(drawn.count(), 0);
  ASSERT_TRUE(eventually([&] { return drawn.count() > 0; }));
  EXPECT_TRUE(stays([&] { return drawn.count() == 1; }));
}

TEST(combo_box, makes_its_list_when_it_is_opened) {
  if (QLibraryInfo::version() >= QVersionNumber(6, 5)) GTEST_SKIP() << "this Qt makes the list of a combo box itself";
  Window w;
  for (QComboBox* box : w.findChildren<QComboBox*>())
    EXPECT_FALSE(box->findChild<QAbstractItemView*>()) << box->accessibleName().toStdString();
  auto* first = w.findChild<QComboBox*>();
  first->showPopup();
  EXPECT_TRUE(first->findChild<QAbstractItemView*>());
  first->hidePopup();
}

TEST(theme, its_fonts_are_those_of_its_style_sheet) {
  Window w;
  for (const QLabel* label : w.findChildren<QLabel*>())
    if (label->isVisible() && label->property("role") == "caption") {
      EXPECT_EQ(label->font().families(), Theme::ui(11).families());
      EXPECT_EQ(label->font().styleHint(), Theme::ui(11).styleHint());
    }
}

}  // namespace
}  // namespace warpfold::app
