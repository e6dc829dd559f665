// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/clocks.h"

#include <chrono>
#include <thread>
#include <vector>

#include "backends/sensors.h"
#include "jobs/job.h"

namespace warpfold {

using namespace messages;

namespace {

constexpr auto every = std::chrono::milliseconds(500);

std::optional<double> valueOf(const std::vector<Reading>& readings, const char* name) {
  for (const Reading& reading : readings)
    if (reading.name == name) return reading.value;
  return std::nullopt;
}

/// Sleeps in short pieces, so that a cancelled job ends soon.
void pause(const std::atomic<bool>& cancelled) {
  constexpr auto piece = std::chrono::milliseconds(20);
  for (auto slept = piece; slept <= every && !cancelled; slept += piece) std::this_thread::sleep_for(piece);
}

/// Ends at once where the device says nothing.
class ClocksJob : public Job {
 public:
  void run(const codec::Json& json, JobContext& context) override {
    const auto request = codec::decode<WatchClocks>(json);
    while (!context.cancelled()) {
      const std::vector<Reading> readings = readSensors(request.backend);
      if (readings.empty()) return;
      context.send(Clocks{valueOf(readings, "sm_clock_mhz"), valueOf(readings, "memory_clock_mhz"),
                          valueOf(readings, "temperature_celsius"), valueOf(readings, "power_watts")});
      pause(context.cancelled());
    }
  }
};

const RegisterJob<ClocksJob> clocksJobRegistered(WatchClocks::type, JobPlace::background);

}  // namespace
}  // namespace warpfold
