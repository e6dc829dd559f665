// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <vector>

#include "jobs/sweep_job.h"
#include "models/job_model.h"
#include "table/table.h"

namespace warpfold::app {

/// What is to be swept beside the experiment's device, type, operation and cache state.
struct SweepChoice {
  QStringList kernels;                          ///< ids; empty: the experiment's two
  int leastPower = 10, mostPower = 24;          ///< sizes: the powers of two of this range
  bool betweenToo = false;                      ///< and an odd size between each two of them
  std::uint32_t offset = 0;                     ///< elements from an aligned address to the first one
  std::vector<std::uint32_t> blocks{128, 512};  ///< threads per block; empty: the experiment's
  QStringList beside;                           ///< recorded and modelled devices, as --backend takes them
  std::vector<std::uint32_t> ranks;             ///< how many take part, of a device with ranks; empty: the experiment's
  std::vector<Scaling> scalings{Scaling::strong};  ///< strong: a size is that of all ranks, weak: that of each
  bool anew = false;                               ///< forget what was kept of an earlier sweep of this device
};

/// The points of one kernel on one device, each with its best block, by ascending size.
struct SweepCurve {
  std::size_t device = 0;  ///< 0: the one that is swept; others stand beside it
  QString kernel;
  std::vector<SweepPoint> points;
  std::uint32_t ranks = 0;  ///< 0 of a single device, and of a curve over ranks
};

/// One kernel over numbers of ranks, each with its best block: at the size that most of its kernels and ranks have.
struct SweepRanksCurve {
  SweepCurve curve;  ///< by ascending ranks
  Scaling scaling = Scaling::strong;
  std::uint64_t n = 0;  ///< of all ranks together where it is strong, of each where it is weak
  /// What it would take without loss, on the same ranks, µs; empty without a point of one rank.
  std::vector<double> idealUs;
};

/// "1, 2, 4" → the numbers; nothing where it is something else.
std::optional<std::vector<std::uint32_t>> rankCounts(const QString& text);

/// What is known of the running or last sweep: times of kernels over many sizes and blocks. Filled from the worker's
/// events; charts read from here. Many methods: charts, table, dialog and the way into a run ask for different things.
class SweepModel : public JobModel {
  Q_OBJECT
 public:
  static constexpr std::size_t mostCurves = 128;  ///< more than the catalogue on all devices that stand beside

  using JobModel::JobModel;

  /// Elements from an aligned address to the first one, of the swept runs.
  std::uint32_t offset() const { return m_sweep.request.offset; }

  /// How the ranks of the swept runs combined; open: as they do by default.
  const std::optional<std::string>& across() const { return m_sweep.request.across; }

  const SweepChoice& choice() const { return m_choice; }
  void setChoice(const SweepChoice& choice) { m_choice = choice; }
  /// What was kept is forgotten once, not again by the next run.
  void startedAnew() { m_choice.anew = false; }

  const std::vector<DeviceInfo>& devices() const { return m_devices; }
  /// "NVIDIA H200, recorded": as a legend calls it.
  QString deviceName(std::size_t device) const;
  /// Of every device by kernel, size and block.
  const std::vector<SweepPoint>& points(std::size_t device) const;
  std::vector<SweepCurve> curves() const;
  /// Of the swept device, where it ran on several numbers of ranks.
  std::vector<SweepRanksCurve> ranksCurves() const;
  /// It ran on several numbers of ranks.
  bool overRanks() const;
  /// Those that were asked for, then what came beside them.
  QStringList kernels() const;
  /// "int32 sum, cold cache".
  QString requestText() const;
  /// "measured on NVIDIA H200", "RTX 3060 · modelled".
  QString provenanceText() const;
  /// What is missing of it: "46 of 60 runs", "cub: its library was not found"; empty where all is there.
  QString missingText() const;
  /// "emulated" is said where times are not those of a GPU.
  bool emulated() const;
  Table table() const;

  Origin origin() const override;

  /// Asks for a dialog in which the sweep is chosen.
  void requestChoice() { emit choiceRequested(); }
  /// Asks to open a point as a run.
  void requestOpen(std::size_t device, const SweepPoint& point);

  // Events ---------------------------------------------------------------------------------------------
  void beginSweep(const messages::Sweep& sweep);
  using JobModel::apply;
  void apply(const messages::SweepBegun& message);
  /// Points of a device that was not named are dropped.
  void apply(const messages::SweepPoints& message);
  void apply(const messages::SweepLeftOut& message);

 signals:
  void choiceRequested();
  void openRequested(const QString& backend, const warpfold::SweepPoint& point);

 private:
  QString ranksArguments() const;

  SweepChoice m_choice;
  messages::Sweep m_sweep;
  std::vector<DeviceInfo> m_devices;
  std::vector<std::vector<SweepPoint>> m_points;  // of each device, ascending by key
  quint64 m_runs = 0;
  QStringList m_leftOut;
};

}  // namespace warpfold::app
