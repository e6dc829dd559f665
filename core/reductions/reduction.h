// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "data/inputs.h"
#include "reductions/launch_outcome.h"
#include "run/planned_run.h"
#include "run/run_control.h"
#include "simt/grid.h"

namespace warpfold::reductions {

/// A reduction of the catalogue on the machine that executes PTX: one arena holds what its launches write (the working
/// copy of an in-place kernel, and the values that every launch leaves). Inputs that are only read stay where they are,
/// but for those that have to be padded.
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
  /// block that finishes.
  std::vector<LaunchOutcome> runCounted(std::span<const std::uint64_t> traced, const RunControl& control);
  /// Where the values of launch `index` lie: launches()[index].outputs accumulators.
  std::byte* outputs(std::size_t index) { return m_arena.data() + m_offsets[index + 1] * m_width; }
  /// The value that the last launch left, finished.
  Scalar result() const;
  /// The same before a mean is divided.
  Scalar combined() const;
  ElementType accumulator() const { return m_accumulator; }

 private:
  /// One launch with the memory that its kernel sees.
  struct Prepared {
    std::shared_ptr<const simt::Code> code;
    simt::Memory memory;
    simt::Launch launch;
  };

  void layOut();
  void padInput(const std::shared_ptr<const HostArray>& input, HostArray& padded) const;
  void prepare(Prepared& prepared, std::size_t index, bool counted);
  std::uint64_t mapInput(Prepared& prepared, const std::shared_ptr<const HostArray>& input, HostArray& padded,
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
  std::uint32_t m_ticket = 0;
};

}  // namespace warpfold::reductions
