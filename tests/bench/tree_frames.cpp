// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// How long a frame of the tree view and of the charts that follow its clock takes. Prints median, 95th percentile and
// the share of frames under 16.7 ms.
//   warpfold_tree_frames [--lanes 1024] [--size 1600x1000]
#include <QApplication>
#include <QCommandLineParser>
#include <QElapsedTimer>
#include <algorithm>
#include <cstdio>
#include <memory>
#include <vector>

#include "app/sample_stage.h"
#include "app/sample_traces.h"
#include "charts/chart.h"
#include "charts/chart_widget.h"
#include "models/playback.h"
#include "theme/theme.h"
#include "views/tree_view.h"

using namespace warpfold;

namespace {

constexpr double frameMs = 1000.0 / 60;

void print(const char* what, std::vector<double>& times) {
  std::sort(times.begin(), times.end());
  const auto at = [&](double share) { return times[static_cast<std::size_t>(share * (times.size() - 1))]; };
  const auto fast = std::lower_bound(times.begin(), times.end(), frameMs) - times.begin();
  std::printf("%-34s median %6.2f ms   p95 %6.2f ms   worst %6.2f ms   under 16.7 ms: %5.1f %%\n", what, at(0.5),
              at(0.95), times.back(), 100.0 * double(fast) / double(times.size()));
}

/// Notes how long its own painting takes.
class TimedView : public app::TreeView {
 public:
  using TreeView::TreeView;
  double paintedMs = -1;

 protected:
  void paintEvent(QPaintEvent* event) override {
    QElapsedTimer timer;
    timer.start();
    TreeView::paintEvent(event);
    paintedMs = double(timer.nsecsElapsed()) * 1e-6;
  }
};

/// Plays the whole tree at 60 positions a row: what each frame costs from the clock's signal to the painted
/// region.
std::vector<double> play(TimedView& view) {
  std::vector<double> times;
  const int frames = static_cast<int>(view.treeLayout().rows()) * 60;
  view.setPosition(0);
  view.repaint();
  for (int frame = 1; frame <= frames; ++frame) {
    view.paintedMs = -1;
    QElapsedTimer timer;
    timer.start();
    view.setPosition(frame / 60.0);
    const double moved = double(timer.nsecsElapsed()) * 1e-6;
    while (view.paintedMs < 0) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    times.push_back(moved + view.paintedMs);
  }
  return times;
}

/// The same for a chart that is painted cell by cell.
void printChart(const app::ChartEntry& entry, const BlockTracePtr& a, const BlockTracePtr& b) {
  samples::SampleStage stage;
  app::Playback& playback = stage.playback();
  playback.setTraces(a, b);
  const auto chart = stage.chart(entry.id);
  std::vector<double> times;
  for (int frame = 0; frame < 60; ++frame) {
    playback.setPosition(frame / 10.0);
    QElapsedTimer timer;
    timer.start();
    chart->refresh();
    chart->grab();
    times.push_back(double(timer.nsecsElapsed()) * 1e-6);
  }
  print(qPrintable(QStringLiteral("chart %1").arg(entry.id)), times);
}

}  // namespace

int main(int argc, char** argv) {
  if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
  QApplication application(argc, argv);
  QCommandLineParser parser;
  parser.addOptions(
      {{"lanes", "Threads of the block.", "lanes", "1024"}, {"size", "Size of the view.", "size", "1600x1000"}});
  parser.addHelpOption();
  parser.process(application);

  samples::Options options;
  options.block = parser.value("lanes").toUInt();
  options.warpSize = 32;
  const QStringList size = parser.value("size").split('x');
  if (!std::has_single_bit(options.block) || options.block > 1024 || size.size() != 2) parser.showHelp(2);

  const std::pair<const char*, BlockTracePtr> traces[] = {{"neighbored", samples::neighbored(options)},
                                                          {"interleaved", samples::interleaved(options)}};
  std::printf("%u lanes, %s pixels\n", options.block, qPrintable(parser.value("size")));
  for (const auto& [name, trace] : traces) {
    TimedView view(0);
    view.resize(size[0].toInt(), size[1].toInt());
    view.setTrace(trace);
    view.show();
    QCoreApplication::processEvents();
    for (const char* zoom : {"fitted", "zoomed 5 times", "zoomed to values"}) {
      std::vector<double> times = play(view);
      print(qPrintable(QStringLiteral("%1, %2").arg(name, zoom)), times);
      for (int i = 0; i < (zoom[0] == 'f' ? 4 : 20); ++i) view.zoomIn();
    }
  }
  for (const app::ChartEntry& entry : app::chartEntries())
    if (entry.id == QLatin1String("memory") || entry.id == QLatin1String("heatmap"))
      printChart(entry, traces[0].second, traces[1].second);
  return 0;
}
