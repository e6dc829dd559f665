// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "run/command_line.h"

namespace CLI {
class App;
}

/// The subcommand verify: the emulator's counters against those of a GPU.
namespace warpfold::cli {

class VerifyCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status: 1 where a counter differs, 3 where none could be read, or not all of kernels that were named.
  /// Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  CLI::App* m_command = nullptr;
  RunOptionTexts m_options;
  std::vector<std::string> m_kernels;
  bool m_json = false, m_csv = false;
};

}  // namespace warpfold::cli
