// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "jobs/ladder.h"
#include "jobs/measured_peak.h"
#include "jobs/repeat.h"
#include "models/job_model.h"
#include "models/ladder_view.h"

namespace warpfold::app {

/// What somebody else has published of a kernel: never in a ratio with our own times.
struct PublishedMark {
  double bandwidthGbs = 0;          ///< compares across sizes
  std::optional<double> latencyUs;  ///< only where it is of the ladder's own size and type
  QString label;                    ///< "A100, 2²⁵": so that nobody takes it for the ladder's own device
  QStringList details;
};

/// What a device can read at most: measured, or else as its datasheet says.
struct LadderPeak {
  double gbs = 0;
  bool measured = true;
};

/// One kernel's figures in the ladder, and all there is to say of it.
struct LadderBar {
  enum class Role { none, baseline, library };
  QString kernel;
  Role role = Role::none;
  bool host = false;      ///< runs on the CPU
  bool emulated = false;  ///< the emulator's own time, never to be taken for a GPU's
  bool modelled = false;  ///< nobody measured it
  std::optional<double> latencyUs, bandwidthGbs;
  std::optional<Interval> bandUs;  ///< where an interpolated or modelled latency may lie
  std::optional<double> speedUp;   ///< over the baseline, of times of one origin only
  QString provenance;              ///< of its time: "measured", "recorded"; empty where it has none
  QStringList details;
  std::vector<PublishedMark> published;  ///< of sums only
};

/// One kernel's dot in the float lens.
struct LensDot {
  QString kernel;
  QString value;              ///< the result; a dash where the kernel did not run
  std::optional<double> ulp;  ///< its error; 0 for integers that are right
  bool ran = false;
  bool orderVaries = false;
  bool farOff = false;  ///< by more than 1 % of the reference
  QString noUlp;        ///< why an error has no ULP: a sentence; empty where it has
  QString reason;       ///< why it is so far off, or not: a sentence on one line; empty where nothing ran
  QStringList details;
};

/// One of the different results that a kernel gave.
struct RepeatBar {
  double distance = 0;  ///< signed, from the reference: in ULP, or as a number (LadderModel::repeatInUlp)
  quint64 runs = 0;
  QString value;
};

/// What is known of the running or last ladder, the float lens on it, and the last repetition of one kernel.
/// Filled from the worker's events; the charts read from here: one method for each message and for each text that
/// several charts and exports share.
class LadderModel : public JobModel {
  Q_OBJECT
 public:
  explicit LadderModel(QObject* parent = nullptr);

  const std::vector<Rung>& rungs() const { return m_rungs; }
  /// How many rows there will be.
  std::size_t places() const { return active() ? std::max<std::size_t>(m_rungs.size(), m_count) : m_rungs.size(); }
  const RunRequest& request() const { return m_request; }
  const std::optional<RepeatResult>& repeat() const { return m_repeat; }
  /// "kernel 7 of 21: timing interleaved" while one runs.
  QString progressText() const override;

  std::vector<LadderBar> bars() const;
  std::vector<LensDot> dots() const;
  std::vector<RepeatBar> repeatBars() const;
  /// Whether they are in ULP: not where relative figures say nothing.
  bool repeatInUlp() const;
  /// "atomic-each in 200 runs: 20 results, 32 ULP apart"; empty before there is one.
  QString repeatText() const;
  /// "2^16 int32, sum of msws"; empty before the first row.
  QString requestText() const;
  /// Where the times come from; `anyEmulated` is set where a warning is due.
  QString provenanceText() const;
  bool anyEmulated() const;
  /// Kernels of the CPU were measured here and now, and the times of the others were not.
  bool hostMeasuredBeside() const;
  /// What the lens has to tell: why a sum stops growing, or that nothing is rounded.
  QString lensText() const;
  const Rung* baseline() const { return baselineOf(m_rungs); }
  /// The library that device kernels are measured against, where it ran.
  const Rung* library() const;
  std::optional<double> measuredPeakGbs() const;
  /// What shares of a peak are of: the measured one, else the datasheet's; nothing beside an emulator's times.
  std::optional<LadderPeak> peak() const;
  /// What "run again" can repeat: those whose order varies first.
  QStringList repeatable() const;
  bool anyOrderVaries() const;
  /// The command line that climbs this ladder again, or as `command` says; empty before the first row.
  QString commandLine(const QString& command = QStringLiteral("ladder")) const;
  /// The request of a rung that ran.
  std::optional<RunRequest> requestOf(const QString& kernel) const;
  bool allMatch() const;
  Origin origin() const override;
  /// Of the float lens: its results and the repetition, no times.
  Origin lensOrigin() const;
  QString difference() const override;

  /// Whether a GPU's own counters are read of every kernel.
  bool countersWanted() const { return m_countersWanted; }
  void setCountersWanted(bool wanted) { m_countersWanted = wanted; }
  const LadderView& view() const { return m_view; }
  void setView(const LadderView& view);
  /// Asks for a kernel of the last ladder to be run again and again.
  void requestRepeat(const QString& kernel, std::uint32_t runs) { emit repeatRequested(kernel, runs); }
  /// The kernel whose results are counted beside a picture that nobody watches, and how often it runs for that; 0: it
  /// would take an emulator too long.
  QString repeatedUnasked() const;
  std::uint32_t runsUnasked() const;

  // Events ---------------------------------------------------------------------------------------------
  void beginLadder(const RunRequest& request);
  void beginRepeat();
  using JobModel::apply;
  void apply(const messages::LadderRow& message);
  void apply(const messages::Repeated& message);
  void apply(const messages::MeasuredPeak& message);

 signals:
  void repeatRequested(const QString& kernel, quint32 runs);

 private:
  const Rung* rung(const QString& kernel) const;
  QString deviceName() const;
  Origin originOn(const QString& device, const QString& provenance) const;

  RunRequest m_request;
  std::vector<Rung> m_rungs;
  std::uint32_t m_count = 0;
  std::optional<messages::MeasuredPeak> m_measuredPeak;
  std::optional<RepeatResult> m_repeat;
  bool m_countersWanted = true;
  LadderView m_view;
  bool m_repeating = false;  // one kernel again and again, after the ladder
};

}  // namespace warpfold::app
