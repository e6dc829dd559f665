// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_command.h"

#include <gtest/gtest.h>

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "charts/chart.h"
#include "support/sample.h"

namespace warpfold::app {
namespace {

RenderJob job(const QString& view, const QString& output) {
  RenderJob j;
  j.requests.first.kernel = "neighbored";
  j.requests.second.kernel = "interleaved";
  j.view = view;
  j.output = output;
  j.workerCommand = QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER);
  return j;
}

TEST(render, every_registered_chart_is_a_view) {
  QTemporaryDir folder;
  for (const ChartEntry& entry : chartEntries()) {
    EXPECT_TRUE(renderViews().contains(entry.id)) << entry.id.toStdString();
    const QString path = folder.filePath(entry.id + ".png");
    if (entry.id.startsWith("ranks")) continue;  // which takes ranks: tests/ranks
    if (entry.id == "clocks") {                  // which the imaginary devices do not tell
      EXPECT_EQ(render(job(entry.id, path)), 3);
      continue;
    }
    EXPECT_EQ(render(job(entry.id, path)), 0) << entry.id.toStdString();
    EXPECT_EQ(QImage(path).width(), 1800) << entry.id.toStdString();
  }
}

TEST(render, a_picture_that_is_too_small_is_refused_with_its_least_size) {
  QTemporaryDir folder;
  for (const char* view : {"latency", "tree", "lanes", "ladder", "heatmap", "window"}) {
    RenderJob j = job(view, folder.filePath("a.png"));
    j.size = {100, 80};
    testing::internal::CaptureStderr();
    EXPECT_EQ(render(j), 2) << view;
    EXPECT_NE(testing::internal::GetCapturedStderr().find("100 × 80 is too small for this picture: it takes at least"),
              std::string::npos)
        << view;
    EXPECT_FALSE(QFile::exists(j.output)) << view;
  }
}

/// What the line on stderr says; exit status 2.
std::string refusalOf(const RenderJob& j) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(render(j), 2) << j.output.toStdString();
  return testing::internal::GetCapturedStderr();
}

TEST(render, what_an_animations_kind_of_file_has_no_use_for_is_refused) {
  QTemporaryDir folder;
  RenderJob j = job("run", folder.filePath("a.pdf"));
  j.animation.once = true;
  EXPECT_EQ(refusalOf(j), "warpfold: --once is for GIF and WebP; a .pdf file does not begin again by itself\n");
  j.animation.once = false;
  j.animation.rowsPerSecond = 2;
  for (const char* file : {"a.pdf", "s-%d.png"}) {
    j.output = folder.filePath(file);
    EXPECT_NE(refusalOf(j).find("--speed has no effect on"), std::string::npos) << file;
  }
}

/// A lens shows kernels of the host beside those of the device, as warpfold-cli lens does.
TEST(render, a_lens_takes_a_kernel_of_the_host_beside_one_of_the_device) {
  QTemporaryDir folder;
  const auto rendered = [&](const QStringList& options) {
    QProcess program;
    program.start(WARPFOLD_PROGRAM, QStringList{"render", "--view", "lens", "--backend", "emulator", "--n", "1000",
                                                "--type", "float32", "-o", folder.filePath("x.csv")} +
                                        options);
    EXPECT_TRUE(program.waitForFinished(60'000));
    return std::pair(program.exitCode(), program.readAllStandardError().toStdString());
  };
  EXPECT_EQ(rendered({"--a", "cpu-serial", "--b", "atomic-each"}), std::pair(0, std::string()));
  QFile file(folder.filePath("x.csv"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QByteArray table = file.readAll();
  EXPECT_TRUE(table.contains("\ncpu-serial,")) << table.toStdString();
  EXPECT_TRUE(table.contains("\natomic-each,")) << table.toStdString();
  EXPECT_EQ(rendered({"--a", "cpu-nothing"}).first, 2);
}

TEST(render, a_block_that_is_not_there_is_refused_and_writes_no_file) {
  QTemporaryDir folder;
  const auto refusal = [&](const char* options) {
    QProcess program;
    program.start(WARPFOLD_PROGRAM, QStringLiteral("render --view tree --backend emulator -o ")
                                        .append(folder.filePath("x.csv"))
                                        .append(QLatin1String(options))
                                        .split(u' '));
    EXPECT_TRUE(program.waitForFinished(60'000));
    EXPECT_EQ(program.exitCode(), 2);
    return program.readAllStandardError().toStdString();
  };
  EXPECT_EQ(refusal(" --a two-pass --b two-pass --n 5000 --grid 1 --block-index 1"),
            "warpfold: --block-index 1: the grid has one block (0), and block 1 is not it; choose block 0\n");
  EXPECT_NE(refusal(" --a fastest --b fastest --type float32 --n 270000 --grid 1 --block 1024 --block-index 0")
                .find("no tree: block 0 makes more than"),
            std::string::npos);
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

TEST(render, lanes_of_a_warp_that_is_not_there_are_refused) {
  QTemporaryDir folder;
  const auto refusal = [&](const QStringList& options) {
    QProcess program;
    program.start(
        WARPFOLD_PROGRAM,
        QStringList{"render", "--backend", "emulator", "--n", "1000", "-o", folder.filePath("x.csv")} + options);
    EXPECT_TRUE(program.waitForFinished(60'000));
    return std::pair(program.exitCode(), program.readAllStandardError().toStdString());
  };
  using Refused = std::pair<int, std::string>;
  EXPECT_EQ(refusal({"--view", "lanes", "--show-warp", "4"}),
            Refused(2,
                    "warpfold: --show-warp 4: the block of Neighbored pairs has 4 warps (0 to 3); choose one of "
                    "them\n"));
  EXPECT_EQ(refusal({"--view", "lanes", "--show-warp", "-1"}),
            Refused(2, "warpfold: --show-warp '-1' is not the number of a warp; write a whole number from 0 on\n"));
  EXPECT_EQ(refusal({"--view", "tree", "--show-warp", "0"}),
            Refused(2,
                    "warpfold: --show-warp: the view tree does not show lanes by warp; choose --view lanes or leave "
                    "it out\n"));
  EXPECT_EQ(refusal({"--view", "lanes", "--show-warp", "3"}), Refused(0, ""));
}

TEST(render, a_percent_sign_in_a_name_is_no_place_for_a_number) {
  QTemporaryDir folder;
  for (const char* file : {"eff-95%.png", "50% faster.png"}) {
    RenderJob j = job("tree", folder.filePath(file));
    j.workerCommand = QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER);
    EXPECT_EQ(render(j), 0) << file;
    EXPECT_TRUE(QFile::exists(folder.filePath(file))) << file;
  }
}

TEST(render, a_file_name_with_a_wrong_place_for_the_number_is_refused) {
  QTemporaryDir folder;
  for (const char* file : {"s-%d%d.png", "s-%s.svg", "%099999d.png", "s-%n.png", "s-%5d.png", "s-%02d-%03d.svg"}) {
    const RenderJob j = job("run", folder.filePath(file));
    EXPECT_NE(refusalOf(j).find("numbered files take one %d for the number, or %03d"), std::string::npos) << file;
  }
  EXPECT_TRUE(QDir(folder.path()).isEmpty());
}

/// Notices every widget that is shown.
struct ShownWidgets : QObject {
  ShownWidgets() { qApp->installEventFilter(this); }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Show && watched->isWidgetType()) kinds << watched->metaObject()->className();
    return false;
  }
  QStringList kinds;
};

TEST(render, only_a_picture_of_the_window_makes_a_window) {
  QTemporaryDir folder;
  for (const char* view : {"tree", "lanes", "latency", "ladder", "report", "window"}) {
    const ShownWidgets shown;
    const bool page = QLatin1String(view) == QLatin1String("report");
    EXPECT_EQ(render(job(view, folder.filePath(page ? "a.html" : "a.svg"))), 0) << view;
    EXPECT_EQ(shown.kinds.filter("MainWindow").size(), QLatin1String(view) == QLatin1String("window") ? 1 : 0) << view;
    EXPECT_EQ(shown.kinds.isEmpty(), QLatin1String(view) != QLatin1String("window")) << view;
  }
}

TEST(render, a_worker_that_cannot_be_started_is_not_waited_for) {
  QTemporaryDir folder;
  RenderJob j = job("steps", folder.filePath("a.csv"));
  for (const char* worker : {"/no/such/worker", "false", "sh -c \"exit 2\""}) {
    j.workerCommand = worker;
    EXPECT_EQ(render(j), 3) << worker;
  }
}

TEST(render, a_run_that_goes_with_its_worker_is_not_waited_for) {
  QTemporaryDir folder;
  for (const char* view : {"ladder", "lens", "latency", "tree"}) {
    RenderJob j = job(view, folder.filePath("a.svg"));
    j.workerCommand += " crash";
    EXPECT_EQ(render(j), 3) << view;
  }
}

TEST(render, a_run_that_ends_without_results_is_not_waited_for) {
  QTemporaryDir folder;
  for (const char* view : {"ladder", "tree"}) {
    RenderJob j = job(view, folder.filePath("a.svg"));
    j.workerCommand += " empty";
    EXPECT_EQ(render(j), 3) << view;
  }
}

/// Exit status and standard error of `warpfold render`, with the real worker.
std::pair<int, QString> rendered(const QStringList& options) {
  QTemporaryDir folder;
  QProcess program;
  program.start(WARPFOLD_PROGRAM, QStringList{"render", "--backend", "emulator", "--n", "2^12", "--view", "tree", "-o",
                                              folder.filePath("y.svg")} +
                                      options);
  EXPECT_TRUE(program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit);
  return {program.exitCode(), QString::fromUtf8(program.readAllStandardError())};
}

TEST(render, a_kernel_that_cannot_be_had_is_refused) {
  for (const char* option : {"--a", "--b", "--kernel"}) {
    const auto [status, said] = rendered({option, "nosuch"});
    EXPECT_EQ(status, 2);
    EXPECT_TRUE(said.startsWith(QStringLiteral("warpfold: %1 nosuch: there is no such kernel; ").arg(option)))
        << said.toStdString();
  }
  EXPECT_EQ(
      rendered({"--a", "cpu-serial"}),
      std::pair(2, QString("warpfold: --a cpu-serial: kernel cpu-serial does not run on emulator; choose cpu\n")));
}

TEST(render, a_folder_that_is_not_there_is_refused_before_anything_runs) {
  for (const QStringList& options : {QStringList{}, QStringList{"--view", "ladder"}, QStringList{"--view", "race"}}) {
    QProcess program;
    program.start(WARPFOLD_PROGRAM,
                  QStringList{"render", "--worker", "/no/such/worker", "-o", "/no/such/folder/a.svg"} + options);
    EXPECT_TRUE(program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit);
    EXPECT_EQ(program.exitCode(), 2);
    EXPECT_EQ(program.readAllStandardError().toStdString(),
              "warpfold: -o: “/no/such/folder/a.svg” could not be written (No such file or directory): choose another "
              "place.\n");
  }
}

TEST(render, what_a_session_does_not_hold_is_refused) {
  const QTemporaryDir folder;
  const auto refused = [&](const QStringList& options) {
    QProcess program;
    program.start(
        WARPFOLD_PROGRAM,
        QStringList{"render", WARPFOLD_TEST_DATA "/format_2.warpfold", "-o", folder.filePath("x.png")} + options);
    EXPECT_TRUE(program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit);
    return std::pair(program.exitCode(), QString::fromUtf8(program.readAllStandardError()));
  };
  const QString nothing = "the session has nothing that this view could show; choose another view\n";
  EXPECT_EQ(refused({"--view", "lens"}), std::pair(2, "warpfold: " + nothing));
  EXPECT_EQ(refused({"--view", "tree", "--block-index", "99"}), std::pair(2, "warpfold: --block-index 99: " + nothing));
}

TEST(render, a_gpu_that_is_not_there_is_not_available_for_b_either) {
  EXPECT_EQ(rendered({"--backend-b", "cuda:99"}).first, 3);
  EXPECT_EQ(rendered({"--backend-b", "nosuch"}),
            std::pair(2, QString("warpfold: The worker has no device nosuch: choose another.\n")));
}

TEST(render, options_that_are_not_possible_are_refused) {
  EXPECT_EQ(
      rendered({"--offset", "500"}),
      std::pair(2, QString("warpfold: --offset 500: an input begins 0 to 127 elements after an aligned address\n")));
  EXPECT_EQ(rendered({"--warp", "5"}),
            std::pair(2, QString("warpfold: --warp 5: device emulator has warps with one of these numbers of lanes: 4, "
                                 "8, 16 and 32; choose one of them\n")));
  EXPECT_EQ(rendered({"--block", "2000"}),
            std::pair(2, QString("warpfold: --block 2000: a block has 1 to 1\u202f024 threads\n")));
  EXPECT_EQ(
      rendered({"--figure", "bandwidth"}),
      std::pair(2, QString("warpfold: --figure, --order and --axis are about the ladder; choose --view ladder\n")));
  EXPECT_EQ(rendered({"--input2", "ones"}).first, 2);
  EXPECT_EQ(rendered({"--grid", "7"}).first, 2);
}

TEST(render, data_are_written_as_json_with_their_units) {
  QTemporaryDir folder;
  const QString path = folder.filePath("latency.json");
  ASSERT_EQ(render(job("latency", path)), 0);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const auto data = nlohmann::json::parse(file.readAll().toStdString());
  EXPECT_EQ(data["columns"][1], "a_us");
  EXPECT_EQ(data["units"]["a_us"], "µs");
  EXPECT_TRUE(data["rows"][0][1].is_number());
}

TEST(render, a_ladder_is_looked_at_as_it_was_asked_for) {
  QTemporaryDir folder;
  RenderJob asked = job("ladder", folder.filePath("a.svg"));
  asked.ladder = LadderView{LadderView::Quantity::bandwidth, LadderView::Order::time, LadderView::Scale::logarithmic};
  ASSERT_EQ(render(asked), 0);
  QFile file(asked.output);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString svg = QString::fromUtf8(file.readAll());
  EXPECT_TRUE(svg.contains(">bandwidth<"));
  EXPECT_TRUE(svg.contains("GB/s<"));
}

TEST(render, a_picture_names_the_run_that_was_asked_for) {
  QTemporaryDir folder;
  const QString path = folder.filePath("latency.csv");
  RenderJob j = job("latency", path);
  for (RunRequest* r : {&j.requests.first, &j.requests.second}) {
    r->cache = CacheState::warm;
    r->offset = 3;
    r->iterations = 7;
    r->warmup = 2;
    r->traceBlocks = BlockSelection::parse("first:1");
  }
  ASSERT_EQ(render(j), 0);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString text = QString::fromUtf8(file.readAll());
  EXPECT_TRUE(text.contains(" --offset 3 --iterations 7 --warmup 2 --cache warm --trace-blocks first:1"))
      << text.toStdString();
}

TEST(render, a_report_is_a_page_of_its_own) {
  QTemporaryDir folder;
  const QString path = folder.filePath("report.html");
  ASSERT_EQ(render(job("report", path)), 0);
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString page = QString::fromUtf8(file.readAll());
  EXPECT_TRUE(page.startsWith("<!DOCTYPE html>"));
  EXPECT_EQ(page.count("<svg class=\"tree "), 2);
  EXPECT_GE(page.count("<div class=\"picture light\">"), 3);
  RenderJob other = job("report", folder.filePath("report.png"));
  EXPECT_EQ(render(other), 2);
  other.output = path;
  other.themeId = "dark";
  EXPECT_EQ(render(other), 2);
  EXPECT_EQ(render(job("tree", folder.filePath("tree.html"))), 2);
}

TEST(render, the_window_and_its_parts_are_views) {
  EXPECT_EQ(renderViews().mid(0, 4), QStringList({"window", "tree", "lanes", "report"}));
}

/// Exit status and standard error of a picture of the shipped recording.
std::pair<int, QString> renderedFromRecording(const QStringList& options) {
  QProcess program;
  program.start(
      WARPFOLD_PROGRAM,
      QStringList{"render", "--backend", "recording:" WARPFOLD_MANUAL "/../recordings/nvidia-h200.warpfold"} + options);
  EXPECT_TRUE(program.waitForFinished(120000) && program.exitStatus() == QProcess::NormalExit);
  return {program.exitCode(), QString::fromUtf8(program.readAllStandardError())};
}

TEST(render, a_race_takes_less_than_five_megabytes) {
  const QTemporaryDir folder;
  for (const std::string& name : Sample::of<std::string>("formats of a race", {"race.gif", "race.webp"}, 1)) {
    const QString path = folder.filePath(QString::fromStdString(name));
    EXPECT_EQ(renderedFromRecording({"--view", "race", "-o", path}), std::pair(0, QString())) << name;
    EXPECT_GT(QFile(path).size(), 50'000) << name;
    EXPECT_LT(QFile(path).size(), 5'000'000) << name;
  }
}

/// The same of the emulator.
std::pair<int, std::string> emulated(const QStringList& options) {
  QProcess program;
  program.start(WARPFOLD_PROGRAM, QStringList{"render", "--backend", "emulator", "--n", "2^12"} + options);
  EXPECT_TRUE(program.waitForFinished(60000) && program.exitStatus() == QProcess::NormalExit);
  return {program.exitCode(), program.readAllStandardError().toStdString()};
}
using Said = std::pair<int, std::string>;

TEST(render, a_run_is_written_step_by_step) {
  const QTemporaryDir folder;
  const QString numbered = folder.filePath("s-%d.svg"), pages = folder.filePath("s.pdf");
  EXPECT_EQ(emulated({"--view", "run", "--steps", "1..3", "-o", numbered}), Said(0, ""));
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files), (QStringList{"s-1.svg", "s-2.svg", "s-3.svg"}));
  EXPECT_EQ(emulated({"--view", "run", "-o", pages}), Said(0, ""));
  EXPECT_EQ(emulated({"--view", "strip", "-o", folder.filePath("strip.png")}), Said(0, ""));
  EXPECT_EQ(QImage(folder.filePath("strip.png")).width(), 960 * 3 * 2);
}

TEST(render, animations_of_what_stands_still_are_refused) {
  const QTemporaryDir folder;
  const QString gif = folder.filePath("a.gif");
  EXPECT_EQ(emulated({"--view", "latency", "-o", gif}),
            Said(2,
                 "warpfold: --view latency shows no steps one after the other; choose one of tree, "
                 "lanes, run, race, steps, memory, heatmap\n"));
  EXPECT_EQ(emulated({"--view", "run", "--step", "2", "-o", gif}).first, 2);
  EXPECT_EQ(emulated({"--view", "run", "--steps", "2..99", "-o", gif}),
            Said(2, "warpfold: --steps 2..99: the trees have 4 steps; choose a range of them\n"));
  EXPECT_EQ(emulated({"--view", "run", "--fps", "0", "-o", gif}).first, 2);
  EXPECT_EQ(emulated({"--view", "tree", "-o", folder.filePath("a.svg"), "--fps", "5"}).first, 2);
  EXPECT_EQ(emulated({"--view", "run", "--chart", "latency", "-o", gif}).first, 2);
  EXPECT_EQ(emulated({"--view", "race", "-o", gif}),
            Said(3,
                 "warpfold: --view race needs step times of both kernels; choose a GPU, or a recording "
                 "of one\n"));
  EXPECT_FALSE(QFile::exists(gif));
}

}  // namespace
}  // namespace warpfold::app
