// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalogue/user_code.h"
#include "run/across_ranks.h"
#include "run/device_info.h"
#include "run/device_state.h"
#include "run/latency.h"
#include "run/modelled_run.h"
#include "run/run_request.h"
#include "run/time_covers.h"
#include "trace/trace.h"
#include "values/counters.h"
#include "values/executions.h"
#include "values/hardware_counters.h"
#include "values/provenance.h"
#include "values/scalar.h"

namespace warpfold {

/// What computed a result: the device's own run, the emulator, or only the reference, where the run left no value.
enum class ResultProvenance : std::uint8_t { measured, emulated, reference };

/// A step of one kind over many blocks.
struct StepSummary {
  std::uint32_t index = 0;
  Step::Kind kind = Step::Kind::combine;
  std::optional<std::uint32_t> stride;
  StepCounters counters;
  std::optional<double> timeNs;  ///< mean over the traced blocks
  // Of traced blocks: lanes of the warps that were issued, and bytes of global memory that the step's loads and stores
  // use and move. Unknown over a whole grid.
  std::optional<std::uint64_t> issuedLanes, usedBytes, movedBytes;
};

/// How many threads worked, over the whole grid: blocks put together in at most `limit` runs of equal length.
struct GridActivity {
  static constexpr std::uint32_t limit = 128;
  std::uint64_t blocksPerRun = 0;
  std::vector<std::vector<std::uint64_t>> activeThreads;  ///< [run of blocks][step]; empty where not known
  friend bool operator==(const GridActivity&, const GridActivity&) = default;
};

/// One launch of the reduction.
struct LaunchResult {
  std::uint64_t n = 0;     ///< elements it reduces
  std::uint64_t grid = 0;  ///< blocks
  std::uint32_t block = 0;
  std::optional<double> latencyUs;
  std::optional<RunCounters> counters;
  std::vector<StepSummary> steps;  ///< over the whole grid; empty where the backend does not know
  GridActivity activity;
};

struct RunResult {
  RunRequest request;  ///< as carried out: defaults filled in
  DeviceInfo device;
  std::uint64_t n = 0;
  Scalar result;
  ResultProvenance resultProvenance = ResultProvenance::measured;
  Scalar reference;      ///< the exact result, rounded once (data/reference.h)
  bool matches = false;  ///< |result - reference| <= tolerance; equal, or both NaN, where tolerance is 0
  double error = 0;
  double tolerance =
      0;  ///< how far a right result may lie from the reference (data/tolerance.h); 0 where nothing rounds
  std::uint64_t depth = 0;  ///< roundings in the longest chain that an element goes through; `tolerance` grows with it
  /// Of a float sum: what its terms' magnitudes add up to (data/reference.h); of all else 0. Nothing in what an earlier
  /// program saved.
  std::optional<double> magnitude;
  bool wrapped = false;  ///< an integer sum left its type's range (result and reference wrap alike)
  std::optional<Latency> latency;
  std::optional<Message> latencyReason;  ///< one sentence: why there is no latency, where one could be expected
  std::optional<RunRequest> offered;     ///< the nearest request that has one
  std::vector<double> samplesUs;         ///< at most SampleSet::capacity of them
  std::optional<DeviceState> state;      ///< beside the samples; nothing where there are none
  std::optional<double> bandwidthGbs;    ///< bytes of the input read once over the median
  std::optional<Message> shape;          ///< of a kernel that is tuned: which blocks and threads it took, and why
  std::optional<Message> blockNote;      ///< of one that took another block size than was asked for: why
  std::optional<Message> untraced;       ///< why the blocks that were asked for have no trace, where they have none
  std::optional<Message> structureOf;    ///< where launches, steps and traces are of a part of the run: of which
  std::vector<LaunchResult> launches;
  std::optional<RunCounters> counters;      ///< sum over launches
  std::optional<Executions> executions;     ///< sum over launches, where instructions were counted
  std::optional<HardwareCounts> hardware;   ///< where they were asked for
  std::vector<Hazard> hazards;              ///< over all launches, each pair of lines once; emulator only
  std::vector<StepSummary> steps;           ///< the traced blocks of the first launch, summed
  std::optional<Message> stepTimesOf;       ///< where the steps' times are of a run of another size: of which
  std::vector<BlockTracePtr> traces;        ///< of the blocks of the first launch that were asked for
  std::vector<BlockTracePtr> launchTraces;  ///< block 0 of every launch, then the block that finishes, where one does
  std::optional<TimeCover> timeCovers;      ///< what the latency includes
  std::optional<ModelledRun> model;         ///< of a modelled latency: what it consists of
  std::optional<double> traceOverhead;      ///< traced over timed duration of the first launch, on a GPU
  std::optional<AcrossRanks> ranks;         ///< of a run over several ranks: their shares, times and messages
  std::optional<Leaves> leaves;             ///< of a kernel of the user's
};

}  // namespace warpfold
