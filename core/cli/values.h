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
/// A time made of samples, or the two ends of an interval of such times, with the digits that samples have.
Ordered timeJson(double us);
Ordered timesJson(const std::optional<Interval>& us);
/// A median: made of samples, but for one that is modelled or interpolated, which has a band in their place.
Ordered medianJson(double us, bool banded);
template <typename T>
Ordered orNull(const std::optional<T>& value) {
  return value ? Ordered(*value) : Ordered(nullptr);
}
/// `band` and `between` are there of an interpolated one only.
Ordered latencyJson(const std::optional<Latency>& latency);
/// The relative standard deviation, which takes two samples.
std::optional<double> deviationOf(const Latency& latency);
Ordered stateJson(const std::optional<DeviceState>& state);
/// "recorded", "interpolated between 2^19 and 2^20".
std::string provenanceText(const Latency& latency);
/// "NVIDIA H200", of a recording with its date: "NVIDIA H200, 2026-11-22".
std::string deviceText(const DeviceInfo& device);
/// "measured on NVIDIA H200", "recorded on NVIDIA H200, 2026-11-22", of a result that has a time.
std::string originText(const RunResult& result);
std::string printed(const Ordered& object);

/// Four significant digits.
std::string plain(double value, int digits = 4);
/// What times cover, each thing once.
std::string coversText(const std::vector<TimeCover>& covers);
/// "equals the reference", "within tolerance", "FAR OFF, within the rounding of this order", "may overflow" or
/// "DIFFERS"; "the reference's own" where no run computed it.
std::string checkText(const RunResult& result);
/// "neighbored has no time: …" of a result that says why.
std::string noTimeText(const RunResult& result);

/// What decides a modelled time: "compute"; null where the time is not modelled.
Ordered decidesJson(const RunResult& r);

}  // namespace warpfold::cli
