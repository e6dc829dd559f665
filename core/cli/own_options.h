// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>

#include "catalogue/catalogue.h"
#include "run/command_line.h"

namespace warpfold::cli {

/// The options that name a kernel of the user's: --kernel-file and what goes with it.
class OwnOptions {
 public:
  void addTo(CLI::App& command);
  bool asked() const { return m_file.has_value(); }
  /// Reads that kernel, where one is asked for, and fills what `options` leave open as it needs them: the emulator, its
  /// type and block, and itself. Otherwise `catalogue` as it is. `besideOthers`: it runs beside kernels that are timed.
  /// Throws InvalidRequest.
  Catalogue read(const Catalogue& catalogue, RunOptionTexts& options, bool besideOthers) const;

 private:
  std::optional<std::string> m_file, m_function, m_args;
  std::vector<std::string> m_defines;
};

}  // namespace warpfold::cli
