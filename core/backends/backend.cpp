// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/backend.h"

#include <fmt/format.h>

#include <map>
#include <stdexcept>

namespace warpfold {

namespace {

using Creator = std::unique_ptr<Backend> (*)();

std::map<int, Creator>& creators() {
  static std::map<int, Creator> registered;
  return registered;
}

}  // namespace

void RunControl::throwIfCancelled() const {
  if (cancelled != nullptr && cancelled->load(std::memory_order_relaxed)) throw Cancelled();
}

const std::atomic<bool>& RunControl::stopFlag() const {
  static const std::atomic<bool> never{false};
  return cancelled != nullptr ? *cancelled : never;
}

void RunControl::report(const std::string& what, double fraction) const {
  if (progress) progress(what, fraction);
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
  std::string choices;
  for (const auto& backend : backends()) {
    if (backend->accepts(text)) return *backend;
    for (const DeviceInfo& device : backend->devices()) choices += (choices.empty() ? "" : ", ") + device.backend;
  }
  throw InvalidRequest(fmt::format("--backend {} is not known; choose one of {}", text, choices));
}

}  // namespace warpfold
