// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/tuned_shape.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "catalogue/launch_plan.h"
#include "run/embedded_tuning.h"
#include "values/block_limit.h"
#include "values/error.h"
#include "words/say.h"

namespace warpfold {

namespace {

constexpr std::string_view devicePrefix = "# device: ";
constexpr std::string_view columns = "element_bytes,n,block,blocks_per_multiprocessor";
constexpr std::size_t mostRows = 4096, mostOfName = 100;

/// The next number and the comma after it, or, of the last one, the end of the line.
template <typename T>
bool readNumber(std::string_view& line, T& value, bool last = false) {
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), value);
  if (error != std::errc{}) return false;
  line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  if (last) return line.empty();
  if (!line.starts_with(',')) return false;
  line.remove_prefix(1);
  return true;
}

bool isPossible(const TunedRow& row) {
  const bool bytes = row.elementBytes == 2 || row.elementBytes == 4 || row.elementBytes == 8;
  return bytes && row.n > 0 && row.block >= 32 && isBlockSize(row.block) && row.block % 32 == 0 &&
         row.blocksPerMultiprocessor >= 0 && row.blocksPerMultiprocessor <= 64;
}

TunedRow rowIn(std::string_view line, std::size_t number) {
  TunedRow row;
  std::string_view rest = line;
  const bool read = readNumber(rest, row.elementBytes) && readNumber(rest, row.n) && readNumber(rest, row.block) &&
                    readNumber(rest, row.blocksPerMultiprocessor, true);
  if (!read || !isPossible(row))
    throw InvalidRequest(say<"tuning-line">(arg<"line">(number), arg<"text">(std::string(line))));
  return row;
}

/// Where data of this user are.
std::filesystem::path userFolder() {
  if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data == '/') return data;
  const char* home = std::getenv("HOME");
  return home != nullptr && *home == '/' ? std::filesystem::path(home) / ".local" / "share" : std::filesystem::path();
}

/// The user's tables. One that cannot be read is passed over: it is a matter of speed alone, and the program says of
/// every run where its shape comes from.
std::vector<TuningTable> usersTables() {
  std::vector<TuningTable> tables;
  const std::filesystem::path folder = userFolder();
  if (folder.empty()) return tables;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(folder / "warpfold" / "tuning", none)) {
    if (entry.path().extension() != ".csv") continue;
    TuningTable table = readTuning(entry.path().stem().string(), entry.path());
    if (!table.rows.empty()) tables.push_back(std::move(table));
  }
  return tables;
}

std::vector<TuningTable> allTables() {
  std::vector<TuningTable> tables = usersTables();
  for (const EmbeddedTuning& file : embeddedTuning()) tables.push_back(parseTuning(file.architecture, file.content));
  return tables;
}

std::uint64_t blocksOf(double perMultiprocessor, const DeviceInfo& device) {
  constexpr std::uint32_t usual = 64;  // of a GPU in the middle
  const double multiprocessors = device.multiprocessors.value_or(usual);
  return std::max<std::uint64_t>(1, static_cast<std::uint64_t>(std::lround(perMultiprocessor * multiprocessors)));
}

/// Of rows of that element size, in the order of n: the last one that begins at n or before, else the first.
const TunedRow* rowFor(const TuningTable& table, std::uint32_t elementBytes, std::uint64_t n) {
  const TunedRow* best = nullptr;
  for (const TunedRow& row : table.rows)
    if (row.elementBytes == elementBytes && (best == nullptr || row.n <= n)) best = &row;
  return best;
}

/// Where no table is of this GPU: one block as long as it can hold all loads in flight, then one round of loads for
/// every thread until two blocks of half a thousand threads are on each multiprocessor.
TunedShape usualShape(const DeviceInfo& device, std::uint32_t elementBytes, std::uint64_t n) {
  constexpr std::uint64_t packBytes = 16, loads = 4;
  const std::uint64_t packs = std::max<std::uint64_t>(1, n * elementBytes / packBytes);
  if (packs <= 1024 * loads) {
    const std::uint64_t threads = (packs + loads - 1) / loads;
    return {static_cast<std::uint32_t>(std::clamp<std::uint64_t>((threads + 31) / 32 * 32, 64, 1024)), 1, {}};
  }
  constexpr std::uint32_t block = 512;
  return {block, std::min((packs + block - 1) / block, blocksOf(2, device)), {}};
}

}  // namespace

TuningTable parseTuning(const std::string& architecture, const std::string& text) {
  constexpr std::string_view mark = "\xEF\xBB\xBF";  // that some editors begin a file with
  TuningTable table;
  table.architecture = architecture;
  std::istringstream stream(text.starts_with(mark) ? text.substr(mark.size()) : text);
  std::string line;
  for (std::size_t number = 1; std::getline(stream, line); ++number) {
    if (!line.empty() && line.back() == '\r') line.pop_back();
    if (line.starts_with(devicePrefix)) table.device = line.substr(devicePrefix.size(), mostOfName);
    if (line.empty() || line.front() == '#' || line == columns) continue;
    if (table.rows.size() == mostRows) throw InvalidRequest(say<"tuning-line">(arg<"line">(number), arg<"text">(line)));
    table.rows.push_back(rowIn(line, number));
  }
  if (table.device.empty()) table.device = architecture;
  std::stable_sort(table.rows.begin(), table.rows.end(), [](const TunedRow& x, const TunedRow& y) {
    return std::pair(x.elementBytes, x.n) < std::pair(y.elementBytes, y.n);
  });
  return table;
}

TuningTable merged(const TuningTable& old, TuningTable fresh) {
  const auto key = [](const TunedRow& row) { return std::pair(row.elementBytes, row.n); };
  const std::size_t measured = fresh.rows.size();
  for (const TunedRow& row : old.rows)
    if (std::none_of(fresh.rows.begin(), fresh.rows.begin() + static_cast<std::ptrdiff_t>(measured),
                     [&](const TunedRow& each) { return key(each) == key(row); }))
      fresh.rows.push_back(row);
  std::sort(fresh.rows.begin(), fresh.rows.end(),
            [&](const TunedRow& x, const TunedRow& y) { return key(x) < key(y); });
  return fresh;
}

std::string tuningText(const TuningTable& table) {
  std::string text = fmt::format("{}{}\n{}\n", devicePrefix, table.device, columns);
  for (const TunedRow& row : table.rows)
    text += fmt::format("{},{},{},{}\n", row.elementBytes, row.n, row.block, row.blocksPerMultiprocessor);
  return text;
}

std::filesystem::path usersTuningFile(const std::string& architecture) {
  const std::filesystem::path folder = userFolder();
  return folder.empty() ? folder : folder / "warpfold" / "tuning" / (architecture + ".csv");
}

TuningTable readTuning(const std::string& architecture, const std::filesystem::path& file) {
  constexpr std::uintmax_t mostBytes = 1u << 20;
  std::error_code none;
  if (!std::filesystem::is_regular_file(file, none) || std::filesystem::file_size(file, none) > mostBytes)
    return {architecture, {}, {}};
  std::ostringstream text;
  text << std::ifstream(file, std::ios::binary).rdbuf();
  try {
    return parseTuning(architecture, text.str());
  } catch (const InvalidRequest&) {
    return {architecture, {}, {}};
  }
}

bool canBeTuned(const DeviceInfo& device) {
  return device.timesAreGpu && !device.recorded && !device.isModelled() && device.multiprocessors.has_value();
}

const std::vector<TuningTable>& tuningTables() {
  static const std::vector<TuningTable> tables = allTables();
  return tables;
}

Message told(const TunedShape& shape) {
  const auto blocks = arg<"blocks">(shape.grid);
  const auto threads = arg<"threads">(shape.block);
  if (shape.ofN) return say<"shape-of-n">(blocks, threads);
  if (shape.measuredOn) return say<"shape-tuned">(blocks, threads, arg<"device">(*shape.measuredOn));
  return shape.tunable ? say<"shape-usual">(blocks, threads) : say<"shape-usual-untuned">(blocks, threads);
}

TunedShape shapeOf(const KernelInfo& kernel, const DeviceInfo& device, ElementType type, std::uint64_t n) {
  constexpr std::uint32_t block = 256;
  if (!kernel.shapeOfN) return tunedShape(device, static_cast<std::uint32_t>(sizeOf(type)), n);
  TunedShape shape{block, automaticGrid(kernel, n, block), {}};
  shape.ofN = true;
  return shape;
}

TunedShape tunedShape(const DeviceInfo& device, std::uint32_t elementBytes, std::uint64_t n,
                      const std::vector<TuningTable>& tables) {
  const TunedRow* best = nullptr;
  const TuningTable* of = nullptr;
  for (const TuningTable& table : tables) {
    if (device.architecture.empty() || table.architecture != device.architecture) continue;
    const TunedRow* const row = rowFor(table, elementBytes, n);
    if (row == nullptr || (best != nullptr && (best->n <= n || row->n >= best->n))) continue;
    best = row;
    of = &table;
  }
  if (best == nullptr) {
    TunedShape usual = usualShape(device, elementBytes, n);
    usual.tunable = canBeTuned(device);
    return usual;
  }
  const std::uint64_t grid = best->blocksPerMultiprocessor == 0 ? 1 : blocksOf(best->blocksPerMultiprocessor, device);
  return {best->block, grid, of->device, canBeTuned(device)};
}

}  // namespace warpfold
