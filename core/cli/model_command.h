// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "catalogue/catalogue.h"
#include "cli/recording_runs.h"

/// The subcommand that shows what modelled times rest on: constants, how they are fitted, and their errors.
namespace warpfold::cli {

class ModelCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  CLI::App* m_command = nullptr;
  std::string m_recording;
  bool m_fit = false, m_errors = false, m_registers = false, m_launches = false;
};

}  // namespace warpfold::cli
