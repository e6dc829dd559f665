// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/own_options.h"
#include "run/command_line.h"
#include "timing/sampling.h"

/// The subcommands that run many kernels, or one many times: ladder, lens and again.
namespace warpfold::cli {

class LadderCommands {
 public:
  /// `own`: the options of each for a kernel of the user's.
  void addTo(CLI::App& app, OwnOptions& own);
  bool parsed() const;
  /// Whether it is one that runs all kernels, which ranks do as well.
  bool climbs() const;
  std::string name() const;  ///< "lens"
  const RunOptionTexts& options() const { return m_options; }
  RunOptionTexts& options() { return m_options; }
  /// One more beside those that --kernels names.
  void addKernel(const std::string& id) {
    if (!m_kernels.empty()) m_kernels.push_back(id);
  }
  /// The exit status. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  int runLadder(const Catalogue& catalogue) const;
  int runLens(const Catalogue& catalogue) const;
  int runRepeat(const Catalogue& catalogue) const;

  CLI::App *m_ladder = nullptr, *m_lens = nullptr, *m_repeatCommand = nullptr;
  RunOptionTexts m_options;
  std::vector<std::string> m_kernels;
  std::optional<std::string> m_counters;
  std::string m_runs = std::to_string(sampling::repeatedRuns);
  bool m_json = false, m_csv = false;
};

}  // namespace warpfold::cli
