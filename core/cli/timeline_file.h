// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "run/run_result.h"

namespace warpfold::cli {

/// Before anything runs. Throws InvalidRequest where the file cannot be written.
void checkTimelineFile(const std::string& path);
/// Writes the traced blocks of a run as a Chrome trace, whole or not at all: a file that is there already stays as it
/// was when writing fails. Throws InvalidRequest where the run has no traced block, or the file cannot be written.
void writeTimeline(const std::string& path, const RunResult& result);

}  // namespace warpfold::cli
