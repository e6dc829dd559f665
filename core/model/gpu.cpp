// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/gpu.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <regex>
#include <set>
#include <span>
#include <sstream>

#include "codec/parse.h"
#include "model/embedded.h"
#include "values/block_limit.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::model {

namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t mostGpus = 200, mostOfText = 300, mostOfName = 64, mostOfArchitecture = 32;
/// No GPU that runs CUDA holds fewer threads or less shared memory.
constexpr std::uint32_t leastThreads = mostBlockThreads, leastSharedKib = 16;
constexpr std::uintmax_t mostOfFile = 4u << 20;

std::string plainName(std::string_view name) {
  std::string lower;
  for (const char c : name) lower += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  for (const std::string_view maker : {"nvidia ", "geforce ", "tesla "})
    if (lower.starts_with(maker)) lower.erase(0, maker.size());
  for (const std::string_view end : {" gpu", " "})
    while (lower.ends_with(end)) lower.erase(lower.size() - end.size());
  while (lower.starts_with(' ')) lower.erase(0, 1);
  return lower;
}

[[noreturn]] void refuse(const std::string& entry, const std::string& key) {
  throw InvalidRequest(say<"gpu-entry">(arg<"entry">(entry), arg<"key">(key)));
}

/// What an entry may have, and what the GPUs of an architecture have in common.
constexpr std::string_view ownKeys[] = {
    "name",   "cuda_names",        "architecture",          "multiprocessors", "boost_mhz",  "memory_gbs", "attainable",
    "l2_mib", "l2_latency_cycles", "memory_latency_cycles", "latency_mhz",     "memory_gib", "sources"};
constexpr std::string_view sharedKeys[] = {"fp64_per_clock",
                                           "threads_per_multiprocessor",
                                           "blocks_per_multiprocessor",
                                           "registers_per_multiprocessor",
                                           "shared_kib_per_multiprocessor",
                                           "source"};

/// A key that nobody reads is a slip of the pen: what it was to say would silently be something else.
void refuseOtherKeys(const Json& object, const std::string& entry, std::span<const std::string_view> known,
                     std::span<const std::string_view> alsoKnown = {}) {
  for (const auto& [key, value] : object.items())
    if (std::ranges::find(known, key) == known.end() && std::ranges::find(alsoKnown, key) == alsoKnown.end())
      throw InvalidRequest(say<"gpu-entry-key">(arg<"entry">(entry), arg<"key">(key)));
}

/// One entry of the file. Figures of the architecture stand in for those that the entry leaves out.
class Entry {
 public:
  Entry(const Json& own, const Json* architecture, std::string name)
      : m_own(own), m_architecture(architecture), m_name(std::move(name)) {}

  double number(const char* key, double least, double most) const {
    const Json* value = find(key);
    if (value == nullptr || !value->is_number()) refuse(m_name, key);
    const double figure = value->get<double>();
    if (!(figure >= least && figure <= most)) refuse(m_name, key);
    return figure;
  }
  std::uint32_t count(const char* key, std::uint32_t most, std::uint32_t least = 1) const {
    const double figure = number(key, least, most);
    if (figure != std::floor(figure)) refuse(m_name, key);
    return static_cast<std::uint32_t>(figure);
  }

 private:
  const Json* find(const char* key) const {
    if (const auto own = m_own.find(key); own != m_own.end()) return &*own;
    if (m_architecture == nullptr) return nullptr;
    const auto shared = m_architecture->find(key);
    return shared == m_architecture->end() ? nullptr : &*shared;
  }

  const Json& m_own;
  const Json* m_architecture;
  std::string m_name;
};

/// The text that `value` is, which stands under `key` in the entry `name`.
std::string textIn(const Json& value, const char* key, const std::string& name, std::size_t most) {
  if (!value.is_string()) refuse(name, key);
  auto text = value.get<std::string>();
  if (text.empty() || text.size() > most) refuse(name, key);
  // Names stand in lists and on command lines.
  if (most < mostOfText && !std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }))
    refuse(name, key);
  return text;
}

std::string textOf(const Json& entry, const char* key, const std::string& name, std::size_t most = mostOfText) {
  const auto found = entry.find(key);
  if (found == entry.end()) refuse(name, key);
  return textIn(*found, key, name, most);
}

struct FigureKey {
  GpuFigure figure;
  const char* key;  ///< of the figure, and of its source
};
constexpr FigureKey figureKeys[] = {
    {GpuFigure::multiprocessors, "multiprocessors"},
    {GpuFigure::clock, "boost_mhz"},
    {GpuFigure::bandwidth, "memory_gbs"},
    {GpuFigure::attainable, "attainable"},
    {GpuFigure::cache, "l2_mib"},
    {GpuFigure::memory, "memory_gib"},
    {GpuFigure::limits, "threads_per_multiprocessor"},
    {GpuFigure::fp64, "fp64_per_clock"},
    {GpuFigure::latency, "memory_latency_cycles"},
};

/// The source of each figure, from where the figure itself is: under `sources` by the figure's key, else `source`,
/// which stands for all; else the entry itself, which is all that is known.
std::map<GpuFigure, std::string> sourcesOf(const Json& entry, const Json* architecture, const std::string& name) {
  std::map<GpuFigure, std::string> sources;
  for (const auto& [figure, key] : figureKeys) {
    const Json* const place = entry.contains(key)                                      ? &entry
                              : architecture != nullptr && architecture->contains(key) ? architecture
                                                                                       : nullptr;
    if (place == nullptr) continue;
    const auto own = place->find("sources");
    if (own != place->end() && own->is_object() && own->contains(key))
      sources[figure] = textOf(*own, key, name);
    else if (place->contains("source"))
      sources[figure] = textOf(*place, "source", name);
    else
      sources[figure] = english(say<"figures-of-entry">(arg<"entry">(name)));
  }
  return sources;
}

std::vector<std::string> cudaNamesOf(const Json& entry, const std::string& name) {
  constexpr std::size_t most = 8;
  std::vector<std::string> names;
  const auto found = entry.find("cuda_names");
  if (found == entry.end()) return names;
  if (!found->is_array() || found->size() > most) refuse(name, "cuda_names");
  for (const Json& each : *found) names.push_back(textIn(each, "cuda_names", name, mostOfName));
  return names;
}

/// Whether one of the GPU's names is the given one.
bool goesBy(const Gpu& gpu, const std::string& plain) {
  return plainName(gpu.name) == plain || std::any_of(gpu.cudaNames.begin(), gpu.cudaNames.end(),
                                                     [&](const auto& each) { return plainName(each) == plain; });
}

/// What the GPUs of an architecture have in common: as the program's own file says it, key by key corrected or
/// completed by `file`.
Json architecturesOf(const Json& file) {
  Json all = codec::parse(embeddedGpus())["architectures"];
  const auto own = file.find("architectures");
  if (own == file.end()) return all;
  if (!own->is_object()) throw InvalidRequest(say<"gpus-unreadable">());
  for (const auto& [name, figures] : own->items()) {
    if (!figures.is_object()) refuse(name, "source");
    refuseOtherKeys(figures, name, sharedKeys);
    const std::string source = figures.contains("source") ? textOf(figures, "source", name)
                                                          : english(say<"figures-of-entry">(arg<"entry">(name)));
    Json& known = all[name];
    for (const auto& [key, figure] : figures.items()) {
      if (key == "source") continue;
      if (!figure.is_number() || !(figure.get<double>() > 0)) refuse(name, key);
      known[key] = figure;
      known["sources"][key] = source;
    }
  }
  return all;
}

/// "sm_86", with a letter for what only this very one has.
bool namesArchitecture(std::string_view text) {
  static const std::regex pattern("sm_[0-9]{1,3}[a-z]?");
  return std::regex_match(text.begin(), text.end(), pattern);
}

/// Of an architecture that nobody described, nothing can be left out.
void requireLimits(const Json& entry, const Gpu& gpu, const Json& architectures) {
  std::string known, missing;
  for (const auto& [name, figures] : architectures.items()) known += (known.empty() ? "" : ", ") + name;
  for (const std::string_view key : sharedKeys)
    if (key != "source" && !entry.contains(key)) missing += (missing.empty() ? "" : ", ") + std::string(key);
  if (!missing.empty())
    throw InvalidRequest(say<"gpu-architecture">(arg<"entry">(gpu.name), arg<"architecture">(gpu.architecture),
                                                 arg<"known">(known), arg<"missing">(missing)));
}

Gpu gpuOf(const Json& entry, const Json& architectures, std::size_t index) {
  const std::string place = fmt::format("{}", index + 1);
  if (!entry.is_object()) refuse(place, "name");
  Gpu gpu;
  gpu.name = textOf(entry, "name", place, mostOfName);
  if (plainName(gpu.name).empty()) refuse(place, "name");
  gpu.architecture = textOf(entry, "architecture", gpu.name, mostOfArchitecture);
  if (!namesArchitecture(gpu.architecture)) refuse(gpu.name, "architecture");
  refuseOtherKeys(entry, gpu.name, ownKeys, sharedKeys);
  if (const auto sources = entry.find("sources"); sources != entry.end()) {
    if (!sources->is_object()) refuse(gpu.name, "sources");
    refuseOtherKeys(*sources, gpu.name, ownKeys, sharedKeys);
  }
  const auto shared = architectures.find(gpu.architecture);
  if (shared == architectures.end()) requireLimits(entry, gpu, architectures);
  gpu.sources = sourcesOf(entry, shared == architectures.end() ? nullptr : &*shared, gpu.name);
  gpu.cudaNames = cudaNamesOf(entry, gpu.name);
  const Entry figures(entry, shared == architectures.end() ? nullptr : &*shared, gpu.name);
  constexpr double mib = 1 << 20;
  gpu.multiprocessors = figures.count("multiprocessors", 10'000);
  gpu.boostMhz = figures.number("boost_mhz", 100, 20'000);
  gpu.memoryGbs = figures.number("memory_gbs", 1, 1e6);
  gpu.fp64PerClock = figures.number("fp64_per_clock", 0.5, 1024);
  if (entry.contains("attainable")) gpu.attainable = figures.number("attainable", 0.1, 1);
  if (entry.contains("l2_latency_cycles") || entry.contains("memory_latency_cycles") || entry.contains("latency_mhz")) {
    gpu.l2LatencyCycles = figures.number("l2_latency_cycles", 10, 10'000);
    gpu.memoryLatencyCycles = figures.number("memory_latency_cycles", gpu.l2LatencyCycles, 20'000);
    gpu.latencyMhz = figures.number("latency_mhz", 100, 20'000);
  }
  gpu.l2Bytes = static_cast<std::uint64_t>(figures.number("l2_mib", 0.01, 1e5) * mib);
  gpu.memoryBytes = static_cast<std::uint64_t>(figures.number("memory_gib", 0.1, 1e5) * mib * 1024);
  gpu.threads = figures.count("threads_per_multiprocessor", 1 << 16, leastThreads);
  gpu.blocks = figures.count("blocks_per_multiprocessor", 1024);
  gpu.registers = figures.count("registers_per_multiprocessor", 1 << 20);
  gpu.sharedBytes =
      static_cast<std::uint32_t>(figures.number("shared_kib_per_multiprocessor", leastSharedKib, 1 << 16) * 1024);
  return gpu;
}

fs::path usersFile() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/')
    return fs::path(data) / "warpfold" / "gpus.json";
  const char* home = std::getenv("HOME");
  return home != nullptr && *home == '/' ? fs::path(home) / ".local" / "share" / "warpfold" / "gpus.json" : fs::path();
}

}  // namespace

namespace {

/// Throws where the text is no JSON, or says a key of an object twice: of two figures nobody knows which is meant.
Json parsed(std::string_view text) {
  std::vector<std::set<std::string>> keys;  // of the objects that are open
  std::optional<std::string> twice;
  const auto look = [&](int, Json::parse_event_t event, Json& value) {
    if (event == Json::parse_event_t::object_start) keys.emplace_back();
    if (event == Json::parse_event_t::object_end) keys.pop_back();
    if (event == Json::parse_event_t::key && !keys.back().insert(value.get<std::string>()).second && !twice)
      twice = value.get<std::string>();
    return true;
  };
  Json json;
  try {
    json = codec::parse(text, look);
  } catch (const Json::exception&) {
    throw InvalidRequest(say<"gpus-unreadable">());
  } catch (const std::out_of_range&) {
    throw InvalidRequest(say<"gpus-unreadable">());
  }
  if (!json.is_object() || (!json.contains("gpus") && !json.contains("devices")))
    throw InvalidRequest(say<"gpus-unreadable">());
  if (twice) throw InvalidRequest(say<"gpus-key-twice">(arg<"key">(*twice)));
  return json;
}

/// The GPUs of a file. Of entries that are wrong the first is told to `complain`, and the others are read.
std::vector<Gpu> gpusOf(std::string_view text, const std::function<void(const InvalidRequest&)>& complain) {
  const Json json = parsed(text);
  constexpr std::string_view topKeys[] = {"gpus", "devices", "architectures"};
  refuseOtherKeys(json, "gpus.json", topKeys);
  const Json architectures = architecturesOf(json);
  std::vector<Gpu> gpus;
  std::size_t read = 0;
  const auto add = [&](const Json& entry) {
    if (read == mostGpus) throw InvalidRequest(say<"gpus-unreadable">());
    try {
      Gpu gpu = gpuOf(entry, architectures, read++);
      if (std::any_of(gpus.begin(), gpus.end(), [&](const Gpu& other) { return goesBy(other, plainName(gpu.name)); }))
        throw InvalidRequest(say<"gpus-entry-twice">(arg<"entry">(gpu.name)));
      gpus.push_back(std::move(gpu));
    } catch (const InvalidRequest& error) {
      complain(error);
    }
  };
  for (const char* key : {"gpus", "devices"})
    if (json.contains(key) && !json[key].is_array()) throw InvalidRequest(say<"gpus-no-array">(arg<"key">(key)));
  if (const auto own = json.find("gpus"); own != json.end())
    for (const Json& entry : *own) add(entry);
  // What `devices --json` printed has the datasheet of every GPU that it sees.
  if (const auto devices = json.find("devices"); devices != json.end())
    for (const Json& device : *devices)
      if (device.is_object())
        if (const auto sheet = device.find("datasheet"); sheet != device.end() && sheet->is_object()) add(*sheet);
  return gpus;
}

/// The user's GPU in the place of those that are called like it. It answers to their names too: who takes the A100's
/// datasheet from a machine that has one means the A100.
void replace(std::vector<Gpu>& gpus, Gpu gpu) {
  std::vector<std::string> names = gpu.cudaNames;
  names.push_back(gpu.name);
  for (const std::string& name : names)
    std::erase_if(gpus, [&](const Gpu& other) {
      if (!goesBy(other, plainName(name))) return false;
      gpu.cudaNames.push_back(other.name);
      gpu.cudaNames.insert(gpu.cudaNames.end(), other.cudaNames.begin(), other.cudaNames.end());
      return true;
    });
  gpus.push_back(std::move(gpu));
}

}  // namespace

std::vector<Gpu> parseGpus(std::string_view text) {
  return gpusOf(text, [](const InvalidRequest& error) { throw InvalidRequest(error); });
}

std::vector<Gpu> shippedGpus() {
  return parseGpus(embeddedGpus());
}

KnownGpus knownGpus() {
  KnownGpus known{shippedGpus(), {}};
  const fs::path file = usersFile();
  std::error_code none;
  if (file.empty() || fs::symlink_status(file, none).type() == fs::file_type::not_found) return known;
  const auto complain = [&](const std::string& why) { known.complaint = fmt::format("{}: {}", file.string(), why); };
  std::ifstream stream;
  if (fs::is_regular_file(file, none) && fs::file_size(file, none) <= mostOfFile) stream.open(file, std::ios::binary);
  if (!stream.is_open()) {
    complain(english(say<"gpus-not-opened">()));
    return known;
  }
  std::ostringstream content;
  content << stream.rdbuf();
  try {
    std::vector<Gpu> own = gpusOf(content.str(), [&](const InvalidRequest& error) {
      if (known.complaint.empty()) complain(error.what());
    });
    if (own.empty() && known.complaint.empty()) complain(english(say<"gpus-none-listed">()));
    for (Gpu& gpu : own) replace(known.gpus, std::move(gpu));
  } catch (const InvalidRequest& error) {
    complain(error.what());
  }
  return known;
}

const Gpu* findGpu(const std::vector<Gpu>& gpus, std::string_view name) {
  const std::string wanted = plainName(name);
  const auto found = std::find_if(gpus.begin(), gpus.end(), [&](const Gpu& gpu) { return goesBy(gpu, wanted); });
  return found == gpus.end() ? nullptr : &*found;
}

}  // namespace warpfold::model
