// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string>

#include "run/run_result.h"
#include "words/complaint.h"

namespace warpfold {

/// One kernel of a ladder, in which many kernels reduce the same data: its checked result with times, or why there is
/// none.
struct Rung {
  std::string kernel;  ///< id
  std::string title;
  bool host = false;                 ///< runs on the CPU, also where the ladder's device is another
  bool library = false;              ///< a GPU library, whose order of operations is its own affair
  bool orderVaries = false;          ///< float results may differ from run to run
  std::uint32_t elements = 1;        ///< as in KernelInfo: 0 where every thread adds up a share first
  std::optional<Message> note;       ///< what is not as it was asked for: another block
  std::optional<Complaint> failure;  ///< why it could not run
  std::optional<RunResult> result;   ///< without samples, traces and steps
  std::optional<double> ulp;  ///< of a float result: its distance from the exact one in units in the last place, where
                              ///< that says something
};

/// What the others are compared with: the first device kernel that was timed, or the first kernel where no device
/// kernel was. Null where none was.
const Rung* baselineOf(std::span<const Rung> ladder);

/// How many times as fast as `other` in the median. Nothing where the two times are not of the same origin (one
/// measured and the other recorded, say), and nothing of the emulator's own running time: it says nothing about a GPU.
std::optional<double> speedUp(const Latency& own, const Latency& other);

/// The same over `baseline`; nothing where one of the two has no time.
std::optional<double> speedUp(const Rung& rung, const Rung* baseline);

}  // namespace warpfold
