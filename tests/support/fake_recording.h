// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "store/recording.h"
#include "support/devices.h"

/// A recording in memory.
namespace warpfold {

class FakeRecording : public store::Recording {
 public:
  FakeRecording() {
    m_recorded.device = exampleGpu();
    m_recorded.device.peakReadGbs = 4454;
    m_recorded.date = "2026-11-22";
    m_recorded.version = "0.1.0";
  }
  /// Three samples with this median.
  store::RecordedRun& add(const store::RecordedKey& key, double medianUs) {
    store::RecordedRun run;
    run.key = key;
    const auto median = static_cast<float>(medianUs);
    run.samplesUs = {median, median * 0.99F, median * 1.01F};
    m_runs.push_back(std::move(run));
    m_keys.push_back(key);
    std::sort(m_keys.begin(), m_keys.end());
    return m_runs.back();
  }
  store::RecordedDevice& recordedDevice() { return m_recorded; }

  const store::RecordedDevice& recorded() const override { return m_recorded; }
  const std::vector<store::RecordedKey>& keys() const override { return m_keys; }
  std::optional<store::RecordedRun> find(const store::RecordedKey& key) const override {
    for (const store::RecordedRun& run : m_runs)
      if (run.key == key) return run;
    return std::nullopt;
  }

 private:
  store::RecordedDevice m_recorded;
  std::vector<store::RecordedKey> m_keys;
  std::vector<store::RecordedRun> m_runs;
};

inline store::RecordedKey recordedKey(const std::string& kernel, std::uint64_t n, std::uint32_t block = 512) {
  store::RecordedKey key;
  key.kernel = kernel;
  key.n = n;
  key.block = block;
  return key;
}

}  // namespace warpfold
