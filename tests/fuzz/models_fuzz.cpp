// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Whatever a worker says, the window's models take it, and whatever they then hold can be told, laid out and painted.
// The input is the stream of one worker; what the decoder refuses is left out, and what follows it is still taken.
#include <QApplication>
#include <QImage>
#include <QPainter>
#include <algorithm>
#include <memory>

#include "codec/run_fields.h"
#include "frame_mutator.h"
#include "jobs/clocks.h"
#include "jobs/event_types.h"
#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "models/clocks_model.h"
#include "models/comparison_readiness.h"
#include "models/counters_model.h"
#include "models/hazard_list_model.h"
#include "models/heat_map.h"
#include "models/highlighted_lines.h"
#include "models/ladder_model.h"
#include "models/memory_map.h"
#include "models/narrative.h"
#include "models/stage.h"
#include "models/steps_table_model.h"
#include "models/words.h"
#include "theme/theme.h"
#include "views/lanes/lanes_view.h"
#include "views/tree_view.h"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t most);

namespace {

using namespace warpfold;
using namespace warpfold::app;
using namespace warpfold::messages;

const RegisterEvent<Board> board;
const RegisterEvent<Result> result;
const RegisterEvent<Samples> samples;
const RegisterEvent<CubTime> cubTime;
const RegisterEvent<KernelCounters> counters;
const RegisterEvent<MeasuredPeak> peak;
const RegisterEvent<LadderRow> ladderRow;
const RegisterEvent<Repeated> repeated;
const RegisterEvent<Clocks> clocks;

constexpr QSize pictureSize(280, 200);

/// Everything that the window fills from a worker's events.
struct Shown {
  Experiment experiment;
  Comparison comparison;
  LadderModel ladder;
  ClocksModel clocksModel;
  HazardListModel hazards;
  Stage stage{experiment, comparison};

  Shown() {
    comparison.begin("neighbored", "interleaved");
    ladder.beginLadder(experiment.request(Side::a));
  }

  void take(const Event& event) {
    if (const auto* hello = std::get_if<Hello>(&event)) experiment.setOffer(*hello);
    if (const auto* progress = std::get_if<Progress>(&event)) comparison.apply(*progress), ladder.apply(*progress);
    if (const auto* failure = std::get_if<Failure>(&event)) comparison.apply(*failure), ladder.apply(*failure);
    if (const auto* job = std::get_if<JobEvent>(&event)) {
      takeBy<Board, Result, Samples, CubTime, KernelCounters, MeasuredPeak>(*job, comparison);
      takeBy<LadderRow, Repeated, MeasuredPeak>(*job, ladder);
      if (const auto* reading = job->as<Clocks>()) clocksModel.append(*reading);
    }
  }

  template <typename... Events, typename Model>
  static void takeBy(const JobEvent& event, Model& model) {
    const auto one = [&]<typename T>(const T* value) {
      if (value != nullptr) model.apply(*value);
    };
    (one(event.as<Events>()), ...);
  }
};

/// What the lists, tables and captions say.
void tell(Shown& s) {
  for (int side = 0; side < 2; ++side) {
    s.comparison.medianUs(side);
    s.comparison.sampleCount(side);
    s.stage.badge(side);
    s.stage.caption(side);
    s.stage.emptyText(side);
    s.stage.kernel(side);
    if (const auto median = s.comparison.medianUs(side)) s.comparison.bandwidthGbs(side, *median);
    if (s.comparison.side(side).result) {
      Table heat = emptyHeatTable();
      for (const LaunchResult& launch : s.comparison.side(side).result->launches) addHeat(heat, nullptr, &launch, {});
      if (s.comparison.side(side).result->timeCovers) text(told(*s.comparison.side(side).result->timeCovers));
    }
  }
  s.comparison.origin();
  s.comparison.speedUpOfB();
  s.comparison.measuredPeakGbs();
  s.comparison.cub();
  s.comparison.provenanceText();
  s.comparison.difference();
  s.comparison.failureText();
  everythingReady(s.comparison);
  StepsTableModel steps;
  steps.setSteps(s.comparison.stepRows(0, s.stage.block()), s.comparison.stepRows(1, s.stage.block()));
  csvOf(steps.table());
  CountersModel table;
  table.setCounters(s.comparison.side(0).counters, s.comparison.side(1).counters);
  csvOf(table.table());
  for (int line = 0; line < table.rowCount(); ++line)
    for (int column = 0; column < table.columnCount(); ++column) table.data(table.index(line, column), Qt::DisplayRole);
  s.hazards.show(s.comparison, s.experiment.catalogue());
  for (int line = 0; line < std::min(16, s.hazards.rowCount()); ++line)
    s.hazards.data(s.hazards.index(line), Qt::ToolTipRole);
  s.clocksModel.lines();
  s.experiment.problems();
  s.experiment.offeredBlocks();
  s.experiment.offeredWarps();
  s.experiment.offeredGrids();
  s.experiment.grid();
  s.experiment.commandLine(Side::b);
}

void tellLadder(LadderModel& ladder) {
  ladder.progressText();
  ladder.bars();
  ladder.dots();
  ladder.repeatBars();
  ladder.repeatText();
  ladder.requestText();
  ladder.provenanceText();
  ladder.lensText();
  ladder.measuredPeakGbs();
  ladder.commandLine();
  ladder.allMatch();
  ladder.origin();
  for (const QString& kernel : ladder.repeatable()) ladder.requestOf(kernel);
}

void tellRow(const BlockTrace& trace, std::uint32_t row, const KernelInfo* kernel) {
  Table accesses = emptyMemoryTable();
  addMemory(accesses, trace, row, "A");
  for (const RequestMap& map : memoryMap(trace, row)) requestText(map);
  const Step* step = currentStep(trace, row);
  if (step == nullptr) return;
  actionOf(trace, *step);
  nameOf(trace, *step);
  sectorsPerRequest(*step);
  for (std::uint32_t thread = 0; thread < trace.threads; ++thread) laneState(trace, *step, thread);
  if (kernel != nullptr) highlightedLines(kernel->code, kernel->firstLine, *step);
}

/// Two trees and their lanes, kept from input to input as a window keeps them.
class Pictures {
 public:
  void paint(Shown& s) {
    Playback& playback = s.stage.playback();
    for (int side = 0; side < 2; ++side) {
      const BlockTracePtr trace = s.stage.trace(side);
      TreeView& tree = *m_trees[std::size_t(side)];
      tree.setOperation(s.stage.operation());
      tree.setTrace(trace);
      tree.setPlayback(&playback);
      tree.setHazard(s.stage.revealed() ? std::optional(s.stage.revealed()->hazard) : std::nullopt);
      m_lanes[std::size_t(side)]->setTrace(trace);
      m_lanes[std::size_t(side)]->setPlayback(&playback);
    }
    for (const double share : {0.0, 0.3, 0.5, 1.0}) {
      playback.setPosition(share * playback.rows());
      narrativeText(playback, s.stage.operation());
      for (int side = 0; side < 2; ++side) paintSide(s, side);
    }
    if (playback.raceAvailable()) playback.setMode(Playback::Mode::race);
    for (int step = 0; step < 3; ++step) playback.stepBack();
    playback.stepForward();
    playback.pause();
    for (int side = 0; side < 2; ++side) {
      m_trees[std::size_t(side)]->setPlayback(nullptr);
      m_trees[std::size_t(side)]->setTrace(nullptr);
      m_lanes[std::size_t(side)]->setPlayback(nullptr);
      m_lanes[std::size_t(side)]->setTrace(nullptr);
    }
  }

 private:
  void paintSide(const Shown& s, int side) {
    TreeView& tree = *m_trees[std::size_t(side)];
    const BlockTracePtr trace = tree.trace();
    if (!trace) return;
    tellRow(*trace, currentRow(*trace, s.stage.playback().position(side)), s.stage.kernel(side));
    const QRectF area(QPointF(0, 0), QSizeF(pictureSize));
    {
      QPainter painter(&m_image);
      tree.paintExport(painter, area, Theme::byId(QStringLiteral("dark")));
    }
    {
      QPainter painter(&m_image);
      m_lanes[std::size_t(side)]->paintExport(painter, area, Theme::byId(QStringLiteral("light")));
    }
    for (int x = 10; x < tree.width(); x += 50)
      for (int y = 10; y < tree.height(); y += 30)
        if (const auto hit = tree.treeLayout().hitTest(QPointF(x, y))) tree.describe(*hit);
    if (!trace->nodes.empty()) tree.lightAncestry(NodeId{std::uint32_t(trace->nodes.size() - 1)});
    tree.zoomIn();
    tree.render(&m_image);
    csvOf(tree.tables());
  }

  QImage m_image{pictureSize, QImage::Format_ARGB32_Premultiplied};
  std::array<std::unique_ptr<TreeView>, 2> m_trees{made<TreeView>(0), made<TreeView>(1)};
  std::array<std::unique_ptr<LanesView>, 2> m_lanes{made<LanesView>(0), made<LanesView>(1)};

  template <typename View>
  static std::unique_ptr<View> made(int side) {
    auto view = std::make_unique<View>(side);
    view->resize(pictureSize);
    return view;
  }
};

void paintAll(Shown& s) {
  static Pictures* const pictures = new Pictures;  // outlives main, as the application does
  s.stage.show(TreeChoice::Kind::board);
  pictures->paint(s);
  s.stage.show(TreeChoice::Kind::block);
  pictures->paint(s);
  constexpr qsizetype mostChoices = 3;
  for (int side = 0; side < 2; ++side)
    for (const NamedChoice& each : s.stage.choices(side).mid(2, mostChoices)) {
      s.stage.choose(side, each.choice);
      pictures->paint(s);
    }
  constexpr int mostHazards = 4;
  for (int line = 0; line < std::min(mostHazards, s.hazards.rowCount()); ++line) {
    s.stage.reveal(s.hazards.entry(line).side, s.hazards.entry(line).hazard);
    pictures->paint(s);
  }
}

}  // namespace

extern "C" int LLVMFuzzerInitialize(int* argc, char*** argv) {
  qputenv("QT_QPA_PLATFORM", "offscreen");
  new QApplication(*argc, *argv);
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most, unsigned seed) {
  if (seed % 8 == 0) return LLVMFuzzerMutate(data, size, most);
  const fuzz::Bytes changed = fuzz::FrameMutator(seed).mutated({data, size});
  if (changed.empty() || changed.size() > most) return LLVMFuzzerMutate(data, size, most);
  std::copy(changed.begin(), changed.end(), data);
  return changed.size();
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Shown shown;
  codec::FrameReader reader;
  try {
    reader.append({data, size});
    while (const auto payload = reader.next()) {
      try {
        shown.take(decodeEvent(*payload));
      } catch (const ProtocolError&) {
      }
    }
  } catch (const ProtocolError&) {
  }
  tell(shown);
  tellLadder(shown.ladder);
  paintAll(shown);
  return 0;
}
