// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/backend.h"

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <ctime>
#include <map>
#include <optional>
#include <stdexcept>

#include "words/say.h"

namespace warpfold {

namespace {

using Creator = std::unique_ptr<Backend> (*)();

std::map<int, Creator>& creators() {
  static std::map<int, Creator> registered;
  return registered;
}

}  // namespace

HardwareCounts Session::countHardware(std::span<const HardwareFigure* const>) {
  throw BackendUnavailable(say<"counters-need-gpu">());
}

HardwareCounts countedOn(Session& session, const DeviceInfo& device, std::span<const HardwareFigure* const> figures) {
  HardwareCounts counts = session.countHardware(figures);
  if (counts.provenance != Provenance::measured) return counts;
  counts.date = fmt::format("{:%Y-%m-%d}", fmt::gmtime(std::time(nullptr)));
  counts.driver = device.driver;
  return counts;
}

void registerBackend(int order, Creator create) {
  if (!creators().emplace(order, create).second)
    throw std::logic_error(fmt::format("two backends are registered with order {}", order));
}

const std::vector<std::unique_ptr<Backend>>& backends() {
  static const std::vector<std::unique_ptr<Backend>> all = [] {
    std::vector<std::unique_ptr<Backend>> created;
    for (const auto& [order, create] : creators()) created.push_back(create());
    return created;
  }();
  return all;
}

Backend& backendFor(const std::string& text) {
  for (const auto& backend : backends())
    if (backend->accepts(text)) return *backend;
  std::string choices;  // asked for only here: to list the recordings is to read them
  for (const DeviceInfo& device : allDevices()) choices += (choices.empty() ? "" : ", ") + device.backend;
  throw InvalidRequest(Field::backend, text, say<"unknown-backend">(arg<"choices">(choices)));
}

std::vector<DeviceInfo> allDevices() {
  std::vector<DeviceInfo> all;
  for (const auto& backend : backends())
    for (DeviceInfo& device : backend->devices()) all.push_back(std::move(device));
  return all;
}

Place placeFor(const RunRequest& request, const KernelInfo& kernel) {
  if (request.backend) {
    Backend& named = backendFor(*request.backend);
    Place place{&named, named.device(*request.backend)};
    if (!place.device.runs(kernel)) refuseKernel(kernel, place.device, allDevices());
    return place;
  }
  std::optional<Place> other;
  for (const auto& backend : backends())
    for (DeviceInfo& device : backend->devices()) {
      if (!device.canBeDefault() || !device.runs(kernel)) continue;
      if (device.takesWarp(request.warp)) return {backend.get(), std::move(device)};
      if (!other) other = Place{backend.get(), std::move(device)};
    }
  if (other) return *std::move(other);  // it is the warp that is wrong, which validate() says
  throw BackendUnavailable(Field::kernel, kernel.id, say<"no-device-for-kernel">());
}

Place exactPlace() {
  for (const auto& backend : backends())
    for (DeviceInfo& device : backend->devices())
      if (device.available && device.structureIsExact && !device.recorded && !device.isModelled())
        return {backend.get(), std::move(device)};
  throw BackendUnavailable(say<"no-exact-device">());
}

}  // namespace warpfold
