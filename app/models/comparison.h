// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <array>
#include <optional>
#include <vector>

#include "jobs/comparison.h"
#include "jobs/measured_peak.h"
#include "models/job_model.h"
#include "models/sample_ring.h"

namespace warpfold::app {

/// One combining step of the traced block, as table and chart show it.
struct StepRow {
  std::uint32_t number = 0;  ///< 1, 2, …
  std::optional<std::uint32_t> stride;
  StepCounters counters;
  std::optional<double> timeNs;
  bool modelled = false;                                            ///< nobody took that time
  std::optional<std::uint64_t> issuedLanes, usedBytes, movedBytes;  ///< as in StepSummary
};

/// What is known of the running or last comparison: results, traces, samples and counters of both sides.
/// Filled from the worker's events; everything on screen and in exports reads from here: that is why it has a method
/// for each kind of message and for each figure that several places show.
class Comparison : public JobModel {
  Q_OBJECT
 public:
  struct SideState {
    std::optional<RunResult> result;
    bool fresh = false;                            ///< `result` belongs to the present job, not to the one before
    std::optional<RunRequest> asked, resultAsked;  ///< for the present job; for the job that `result` is of
    BlockTracePtr board;
    std::uint64_t boardN = 0;                          ///< elements that the board reduces; 0: not known
    std::vector<std::string> boardFirst, boardSecond;  ///< those that it squares or multiplies, as text
    bool boardFresh = false;                           ///< `board` belongs to the present job
    std::string kernel;                                ///< that the present job runs
    std::string boardKernel;                           ///< that `board` is of, which may be the job's before
    SampleRing samples;
    std::optional<RunCounters> counters;     ///< of the first launch
    std::optional<HardwareCounts> hardware;  ///< the GPU's own; open: not asked for, or not there yet
    std::optional<Complaint> failure;
  };

  explicit Comparison(QObject* parent = nullptr);

  const SideState& side(messages::Side s) const { return m_sides[std::size_t(s)]; }
  const SideState& side(int s) const { return m_sides[std::size_t(s)]; }
  QString failureText() const override;
  std::optional<RunFailure> runFailure() const override;
  QString failureSentence() const override;
  /// Both results belong to the present job.
  bool complete() const { return m_sides[0].fresh && m_sides[1].fresh; }

  /// Median of the newest samples, in µs; of the result's own where no sample came.
  std::optional<double> medianUs(int side) const;
  quint64 sampleCount(int side) const;
  std::optional<quint64> recordedSamples(int side) const;
  /// Bytes of all inputs read once, over `us`.
  std::optional<double> bandwidthGbs(int side, double us) const;
  /// Median of A over median of B; only where both are fresh, and of two devices only where such times are compared.
  std::optional<double> speedUpOfB() const;
  /// A and B ran on different devices.
  bool onTwoDevices() const;
  /// Of two devices: why their times are not compared; empty where they are, or where one has none.
  QString incomparableText() const;
  /// The emulator's own running time beside a GPU's would only stretch the axis: it is not drawn.
  bool drawn(int side) const;
  /// The middle halves of the samples of A and B lie apart, so that one may be called faster.
  bool clearlyApart() const;
  std::optional<double> measuredPeakGbs() const;
  const std::optional<messages::MeasuredPeak>& measuredPeak() const { return m_measuredPeak; }
  /// A library's own reduction of the same data: a mark for both sides. Only beside times of the same GPU, all measured
  /// or all of its recording, and not where a side is the library itself.
  struct CubMark {
    QString name;  ///< "CUB"
    double medianUs = 0;
  };
  std::optional<CubMark> cub() const;
  const std::optional<messages::CubTime>& library() const { return m_cub; }
  /// When the comparison ran that came from a file, "2026-11-22 13:09:49"; empty: it is this program's own.
  QString savedDate() const { return m_savedDate; }
  /// Whether a GPU's own counters are read once the results are there.
  bool countersWanted() const { return m_countersWanted; }
  void setCountersWanted(bool wanted) { m_countersWanted = wanted; }
  /// What was typed onto the blackboards.
  const TypedValues& typed() const { return m_typed; }
  void setTyped(const TypedValues& typed) { m_typed = typed; }
  /// Timings of the samples that are drawn: measured, emulated or recorded.
  std::optional<Provenance> provenance() const;
  /// "measured on NVIDIA H200", "emulator run time (not a GPU time)"; of two sides both, where they differ, of two
  /// devices with their letters. Empty before the first result.
  QString provenanceText() const;
  /// The same of the steps' times, which may be of a run of another size.
  QString stepTimesText() const;
  /// Why a side has no time, in sentences; empty where both have one, or may get one.
  QString untimedText() const;
  /// The nearest request that has a time, where a side has none.
  std::optional<RunRequest> offered() const;
  /// The latency of a side that lies between recorded ones and has no samples.
  std::optional<Latency> interpolated(int side) const;
  /// Samples may still come for this side.
  bool awaitsSamples(int side) const;
  /// "NVIDIA H200"; of two devices "NVIDIA H200 (A), Emulator, 2 cores (B)".
  QString deviceName() const;
  Origin origin() const override;
  QString difference() const override;

  /// The trace of block `index` of the first launch; nothing where that block was not traced.
  BlockTracePtr blockTrace(int side, quint64 index) const;
  /// The combining steps of block `index`; of all traced blocks together where that block has no trace.
  std::vector<StepRow> stepRows(int side, quint64 index) const;
  quint64 tracedBlocks(int side) const;

  // Events ---------------------------------------------------------------------------------------------
  /// A new job with these kernels: samples start again, results stay on screen until new ones replace them.
  void begin(const std::string& kernelA = {}, const std::string& kernelB = {});
  void begin(const RunRequest& a, const RunRequest& b, const TypedValues& typed = {});
  /// What follows came from a file, of a comparison of `date`; nothing of the one before stays.
  void beginSaved(const RunRequest& a, const RunRequest& b, const QString& date, const TypedValues& typed = {});
  using JobModel::apply;
  void apply(const messages::Board& message);
  void apply(const messages::Result& message);
  void apply(const messages::Samples& message);
  void apply(const messages::CubTime& message);
  void apply(const messages::KernelCounters& message);
  void apply(const messages::HardwareCounted& message);
  void apply(const messages::MeasuredPeak& message);
  void apply(const messages::Failure& message) override;

 signals:
  void resultChanged(int side);
  void boardChanged(int side);
  void samplesChanged();
  void countersChanged();
  void measuredPeakChanged();
  void cubChanged();

 private:
  void restart(const QString& savedDate);
  QString interpolatedText() const;

  std::array<SideState, 2> m_sides;
  std::optional<messages::MeasuredPeak> m_measuredPeak;
  std::optional<messages::CubTime> m_cub;
  QString m_savedDate;
  TypedValues m_typed;
  bool m_countersWanted = true;
};

}  // namespace warpfold::app
