// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "cli/recording_runs.h"

/// The subcommand tune.
namespace warpfold::cli {

class TuneCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status: 1 where a result was wrong, 130 after Ctrl-C. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  CLI::App* m_command = nullptr;
  std::string m_backend, m_table, m_file;
  std::vector<std::string> m_sizes;
};

}  // namespace warpfold::cli
