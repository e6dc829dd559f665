// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "data/inputs.h"
#include "emulation/grid.h"
#include "emulation/traced_launch.h"
#include "reductions/launch_outcome.h"
#include "run/planned_run.h"
#include "run/run_control.h"

namespace warpfold::reductions {

/// Those that this process may use: taskset, a container or a rank's share may leave it fewer than there are.
unsigned usableCores();

/// A reduction of the catalogue on the machine that executes PTX: one arena holds what its launches write (the working
/// copy of an in-place kernel, and the values that every launch leaves). Inputs that are only read stay where they are,
/// but for those that have to be padded. Many methods: what it is asked for, counted, plain, traced and by blocks, each
/// beside what a kernel of the user's needs of its own.
class Reduction {
 public:
  /// `threads`: of the host; 0: one for each core that this process may use.
  Reduction(const PlannedRun& run, const Inputs& inputs, unsigned threads = 0);
  Reduction(const Reduction&) = delete;
  Reduction& operator=(const Reduction&) = delete;

  const std::vector<Launch>& launches() const { return m_launches; }
  /// Working copy, padding and the words that atomics add to: before every run, outside what is timed.
  void restore();
  void runPlain(const RunControl& control);
  /// Runs all launches counted. In the first, `traced` blocks are recorded; block 0 of every launch always is, and the
  /// block that finishes. A launch that does not come to its end is the last one.
  std::vector<LaunchOutcome> runCounted(std::span<const std::uint64_t> traced, const RunControl& control);
  /// Runs only the `traced` blocks of launch `index`, on restored memory. None of them finishes, but for `finishing`,
  /// which finds what setPartials() put there. Throws TraceTooLarge.
  std::vector<std::shared_ptr<BlockTrace>> traceBlocks(std::size_t index, std::span<const std::uint64_t> traced,
                                                       std::optional<std::uint64_t> finishing = {});
  /// Accumulators, one per block, that the block which finishes finds.
  void setPartials(const HostArray& partials);
  /// Blocks of the first launch that read no element: what they leave is the identity.
  emulation::BlockRanges blankBlocks();
  /// What traceBlocks() takes for padding: elements of the input, and values of blocks that another one finds.
  void setBlank(emulation::BlockRanges inputs, emulation::BlockRanges outputs);
  /// Where the values of launch `index` lie: launches()[index].outputs accumulators.
  std::byte* outputs(std::size_t index) { return m_arena.data() + m_offsets[index + 1] * m_width; }
  /// What the run of a kernel of the user's has left.
  Leaves leaves() const;
  /// The values that it has left, as they are combined: of each block, in their order.
  std::vector<Scalar> left() const;
  /// What stands in its output before it runs; else what changes nothing when it is combined.
  void setUntouched(const Scalar& value) { m_untouched = value; }
  /// The value that the last launch left, finished.
  Scalar result() const;
  /// The same before a mean is divided.
  Scalar combined() const;
  ElementType accumulator() const { return m_accumulator; }

 private:
  /// One launch with the memory that its kernel sees.
  struct Prepared {
    std::shared_ptr<const emulation::Code> code;
    emulation::Memory memory;
    emulation::Launch launch;
    emulation::TracedLaunch traced;
  };
  class Following;

  void layOut();
  void copyInputs();
  void padInput(const std::shared_ptr<const HostArray>& input, HostArray& padded) const;
  void prepare(Prepared& prepared, std::size_t index, bool counted);
  void prepareUser(Prepared& prepared);
  std::shared_ptr<const emulation::Code> tracedCode(std::size_t index) const;
  LaunchOutcome runLaunch(std::size_t index, std::span<const std::uint64_t> blocks, const LaunchOutcome* before,
                          const RunControl& control);
  template <typename Visit>
  void visitLeft(Visit visit) const;
  Scalar combinedOnHost() const;
  Hazard leftover(std::size_t index, const emulation::LaunchCounts::Count& count) const;
  void fillSlots(const Scalar& value);
  void markSlots();
  emulation::TracedArray mapInput(Prepared& prepared, const std::shared_ptr<const HostArray>& input, HostArray& padded,
                                  const char* name);

  PlannedRun m_run;
  const RunRequest& m_request;
  const KernelInfo& m_kernel;
  Inputs m_inputs;
  HostArray m_paddedFirst, m_paddedSecond;  // empty where the inputs need no padding
  unsigned m_threads;
  ElementType m_accumulator;
  std::size_t m_width;
  const std::vector<Launch>& m_launches;
  std::vector<std::uint64_t> m_offsets;  // in accumulators: the working copy, then what every launch leaves
  std::uint64_t m_slots = 0;             // in accumulators
  HostArray m_arena;
  Scalar m_untouched;  // of a kernel of the user's
  std::uint32_t m_ticket = 0;
  std::vector<std::vector<std::byte>> m_scratch;  // of a kernel of the user's, zero before each launch
  emulation::BlockRanges m_blankInputs, m_blankOutputs;
};

}  // namespace warpfold::reductions
