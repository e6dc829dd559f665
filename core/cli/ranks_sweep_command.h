// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "catalogue/catalogue.h"
#include "jobs/scaling.h"
#include "run/command_line.h"

namespace CLI {
class App;
}

/// `ranks sweep`: one reduction over 1, 2, 4, … of the ranks that mpirun started.
namespace warpfold::cli {

/// "1,2,4". Throws InvalidRequest.
std::vector<std::uint32_t> rankCounts(const std::string& text);
/// "strong", "weak" or "both". Throws InvalidRequest.
std::vector<Scaling> scalingsOf(const std::string& text);

class RanksSweepCommand {
 public:
  void addTo(CLI::App& ranksCommand);
  bool parsed() const;
  /// The exit status, of rank 0; the other ranks print nothing. Throws Error.
  int run(const Catalogue& catalogue) const;

 private:
  messages::Scale asked() const;
  int sweep(const Catalogue& catalogue, const messages::Scale& asked) const;

  CLI::App* m_command = nullptr;
  RunOptionTexts m_options;
  std::string m_scaling = "both";
  std::optional<std::string> m_timeLimit;
  bool m_json = false, m_csv = false;
};

}  // namespace warpfold::cli
