// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "cli/version_text.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include <CLI/Version.hpp>
#include <nlohmann/json.hpp>

#include "run/compiler.h"
#include "version.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold::cli {

std::string versionText() {
  const std::string parts =
      fmt::format("{}, CLI11 {}, fmt {}.{}.{}, JSON for Modern C++ {}.{}.{}, SQLite {}", compiler, CLI11_VERSION,
                  FMT_VERSION / 10000, FMT_VERSION / 100 % 100, FMT_VERSION % 100, NLOHMANN_JSON_VERSION_MAJOR,
                  NLOHMANN_JSON_VERSION_MINOR, NLOHMANN_JSON_VERSION_PATCH, sqlite3_libversion());
  return fmt::format("warpfold-cli {}\n{}\n{}\n{}", warpfold::version,
                     english(say<"version-built-with">(arg<"parts">(parts))), english(say<"version-licence-cli">()),
                     english(say<"version-warranty">()));
}

}  // namespace warpfold::cli
