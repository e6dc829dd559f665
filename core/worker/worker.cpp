// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/worker.h"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <set>
#include <span>

#include "backends/backend.h"
#include "codec/problem.h"
#include "codec/run_fields.h"
#include "own/own_kernel.h"
#include "run/standard_streams.h"
#include "version.h"
#include "words/say.h"
#include "worker/job_runner.h"

namespace warpfold {

namespace {

using namespace messages;

/// The device that the window names, where it is on no list: a recording that lies elsewhere. What cannot be opened is
/// listed with the reason.
void addNamedDevice(const std::string& text, std::vector<DeviceInfo>& devices) {
  for (const auto& backend : backends()) {
    if (!backend->accepts(text)) continue;
    DeviceInfo device;
    try {
      device = backend->device(text);
    } catch (const InvalidRequest& e) {
      device.backend = device.name = text;
      device.available = false;
      device.reason = e.message();
    } catch (const Error&) {
      return;
    }
    const auto same = [&](const DeviceInfo& each) { return each.backend == device.backend; };
    if (std::none_of(devices.begin(), devices.end(), same)) devices.push_back(device);
    return;
  }
}

/// What the window would refuse to read ends every start of it, so a device that says such things is listed without
/// them.
DeviceInfo tellable(DeviceInfo device) {
  try {
    return codec::decode<DeviceInfo>(codec::encode(device));
  } catch (const std::exception& problem) {
    DeviceInfo bare;
    bare.backend = bare.name = device.backend.substr(0, codec::mostStringBytes);
    bare.available = false;
    bare.reason = say<"device-not-told">(arg<"problem">(codec::problemText(problem)));
    return bare;
  }
}

/// Whether the window would read it.
bool isTellable(const KernelInfo& kernel) {
  try {
    codec::decode<KernelInfo>(codec::encode(kernel));
    return true;
  } catch (const std::exception&) {
    return false;
  }
}

/// Our kernels and the user's. Of two files that have one of the same name the second is called by its file, too.
Catalogue withSources(const Catalogue& ours, const std::vector<UserSource>& sources,
                      std::vector<UserRefusal>& refusals) {
  constexpr std::size_t mostKernels = 256;
  std::vector<KernelInfo> kernels;
  std::set<std::string> ids;
  for (const UserSource& source : sources) {
    own::Understood all = own::readOwnKernels(source);
    for (KernelInfo& kernel : all.kernels) {
      const std::string file = std::filesystem::path(source.file).filename().string();
      if (!ids.insert(kernel.id).second && !ids.insert(kernel.id += " (" + file + ")").second) {
        refusals.push_back({source.file, 0, say<"own-name-taken">(arg<"function">(kernel.function))});
        continue;
      }
      if (kernels.size() < mostKernels && isTellable(kernel))
        kernels.push_back(std::move(kernel));
      else
        refusals.push_back({source.file, 0, say<"own-not-compiled">(arg<"file">(file))});
    }
    refusals.insert(refusals.end(), all.refusals.begin(), all.refusals.end());
  }
  for (const KernelPtr& kernel : ours.kernels()) kernels.push_back(*kernel);
  return Catalogue(std::move(kernels));
}

Hello answerTo(const Greet& greet, const Catalogue& ours, JobRunner& jobs) {
  Hello message{protocolVersion, version, {}, allDevices()};
  const Catalogue catalogue = withSources(ours, greet.sources, message.refusals);
  jobs.setCatalogue(catalogue);
  for (const std::string& device : greet.devices) addNamedDevice(device, message.devices);
  for (DeviceInfo& device : message.devices) device = tellable(std::move(device));
  for (const KernelPtr& kernel : catalogue.kernels()) message.kernels.push_back(*kernel);
  return message;
}

/// Carries a command out; false where it was the last.
bool carryOut(const Command& command, const Catalogue& catalogue, EventWriter& write, JobRunner& jobs) {
  if (const auto* greet = std::get_if<Greet>(&command)) write(answerTo(*greet, catalogue, jobs));
  if (const auto* start = std::get_if<Start>(&command)) jobs.start(*start);
  if (const auto* cancel = std::get_if<Cancel>(&command)) jobs.cancel(cancel->job);
  if (const auto* ping = std::get_if<Ping>(&command)) write(Pong{ping->token});
  return !std::holds_alternative<Quit>(command);
}

}  // namespace

int serveWorker(const Catalogue& catalogue, int in, int out) {
  std::signal(SIGPIPE, SIG_IGN);
  EventWriter write(out);
  JobRunner jobs(catalogue, write);
  codec::FrameReader reader(codec::maximumCommand);
  std::vector<std::uint8_t> buffer(1 << 16);
  for (;;) {
    const ssize_t count = ::read(in, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0 && !reader.isWithinFrame()) return 0;
    try {
      if (count <= 0) throw ProtocolError(say<"message-cut-off">());
      reader.append(std::span(buffer.data(), static_cast<std::size_t>(count)));
      while (const auto payload = reader.next())
        if (!carryOut(decodeCommand(*payload), catalogue, write, jobs)) return 0;
    } catch (const ProtocolError& e) {
      printError("warpfold-cli", e.what());
      return static_cast<int>(ExitStatus::invalidRequest);
    }
  }
}

}  // namespace warpfold
