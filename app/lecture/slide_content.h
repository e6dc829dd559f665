// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "lecture/lecture_player.h"
#include "lectures/source_diff.h"
#include "models/ladder_model.h"
#include "models/memory_map.h"
#include "models/tree_index.h"

class QWidget;

namespace warpfold::app {

class ChartWidget;

/// One kernel of a slide.
struct SlideSide {
  QString title, time;
  QString reference;  ///< what its tree and lanes are those of: "Blackboard example", "Block 0 of the run"
  std::shared_ptr<const TreeIndex> tree;  ///< null: there is none, or not yet
  double position = 0;
  const Step* step = nullptr;  ///< that the lanes show
  QString sentence;
  std::vector<RequestMap> requests;  ///< of one warp in this step; they point into the tree's trace
  QString warp;                      ///< which one
};

/// A race's bars.
struct SlideRace {
  QString missing;  ///< why there is none; stands in the bars' place
  QString caption;
  QString pace;          ///< how slow it is shown, and what each step takes; empty until that is known
  bool running = false;  ///< both trees are on their way
  std::array<double, 2> share{};
  QString verdict;  ///< empty until it is over
  int faster = -1;
};

/// Who has published figures of the ladder's kernels, and of which device.
struct SlideSource {
  QString source, device;
  friend bool operator==(const SlideSource&, const SlideSource&) = default;
};

/// A kernel in the ladder, with the figures that others have published of it.
struct SlideRung {
  QString kernel, time;
  double gbs = 0;                                         ///< 0: it did not run
  std::vector<std::pair<double, std::size_t>> published;  ///< GB/s, and which of the sources says so
};

struct SlideLadder {
  std::vector<SlideRung> rungs;
  std::vector<SlideSource> sources;
  std::optional<double> peakGbs;
  QString untimed;  ///< why no kernel of a GPU has a time; empty where one has
};

/// A kernel's result in the float lens.
struct SlideDot {
  QString kernel, text;
  std::optional<double> ulp;  ///< nothing where relative figures say nothing
  bool orderVaries = false;
};

struct SlideTableRow {
  QString name;
  std::array<QString, 2> values;
};

/// All that a slide's picture needs, in words and figures: painting decides nothing.
struct SlideContent {
  QString headline, subHeadline, prose;
  SlideSetup setup;
  std::vector<SlideSide> sides;
  std::optional<SlideRace> race;
  QString question, answer;  ///< the answer is empty until it is revealed
  std::vector<SourceLine> source;
  QString sourceTitle;
  std::vector<int> marked;  ///< numbers of lines of the source
  QString hazardHeading, hazardText;
  std::vector<SlideTableRow> table;
  QString tableReference;  ///< what its figures are those of, and who counted
  SlideLadder ladder;
  std::vector<SlideDot> lens;
  QString noUlp;  ///< why dots of the lens have no place on its axis; empty where all have
  const ChartWidget* chart = nullptr;
  QString footer, page;
  QStringList fileProblems;  ///< what is wrong with files that were read again: one in the footer's place, or several
  QString message;           ///< stands where the picture would: what it waits for, or what is wrong
  bool wrong = false;
};

/// Puts together what the player is at. Keeps charts and sorted trees from one picture to the next.
class SlideComposer {
  Q_DECLARE_TR_FUNCTIONS(Slides)
 public:
  SlideComposer(LectureBench& bench, LecturePlayer& player);
  ~SlideComposer();

  SlideContent compose();
  /// The chart is there with all its data; true for slides without one.
  bool chartReady();

 private:
  SlideSide side(int side);
  QString unshown(const SlideContent& content) const;
  bool raceAhead() const;
  std::array<QString, 2> sideTimes() const;
  const RunResult* resultOf(int side) const;
  QString reference(int side) const;
  std::shared_ptr<const TreeIndex> indexOf(int side);
  ChartWidget* chartOf(const QString& view);
  void leaveOutSpared(ChartWidget* chart);
  static QString emulatorsTimes();
  SlideRace race() const;
  void addSource(SlideContent& content) const;
  void addHazard(SlideContent& content) const;
  void addTable(SlideContent& content) const;
  void addRequests(SlideContent& content) const;
  void addLadder(SlideContent& content) const;
  void addLens(SlideContent& content) const;
  QStringList fileProblems() const;
  QString footer() const;
  QString ladderOrigin() const;
  QString waitingFor();

  LectureBench& m_bench;
  LecturePlayer& m_player;
  std::unique_ptr<QWidget> m_parent;                                        // of the charts, which nobody sees
  std::map<std::pair<const DataSources*, QString>, ChartWidget*> m_charts;  // of each run
  std::array<std::shared_ptr<const TreeIndex>, 2> m_trees;
};

}  // namespace warpfold::app
