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
#include <nlohmann/json.hpp>
#include <span>
#include <sstream>

#include "model/embedded.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold::model {

namespace {

using Json = nlohmann::json;
namespace fs = std::filesystem;

constexpr std::size_t mostGpus = 200, mostOfText = 300, mostOfName = 64, mostOfArchitecture = 32;
/// No GPU that runs CUDA holds fewer threads or less shared memory.
constexpr double leastThreads = 1024, leastSharedKib = 16;
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
  std::uint32_t count(const char* key, std::uint32_t most) const {
    const double figure = number(key, 1, most);
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

std::string textOf(const Json& entry, const char* key, const std::string& name, std::size_t most = mostOfText) {
  const auto found = entry.find(key);
  if (found == entry.end() || !found->is_string()) refuse(name, key);
  auto text = found->get<std::string>();
  if (text.empty() || text.size() > most) refuse(name, key);
  // Names stand in lists and on command lines.
  if (most < mostOfText && !std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; }))
    refuse(name, key);
  return text;
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
  for (const Json& each : *found) names.push_back(textOf({{"cuda_names", each}}, "cuda_names", name, mostOfName));
  return names;
}

/// Whether one of the GPU's names is the given one.
bool goesBy(const Gpu& gpu, const std::string& plain) {
  return plainName(gpu.name) == plain || std::any_of(gpu.cudaNames.begin(), gpu.cudaNames.end(),
                                                     [&](const auto& each) { return plainName(each) == plain; });
}

/// What the GPUs of an architecture have in common: as the file says it, else as the program's own does.
Json architecturesOf(const Json& file) {
  Json all = Json::parse(embeddedGpus())["architectures"];
  const auto own = file.find("architectures");
  if (own == file.end()) return all;
  if (!own->is_object()) throw InvalidRequest(say<"gpus-unreadable">());
  for (const auto& [name, figures] : own->items()) {
    if (!figures.is_object()) refuse(name, "source");
    refuseOtherKeys(figures, name, sharedKeys);
  }
  all.update(*own);
  return all;
}

Gpu gpuOf(const Json& entry, const Json& architectures, std::size_t index) {
  const std::string place = fmt::format("{}", index + 1);
  if (!entry.is_object()) refuse(place, "name");
  Gpu gpu;
  gpu.name = textOf(entry, "name", place, mostOfName);
  if (plainName(gpu.name).empty()) refuse(place, "name");
  gpu.architecture = textOf(entry, "architecture", gpu.name, mostOfArchitecture);
  refuseOtherKeys(entry, gpu.name, ownKeys, sharedKeys);
  if (const auto sources = entry.find("sources"); sources != entry.end()) {
    if (!sources->is_object()) refuse(gpu.name, "sources");
    refuseOtherKeys(*sources, gpu.name, ownKeys, sharedKeys);
  }
  const auto shared = architectures.find(gpu.architecture);
  gpu.sources = sourcesOf(entry, shared == architectures.end() ? nullptr : &*shared, gpu.name);
  gpu.cudaNames = cudaNamesOf(entry, gpu.name);
  const Entry figures(entry, shared == architectures.end() ? nullptr : &*shared, gpu.name);
  constexpr double mib = 1 << 20;
  gpu.multiprocessors = figures.count("multiprocessors", 10'000);
  gpu.boostMhz = figures.number("boost_mhz", 100, 20'000);
  gpu.memoryGbs = figures.number("memory_gbs", 1, 1e6);
  // Of an architecture that nobody described, nothing can be left out.
  gpu.fp64PerClock = figures.number("fp64_per_clock", 0.5, 1024);
  if (entry.contains("attainable")) gpu.attainable = figures.number("attainable", 0.1, 1);
  if (entry.contains("l2_latency_cycles") || entry.contains("memory_latency_cycles") || entry.contains("latency_mhz")) {
    gpu.l2LatencyCycles = figures.number("l2_latency_cycles", 10, 10'000);
    gpu.memoryLatencyCycles = figures.number("memory_latency_cycles", gpu.l2LatencyCycles, 20'000);
    gpu.latencyMhz = figures.number("latency_mhz", 100, 20'000);
  }
  gpu.l2Bytes = static_cast<std::uint64_t>(figures.number("l2_mib", 0.01, 1e5) * mib);
  gpu.memoryBytes = static_cast<std::uint64_t>(figures.number("memory_gib", 0.1, 1e5) * mib * 1024);
  gpu.threads = static_cast<std::uint32_t>(figures.number("threads_per_multiprocessor", leastThreads, 1 << 16));
  gpu.blocks = figures.count("blocks_per_multiprocessor", 1024);
  gpu.registers = figures.count("registers_per_multiprocessor", 1 << 24);
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

std::vector<Gpu> parseGpus(std::string_view text) {
  const Json json = Json::parse(text, nullptr, false);
  if (!json.is_object() || (!json.contains("gpus") && !json.contains("devices")))
    throw InvalidRequest(say<"gpus-unreadable">());
  const Json architectures = architecturesOf(json);
  std::vector<Gpu> gpus;
  const auto add = [&](const Json& entry) {
    if (gpus.size() == mostGpus) throw InvalidRequest(say<"gpus-unreadable">());
    gpus.push_back(gpuOf(entry, architectures, gpus.size()));
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
    std::vector<Gpu> own = parseGpus(content.str());
    if (own.empty()) complain(english(say<"gpus-none-listed">()));
    for (Gpu& gpu : own) {
      std::erase_if(known.gpus, [&](const Gpu& other) { return goesBy(other, plainName(gpu.name)); });
      known.gpus.push_back(std::move(gpu));
    }
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
