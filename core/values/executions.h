// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace warpfold {

/// What the instructions of one line of a kernel's source were seen to do. What is inlined counts where it was called.
struct LineCounts {
  std::uint32_t line = 0;        ///< of the kernel's file, from 1; 0: instructions that belong to none of its lines
  std::uint64_t executions = 0;  ///< instructions that warps, or parts of one, executed
  std::uint64_t lanes = 0;       ///< instructions that lanes executed
  std::uint64_t loads = 0;       ///< requests of warps that read global or shared memory
  std::uint64_t stores = 0;      ///< and that write it; atomics are neither
  std::uint64_t conflicts = 0;   ///< extra rounds of those to shared memory
  std::uint64_t divergent = 0;   ///< executions of a branch at which lanes of a warp parted

  LineCounts& operator+=(const LineCounts& o);
  friend bool operator==(const LineCounts&, const LineCounts&) = default;
};

/// Which instructions the launches of a run executed, all of them counted.
struct Executions {
  std::vector<LineCounts> lines;  ///< those with an instruction that was executed, ascending
  std::uint64_t warps = 0;        ///< that were launched
  std::uint64_t branches = 0;     ///< conditional ones that warps, or parts of one, executed
  bool operatorIsCall = false;    ///< each use of the operator is a call, which counts as one instruction

  LineCounts sum() const;
  /// Executed by a warp on average; nothing where there are none.
  std::optional<double> instructionsPerWarp() const;
  /// Of the conditional branches, the part at which all lanes went the same way (nvprof, branch_efficiency); nothing
  /// where none was executed.
  std::optional<double> branchEfficiency() const;

  /// Of a further launch.
  Executions& operator+=(const Executions& o);
  friend bool operator==(const Executions&, const Executions&) = default;
};

}  // namespace warpfold
