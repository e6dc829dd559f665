// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/sweep_job.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "data/private_folder.h"
#include "jobs/job.h"
#include "jobs/ranks_sweep.h"
#include "jobs/record_run.h"
#include "jobs/sweep.h"
#include "run/cache_folder.h"
#include "store/recording.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {

namespace {

using namespace messages;

RecordChoice choiceOf(const Sweep& sweep) {
  RecordChoice choice;
  choice.kernels = sweep.kernels;
  choice.sizes = sweep.sizes;
  choice.blocks = sweep.blocks;
  choice.types = {sweep.request.type};
  choice.ops = {sweep.request.op};
  choice.cache = sweep.request.cache;
  choice.sweep = true;
  return choice;
}

bool knowsItsTimes(const DeviceInfo& device) {
  return device.isModelled() || device.recorded;
}

/// Tells of runs of one kernel with the same reason the first.
class LeftOut {
 public:
  explicit LeftOut(const JobContext& context) : m_context(context) {}
  void tell(const store::RecordedKey& key, const Message& why) {
    if (m_told.emplace(key.kernel, english(why)).second) m_context.send(SweepLeftOut{key.kernel, why});
  }

 private:
  const JobContext& m_context;
  std::set<std::pair<std::string, std::string>> m_told;
};

std::string timeText(double seconds) {
  const auto whole = static_cast<long>(std::clamp(seconds, 0.0, 1e7) + 0.5);
  const std::string rest = std::to_string(whole % 60);
  return std::to_string(whole / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

/// Whether runs that were kept can stand beside those of now.
bool goesOn(const std::filesystem::path& file, const store::RecordedDevice& device) {
  try {
    const store::RecordedDevice kept = store::Recording::open(file)->recorded();
    return kept.version == device.version && kept.driver == device.driver && kept.date == device.date;
  } catch (const Error&) {
    return false;  // damaged, or no recording: nothing that cannot be made again
  }
}

/// What another day, driver or program left is forgotten: no curve mixes them. Throws InvalidRequest where no file can
/// be written, and where another program sweeps the same device.
std::unique_ptr<store::RecordingWriter> openKept(const std::filesystem::path& file, const store::RecordedDevice& device,
                                                 bool anew) {
  std::error_code ignored;
  std::filesystem::create_directories(file.parent_path(), ignored);
  if (std::filesystem::exists(file) && (anew || !goesOn(file, device))) store::deleteFile(file);
  return store::RecordingWriter::open(file, device);
}

class SweepJob : public Job {
 public:
  void run(const codec::Json& json, JobContext& context) override {
    const auto sweep = codec::decode<Sweep>(json);
    const Place place = placeOf(sweep.request, context.catalogue());
    const std::vector<RecordTask> tasks = planRecording(context.catalogue(), place.device, choiceOf(sweep));
    std::vector<RanksTask> onRanks;
    if (place.device.hasRanks())
      onRanks = planRanksSweep(place.device, sweep.request, tasks, {sweep.ranks, sweep.scalings});
    else if (!sweep.ranks.empty())
      throw InvalidRequest(Field::ranks, sweep.ranks.front(), say<"ranks-need-cluster">());
    const std::size_t runs = place.device.hasRanks() ? onRanks.size() : tasks.size();
    if (runs > mostSweepPoints)
      throw InvalidRequest(say<"sweep-too-many">(arg<"runs">(runs), arg<"most">(mostSweepPoints)));
    const std::vector<Place> beside = placesBeside(sweep);
    SweepBegun begun;
    begun.devices.push_back(place.device);
    for (const Place& other : beside) begun.devices.push_back(other.device);
    begun.runs = runs;
    LeftOut leftOut(context);
    if (place.device.hasRanks()) {
      context.send(begun);
      acrossRanks(place, sweep, onRanks, leftOut, context);
      sendBeside(beside, sweep, tasks, context);
    } else if (knowsItsTimes(place.device)) {
      context.send(begun);
      sendKnown(0, place, sweep, tasks, leftOut, context);
      sendBeside(beside, sweep, tasks, context);
    } else {
      record(sweep, std::move(begun), beside, leftOut, context);
    }
  }

 private:
  /// Where no kernel is named, the device must run some.
  static Place placeOf(const RunRequest& request, const Catalogue& catalogue) {
    if (request.backend) {
      Backend& backend = backendFor(*request.backend);
      return {&backend, backend.device(*request.backend)};
    }
    return placeFor(request, *catalogue.at(request.kernel));
  }

  static std::vector<Place> placesBeside(const Sweep& sweep) {
    std::vector<Place> places;
    for (const std::string& text : sweep.beside) {
      Backend& backend = backendFor(text);
      Place place{&backend, backend.device(text)};
      if (!knowsItsTimes(place.device)) throw InvalidRequest(Field::backend, text, say<"sweep-beside-unknown">());
      places.push_back(std::move(place));
    }
    return places;
  }

  static void sendKnown(std::uint32_t device, const Place& place, const Sweep& sweep,
                        const std::vector<RecordTask>& tasks, LeftOut& leftOut, const JobContext& context) {
    RunRequest request = sweep.request;
    request.backend = place.device.backend;
    if (!place.device.isModelled()) request.launchGapUs.reset();
    const auto tell = [&](const store::RecordedKey& key, const Message& why) { leftOut.tell(key, why); };
    context.send(SweepPoints{device, knownPoints(place, request, context.catalogue(), tasks, tell, context.control())});
  }

  /// Nothing is kept: which ranks there were is no device that comes again.
  static void acrossRanks(const Place& place, const Sweep& sweep, const std::vector<RanksTask>& tasks, LeftOut& leftOut,
                          const JobContext& context) {
    RanksSweepObserver observer;
    observer.found = [&](const SweepPoint& point) { context.send(SweepPoints{0, {point}}); };
    observer.leftOut = [&](const store::RecordedKey& key, const Message& why) { leftOut.tell(key, why); };
    sweepRanks(context.catalogue(), place, sweep.request, tasks, observer, context.control());
  }

  /// The others have what they have: what they lack is no matter of this sweep.
  static void sendBeside(const std::vector<Place>& beside, const Sweep& sweep, const std::vector<RecordTask>& tasks,
                         const JobContext& context) {
    for (std::size_t i = 0; i < beside.size(); ++i) {
      RunRequest request = sweep.request;
      request.backend = beside[i].device.backend;
      request.launchGapUs.reset();
      std::vector<RecordTask> own;
      for (const RecordTask& task : tasks)
        if (beside[i].device.runs(*task.kernel)) own.push_back(task);
      context.send(SweepPoints{static_cast<std::uint32_t>(i + 1),
                               knownPoints(beside[i], request, context.catalogue(), own, {}, context.control())});
    }
  }

  static void record(const Sweep& sweep, SweepBegun begun, const std::vector<Place>& beside, LeftOut& leftOut,
                     JobContext& context) {
    RecordRun recording(context.catalogue(), sweep.request, choiceOf(sweep), RunsGo::intoSweep);
    begun.devices.front() = recording.recorded().device;
    std::filesystem::path file = sweepFile(recording.recorded().device, sweep.request.offset);
    std::optional<PrivateFolder> passing;
    if (file.empty()) file = passing.emplace() / "runs.warpfold";
    const auto writer = openKept(file, recording.recorded(), sweep.anew);
    for (const RecordTask& task : recording.tasks()) begun.there += writer->contains(task.key) ? 1 : 0;
    context.send(begun);
    const auto sendAll = [&] {
      context.send(SweepPoints{0, sweepPoints(*store::Recording::open(file), context.catalogue(), recording.tasks())});
    };
    if (begun.there > 0) sendAll();
    sendBeside(beside, sweep, recording.tasks(), context);
    const RunControl control = context.control();
    RecordObserver observer;
    observer.progress = [&](const RecordProgress& progress) {
      const double fraction = static_cast<double>(progress.done) / static_cast<double>(progress.total);
      control.report(say<"record-progress">(arg<"done">(progress.done), arg<"total">(progress.total),
                                            arg<"percent">(100 * progress.done / progress.total),
                                            arg<"left">(timeText(progress.secondsLeft))),
                     fraction);
    };
    observer.recorded = [&](const store::RecordedRun& run) {
      context.send(SweepPoints{0, {sweepPoint(run, recording.recorded().device)}});
    };
    observer.leftOut = [&](const store::RecordedKey& key, const Message& why) { leftOut.tell(key, why); };
    recording.run(*writer, observer, control);
    sendAll();  // now with their ratios
  }
};

const RegisterJob<SweepJob> sweepJobRegistered(Sweep::type);

}  // namespace

std::filesystem::path sweepFile(const DeviceInfo& device, std::uint32_t offset) {
  const std::filesystem::path folder = cacheFolder();
  if (folder.empty()) return {};
  std::string name = device.backend + "-" + device.name;
  for (char& c : name)
    if (std::isalnum(static_cast<unsigned char>(c)) == 0) c = '-';
  const std::string ending = offset == 0 ? ".warpfold" : "-offset-" + std::to_string(offset) + ".warpfold";
  return folder / "sweeps" / (name.substr(0, 100) + ending);
}

}  // namespace warpfold
