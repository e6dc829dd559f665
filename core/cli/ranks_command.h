// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "catalogue/catalogue.h"
#include "run/command_line.h"

namespace CLI {
class App;
}

/// What `run` does with --backend cluster, one process a rank, started by mpirun, and with --backend cuda:all, one
/// process with all GPUs.
namespace warpfold::cli {

class RanksCommand {
 public:
  /// The option that only a cluster has, to those of `run`.
  void addTo(CLI::App& runCommand);
  /// Whether the request is for several ranks. Throws InvalidRequest where an option is that only a cluster has.
  bool asked(const RunOptionTexts& options) const;
  /// The exit status, of rank 0; the other ranks print nothing. Throws Error before the ranks have met, and where this
  /// process is no rank. Does not return where a rank fails in the middle: then all ranks are ended.
  int run(const Catalogue& catalogue, const RunOptionTexts& options, bool json) const;

 private:
  int runOnGpus(const Catalogue& catalogue, const RunOptionTexts& options, bool json) const;

  std::optional<std::string> m_timeLimit;
};

}  // namespace warpfold::cli
