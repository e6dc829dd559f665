// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "models/comparison.h"
#include "models/experiment.h"
#include "models/playback.h"
#include "models/tree_choices.h"

namespace warpfold::app {

/// What is being shown: the experiment's kernels, for each side which tree, the block, the clock, and the hazard that
/// was revealed. The window, `render`, lecture mode and tests are audiences of one stage; none of this needs a widget.
/// So it has a method for everything that one of them shows or asks for.
class Stage : public DataSource {
  Q_OBJECT
 public:
  /// A hazard that the user asked to see.
  struct Revealed {
    int side = 0;
    Hazard hazard;
    bool inTree = false;  ///< the side's tree shows its own block and step; else only the source marks it
  };

  Stage(Experiment& experiment, Comparison& comparison, QObject* parent = nullptr);

  Playback& playback() { return m_playback; }
  const Playback& playback() const { return m_playback; }
  const Experiment& experiment() const { return m_experiment; }
  const Comparison& comparison() const { return m_comparison; }

  /// Null until a worker has said what its kernels are, and for one that it does not have.
  const KernelInfo* kernel(int side) const;
  /// The kernel's title; its id while nothing more is known of it.
  QString title(int side) const;
  Operation operation() const { return m_experiment.operation(); }

  /// All that a side's tree can show now; nothing for a kernel without blocks.
  QList<NamedChoice> choices(int side) const;
  const TreeChoice& choice(int side) const { return m_choices[std::size_t(side)]; }
  void choose(int side, const TreeChoice& choice);
  /// As a user does: a block of the run is shown on both sides where both have it, since only alike trees race.
  void pick(int side, const TreeChoice& choice);
  /// The tree of one rank of a run over several; where it is shown already, what was shown before.
  void toggleRank(int side, std::uint32_t rank);
  /// From a rank's tree back to what was shown before; false where none is shown.
  bool leaveRank(int side);
  /// The rank whose tree a side shows.
  std::optional<std::uint32_t> shownRank(int side) const;
  /// Both trees.
  void show(TreeChoice::Kind kind);
  /// What both trees were last asked to show together.
  TreeChoice::Kind shown() const { return m_shown; }
  /// The block of the first launch that "block of the run" means.
  quint64 block() const { return m_experiment.tracedBlock(); }
  /// Whether that block can race on both sides, whatever their trees show now: both have times of its steps.
  bool blockCanRace() const;
  /// Shows it on both sides, and lets it race from the start.
  void raceBlock();
  void showBlock(quint64 index);
  /// How many blocks the first launch has, where that is known.
  std::optional<quint64> blocks() const { return m_experiment.grid(); }
  BlockTracePtr trace(int side) const { return m_playback.trace(side); }
  /// Whether numbers can be typed into the leaves of a side's tree: it is a blackboard.
  bool takesValues(int side) const;
  /// Writes a number onto the blackboard of both sides, or takes it away where the text is empty, and runs. One
  /// sentence says why it was not taken; else it is empty.
  QString typeValue(std::uint32_t element, const QString& text);
  void resetValues();
  /// What a side's tree shows and where that comes from, one phrase; empty without a trace.
  QString badge(int side) const;
  QString briefBadge(int side) const;  ///< for narrow places: without the size of the warps, which the lanes show too
  /// What stands where a tree would be; empty: nothing is known yet.
  QString emptyText(int side) const;
  /// "A: Neighbored pairs, block 0, step 2 of 4", for pictures.
  QString caption(int side) const;
  /// Which block of how many the tree of a run is of: "block 0 (of 16 384)"; of a blackboard "blackboard example".
  QString place(int side) const;
  /// "N = 65 536, sum of int32", for pictures; of the blackboard example without N.
  QString details(int side) const;
  /// One sentence where the blackboard does not show the numbers of the user's file, else empty.
  QString boardNote(int side) const;
  /// Of a picture of one side's tree or lanes: nothing in it is a time, and no command makes a blackboard example.
  Origin origin(int side) const;

  /// Goes to the block and step in which a hazard was seen; a block that was not traced is traced for it.
  void reveal(int side, const Hazard& hazard);
  const std::optional<Revealed>& revealed() const { return m_revealed; }

  /// Of a picture of both trees.
  Origin origin() const override;
  std::optional<RunFailure> runFailure() const override { return m_comparison.runFailure(); }
  bool ended() const override { return m_comparison.ended(); }
  QString difference() const override { return m_comparison.difference(); }
  void requestRun() override { m_comparison.requestRun(); }
  void requestStop() override { m_comparison.requestStop(); }

 signals:
  void kernelsChanged();  ///< kernels or operation
  void treesChanged();    ///< traces, or what there is to choose from
  void hazardRevealed();  ///< revealed() is another one, or none

 private:
  bool verified(int side) const;  // its masks were compared with those of the GPU; of a tree that is there
  void showTraces();
  void keepChoicesPossible();
  void playNewKernels();
  bool goTo(int side, const Hazard& hazard);

  Experiment& m_experiment;
  Comparison& m_comparison;
  Playback m_playback;
  TreeChoice::Kind m_shown = TreeChoice::Kind::board;
  std::array<TreeChoice, 2> m_choices{};
  std::array<TreeChoice, 2> m_beforeRank{};
  std::array<QString, 2> m_playedKernels;
  std::optional<Revealed> m_revealed;
};

}  // namespace warpfold::app
