// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "cli/values.h"

/// What the command line prints of a GPU's own counters.
namespace warpfold::cli {

/// null where none were asked for. Every figure has its value, unit, provenance and metric, and what the emulator
/// counts.
Ordered hardwareJson(const RunResult& result);
/// A line for each figure.
std::string hardwareText(const RunResult& result);

/// Every figure there is, with what it means.
Ordered figureList();
std::string figuresJson();
std::string figuresTable();

}  // namespace warpfold::cli
