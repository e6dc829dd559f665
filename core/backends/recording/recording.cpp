// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "store/recording.h"

#include <fmt/format.h>

#include <map>
#include <mutex>
#include <variant>

#include "backends/recording/recorded_device.h"
#include "backends/recording/recording_session.h"
#include "store/recording_folders.h"
#include "words/say.h"

namespace warpfold::recording {

namespace {

namespace fs = std::filesystem;
using RecordingPtr = std::shared_ptr<const store::Recording>;

using store::recordingFiles;
using store::recordingFolders;

const std::string prefix = store::recordingPrefix;

/// Recordings that were opened, each once as long as its file stays as it is. May be shared by threads.
class OpenRecordings {
 public:
  /// Throws as Recording::open does.
  RecordingPtr at(const fs::path& file) {
    const std::lock_guard lock(m_mutex);
    const Stamp stamp = stampOf(file);
    const auto known = m_known.find(file);
    if (known != m_known.end() && known->second.first == stamp) return known->second.second;
    m_known.erase(file);
    RecordingPtr opened = store::Recording::open(file);
    m_known[file] = {stamp, opened};
    return opened;
  }

 private:
  using Stamp = std::pair<fs::file_time_type, std::uintmax_t>;
  static Stamp stampOf(const fs::path& file) {
    std::error_code ignored;
    return {fs::last_write_time(file, ignored), fs::file_size(file, ignored)};
  }

  std::mutex m_mutex;
  std::map<fs::path, std::pair<Stamp, RecordingPtr>> m_known;
};

/// A file of the folders goes by its name, so that a command line means the same elsewhere; another one by its path.
class RecordingBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override {
    std::vector<DeviceInfo> all;
    for (const fs::path& file : recordingFiles(recordingFolders())) {
      const std::string text = prefix + file.filename().string();
      try {
        all.push_back(recordedDevice(m_recordings.at(file)->recorded(), text));
      } catch (const Error& e) {
        all.push_back(unreadable(file, text, e.message()));
      }
    }
    return all;
  }
  bool accepts(const std::string& text) const override { return text.starts_with(prefix); }
  DeviceInfo device(const std::string& given) override {
    const std::string text = withEnding(given);
    return recordedDevice(m_recordings.at(fileOf(text))->recorded(), text);
  }
  std::unique_ptr<Session> open(const PlannedRun& run, const Inputs& inputs, const RunControl& control) override {
    return openRecorded(m_recordings.at(fileOf(run.device.backend)), run, inputs, control);
  }
  std::optional<double> measureReadPeak(const std::string& text) override {
    return m_recordings.at(fileOf(text))->recorded().device.peakReadGbs;
  }

 private:
  /// People leave the ending of a name out; the device has it.
  static std::string withEnding(const std::string& text) {
    const bool known = store::findRecording(text.substr(prefix.size())).has_value();
    const std::string ended = text + ".warpfold";
    return !known && store::findRecording(ended.substr(prefix.size())) ? ended : text;
  }

  /// Throws InvalidRequest where there is no such file.
  static fs::path fileOf(const std::string& text) {
    const fs::path given = text.substr(prefix.size());
    if (const auto found = store::findRecording(given)) return *found;
    std::string named;
    for (const fs::path& folder : recordingFolders()) named += (named.empty() ? "" : ", ") + folder.string();
    throw InvalidRequest(Field::backend, text, say<"recording-not-found">(arg<"folders">(named)));
  }

  static DeviceInfo unreadable(const fs::path& file, const std::string& text, const Message& reason) {
    DeviceInfo info;
    info.backend = text;
    info.name = file.filename().string();
    info.available = false;
    info.reason = reason;
    return info;
  }

  OpenRecordings m_recordings;
};

const RegisterBackend recordingBackendRegistered(15, []() -> std::unique_ptr<Backend> {
  return std::make_unique<RecordingBackend>();
});

}  // namespace
}  // namespace warpfold::recording
