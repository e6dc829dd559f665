// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "codec/require.h"
#include "codec/run_fields.h"
#include "values/block_limit.h"

namespace warpfold::codec {

namespace {

constexpr std::uint64_t mostBlocks = std::uint64_t{1} << 31;

/// The launch that a trace or a hazard is of.
const LaunchResult& launchOf(const RunResult& result, std::uint32_t index, const char* what) {
  require(index < result.launches.size(), what);
  return result.launches[index];
}

void checkHazard(const RunResult& result, const Hazard& hazard) {
  const LaunchResult& launch = launchOf(result, hazard.launch, "a hazard's launch is beyond its run");
  require(hazard.block.value < launch.grid, "a hazard's block is beyond its launch");
  require(!hazard.firstBlock || hazard.firstBlock->value < launch.grid, "a hazard's block is beyond its launch");
  require(hazard.step < BlockTrace::mostSteps, "a hazard's step is out of range");
  require(hazard.row <= hazard.step + 1, "a hazard's row is beyond its step");
  require((!hazard.first || hazard.first->thread.value < launch.block) && hazard.second.thread.value < launch.block,
          "a hazard's thread is beyond its block");
}

void checkExecutions(const Executions& executions) {
  const auto& lines = executions.lines;
  const auto ascends = [](const LineCounts& a, const LineCounts& b) { return a.line >= b.line; };
  require(std::adjacent_find(lines.begin(), lines.end(), ascends) == lines.end(),
          "the lines of a source are in disorder");
}

void checkTrace(const RunResult& result, const BlockTrace& trace) {
  const LaunchResult& launch = launchOf(result, trace.launch, "a trace's launch is beyond its run");
  require(trace.block.value < launch.grid, "a trace's block is beyond its launch");
  require(trace.threads == launch.block, "a trace's block is not as large as its launch's");
}

void checkLaunch(const LaunchResult& launch) {
  require(launch.grid <= mostBlocks, "a launch has too many blocks");
  require(launch.block <= mostBlockThreads, "a block has too many threads");
  require(launch.activity.blocksPerRun <= std::max<std::uint64_t>(1, launch.grid),
          "a run of blocks is beyond its launch");
  requireAmount("a launch's time", launch.latencyUs);
  for (const auto& steps : launch.activity.activeThreads)
    require(steps.size() <= BlockTrace::mostSteps, "a run of blocks has too many steps");
}

}  // namespace

void check(const AcrossRanks& ranks) {
  require(!ranks.parts.empty(), "a run across ranks has none");
  requireAmount("a rank's time", ranks.withinUs);
  for (const RankMessage& message : ranks.messages)
    require(message.from < ranks.parts.size() && message.to < ranks.parts.size() && message.round < 64,
            "a message is of a rank that is not there");
  require(!ranks.network || ranks.network->rank < ranks.parts.size(), "a network leads to a rank that is not there");
}

void check(const RunResult& result) {
  require(!result.offered || isBlockSize(result.offered->block), "an offered block's size is out of range");
  require(result.n > 0, "a result has no elements");
  require(isBlockSize(result.request.block), "a block's size is out of range");
  requireAmounts("a sample", result.samplesUs);
  requireAmount("a bandwidth", result.bandwidthGbs);
  requireAmount("a ratio", result.traceOverhead);
  for (const LaunchResult& launch : result.launches) checkLaunch(launch);
  if (result.executions) checkExecutions(*result.executions);
  for (const Hazard& hazard : result.hazards) checkHazard(result, hazard);
  std::size_t nodes = 0;
  for (const auto* traces : {&result.traces, &result.launchTraces})
    for (const BlockTracePtr& trace : *traces) {
      checkTrace(result, *trace);
      nodes += trace->nodes.size();
    }
  require(nodes <= 2 * BlockTrace::mostNodesOfLaunch, "the traces of a run hold too many values");
}

void check(const DeviceInfo& device) {
  require(device.defaultN > 0 || !device.available, "a device's default size is 0");
  for (const std::string* text : {&device.backend, &device.name})
    require(text->size() <= mostStringBytes, "a device's name is too long");
  require(isOneLine(device.name) && isOneLine(device.recorded.value_or("")), "a device's name is no line of text");
  require(!device.recorded || device.recorded->size() <= mostDateBytes, "the date of a recording is too long");
  require(device.patience.count() > 0 && device.patience <= std::chrono::hours(24),
          "a device's patience is out of range");
  for (const std::uint32_t lanes : device.warpWidths)
    require(lanes >= 1 && lanes <= 32, "a warp's size is out of range");
  for (const std::string* text : {&device.driver, &device.cuda, &device.architecture})
    require(std::all_of(text->begin(), text->end(), [](char c) { return c >= ' ' && c <= '~'; }),
            "the driver's version is no line of plain text");
  require(device.driver.size() <= mostDriverBytes && device.cuda.size() <= mostDriverBytes &&
              device.architecture.size() <= mostArchitectureBytes,
          "the driver's version is too long");
  // Far beyond any GPU: what is worked out from these does not overflow.
  constexpr std::uint32_t mostOfMultiprocessor = 1u << 20;
  constexpr std::uint64_t mostBytes = std::uint64_t{1} << 50;
  for (const auto& count : {device.multiprocessors, device.threadsPerMultiprocessor, device.blocksPerMultiprocessor,
                            device.registersPerMultiprocessor})
    require(count.value_or(1) > 0 && count.value_or(1) <= mostOfMultiprocessor,
            "a figure of a device's multiprocessors is out of range");
  require(device.sharedPerMultiprocessor.value_or(0) <= 1u << 30, "a device's shared memory is out of range");
  require(device.l2Bytes.value_or(0) <= mostBytes && device.memoryBytes.value_or(0) <= mostBytes,
          "a device's memory is out of range");
  requireAmount("a clock", device.boostMhz);
  requireAmount("a peak", device.peakReadGbs);
  requireAmount("a peak", device.datasheetGbs);
}

void check(const KernelInfo& kernel) {
  constexpr std::size_t mostInALine = 300, mostInAParagraph = 1200;  // characters that a window has room for
  for (const std::string* line : {&kernel.id, &kernel.title, &kernel.improves, &kernel.function, &kernel.codeOf})
    require(line->size() <= mostInALine, "a kernel's name is too long");
  for (const std::string* paragraph : {&kernel.shows, &kernel.citation, &kernel.fault})
    require(paragraph->size() <= mostInAParagraph, "what a kernel's header says is too long");
  require(kernel.blockMultiple > 0 && kernel.leastBlock > 0, "a kernel's block is zero");
  require(kernel.blockMultiple <= mostBlockThreads && kernel.leastBlock <= mostBlockThreads,
          "a kernel's block is out of range");
  require(kernel.elements <= mostBlockThreads, "a kernel's threads take too many elements");
}

}  // namespace warpfold::codec
