// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "jobs/record_run.h"
#include "run/command_line.h"
#include "values/error.h"

namespace CLI {
class App;
}

/// What `record` and `sweep` share: many runs, asked for by lists and ranges, written into a recording file.
namespace warpfold::cli {

/// The options that name kernels, sizes, blocks, types and operations.
struct RecordChoiceTexts {
  std::string preset;
  std::vector<std::string> kernels, sizes, blocks, types, ops;

  /// `presets`: what --preset says of itself.
  void addTo(CLI::App& command, const char* presets);
  /// With what the options of a single run name, where a list is empty. Throws InvalidRequest.
  RecordChoice choice(const RunOptionTexts& options) const;
  /// Carries out `use`; what it refuses of an entry of a list is refused under that list's option: --kernels, --sizes.
  template <typename Use>
  auto named(const Use& use) const {
    try {
      return use();
    } catch (const InvalidRequest& error) {
      throw underList(error);
    }
  }

 private:
  InvalidRequest underList(const InvalidRequest& error) const;
};

/// As shells have it: 128 + SIGINT.
inline constexpr int statusInterrupted = 130;

/// Carries out what the file does not have yet, with a line of progress on standard error; a first Ctrl-C ends it after
/// the run at hand. Throws Error.
RecordOutcome recordInto(const std::string& file, RecordRun& recording, const std::string& note = {});

}  // namespace warpfold::cli
