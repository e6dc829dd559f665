// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractTableModel>
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QDeadlineTimer>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScreen>
#include <QSettings>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "app/eventually.h"
#include "app/in_language.h"
#include "app/letter_device.h"
#include "app/other_programs.h"
#include "app/own_settings.h"
#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "app/table_samples.h"
#include "compose/export_all.h"
#include "compose/figure_dialog.h"
#include "compose/figure_preview.h"
#include "compose/figure_words.h"
#include "export/exporter.h"
#include "theme/theme.h"
#include "views/lanes/lanes_view.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"

namespace warpfold::app {
namespace {

/// A stage with both trees at step 2, and all that a figure may show of it.
struct Shown : OwnSettings, samples::SampleStage {
  Shown() {
    comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
    comparison.apply(messages::Board{messages::Side::b, samples::interleaved()});
    playback().pause();
    playback().setPosition(2);
    for (TreePanel* panel : {&a, &b}) panel->showStage(stage);
    parts = figureParts(stage, {&a, &b}, {});
    facts.kernels = {"Neighbored pairs", "Interleaved pairs"};
    facts.date = "one day";
  }
  QString svg(const FigureOptions& options) {
    FigurePage page(parts, facts);
    page.setOptions(options);
    ExportOptions file;
    file.format = ExportFormat::svg;
    return QString::fromUtf8(renderBytes(page, file, {}));
  }
  TreePanel a{0}, b{1};
  FigureParts parts;
  FigureFacts facts;
};

TEST(figure_parts, are_all_that_there_is_to_show) {
  Shown shown;
  QStringList ids;
  for (const auto& part : shown.parts) ids << part->id();
  EXPECT_EQ(ids.join(' ').toStdString(), "tree-a tree-b lanes-a lanes-b narrative");
}

/// Below its least width nothing of it lies over itself: all of it becomes smaller.
TEST(figure_parts, a_chart_without_its_least_width_is_drawn_smaller) {
  Shown shown;
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
    messages::Result m;
    m.side = side;
    m.result.device.timesAreGpu = true;
    m.result.latency.emplace().provenance = Provenance::measured;
    m.result.samplesUs = std::vector<double>(40, 100);
    shown.comparison.apply(m);
  }
  const auto chart = shown.chart(QStringLiteral("latency"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {chart.get()});
  const auto found =
      std::find_if(shown.parts.begin(), shown.parts.end(), [](auto& part) { return part->id() == "latency"; });
  ASSERT_NE(found, shown.parts.end());
  EXPECT_NEAR((*found)->height(110) * 2, (*found)->height(220), 1);
  EXPECT_TRUE((*found)->spans(110));
  LetterDevice whole(QSize(220, 150)), half(QSize(110, 75));
  for (LetterDevice* device : {&whole, &half}) {
    QPainter painter(device);
    (*found)->paint(painter, QRectF(QPointF(), device->area().size()), Theme::print());
  }
  ASSERT_FALSE(whole.letters().empty());
  ASSERT_EQ(whole.letters().size(), half.letters().size());
  EXPECT_NEAR(whole.letters().front().box.width(), 2 * half.letters().front().box.width(), 1);
}

TEST(figure, says_only_what_is_wanted) {
  Shown shown;
  FigureOptions options;
  options.title = "Two trees";
  options.caption = "Both sum sixteen digits.";
  const QString all = shown.svg(options);
  for (const char* text : {">Two trees<", ">Both sum sixteen digits.<", ">A: Neighbored pairs<", "step 2 of 4",
                           "blackboard example", "one day"})
    EXPECT_TRUE(all.contains(text)) << text;
  options.title.clear();
  options.caption.clear();
  options.legend = options.provenance = options.words.kernelNames = options.words.step = false;
  const QString none = shown.svg(options);
  for (const char* text : {"Two trees", "Both sum", "Neighbored", "step 2", "blackboard", "one day"})
    EXPECT_FALSE(none.contains(text)) << text;
  EXPECT_TRUE(none.contains(">Tree A<"));
}

/// A side of a run on a GPU.
messages::Result timed(messages::Side side) {
  messages::Result m;
  m.side = side;
  m.result.n = 65536;
  m.result.device.name = "NVIDIA H200";
  m.result.device.timesAreGpu = true;
  m.result.latency.emplace().provenance = Provenance::measured;
  m.result.samplesUs = std::vector<double>(40, 100);
  return m;
}

TEST(figure, names_what_its_views_rest_on_and_no_times_where_it_shows_none) {
  Shown shown;
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) shown.comparison.apply(timed(side));
  const auto chart = shown.chart(QStringLiteral("latency"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {chart.get()});
  FigurePage page(shown.parts, shown.facts);
  FigureOptions options;
  page.setOptions(options);
  EXPECT_EQ(page.provenance().toStdString(),
            "blackboard example, sum of int32, emulated, 16 threads, warps of 4 · one day");
  EXPECT_TRUE(page.exportOrigin()->commands.isEmpty());
  options.parts << QStringLiteral("latency");
  page.setOptions(options);
  EXPECT_EQ(page.provenance().toStdString(),
            "Tree A, Tree B: blackboard example, sum of int32, emulated, 16 threads, warps of 4 · Latency: N = 2¹⁶, "
            "sum of int32 (msws), 512 threads per block; measured on NVIDIA H200 · one day");
  EXPECT_EQ(page.exportOrigin()->commands.size(), 2);
  options.parts = {QStringLiteral("latency")};
  page.setOptions(options);
  EXPECT_FALSE(page.provenance().contains("emulated"));
}

TEST(figure, says_once_what_a_sweep_measured) {
  Shown shown;
  messages::Sweep asked;
  asked.kernels = {"neighbored"};
  shown.sweep.beginSweep(asked);
  messages::SweepBegun begun;
  begun.devices.resize(1);
  begun.devices.front().name = "NVIDIA H200";
  begun.runs = 1;
  shown.sweep.apply(begun);
  SweepPoint point;
  point.key.kernel = "neighbored";
  point.key.n = 1024;
  point.medianUs = 5;
  shown.sweep.apply(messages::SweepPoints{0, {point}});
  shown.sweep.finish();
  const auto chart = shown.chart(QStringLiteral("sweep"));
  EXPECT_EQ(basisOf(*chart->exportOrigin()).toStdString(), "int32 sum, cold cache · measured on NVIDIA H200");
}

/// A diamond of B would be on no tree, whose nodes are round.
TEST(figure, its_legend_has_a_disc_for_b_too) {
  Shown shown;
  FigurePage page(shown.parts, shown.facts);
  FigureOptions options;
  options.points = 8.25;  // so that a pixel is one of the page
  options.words.kernelNames = false;
  page.setOptions(options);
  QImage image(page.exportSize().toSize(), QImage::Format_RGB32);
  QPainter painter(&image);
  page.paintExport(painter, image.rect(), Theme::print());
  painter.end();
  const QPoint middle(int(8 + (page.exportSize().width() - 16) / 2 + 5), 18);
  EXPECT_EQ(image.pixelColor(middle), Theme::print().b);
  EXPECT_EQ(image.pixelColor(middle + QPoint(3, 3)), Theme::print().b) << "beside the edge of a diamond";
}

TEST(figure, its_data_are_english_in_every_language_of_the_window) {
  const InLanguage chinese("zh_CN");
  Shown shown;
  for (const messages::Side side : {messages::Side::a, messages::Side::b}) shown.comparison.apply(timed(side));
  const auto chart = shown.chart(QStringLiteral("latency"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {chart.get()});
  FigurePage page(shown.parts, shown.facts);
  FigureOptions options;
  options.title = "Mine";
  options.parts << "latency"
                << "steps-table"
                << "counters";
  page.setOptions(options);
  for (const ExportFormat format : {ExportFormat::csv, ExportFormat::json})
    for (const Exportable* content : std::initializer_list<const Exportable*>{&page, chart.get(), shown.a.tree()}) {
      ExportOptions file;
      file.format = format;
      const QString data = QString::fromUtf8(
          renderBytes(*content, file, metadataOf(*content, QStringLiteral("延迟"), shown.comparison.origin())));
      EXPECT_FALSE(data.contains(QRegularExpression("\\p{Han}"))) << data.toStdString();
      EXPECT_TRUE(data.contains("Provenance"));
    }
  EXPECT_TRUE(chart->exportOrigin()->provenance.contains(QRegularExpression("\\p{Han}"))) << "the screen as before";
}

TEST(figure, a_side_without_a_tree_says_why) {
  samples::SampleStage one;
  messages::Hello hello;
  KernelInfo kernel, library;
  kernel.id = "neighbored";
  library.id = "cub";
  library.title = "CUB";
  library.library = true;
  DeviceInfo emulator;
  emulator.backend = "emulator";
  hello.devices = {emulator};
  hello.kernels = {kernel, library};
  one.experiment.setOffer(hello);
  one.experiment.setKernelId(messages::Side::b, "cub");
  one.comparison.apply(messages::Board{messages::Side::a, samples::neighbored()});
  TreePanel a(0), b(1);
  for (TreePanel* panel : {&a, &b}) panel->showStage(one.stage);
  const FigureParts parts = figureParts(one.stage, {&a, &b}, {});
  FigurePage page(parts, {});
  FigureOptions options;
  options.width = 175;
  options.columns = 2;
  page.setOptions(options);
  ExportOptions file;
  file.format = ExportFormat::svg;
  EXPECT_TRUE(renderBytes(page, file, {}).contains("CUB is a library: its blocks are not traced"));
  EXPECT_TRUE(renderBytes(*b.tree(), file, {}).contains("CUB is a library: its blocks are not traced"));
  EXPECT_TRUE(renderBytes(*b.lanes(), file, {}).contains("CUB is a library: its blocks are not traced"));
  const auto memory = one.chart(QStringLiteral("memory"));
  EXPECT_TRUE(renderBytes(*memory, file, {}).contains("CUB is a library: its blocks are not traced"));
}

/// Numbers, column by column.
struct Numbers : QAbstractTableModel {
  int rowCount(const QModelIndex&) const override { return 2; }
  int columnCount(const QModelIndex&) const override { return 6; }
  QVariant data(const QModelIndex& at, int role) const override {
    return role == Qt::DisplayRole ? QVariant(QStringLiteral("%1 000 000").arg(at.column())) : QVariant();
  }
  QVariant headerData(int column, Qt::Orientation, int role) const override {
    return role == Qt::DisplayRole ? QVariant(QStringLiteral("column %1").arg(column)) : QVariant();
  }
};

TEST(figure, a_table_that_is_too_wide_goes_on_below) {
  const auto part = tablePart("t", "Table", std::make_unique<Numbers>(), Table());
  EXPECT_EQ(part->height(1000) * 3, part->height(250));
  EXPECT_TRUE(part->spans(250));
  EXPECT_FALSE(part->spans(1000));
}

TEST(figure, a_source_marks_the_lines_that_the_window_marks) {
  Shown shown;
  messages::Hello hello;
  KernelInfo kernel;
  kernel.id = "neighbored";
  kernel.code = "int first;\nif (tid % 2 == 0)\n  data[tid] = op(data[tid], data[tid + 1]);\nint last;\n";
  kernel.firstLine = 24;
  DeviceInfo emulator;
  emulator.backend = "emulator";
  hello.devices = {emulator};
  hello.kernels = {kernel};
  shown.experiment.setOffer(hello);
  ASSERT_NE(shown.stage.kernel(0), nullptr);
  shown.playback().pause();  // new kernels play by themselves
  shown.playback().setPosition(2);
  ASSERT_NE(shown.stage.trace(0), nullptr);
  ASSERT_EQ(shown.playback().position(0), 2);
  const auto part = sourcePart(shown.stage, 0);
  QImage image(400, 200, QImage::Format_ARGB32);
  image.fill(Qt::white);
  QPainter painter(&image);
  part->paint(painter, QRectF(0, 0, 400, part->height(400)), Theme::print());
  painter.end();
  const auto lit = [&](int line) {
    return image.pixelColor(1, int(part->height(400) * (line - 0.5) / 4)) != Qt::white;
  };
  EXPECT_FALSE(lit(1));
  EXPECT_TRUE(lit(2));
  EXPECT_TRUE(lit(3));
  EXPECT_FALSE(lit(4));
}

TEST(figure, stays_lines_and_text) {
  Shown shown;
  FigureOptions options;
  options.parts = {"tree-a", "lanes-b", "narrative"};
  EXPECT_FALSE(shown.svg(options).contains("<image"));
}

TEST(figure, its_parts_stand_in_their_order_and_in_columns) {
  Shown shown;
  FigurePage page(shown.parts, shown.facts);
  FigureOptions options;
  options.parts = {"lanes-b", "tree-a"};
  page.setOptions(options);
  const double stacked = page.exportSize().height();
  options.columns = 2;
  page.setOptions(options);
  EXPECT_LT(page.exportSize().height(), stacked);
  const QString svg = shown.svg(options);
  EXPECT_LT(svg.indexOf("B: interleaved"), svg.indexOf("A: neighbored"));
}

TEST(figure, presets_are_as_wide_as_they_say) {
  FigureOptions options;
  figurePresets()[0].applyTo(options);
  EXPECT_NEAR(options.size().width() * 25.4 / 96, 85, 1e-9);
  figurePresets()[2].applyTo(options);
  EXPECT_EQ(options.size() * options.scale(), QSizeF(1920, 1080));
}

/// No letter of it is cut, shortened, or lies outside of its page.
void expectWholeLetters(const FigurePage& page, const std::string& where) {
  const QSizeF size = page.exportSize();
  LetterDevice device(size.toSize());
  QPainter painter(&device);
  page.paintExport(painter, QRectF(QPointF(), size), Theme::print());
  painter.end();
  EXPECT_GT(device.letters().size(), 20u) << where;
  for (const Letters& each : device.letters()) {
    EXPECT_FALSE(each.cut || each.text.endsWith(u'…')) << where << ": " << each.text.toStdString();
    EXPECT_TRUE(device.area().adjusted(-2, -4, 2, 4).contains(each.box)) << where << ": " << each.text.toStdString();
  }
}

TEST(figure, no_words_are_cut_in_any_preset_and_language) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    Shown shown;
    const bool chinese = QLatin1String(id) == QLatin1String("zh_CN"), korean = QLatin1String(id) == QLatin1String("ko");
    shown.facts.kernels[1] = chinese  ? "共享内存中的顺序寻址，展开最后一个线程束"
                             : korean ? "공유 메모리의 순차 주소 지정, 마지막 워프 펼치기"
                                      : "Sequential addressing in shared memory, the last warp unrolled";
    FigurePage page(shown.parts, shown.facts);
    for (const FigurePreset& preset : figurePresets()) {
      FigureOptions options;
      preset.applyTo(options);
      options.title = shown.facts.kernels[0] + QStringLiteral(" / ") + shown.facts.kernels[1];
      options.caption = shown.facts.kernels[1];
      page.setOptions(options);
      expectWholeLetters(page, std::string(id) + ", " + preset.id);
    }
  }
}

/// Both trees with accesses in their step 2: thread 0 adds what lies in elements 0 and 2, or 0 and 4.
messages::Board withAccesses(messages::Side side) {
  auto trace =
      std::make_shared<BlockTrace>(side == messages::Side::a ? *samples::neighbored() : *samples::interleaved());
  const std::uint64_t right = side == messages::Side::a ? 8 : 16;
  for (Step& step : trace->steps) {
    if (step.row != 2 || step.kind != Step::Kind::combine) continue;
    for (const auto& [kind, offset] :
         {std::pair(WarpRequest::Kind::globalLoad, std::uint64_t(0)), std::pair(WarpRequest::Kind::globalLoad, right),
          std::pair(WarpRequest::Kind::globalStore, std::uint64_t(0))}) {
      WarpRequest& request = step.requests.emplace_back();
      request.kind = kind;
      request.space = Location::Space::input;
      request.lanes = 1;
      request.bytes = 4;
      request.offsets = {offset};
    }
  }
  return {side, trace};
}

/// A memory map of step 2 and a heat map with the run below it.
struct WithMaps : Shown {
  WithMaps() {
    for (const messages::Side side : {messages::Side::a, messages::Side::b}) {
      messages::Result m;
      m.side = side;
      m.result.n = 1 << 23;
      LaunchResult& launch = m.result.launches.emplace_back();
      launch.n = m.result.n;
      launch.grid = 16384;
      launch.block = 512;
      launch.steps.resize(10);
      launch.activity.blocksPerRun = 64;
      launch.activity.activeThreads.assign(256, std::vector<std::uint64_t>(10, 16384));
      comparison.apply(m);
      comparison.apply(withAccesses(side));
    }
    playback().setPosition(2);
    for (const char* id : {"memory", "heatmap"}) charts.push_back(chart(QLatin1String(id)));
    parts = figureParts(stage, {&a, &b}, {charts[0].get(), charts[1].get()});
  }
  std::vector<std::unique_ptr<ChartWidget>> charts;
};

TEST(figure, no_words_of_its_maps_are_cut_in_any_preset_and_language) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage spoken{QLatin1String(id)};
    WithMaps shown;
    FigurePage page(shown.parts, shown.facts);
    for (const FigurePreset& preset : figurePresets()) {
      FigureOptions options;
      preset.applyTo(options);
      options.parts = QStringList{"memory", "heatmap"};
      page.setOptions(options);
      expectWholeLetters(page, std::string(id) + ", " + preset.id);
    }
  }
}

TEST(figure, its_maps_have_letters_of_the_size_asked_for_and_their_whole_legend) {
  WithMaps shown;
  FigureOptions options;  // of a column of a paper
  options.parts = QStringList{"memory", "heatmap"};
  options.words = {};
  FigurePage page(shown.parts, shown.facts);
  page.setOptions(options);
  const QSizeF size = page.exportSize();
  LetterDevice device(size.toSize());
  QPainter painter(&device);
  page.paintExport(painter, QRectF(QPointF(), size), Theme::print());
  painter.end();
  std::map<QString, int> times;
  for (const Letters& each : device.letters()) {
    times[each.text]++;
    EXPECT_TRUE(each.mono || each.pixels >= 11) << each.text.toStdString();  // of 8 points
  }
  EXPECT_GE(
      times["1 lane · 1 sector · 12 % used"] + times["warp 0 stores g_in[0] · result · 1 lane · 1 sector · 12 % used"],
      4);
  for (const char* entry : {"combines", "reads, writes", "idle lane", "idle warp"}) EXPECT_EQ(times[entry], 2) << entry;
}

TEST(figure, leaves_no_gap_below_a_map) {
  WithMaps shown;
  for (const auto& part : shown.parts) {
    if (part->id() != "memory" && part->id() != "heatmap") continue;
    const QSizeF size(310, part->height(310));
    QImage image(size.toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    part->paint(painter, QRectF(QPointF(), size), Theme::print());
    painter.end();
    int last = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        if (image.pixelColor(x, y) != QColor(Qt::white)) last = y;
    EXPECT_GT(last, image.height() - 28) << part->id().toStdString();
  }
}

TEST(figure, names_without_room_beside_each_other_stand_below) {
  Shown shown;
  FigureOptions options;
  FigurePage page(shown.parts, shown.facts);
  page.setOptions(options);
  const double before = page.exportSize().height();
  shown.facts.kernels[1] = "Shared memory, sequential addressing, the last warp unrolled";
  FigurePage longer(shown.parts, shown.facts);
  longer.setOptions(options);
  EXPECT_GT(longer.exportSize().height(), before + 10);
}

TEST(figure, one_that_is_too_narrow_for_its_columns_is_refused) {
  Shown shown;
  FigureOptions options;
  options.width = 30;
  options.columns = 2;
  FigurePage page(shown.parts, shown.facts);
  page.setOptions(options);
  EXPECT_LT(page.exportSize().width(), page.leastSize().width());
  ExportOptions file;
  file.format = ExportFormat::svg;
  file.size = page.exportSize();
  EXPECT_THROW(renderBytes(page, file, {}), ExportError);
}

TEST(figure, a_transparent_one_lets_the_page_through) {
  Shown shown;
  FigurePage page(shown.parts, shown.facts);
  page.setOptions({});
  ExportOptions file;
  file.themeId = "transparent";
  const QImage image = renderImage(page, file, {});
  EXPECT_EQ(image.pixelColor(2, 2).alpha(), 0);
  file.themeId = "print";
  EXPECT_EQ(renderImage(page, file, {}).pixelColor(2, 2), QColor(Qt::white));
}

TEST(figure, a_family_is_of_the_figure_alone) {
  const QFont before = Theme::ui(12);
  {
    const FontFamily family("DejaVu Serif");
    EXPECT_EQ(Theme::ui(12).families().first(), "DejaVu Serif");
  }
  EXPECT_EQ(Theme::ui(12), before);
}

TEST(figure_dialog, a_paper_column_is_85_mm_wide_and_its_text_of_8_points_can_be_selected) {
  NEEDS_PROGRAM("pdftotext");
  Shown shown;
  const QTemporaryDir folder;
  const QString path = folder.filePath("figure.pdf");
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  EXPECT_EQ(dialog.exportTo(path), "");
  const auto size = QRegularExpression("Page size: +([0-9.]+) x").match(saidBy("pdfinfo", {path}));
  EXPECT_NEAR(size.captured(1).toDouble() / 72 * 25.4, 85, 0.2);
  const QString text = saidBy("pdftotext", {"-layout", path, "-"});
  for (const char* said : {"Neighbored pairs against Interleaved pairs", "step 2 of 4", "sum of int32, emulated"})
    EXPECT_TRUE(text.contains(said)) << said << "\n" << text.toStdString();
  // The legend's letters are the smallest.
  const QString boxes = saidBy("pdftotext", {"-bbox-layout", path, "-"});
  const auto line = QRegularExpression("yMin=\"([0-9.]+)\"[^>]*yMax=\"([0-9.]+)\">emulated,<").match(boxes);
  EXPECT_NEAR(line.captured(2).toDouble() - line.captured(1).toDouble(), 8 * 1.21, 1) << boxes.toStdString();
}

TEST(figure_dialog, an_svg_is_drawn_by_others) {
  NEEDS_PROGRAM("rsvg-convert");
  Shown shown;
  const QTemporaryDir folder;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  EXPECT_EQ(dialog.exportTo(folder.filePath("figure.svg")), "");
  EXPECT_EQ(saidBy("rsvg-convert", {folder.filePath("figure.svg"), "-o", folder.filePath("drawn.png")}), "");
  EXPECT_GT(QImage(folder.filePath("drawn.png")).width(), 300);
}

TEST(figure_dialog, a_slide_has_1920_by_1080_pixels) {
  Shown shown;
  const QTemporaryDir folder;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  dialog.findChildren<QComboBox*>().at(0)->setCurrentIndex(
      2);  // PNG, which is for slides unless it was for something else
  EXPECT_EQ(dialog.exportTo(folder.filePath("slide.png")), "");
  EXPECT_EQ(QImage(folder.filePath("slide.png")).size(), QSize(1920, 1080));
}

TEST(figure_dialog, remembers_each_kind_of_file_by_itself) {
  Shown shown;
  const QTemporaryDir folder;
  {
    FigureDialog dialog(shown.parts, shown.facts, nullptr);
    dialog.findChild<QSpinBox*>()->setValue(3);
    EXPECT_EQ(dialog.exportTo(folder.filePath("a.pdf")), "");
  }
  FigureDialog again(shown.parts, shown.facts, nullptr);
  EXPECT_EQ(again.options().columns, 3);
  again.findChildren<QComboBox*>().at(0)->setCurrentIndex(1);
  EXPECT_EQ(again.options().columns, 2);
}

/// Another kind of file threw away which views there were, and their caption.
TEST(figure_dialog, what_a_figure_shows_stays_when_its_kind_of_file_changes) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  auto* file = dialog.findChildren<QComboBox*>().at(0);
  dialog.findChild<QListWidget*>()->item(4)->setCheckState(Qt::Checked);
  dialog.findChild<QPlainTextEdit*>()->setPlainText("Both sum sixteen digits.");
  dialog.findChildren<QCheckBox*>().at(0)->setChecked(false);
  dialog.findChildren<QDoubleSpinBox*>().at(0)->setValue(120);
  for (const int kind : {2, 0}) {
    file->setCurrentIndex(kind);
    EXPECT_EQ(dialog.options().parts.join(' '), "tree-a tree-b narrative") << kind;
    EXPECT_EQ(dialog.options().caption, "Both sum sixteen digits.") << kind;
    EXPECT_FALSE(dialog.options().legend) << kind;
    EXPECT_EQ(dialog.options().width, kind == 2 ? 1920 : 120) << kind;
  }
}

TEST(figure_dialog, views_are_chosen_and_moved_by_keys) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  auto* views = dialog.findChild<QListWidget*>();
  views->item(4)->setCheckState(Qt::Checked);
  EXPECT_EQ(dialog.options().parts.join(' '), "tree-a tree-b narrative");
  views->setCurrentRow(1);
  for (QPushButton* button : dialog.findChildren<QPushButton*>())
    if (button->text() == "&Up") button->click();
  EXPECT_EQ(dialog.options().parts.join(' '), "tree-b tree-a narrative");
}

TEST(figure_dialog, a_chart_that_waits_for_a_run_is_computed_when_it_is_chosen) {
  Shown shown;
  const auto lens = shown.chart(QStringLiteral("lens"));
  ASSERT_TRUE(lens->available());
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {lens.get()});
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  auto* views = dialog.findChild<QListWidget*>();
  QListWidgetItem* item = nullptr;
  for (int row = 0; row < views->count(); ++row)
    if (views->item(row)->data(Qt::UserRole).toString() == "lens") item = views->item(row);
  ASSERT_NE(item, nullptr);
  EXPECT_EQ(item->text(), "Float lens (not run yet)");
  EXPECT_EQ(item->toolTip(), "Float lens has nothing to show yet: tick it to compute it.");
  QSignalSpy asked(lens->sources().front(), &DataSource::runRequested);
  QSignalSpy stopped(lens->sources().front(), &DataSource::stopRequested);
  item->setCheckState(Qt::Checked);
  EXPECT_EQ(asked.size(), 1);
  EXPECT_EQ(item->text(), "Float lens (being computed)");
  QStringList said;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) said << label->text();
  EXPECT_TRUE(said.contains("Float lens is being computed and comes onto the page by itself; untick it to stop."))
      << said.join('|').toStdString();
  item->setCheckState(Qt::Unchecked);
  EXPECT_EQ(stopped.size(), 1);
  EXPECT_EQ(item->text(), "Float lens (not run yet)");
  EXPECT_TRUE(
      everything(shown.parts, shown.facts, "/f", [](int, int) { return true; }).back().path.contains("narrative"));
}

TEST(figure_dialog, a_chart_that_was_chosen_the_last_time_is_computed_when_the_dialog_opens_again) {
  Shown shown;
  const auto lens = shown.chart(QStringLiteral("lens"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {lens.get()});
  {
    FigureOptions last;
    last.parts = {"tree-a", "lens"};
    QSettings settings;
    settings.beginGroup("figure/pdf");
    last.save(settings);
  }
  QSignalSpy asked(lens->sources().front(), &DataSource::runRequested);
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  EXPECT_EQ(asked.size(), 1);
  EXPECT_EQ(dialog.findChild<QListWidget*>()->item(1)->text(), "Float lens (being computed)");
}

TEST(figure_dialog, charts_are_computed_one_after_the_other) {
  Shown shown;
  const auto lens = shown.chart(QStringLiteral("lens")), sweep = shown.chart(QStringLiteral("sweep"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {lens.get(), sweep.get()});
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  dialog.show();
  QSignalSpy first(lens->sources().front(), &DataSource::runRequested);
  QSignalSpy second(sweep->sources().front(), &DataSource::runRequested);
  auto* views = dialog.findChild<QListWidget*>();
  for (const char* id : {"lens", "sweep"})
    for (int row = 0; row < views->count(); ++row)
      if (views->item(row)->data(Qt::UserRole).toString() == QLatin1String(id))
        views->item(row)->setCheckState(Qt::Checked);
  EXPECT_EQ(first.size(), 1);
  EXPECT_EQ(second.size(), 0);
  auto* const job = dynamic_cast<JobModel*>(lens->sources().front());
  ASSERT_NE(job, nullptr);
  job->finish();
  EXPECT_TRUE(eventually([&] { return second.size() == 1; }));
  EXPECT_EQ(first.size(), 1);
}

TEST(figure_parts, have_no_chart_that_no_run_of_theirs_could_fill) {
  Shown shown;
  const auto chart = shown.chart(QStringLiteral("ranks-sweep"));
  for (const auto& part : figureParts(shown.stage, {&shown.a, &shown.b}, {chart.get()}))
    EXPECT_NE(part->id(), "ranks-sweep");
}

/// A sweep of an emulator: its times are those of no GPU.
void sweepEmulated(SweepModel& sweep) {
  messages::Sweep asked;
  asked.kernels = {"neighbored"};
  sweep.beginSweep(asked);
  messages::SweepBegun begun;
  begun.devices.resize(1);
  begun.devices.front().timing = Provenance::emulated;
  begun.runs = 1;
  sweep.apply(begun);
  SweepPoint point;
  point.key.kernel = "neighbored";
  point.key.n = 1024;
  point.medianUs = 5;
  sweep.apply(messages::SweepPoints{0, {point}});
  sweep.finish();
}

TEST(figure_dialog, a_chart_that_its_run_gave_nothing_says_why) {
  Shown shown;
  const auto chart = shown.chart(QStringLiteral("roofline"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {chart.get()});
  const auto& part =
      *std::find_if(shown.parts.begin(), shown.parts.end(), [](auto& p) { return p->id() == "roofline"; });
  part->request();
  part->start();
  EXPECT_TRUE(part->awaited());
  sweepEmulated(shown.sweep);
  chart->refresh();
  EXPECT_FALSE(part->awaited());
  EXPECT_EQ(part->missing(), "Roofline has nothing to show: an emulator's own times have no roof");
}

/// A list that was right when the dialog opened said "not run yet" of charts that had come since.
TEST(figure_dialog, names_of_charts_follow_what_comes_while_it_is_open) {
  Shown shown;
  const auto chart = shown.chart(QStringLiteral("sweep"));
  shown.parts = figureParts(shown.stage, {&shown.a, &shown.b}, {chart.get()});
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  auto* views = dialog.findChild<QListWidget*>();
  QListWidgetItem* item = nullptr;
  for (int row = 0; row < views->count(); ++row)
    if (views->item(row)->data(Qt::UserRole).toString() == "sweep") item = views->item(row);
  ASSERT_NE(item, nullptr);
  EXPECT_EQ(item->text(), "Latency over size (not run yet)");
  messages::Sweep asked;
  asked.kernels = {"neighbored"};
  shown.sweep.beginSweep(asked);
  messages::SweepBegun begun;
  begun.devices.resize(1);
  begun.runs = 1;
  shown.sweep.apply(begun);
  SweepPoint point;
  point.key.kernel = "neighbored";
  point.key.n = 1024;
  point.medianUs = 5;
  shown.sweep.apply(messages::SweepPoints{0, {point}});
  shown.sweep.finish();
  const QDeadlineTimer limit(5000);
  while (item->text() != "Latency over size" && !limit.hasExpired())
    QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
  EXPECT_EQ(item->text(), "Latency over size");
}

QStringList labelsOf(const FigureDialog& dialog) {
  QStringList said;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) said << label->text();
  return said;
}

/// A column of 85 mm with all views was more than a metre high.
TEST(figure_dialog, a_page_that_is_higher_than_paper_is_told_with_what_to_do_and_its_preview_scrolls) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  dialog.resize(1250, 680);  // where the screen has room
  dialog.show();
  auto* preview = dialog.findChild<FigurePreview*>();
  EXPECT_EQ(labelsOf(dialog).filter("higher than a page").size(), 0);
  EXPECT_LE(preview->widget()->height(), preview->height());
  auto* views = dialog.findChild<QListWidget*>();
  for (int row = 0; row < views->count(); ++row) views->item(row)->setCheckState(Qt::Checked);
  EXPECT_EQ(
      labelsOf(dialog)
          .filter(QRegularExpression("^85 × \\d+ mm: higher than a page of 240 mm. Choose fewer views, more columns "
                                     "or a greater width.$"))
          .size(),
      1)
      << labelsOf(dialog).join('|').toStdString();
  EXPECT_GT(preview->widget()->minimumHeight(), preview->height());
}

TEST(figure_dialog, values_that_have_no_room_are_told_with_what_to_do) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  EXPECT_EQ(labelsOf(dialog).filter("have no room").size(), 0);
  dialog.findChildren<QDoubleSpinBox*>().at(2)->setValue(16);
  EXPECT_EQ(labelsOf(dialog)
                .filter("The values of Tree A, Tree B have no room: choose a larger page, smaller text, fewer columns "
                        "or fewer views, or zoom into the tree in the window.")
                .size(),
            1)
      << labelsOf(dialog).join('|').toStdString();
}

TEST(figure_dialog, fits_a_small_screen_and_its_form_scrolls_there) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  dialog.resize(780, 440);
  dialog.show();
  EXPECT_EQ(dialog.size(), QSize(780, 440));
  const auto* legend = dialog.findChildren<QCheckBox*>().at(0);
  const auto* caption = dialog.findChild<QPlainTextEdit*>();
  EXPECT_GT(legend->y(), caption->geometry().bottom());
  for (const QPushButton* button : dialog.findChildren<QPushButton*>())
    EXPECT_TRUE(dialog.rect().contains(QRect(button->mapTo(&dialog, QPoint()), button->size())))
        << button->text().toStdString();
}

TEST(figure_dialog, buttons_have_room_for_their_words_in_every_language_on_a_small_screen) {
  for (const char* id : {"en", "zh_CN", "ko"}) {
    const InLanguage language(QString::fromLatin1(id));
    Shown shown;
    FigureDialog dialog(shown.parts, shown.facts, nullptr);
    dialog.resize(780, 440);
    dialog.show();
    for (const QPushButton* button : dialog.findChildren<QPushButton*>())
      EXPECT_GE(button->width(), button->sizeHint().width()) << button->text().toStdString();
  }
}

TEST(figure_dialog, opens_no_larger_than_its_screen) {
  Shown shown;
  const FigureDialog dialog(shown.parts, shown.facts, nullptr);
  EXPECT_LE(dialog.width(), dialog.screen()->availableSize().width());
  EXPECT_LE(dialog.height(), dialog.screen()->availableSize().height());
}

QSet<QString> warpsIn(const QString& csv) {
  QSet<QString> warps;
  for (const QString& row : csv.split(u'\n', Qt::SkipEmptyParts).mid(1)) warps << row.section(u',', 3, 3);
  return warps;
}

TEST(figure_dialog, lanes_are_those_of_the_warp_that_is_chosen_and_there_is_no_other) {
  Shown shown;
  {
    FigureDialog dialog(shown.parts, shown.facts, nullptr);
    auto* warp = dialog.findChildren<QSpinBox*>().at(1);
    EXPECT_EQ(warp->text(), "all");
    warp->setValue(99);
    EXPECT_EQ(warp->value(), 3) << "a block of 16 threads has 4 warps of 4";
    FigureOptions options = dialog.options();
    options.parts = {"lanes-a"};
    const QString svg = shown.svg(options);
    for (const auto& part : shown.parts)
      if (part->id() == "lanes-a") {
        EXPECT_TRUE(part->heading({}).endsWith(" · warp 3 (of 4) · step 2 of 4")) << part->heading({}).toStdString();
      }
    EXPECT_TRUE(svg.contains("lanes of warp 3 (of 4)"));
    EXPECT_EQ(warpsIn(csvText(shown.a.lanes()->tables())), QSet<QString>({"3"}));
  }
  EXPECT_EQ(warpsIn(csvText(shown.a.lanes()->tables())), QSet<QString>({"0", "1", "2", "3"}));
}

TEST(figure_dialog, a_size_that_is_too_small_is_told_and_not_saved) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  dialog.findChild<QSpinBox*>()->setValue(4);
  dialog.findChildren<QDoubleSpinBox*>().at(0)->setValue(25);
  QStringList said;
  for (const QLabel* label : dialog.findChildren<QLabel*>()) said << label->text();
  EXPECT_EQ(said.filter("Too small for what it shows: at least").size(), 1) << said.join('|').toStdString();
  for (const QPushButton* button : dialog.findChildren<QPushButton*>())
    if (button->text().contains("Save")) {
      EXPECT_FALSE(button->isEnabled());
    }
}

TEST(figure_dialog, a_file_that_cannot_be_written_is_told) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  EXPECT_TRUE(dialog.exportTo("/no/such/folder/a.pdf").contains("could not be written"));
  EXPECT_TRUE(dialog.exportTo("/tmp/a.bmp").contains("does not end in"));
}

TEST(figure_dialog, every_control_has_a_name) {
  Shown shown;
  FigureDialog dialog(shown.parts, shown.facts, nullptr);
  dialog.show();
  for (QWidget* control : dialog.findChildren<QWidget*>()) {
    if (!control->isVisible() || control->focusPolicy() == Qt::NoFocus || control->inherits("QLineEdit")) continue;
    EXPECT_FALSE(QAccessible::queryAccessibleInterface(control)->text(QAccessible::Name).isEmpty())
        << control->metaObject()->className();
  }
}

TEST(export_all, writes_every_part_and_a_table_each) {
  Shown shown;
  std::vector<std::string> names;
  for (const NewFile& file : everything(shown.parts, shown.facts, "/f", [](int, int) { return true; })) {
    names.push_back(file.path.toStdString());
    EXPECT_GT(file.bytes.size(), 100) << names.back();
  }
  EXPECT_EQ(names.size(), 5 * 3 + 4u);
  EXPECT_EQ(names[0], "/f/tree-a.png");
  EXPECT_EQ(names[3], "/f/tree-a.csv");
  EXPECT_EQ(names.back(), "/f/narrative.pdf");
}

TEST(export_all, one_that_is_cancelled_has_no_files) {
  Shown shown;
  EXPECT_TRUE(everything(shown.parts, shown.facts, "/f", [](int done, int) { return done < 2; }).empty());
}

}  // namespace
}  // namespace warpfold::app
