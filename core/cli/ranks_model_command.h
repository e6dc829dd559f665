// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ranks/method.h"
#include "run/across_ranks.h"

namespace CLI {
class App;
}

/// `ranks model`: what combining across up to 2^20 ranks would take, by LogGP.
namespace warpfold::cli {

class RanksModelCommand {
 public:
  void addTo(CLI::App& ranksCommand);
  bool parsed() const;
  /// The exit status. Under mpirun it measures what was not given, and rank 0 prints. Throws Error.
  int run() const;

 private:
  /// Which parameters were given; throws InvalidRequest.
  struct Given {
    std::optional<double> latencyUs, overheadUs, gapUs, gapPerByteUs;
    bool enough() const { return latencyUs && overheadUs; }
  };
  Given given() const;
  int measured(const Given& given) const;
  std::string shown(const LogGP& network, const std::optional<MeasuredNetwork>& measured, bool oneHost) const;
  std::vector<const ranks::Method*> methods() const;

  CLI::App* m_command = nullptr;
  std::optional<std::string> m_latency, m_overhead, m_gap, m_gapPerByte, m_timeLimit;
  std::string m_bytes = "4", m_upTo = "2^20";
  std::vector<std::string> m_across;
  bool m_json = false, m_csv = false;
};

}  // namespace warpfold::cli
