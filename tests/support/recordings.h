// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdlib.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "store/recording.h"
#include "support/devices.h"

/// Recordings as tests need them, and files to try them on.
namespace warpfold {

/// A folder that goes with the test.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "warpfold-test-XXXXXX").string();
    if (::mkdtemp(name.data()) != nullptr) m_path = name;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(m_path, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::filesystem::path& path() const { return m_path; }
  std::filesystem::path operator/(const char* name) const { return m_path / name; }

 private:
  std::filesystem::path m_path;
};

inline store::RecordedDevice exampleRecordedDevice() {
  store::RecordedDevice recorded;
  recorded.device = exampleGpu();
  recorded.device.multiprocessors = 132;
  recorded.device.memoryBytes = 150'000'000'000;
  recorded.device.l2Bytes = 62'914'560;
  recorded.device.cuda = "13.0";
  recorded.device.driver = "580.159.04";
  recorded.device.peakReadGbs = 4454.5;
  recorded.device.datasheetGbs = 4915.2;
  recorded.date = "2026-11-22";
  recorded.version = "0.1.0";
  recorded.driver = "driver for CUDA 13.0";
  recorded.note = "in the cellar";
  return recorded;
}

/// Run `i` of a series of different ones.
inline store::RecordedRun exampleRun(std::uint64_t i = 0) {
  store::RecordedRun run;
  run.key = {"shared-modulo", ElementType::float32, Operation::sum, 1024 + i, 512, {}, CacheState::cold};
  for (int k = 0; k < 20; ++k) run.samplesUs.push_back(static_cast<float>(i) + 4.25f + 0.125f * static_cast<float>(k));
  run.dropped = 3;
  run.launchUs = {3.5f, 1.25f};
  run.steps = {{0, 0, 812.5}, {0, 1, 0}, {1, 0, 640.25}};
  run.traceOverhead = 1.73;
  run.state = {1980.0, 3201.0, 41.0, 118.75};
  return run;
}

/// A recording of so many runs at `path`.
inline void writeRecording(const std::filesystem::path& path, std::uint64_t runs) {
  const auto writer = store::RecordingWriter::open(path, exampleRecordedDevice());
  for (std::uint64_t i = 0; i < runs; ++i) writer->add(exampleRun(i));
}

inline std::string bytesOf(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}
inline void writeBytes(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes;
}

}  // namespace warpfold
