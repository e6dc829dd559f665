// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>
#include <initializer_list>

namespace warpfold::cli {

/// Options that a command takes since `run` does, and that change nothing of what it prints, or that it has another
/// word for: --help lists what is of use.
inline void hideOptions(CLI::App& command, std::initializer_list<const char*> options) {
  for (const char* const option : options) command.get_option(option)->group("");
}

}  // namespace warpfold::cli
