// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "catalogue/catalogue.h"
#include "store/recording.h"

namespace CLI {
class App;
}

/// The subcommand that shows what a recording holds, how it compares with another one, and the error of interpolating
/// between its sizes.
namespace warpfold::cli {

class RecordingCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  void compare(const store::Recording& recording, const Catalogue& catalogue) const;

  CLI::App* m_command = nullptr;
  std::string m_file;
  std::optional<std::string> m_against;  ///< also an empty name was given
  bool m_leaveOut = false, m_json = false, m_csv = false, m_samples = false;
};

}  // namespace warpfold::cli
