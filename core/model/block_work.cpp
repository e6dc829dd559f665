// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "model/block_work.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <map>
#include <mutex>
#include <set>
#include <string_view>
#include <tuple>

#include "data/input.h"
#include "reductions/block_traces.h"
#include "values/element_type.h"

namespace warpfold::model {

namespace {

constexpr std::uint64_t sampleBlocks = 2;
/// That a thread of a kernel takes in the counted block where it takes any number.
constexpr std::uint64_t sampleElements = 8;

/// `a % b` in the code, b no number: some twenty instructions, where a known power of two takes one.
bool dividesByVariable(std::string_view code) {
  for (std::size_t at = code.find('%'); at != code.npos; at = code.find('%', at + 1)) {
    const std::size_t line = code.rfind('\n', at) + 1;  // npos + 1 is 0
    if (code.substr(line, at - line).find("//") != code.npos) continue;
    const std::size_t operand = code.find_first_not_of(' ', at + 1);
    if (operand != code.npos && std::isdigit(static_cast<unsigned char>(code[operand])) == 0) return true;
  }
  return false;
}

bool isPacked(const KernelInfo& kernel) {
  return kernel.code.find("Packs") != std::string::npos;
}

/// Elements that a thread asks for before it waits for the first. The code names its loads, `constexpr unsigned loads =
/// 8;`, and Packs are 16 bytes each.
double inFlight(const KernelInfo& kernel, double elementBytes) {
  constexpr std::string_view naming = "constexpr unsigned loads = ";
  const std::size_t at = kernel.code.find(naming);
  unsigned loads = 1;
  if (at != std::string::npos)
    std::from_chars(kernel.code.data() + at + naming.size(), kernel.code.data() + kernel.code.size(), loads);
  const double each = isPacked(kernel) ? 16 / elementBytes : 1;
  return std::max(1u, loads) * each;
}

PlannedRun sampleOf(const PlannedRun& run) {
  RunRequest request = run.request;
  const std::uint64_t elements = run.kernel->elements == 0 ? sampleElements : run.kernel->elements;
  request.block = run.block();
  request.n = sampleBlocks * run.block() * elements;
  request.grid.reset();
  if (run.kernel->elements == 0) request.grid = sampleBlocks;
  request.input = "ones";
  request.input2.reset();
  request.offset = 0;
  request.traceBlocks = BlockSelection::none();
  return planRun(request, run.kernel, run.device, *request.n);
}

bool isGlobal(const WarpRequest& request) {
  return request.kind == WarpRequest::Kind::globalLoad || request.kind == WarpRequest::Kind::globalStore;
}

void addStep(BlockWork& work, const Step& step) {
  if (step.endsAtBarrier()) work.barriers += 1;
  work.combines += static_cast<double>(step.counters.activeWarps);
  const Counters& memory = step.counters.memory;
  work.conflicts += static_cast<double>(memory.sharedLoadConflicts + memory.sharedStoreConflicts);
  for (const WarpRequest& request : step.requests) {
    if (request.kind == WarpRequest::Kind::atomic) work.atomics += 1;
    if (!isGlobal(request)) continue;
    work.requests += 1;
    work.sectors += request.sectors;
  }
}

/// Bytes of DRAM that the block reads and writes, each sector once.
void addBytes(BlockWork& work, const BlockTrace& trace) {
  std::set<std::uint64_t> read, written;
  for (const Step& step : trace.steps)
    for (const WarpRequest& request : step.requests) {
      if (!isGlobal(request) || request.space != Location::Space::input) continue;
      auto& sectors = request.kind == WarpRequest::Kind::globalLoad ? read : written;
      for (const std::uint64_t offset : request.offsets)
        for (std::uint64_t sector = offset / 32; sector <= (offset + request.bytes - 1) / 32; ++sector)
          sectors.insert(sector);
    }
  work.readBytes = 32.0 * static_cast<double>(read.size());
  work.writtenBytes = 32.0 * static_cast<double>(written.size());
}

BlockWork counted(const PlannedRun& run) {
  const PlannedRun sample = sampleOf(run);
  const Inputs inputs = makeInputs({"ones", {}, sample.request.type, sample.request.op, sample.n(), sample.n(), 0});
  const std::uint64_t first[] = {0};
  const auto trace = reductions::traceBlocks(sample, inputs, first).front();
  BlockWork work;
  work.threads = sample.block();
  work.warps = trace->warps();
  work.elements = static_cast<double>(sample.n()) / (sampleBlocks * sample.block());
  work.anyNumber = run.kernel->elements == 0;
  work.packed = isPacked(*run.kernel);
  work.elementBytes = sizeOf(run.request.type);
  work.inFlight = work.anyNumber ? inFlight(*run.kernel, work.elementBytes) : work.elements;
  for (const Step& step : trace->steps) addStep(work, step);
  addBytes(work, *trace);
  work.sharedBytes = run.kernel->sharesOnePerThread
                         ? static_cast<std::uint32_t>(sample.block() * sizeOf(sample.accumulator()))
                         : 32u * static_cast<std::uint32_t>(sizeOf(sample.accumulator()));
  work.remainder = dividesByVariable(run.kernel->code);
  work.fp64 = sample.accumulator() == ElementType::float64;
  work.lastBlockFinishes = run.kernel->lastBlockFinishes();
  return work;
}

}  // namespace

BlockWork stepWork(const BlockTrace& trace, const Step& step, const BlockWork& alone) {
  BlockWork work;
  const bool first = &step == &trace.steps.front();
  work.threads = alone.threads;
  work.warps = alone.warps;
  work.elementBytes = alone.elementBytes;
  work.remainder = alone.remainder && step.kind == Step::Kind::combine;
  work.fp64 = alone.fp64;
  work.starts = first;
  work.waitsForMemory = std::any_of(step.requests.begin(), step.requests.end(), [](const WarpRequest& request) {
    return request.kind == WarpRequest::Kind::globalLoad;
  });
  addStep(work, step);
  return work;
}

BlockWork blockWork(const PlannedRun& run) {
  using Key = std::tuple<std::string, std::string, ElementType, Operation, std::uint32_t>;
  static std::mutex mutex;
  static std::map<Key, BlockWork> known;
  const Key key{run.kernel->id, run.kernel->code, run.request.type, run.request.op, run.block()};
  {
    const std::lock_guard lock(mutex);
    if (const auto found = known.find(key); found != known.end()) return found->second;
  }
  const BlockWork work = counted(run);
  const std::lock_guard lock(mutex);
  if (known.size() > 4096) known.clear();
  return known[key] = work;
}

}  // namespace warpfold::model
