// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/record_plan.h"

#include <algorithm>
#include <array>
#include <set>

#include "backends/backend.h"
#include "run/planned_run.h"
#include "values/block_limit.h"
#include "words/say.h"

namespace warpfold {

namespace {

using store::RecordedKey;

constexpr std::uint64_t power(int exponent) {
  return std::uint64_t{1} << exponent;
}

constexpr std::array mainTypes{ElementType::int32, ElementType::float32, ElementType::float64, ElementType::float16};
constexpr std::array<std::uint64_t, 5> mainBlocks{64, 128, 256, 512, 1024};
constexpr std::array tracedSizes{power(10), power(16), power(20), power(24)};
constexpr std::array otherSizes{power(16), power(20), power(24)};
/// Of the published figures that a power of two up to 2^28 does not stand for.
constexpr std::uint64_t publishedSize = 25'600'000, largestPublished = power(30);
constexpr std::array<std::string_view, 3> publishedAtLargest{"multilevel-shared", "multilevel-shuffle", "cub"};
constexpr std::array bothCaches{CacheState::cold, CacheState::warm};

template <typename List, typename T>
bool has(const List& list, const T& value) {
  return std::find(std::begin(list), std::end(list), value) != std::end(list);
}

bool combines(ElementType type, Operation op) {
  try {
    checkPair(type, op);
    return true;
  } catch (const InvalidRequest&) {
    return false;
  }
}

/// The powers of two of the ranges, and single numbers.
std::vector<std::uint64_t> counts(const std::vector<CountRange>& ranges) {
  std::set<std::uint64_t> all;
  for (const CountRange& range : ranges) {
    if (range.least == range.most) all.insert(range.least);
    for (int exponent = 0; exponent < 63; ++exponent)
      if (range.contains(power(exponent)) && range.least != range.most) all.insert(power(exponent));
  }
  return {all.begin(), all.end()};
}

/// Collects runs, each once and only where it can be.
class Plan {
 public:
  Plan(const DeviceInfo& device, const RecordChoice& choice) : m_device(device), m_choice(choice) {}

  /// `block`: of kernels that have one.
  void add(const KernelPtr& kernel, ElementType type, Operation op, std::uint64_t n, std::uint64_t block,
           CacheState cache) {
    const bool blockless = kernel->library || kernel->host;
    std::optional<std::uint64_t> grid = m_choice.grid;
    if (kernel->tuned && !grid) {  // what suits it today is part of what is recorded
      const TunedShape shape = shapeOf(*kernel, m_device, type, n);
      block = shape.block;
      grid = shape.grid;
    }
    if (!blockless && (!isBlockSize(block) || !kernel->takesBlock(static_cast<std::uint32_t>(block)))) return;
    if (!combines(type, op)) return;
    if (m_choice.cache && *m_choice.cache != cache) return;
    RecordTask task;
    task.kernel = kernel;
    task.key = {kernel->id, type, op, n, blockless ? 0 : static_cast<std::uint32_t>(block), grid, cache};
    task.traced = kernel->traceable() && m_device.timesAreGpu && has(mainTypes, type) && op == Operation::sum &&
                  cache == CacheState::cold && has(tracedSizes, n) && has(mainBlocks, block);
    task.counted = m_choice.counters && !kernel->host;
    if (m_known.insert(task.key).second) m_tasks.push_back(std::move(task));
  }
  std::vector<RecordTask> take() {
    std::stable_sort(m_tasks.begin(), m_tasks.end(), [](const RecordTask& a, const RecordTask& b) {
      return std::pair(place(a.key.type), a.key.n) < std::pair(place(b.key.type), b.key.n);
    });
    return std::move(m_tasks);
  }

 private:
  /// What is asked for most comes first.
  static std::size_t place(ElementType type) {
    const auto* const found = std::find(mainTypes.begin(), mainTypes.end(), type);
    return found != mainTypes.end() ? static_cast<std::size_t>(found - mainTypes.begin())
                                    : mainTypes.size() + static_cast<std::size_t>(type);
  }

  const DeviceInfo& m_device;
  const RecordChoice& m_choice;
  std::set<RecordedKey> m_known;
  std::vector<RecordTask> m_tasks;
};

/// Where all is done in one launch, the time of a few blocks rises and falls with what the last of them is left (by a
/// fifth from 14 to 16 elements a thread on an H200). CUB changes its method above 2^12 elements.
bool leapsBetweenHalves(const KernelInfo& kernel, std::uint64_t n, std::uint64_t block) {
  return (kernel.library && n > power(12) && n < power(13)) ||
         (kernel.next == KernelInfo::Next::nothing && n >= 4 * block && n <= 32 * block);
}

void addQuarters(Plan& plan, const KernelPtr& kernel) {
  for (int exponent = 10; exponent < 16; ++exponent)
    for (const std::uint64_t quarters : {5, 7})
      for (const std::uint64_t block : mainBlocks) {
        const std::uint64_t n = quarters * power(exponent - 2);
        if (!leapsBetweenHalves(*kernel, n, block)) continue;
        for (const ElementType type : mainTypes)
          for (const CacheState cache : bothCaches) plan.add(kernel, type, Operation::sum, n, block, cache);
      }
}

/// Below 2^24 also the sizes halfway between two powers of two: as long as the blocks do not fill the device many times
/// over, time grows in leaps, and a line over a factor of four would pass them by.
void addDevicePreset(Plan& plan, const std::vector<KernelPtr>& kernels) {
  std::vector<std::uint64_t> sizes{publishedSize};
  for (int exponent = 10; exponent <= 28; ++exponent) sizes.push_back(power(exponent));
  for (int exponent = 10; exponent < 24; ++exponent) sizes.push_back(power(exponent) + power(exponent - 1));
  for (const KernelPtr& kernel : kernels) {
    for (const std::uint64_t n : sizes)
      for (const ElementType type : mainTypes)
        for (const std::uint64_t block : mainBlocks)
          for (const CacheState cache : bothCaches) plan.add(kernel, type, Operation::sum, n, block, cache);
    addQuarters(plan, kernel);
    for (int exponent = 22; exponent <= 26; ++exponent)
      for (const CacheState cache : bothCaches)
        plan.add(kernel, ElementType::uint32, Operation::sum, power(exponent), 512, cache);
    if (has(publishedAtLargest, kernel->id))
      plan.add(kernel, ElementType::uint32, Operation::sum, largestPublished, 1024, CacheState::cold);
    for (const std::uint64_t n : otherSizes)
      for (const ElementType type : elementTypes)
        for (const Operation op : operations) plan.add(kernel, type, op, n, 512, CacheState::cold);
  }
}

/// Ours and the library's from the smallest size that is worth a block to the largest that memory holds. The odd sizes
/// are no multiple of a warp, a vector or a block.
constexpr std::array<std::uint64_t, 10> oddSizes{1'001,     3'999,     10'007,     65'537,      99'999,
                                                 1'000'003, 5'000'011, 25'600'001, 100'000'007, 1'000'000'007};
constexpr std::array comparedTypes{ElementType::int32, ElementType::int64, ElementType::float32, ElementType::float64,
                                   ElementType::float16};
constexpr std::array comparedOperations{Operation::sum, Operation::min, Operation::max};

/// Without kernels of its own the comparison takes those whose threads go through as many elements as there are.
bool isCompared(const KernelInfo& kernel, const RecordChoice& choice) {
  return kernel.library || !choice.kernels.empty() || (!kernel.host && kernel.elements == 0);
}

void addCubComparison(Plan& plan, const std::vector<KernelPtr>& kernels, const RecordChoice& choice) {
  std::vector<std::uint64_t> sizes(oddSizes.begin(), oddSizes.end());
  for (int exponent = 10; exponent <= 32; ++exponent) sizes.push_back(power(exponent));
  for (const KernelPtr& kernel : kernels) {
    if (!isCompared(*kernel, choice)) continue;
    for (const std::uint64_t n : sizes)
      for (const ElementType type : comparedTypes)
        for (const Operation op : comparedOperations)
          for (const std::uint64_t block : {256, 512, 1024})
            for (const CacheState cache : bothCaches) plan.add(kernel, type, op, n, block, cache);
  }
}

/// Of a sweep where no size is named: every power of two that keeps the device busy for a moment at most.
std::vector<std::uint64_t> usualSizes(const DeviceInfo& device, const RecordChoice& choice) {
  if (!choice.sweep) return {device.defaultN};
  std::vector<std::uint64_t> sizes;
  const std::uint64_t most = device.timesAreGpu ? power(26) : device.defaultN;
  for (int exponent = 10; exponent <= 26 && power(exponent) <= most; ++exponent) sizes.push_back(power(exponent));
  return sizes;
}

void addAll(Plan& plan, const std::vector<KernelPtr>& kernels, const RecordChoice& choice, const DeviceInfo& device) {
  const auto orElse = [](auto list, auto fallback) {
    if (list.empty()) list.push_back(fallback);
    return list;
  };
  const std::vector<std::uint64_t> sizes = choice.sizes.empty() ? usualSizes(device, choice) : counts(choice.sizes),
                                   blocks = orElse(counts(choice.blocks), std::uint64_t{512});
  for (const KernelPtr& kernel : kernels)
    for (const ElementType type : orElse(choice.types, ElementType::int32))
      for (const Operation op : orElse(choice.ops, Operation::sum))
        for (const std::uint64_t n : sizes)
          for (const std::uint64_t block : blocks)
            for (const CacheState cache : bothCaches) plan.add(kernel, type, op, n, block, cache);
}

bool agrees(const RecordTask& task, const RecordChoice& choice) {
  const auto within = [](const std::vector<CountRange>& ranges, std::uint64_t count) {
    return ranges.empty() ||
           std::any_of(ranges.begin(), ranges.end(), [&](const CountRange& range) { return range.contains(count); });
  };
  return (choice.types.empty() || has(choice.types, task.key.type)) &&
         (choice.ops.empty() || has(choice.ops, task.key.op)) && within(choice.sizes, task.key.n) &&
         (task.key.block == 0 || within(choice.blocks, task.key.block));
}

std::vector<KernelPtr> kernelsFor(const Catalogue& catalogue, const DeviceInfo& device, const RecordChoice& choice) {
  std::vector<KernelPtr> kernels;
  for (const std::string& id : choice.kernels) kernels.push_back(catalogue.at(id));
  if (kernels.empty())
    for (const KernelPtr& kernel : catalogue.sound())
      if (device.runs(*kernel)) kernels.push_back(kernel);
  if (choice.sweep)
    for (const KernelPtr& kernel : catalogue.sound())
      if (kernel->library && device.runs(*kernel) && !has(kernels, kernel)) kernels.push_back(kernel);
  return kernels;
}

/// Where nothing is left to run: why.
[[noreturn]] void refuse(const std::vector<KernelPtr>& kernels, const DeviceInfo& device, const RecordChoice& choice) {
  const bool none = std::none_of(kernels.begin(), kernels.end(), [&](const KernelPtr& k) { return device.runs(*k); });
  if (!choice.kernels.empty() && none) refuseKernel(*kernels.front(), device, allDevices());
  throw InvalidRequest(say<"nothing-to-record">());
}

}  // namespace

std::vector<CountRange> parseRanges(const std::vector<std::string>& texts, Field field) {
  std::vector<CountRange> ranges;
  for (const std::string& text : texts) {
    const std::size_t dots = text.find("..");
    const std::uint64_t least = parseCount(text.substr(0, dots), field);
    const std::uint64_t most = dots == std::string::npos ? least : parseCount(text.substr(dots + 2), field);
    if (least > most) throw InvalidRequest(field, text, say<"range-backwards">());
    if (least == 0 && field == Field::n) throw InvalidRequest(field, text, say<"no-elements">());
    ranges.push_back({least, most});
  }
  return ranges;
}

std::vector<RecordTask> planRecording(const Catalogue& catalogue, const DeviceInfo& device,
                                      const RecordChoice& choice) {
  const bool compares = choice.preset == "cub-comparison";
  if (choice.preset && !compares && *choice.preset != "device")
    throw InvalidRequest(say<"unknown-preset">(arg<"preset">(*choice.preset)));
  const std::vector<KernelPtr> kernels = kernelsFor(catalogue, device, choice);
  Plan plan(device, choice);
  const bool preset = choice.preset || (!choice.namesAnything() && !choice.sweep);
  if (compares)
    addCubComparison(plan, kernels, choice);
  else if (preset)
    addDevicePreset(plan, kernels);
  else
    addAll(plan, kernels, choice, device);
  std::vector<RecordTask> tasks = plan.take();
  std::erase_if(tasks, [&](const RecordTask& task) {
    // Times of what is no GPU do not depend on a cache state that nobody sets.
    const bool idle = !device.timesAreGpu && ((preset && task.key.n > device.defaultN) ||
                                              (!choice.cache && task.key.cache != CacheState::cold));
    return idle || !device.runs(*task.kernel) || (preset && !agrees(task, choice));
  });
  if (tasks.empty()) refuse(kernels, device, choice);
  return tasks;
}

}  // namespace warpfold
