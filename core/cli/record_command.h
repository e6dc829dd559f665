// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "catalogue/catalogue.h"
#include "cli/recording_runs.h"

namespace CLI {
class App;
}

/// The subcommand record.
namespace warpfold::cli {

class RecordCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status: 1 where a result was wrong, 130 after Ctrl-C. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  RecordChoice choice() const;

  CLI::App* m_command = nullptr;
  RunOptionTexts m_options;
  RecordChoiceTexts m_choice;
  std::string m_file, m_note;
  bool m_counters = false;
};

}  // namespace warpfold::cli
