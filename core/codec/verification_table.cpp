// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/verification_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codec/names.h"
#include "table/columns.h"
#include "version.h"
#include "words/english.h"

namespace warpfold {

namespace {

using Ordered = nlohmann::ordered_json;

/// On one line, whatever the text holds.
std::string oneLine(std::string text) {
  std::ranges::replace_if(
      text, [](unsigned char c) { return c < ' ' || c == 0x7f; }, ' ');
  return text;
}

std::string deviceName(const DeviceInfo& device) {
  return device.name.empty() ? english(device.called()) : device.name;
}

/// "580.159.04, CUDA 13.0": the key says what it is.
std::string withoutName(const std::string& driver) {
  const std::string named = "driver ";
  return driver.starts_with(named) ? driver.substr(named.size()) : driver;
}
std::string driverOf(const DeviceInfo& device) {
  return withoutName(device.driverText());
}

/// Null where nothing was counted.
const VerifiedKernel* firstCounted(const Verification& v) {
  const auto found = std::ranges::find_if(v.kernels, [](const VerifiedKernel& k) { return !k.launches.empty(); });
  return found == v.kernels.end() ? nullptr : &*found;
}

Ordered orNull(const std::string& text) {
  return text.empty() ? Ordered(nullptr) : Ordered(text);
}

/// What somebody else needs to know to count the same.
Ordered factsOf(const Verification& v) {
  const RunRequest& request = v.request;
  const VerifiedKernel* const counted = firstCounted(v);
  const std::string counterDate = counted != nullptr ? counted->date : std::string();
  const std::string counterDriver = counted != nullptr ? counted->driver : std::string();
  return {{"device", deviceName(v.device)},
          {"architecture", orNull(v.device.architecture)},
          {"driver", orNull(counterDriver.empty() ? driverOf(v.device) : withoutName(counterDriver))},
          {"program", std::string("Warpfold ") + version},
          {"provenance", counted != nullptr ? Ordered(name(counted->provenance)) : Ordered(nullptr)},
          {"date", orNull(counterDate.empty() ? v.device.recorded.value_or(v.date) : counterDate)},
          {"cache", codec::nameOf(request.cache)},
          {"type", name(request.type)},
          {"op", name(request.op)},
          {"n", request.n ? Ordered(*request.n) : Ordered(nullptr)},
          {"block", request.block},
          {"grid", request.grid ? Ordered(*request.grid) : Ordered(nullptr)},
          {"offset", request.offset},
          {"input", request.input},
          {"seed", request.seed}};
}

/// The facts that are known, as "key" and "value".
std::vector<std::pair<std::string, std::string>> knownFacts(const Verification& v) {
  std::vector<std::pair<std::string, std::string>> known;
  const Ordered facts = factsOf(v);
  for (const auto& [key, value] : facts.items())
    if (!value.is_null()) known.emplace_back(key, oneLine(value.is_string() ? value.get<std::string>() : value.dump()));
  return known;
}

/// Calls `f(kernel, number of the launch, launch, count)` for everything that was compared.
template <typename F>
void forEachCount(const Verification& v, F&& f) {
  for (const VerifiedKernel& kernel : v.kernels)
    for (std::size_t i = 0; i < kernel.launches.size(); ++i)
      for (const VerifiedCount& count : kernel.launches[i].counts) f(kernel, i + 1, kernel.launches[i], count);
}

Ordered launchesJson(const VerifiedKernel& kernel) {
  Ordered launches = Ordered::array();
  for (const VerifiedLaunch& launch : kernel.launches) {
    Ordered counts = Ordered::object();
    for (const VerifiedCount& count : launch.counts)
      counts[count.figure] = {
          {"emulated", count.emulated}, {"hardware", count.hardware}, {"agreement", codec::nameOf(count.agreement)}};
    launches.push_back(
        {{"n", launch.n}, {"grid", launch.grid}, {"block", launch.block}, {"counters", std::move(counts)}});
  }
  return launches;
}

}  // namespace

std::string verificationText(const Verification& v) {
  std::string text;
  for (const auto& [key, value] : knownFacts(v)) text += fmt::format("{:<13} {}\n", key, value);
  text += fmt::format("\n{:<22} {:>6}  {:<22} {:>14} {:>14}  {}\n", "kernel", "launch", "counter", "emulated",
                      "hardware", "agreement");
  forEachCount(
      v, [&](const VerifiedKernel& kernel, std::size_t number, const VerifiedLaunch&, const VerifiedCount& count) {
        text += fmt::format("{:<22} {:>6}  {:<22} {:>14} {:>14.0f}  {}\n", oneLine(kernel.kernel), number, count.figure,
                            count.emulated, count.hardware, codec::nameOf(count.agreement));
      });
  for (const VerifiedKernel& kernel : v.kernels)
    if (kernel.reason) text += fmt::format("{:<22} {}\n", oneLine(kernel.kernel), oneLine(english(*kernel.reason)));
  for (const Message& sentence : v.summary()) text += english(sentence) + "\n";
  return text;
}

Table verificationTable(const Verification& v) {
  struct Row {
    const VerifiedKernel& kernel;
    std::size_t number;
    const VerifiedLaunch& launch;
    const VerifiedCount& count;
  };
  const auto columns =
      Columns<Row>()
          .add("kernel", [](const Row& r) { return r.kernel.kernel; })
          .add("type", [&](const Row&) { return Cell(name(v.request.type)); })
          .add("op", [&](const Row&) { return Cell(name(v.request.op)); })
          .add("n", [](const Row& r) { return Cell(r.launch.n); })
          .add("block", [](const Row& r) { return Cell(r.launch.block); })
          .add("grid", [](const Row& r) { return Cell(r.launch.grid); })
          .add("launch", [](const Row& r) { return Cell(r.number); })
          .add("counter", [](const Row& r) { return Cell(r.count.figure); })
          .add("emulated", [](const Row& r) { return Cell(r.count.emulated); })
          .add("hardware", [](const Row& r) { return Cell::number(fmt::format("{:.0f}", r.count.hardware)); })
          .add("agreement", [](const Row& r) { return Cell(codec::nameOf(r.count.agreement)); });
  std::vector<Row> rows;
  forEachCount(v, [&](const VerifiedKernel& kernel, std::size_t number, const VerifiedLaunch& launch,
                      const VerifiedCount& count) {
    rows.push_back({kernel, number, launch, count});
  });
  Table table = columns.table(rows);
  for (const auto& [key, value] : knownFacts(v)) table.remarks.emplace_back(key, value);
  for (const VerifiedKernel& kernel : v.kernels)
    if (kernel.reason) table.remarks.emplace_back(kernel.kernel, english(*kernel.reason));
  return table;
}

std::string verificationJson(const Verification& v) {
  Ordered kernels = Ordered::array();
  for (const VerifiedKernel& kernel : v.kernels) {
    const auto agreement = kernel.agreement();
    kernels.push_back({{"kernel", kernel.kernel},
                       {"provenance", kernel.launches.empty() ? Ordered(nullptr) : Ordered(name(kernel.provenance))},
                       {"date", orNull(kernel.date)},
                       {"agreement", agreement ? Ordered(codec::nameOf(*agreement)) : Ordered(nullptr)},
                       {"reason", kernel.reason ? Ordered(english(*kernel.reason)) : Ordered(nullptr)},
                       {"passes", launchesJson(kernel)}});
  }
  const auto [exact, close, differing] = v.tally();
  Ordered object = factsOf(v);
  object["exact"] = exact;
  object["close"] = close;
  object["differs"] = differing;
  object["not_compared"] =
      std::ranges::count_if(v.kernels, [](const VerifiedKernel& k) { return !k.agreement().has_value(); });
  object["kernels"] = std::move(kernels);
  return object.dump(2, ' ', false, Ordered::error_handler_t::replace) + "\n";
}

}  // namespace warpfold
