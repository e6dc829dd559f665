// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>

#include "own/own_kernel.h"
#include "run/command_line.h"

namespace warpfold::cli {

/// The options of `run` for a kernel of the user's.
class OwnCommand {
 public:
  void addTo(CLI::App& run);
  bool asked() const { return m_file.has_value(); }
  /// Throws InvalidRequest where its options stand without a file.
  void refuseWithoutFile() const;
  /// Prints the result; exit status 1 where it is wrong, or the kernel has a fault.
  int run(const RunOptionTexts& options, bool json, bool csv) const;

 private:
  std::optional<std::string> m_file, m_function, m_args;
  std::vector<std::string> m_defines;
};

}  // namespace warpfold::cli
