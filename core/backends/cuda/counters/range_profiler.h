// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "backends/cuda/counters/cupti.h"
#include "backends/cuda/device.h"
#include "values/hardware_counters.h"

namespace warpfold::cuda {

/// Which passes over a kernel it takes to count some metrics on a chip. Needs no GPU.
class CounterSchedule {
 public:
  /// `chip`: "GH100"; `availability`: what that GPU says of its counters, empty: all that such chips have. What the
  /// chip lacks is left out; of a metric with several names the first that it knows is taken. Throws BackendUnavailable
  /// where the chip is not known, or has none of them.
  CounterSchedule(const std::string& chip, const std::vector<std::uint8_t>& availability,
                  std::span<const std::string_view> metrics);
  ~CounterSchedule();
  CounterSchedule(const CounterSchedule&) = delete;
  CounterSchedule& operator=(const CounterSchedule&) = delete;

  std::size_t passes() const;
  const std::vector<std::uint8_t>& config() const { return m_config; }
  /// The metrics that are counted: as they were asked for, and the chip's name for each.
  const std::vector<std::pair<std::string_view, std::string>>& metrics() const { return m_metrics; }
  /// The chip's names, as CUPTI takes them.
  std::vector<const char*> names() const;
  MetricValues evaluate(const std::vector<std::uint8_t>& data, std::size_t range) const;

 private:
  cupti::HostObject* m_object = nullptr;
  std::vector<std::pair<std::string_view, std::string>> m_metrics;
  std::vector<std::uint8_t> m_config;
};

/// Reads a GPU's counters launch by launch, with CUPTI's range profiler. It runs what it counts several times, since a
/// chip counts only a few things at once.
class RangeProfiler {
 public:
  /// Throws BackendUnavailable with what to do where counters cannot be read.
  RangeProfiler(const Context& context, std::span<const std::string_view> metrics);
  ~RangeProfiler();
  RangeProfiler(const RangeProfiler&) = delete;
  RangeProfiler& operator=(const RangeProfiler&) = delete;

  /// `pass` makes `launches` launches and waits for their end; called once for each pass, after `prepare`, whose
  /// launches are not counted. It must do the same each time. One entry for each launch. Throws BackendUnavailable.
  std::vector<MetricValues> count(const std::function<void()>& prepare, const std::function<void()>& pass,
                                  std::size_t launches);

 private:
  std::unique_ptr<CounterSchedule> m_schedule;
  cupti::RangeObject* m_object = nullptr;
  std::vector<std::uint8_t> m_data;  // what was counted
};

}  // namespace warpfold::cuda
