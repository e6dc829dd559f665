// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "catalogue/catalogue.h"

namespace CLI {
class App;
}

/// The subcommand that shows what a recording holds, and the error of interpolating between its sizes.
namespace warpfold::cli {

class RecordingCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  CLI::App* m_command = nullptr;
  std::string m_file;
  bool m_leaveOut = false, m_json = false;
};

}  // namespace warpfold::cli
