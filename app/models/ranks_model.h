// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <optional>

#include "models/comparison.h"
#include "models/data_source.h"
#include "models/rank_tree.h"
#include "table/table.h"

namespace warpfold::app {

/// A time with the middle half of its samples, µs.
struct RankTime {
  double us = 0, low = 0, high = 0;
};

/// What the ranks of a run did, for the charts of it: there as soon as a side has run over several ranks. Many methods:
/// tree, bars and tables ask for different things.
class RanksModel : public DataSource {
  Q_OBJECT
 public:
  explicit RanksModel(Comparison& comparison, QObject* parent = nullptr);

  /// Null where the side's result is of one process.
  const AcrossRanks* ranks(int side) const;
  const RankTree* tree(int side) const;
  const Comparison& comparison() const { return m_comparison; }
  /// "rank 2 of 4: 16 384 elements, partial sum 2119949980, 473 µs on Emulator, 1 core": of one rank, in phrases.
  QStringList told(int side, std::uint32_t rank) const;
  /// "4 bytes in 3.1 µs ± 1.7 µs, from rank 1 to rank 0 in round 1".
  QString told(int side, const RankMessage& message) const;
  /// What a message's time may be wrong by: both clocks' errors.
  double errorUs(int side, const RankMessage& message) const;
  /// Of each rank, within it; nothing of one without elements.
  std::vector<std::optional<RankTime>> timesWithin(int side) const;
  /// Of the slowest rank, and of the combining.
  std::optional<RankTime> slowestWithin(int side) const;
  std::optional<RankTime> across(int side) const;
  /// Where GPUs combine: the whole on rank 0's GPU, from its first kernel to the value, by its events.
  std::optional<RankTime> joined(int side) const;
  /// How many samples the figures are of: the first ones of a run that goes on. The larger number of both sides.
  std::uint64_t samples() const;
  bool anyMessages() const;
  /// "3 samples".
  QString samplesTold() const;
  /// What the times of combining are taken by, and how well that is known.
  QString clocksTold() const;
  /// The largest error of a rank's clock.
  double clockErrorUs(int side) const;
  /// Why times say nothing about a cluster, in sentences; empty where they do.
  QString warning() const;
  Table tableOfMessages() const;
  Table tableOfRanks() const;
  Table tableOfTotals() const;

  bool available() const override { return ranks(0) != nullptr || ranks(1) != nullptr; }
  Origin origin() const override { return m_comparison.origin(); }
  std::optional<RunFailure> runFailure() const override { return m_comparison.runFailure(); }
  bool ended() const override { return m_comparison.ended(); }
  QString difference() const override { return m_comparison.difference(); }
  void requestRun() override { m_comparison.requestRun(); }
  void requestStop() override { m_comparison.requestStop(); }

 private:
  void take(int side);

  Comparison& m_comparison;
  std::array<std::optional<RankTree>, 2> m_trees;
};

}  // namespace warpfold::app
