// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/recording_runs.h"
#include "jobs/ranks_sweep.h"

/// The subcommand sweep.
namespace warpfold::cli {

class SweepCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status: 1 where a result was wrong, 130 after Ctrl-C. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  /// Nothing is recorded of a modelled GPU: its times are printed.
  int runModelled(const Catalogue& catalogue, const RunRequest& request, const Place& place) const;

  /// On the ranks that mpirun started, each run on as many as --ranks says; nothing is recorded.
  int runOnRanks(const Catalogue& catalogue) const;
  int sweepRanks(const Catalogue& catalogue, const RunRequest& request, const RanksAxis& axis) const;

  CLI::App* m_command = nullptr;
  RunOptionTexts m_options;
  RecordChoiceTexts m_choice;
  std::string m_file;
  std::optional<std::string> m_scaling;
  bool m_json = false, m_csv = false;
};

}  // namespace warpfold::cli
