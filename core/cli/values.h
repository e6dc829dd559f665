// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "run/run_result.h"

/// Values as the command line prints them.
namespace warpfold::cli {

using Ordered = nlohmann::ordered_json;

/// Integers exactly; what JSON has no number for (NaN, infinities) as text.
Ordered number(const Scalar& value);
/// null where JSON has no number for it.
Ordered finite(double value);
template <typename T>
Ordered orNull(const std::optional<T>& value) {
  return value ? Ordered(*value) : Ordered(nullptr);
}
Ordered latencyJson(const std::optional<Latency>& latency);
std::string printed(const Ordered& object);

/// Four significant digits.
std::string plain(double value, int digits = 4);
/// What times cover, each thing once.
std::string coversText(const std::vector<Message>& covers);
/// Quoted for CSV where it needs to be.
std::string csvCell(const std::string& text);
/// "equals the reference", "within tolerance" or "DIFFERS".
const char* verdictWord(const RunResult& result);

}  // namespace warpfold::cli
