// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "catalogue/catalogue.h"

namespace CLI {
class App;
}

namespace warpfold::cli {

/// `worker`: one process, or the ranks that mpirun started, of which the first one serves the window.
class WorkerCommand {
 public:
  void addTo(CLI::App& app);
  bool parsed() const;
  /// The exit status. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  CLI::App* m_command = nullptr;
  std::optional<std::string> m_timeLimit;
};

}  // namespace warpfold::cli
