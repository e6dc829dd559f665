// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/tune.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

#include "words/say.h"

namespace warpfold {

namespace {

constexpr std::array tunedTypes{ElementType::float16, ElementType::float32, ElementType::float64};
constexpr std::array<std::uint32_t, 5> triedBlocks{64, 128, 256, 512, 1024};
/// 0: one block alone.
constexpr std::array triedPerMultiprocessor{0.0, 0.0625, 0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0};
constexpr double sameWithin = 1.01;

std::uint64_t gridOf(double perMultiprocessor, const DeviceInfo& device) {
  if (perMultiprocessor == 0) return 1;
  return static_cast<std::uint64_t>(std::max(1L, std::lround(perMultiprocessor * *device.multiprocessors)));
}

bool isWorthTrying(std::uint64_t grid, std::uint32_t block, double packs, const DeviceInfo& device) {
  constexpr double least = 0.5, most = 16;
  const double each = packs / (static_cast<double>(grid) * block);
  const bool full = grid * block >= std::uint64_t{1024} * *device.multiprocessors;
  if (block == triedBlocks.front() && grid != 1) return false;
  return each >= least && (each <= most || full);
}

struct Tried {
  std::uint32_t block = 0;
  double perMultiprocessor = 0;
  std::array<double, 2> us{};  ///< cold, warm; 0 where it is not there
  double mean() const { return us[0] > 0 && us[1] > 0 ? std::sqrt(us[0] * us[1]) : 0; }
};

double perMultiprocessorOf(std::uint64_t grid, const DeviceInfo& device) {
  const auto found = std::find_if(triedPerMultiprocessor.begin(), triedPerMultiprocessor.end(),
                                  [&](double each) { return gridOf(each, device) == grid; });
  return found == triedPerMultiprocessor.end() ? static_cast<double>(grid) / *device.multiprocessors : *found;
}

using Shapes = std::map<std::pair<std::uint32_t, std::uint64_t>, Tried>;  // by block and grid

const Tried* fastestOf(const Shapes& shapes, const TunedRow* before) {
  const Tried* best = nullptr;
  for (const auto& [shape, tried] : shapes)
    if (tried.mean() > 0 && (best == nullptr || tried.mean() < best->mean())) best = &tried;
  if (best == nullptr || before == nullptr) return best;
  for (const auto& [shape, tried] : shapes)
    if (tried.mean() > 0 && tried.mean() <= sameWithin * best->mean() && tried.block == before->block &&
        tried.perMultiprocessor == before->blocksPerMultiprocessor)
      return &tried;
  return best;
}

}  // namespace

void requireTunable(const DeviceInfo& device) {
  if (device.isModelled())
    throw InvalidRequest(Field::backend, device.backend, say<"tuning-not-modelled">(arg<"device">(device.name)));
  if (!canBeTuned(device)) throw InvalidRequest(Field::backend, device.backend, say<"tuning-needs-gpu">());
}

std::vector<RecordTask> planTuning(const KernelPtr& kernel, const DeviceInfo& device,
                                   const std::vector<CountRange>& sizes) {
  constexpr double packBytes = 16;
  constexpr int least = 10, most = 28;
  requireTunable(device);
  std::vector<RecordTask> tasks;
  for (const ElementType type : tunedTypes)
    for (int exponent = least; exponent <= (sizes.empty() ? most : 34); ++exponent) {
      const std::uint64_t n = std::uint64_t{1} << exponent;
      const bool wanted = std::any_of(sizes.begin(), sizes.end(), [&](const CountRange& r) { return r.contains(n); });
      if (!sizes.empty() && !wanted) continue;
      for (const double each : triedPerMultiprocessor)
        for (const std::uint32_t block : triedBlocks) {
          const std::uint64_t grid = gridOf(each, device);
          if (!isWorthTrying(grid, block, static_cast<double>(n * sizeOf(type)) / packBytes, device)) continue;
          for (const CacheState cache : {CacheState::cold, CacheState::warm})
            tasks.push_back({kernel, {kernel->id, type, Operation::sum, n, block, grid, cache}, false});
        }
    }
  if (tasks.empty()) throw InvalidRequest(say<"nothing-to-record">());
  return tasks;
}

TuningTable tuningOf(const store::Recording& recording, std::span<const RecordTask> tasks) {
  const DeviceInfo& device = recording.recorded().device;
  std::map<std::pair<std::uint32_t, std::uint64_t>, Shapes> all;  // by bytes of an element and n
  for (const RecordTask& task : tasks) {
    const auto run = recording.find(task.key);
    if (!run || !task.key.grid) continue;
    const auto bytes = static_cast<std::uint32_t>(sizeOf(task.key.type));
    Tried& tried = all[{bytes, task.key.n}][{task.key.block, *task.key.grid}];
    tried.block = task.key.block;
    tried.perMultiprocessor = perMultiprocessorOf(*task.key.grid, device);
    auto samples = run->samplesUs;
    if (samples.empty()) continue;
    std::nth_element(samples.begin(), samples.begin() + static_cast<std::ptrdiff_t>(samples.size() / 2), samples.end());
    tried.us[task.key.cache == CacheState::warm ? 1 : 0] = samples[samples.size() / 2];
  }
  TuningTable table;
  table.architecture = device.architecture;
  table.device = device.name;
  for (const auto& [input, shapes] : all) {
    const bool follows = !table.rows.empty() && table.rows.back().elementBytes == input.first;
    if (const Tried* best = fastestOf(shapes, follows ? &table.rows.back() : nullptr))
      table.rows.push_back({input.first, input.second, best->block, best->perMultiprocessor});
  }
  return table;
}

}  // namespace warpfold
