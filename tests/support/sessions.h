// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "store/session.h"
#include "support/catalogue.h"
#include "support/devices.h"

/// Sessions as tests need them.
namespace warpfold {

/// A tree of neighbored pairs over `threads` ones.
inline BlockTracePtr exampleTrace(std::uint32_t threads = 16, std::uint64_t block = 0) {
  auto trace = std::make_shared<BlockTrace>();
  trace->block = BlockId{block};
  trace->threads = threads;
  trace->warpSize = 32;
  trace->firstElement = block * threads;
  std::vector<NodeId> current;
  for (std::uint32_t i = 0; i < threads; ++i) {
    Node node;
    node.column = i;
    node.thread = ThreadId{i};
    node.at = {Location::Space::input, trace->firstElement + i};
    node.bits = 1;
    current.push_back(NodeId{i});
    trace->nodes.push_back(node);
  }
  for (std::uint32_t stride = 1, row = 1; stride < threads; stride *= 2, ++row) {
    Step step;
    step.index = row - 1;
    step.row = row;
    step.stride = stride;
    step.timeNs = 812.5 / row;
    step.warps.resize(trace->warps());
    for (std::uint32_t i = 0; i < threads; i += 2 * stride) {
      Node node;
      node.row = row;
      node.column = i;
      node.thread = ThreadId{i};
      node.at = {Location::Space::input, trace->firstElement + i};
      node.left = current[i];
      node.right = current[i + stride];
      node.bits = 2 * stride;
      current[i] = NodeId{static_cast<std::uint32_t>(trace->nodes.size())};
      trace->nodes.push_back(node);
      step.warps[i / 32].combined |= 1u << (i % 32);
      step.warps[i / 32].touched |= 1u << (i % 32);
    }
    trace->steps.push_back(step);
  }
  return trace;
}

/// A run of `kernel` on an H200, its times as measured.
inline RunResult exampleResult(const std::string& kernel = "neighbored", std::uint32_t block = 64) {
  RunResult result;
  result.request.kernel = kernel;
  result.request.backend = "cuda:0";
  result.request.n = 1000 * block;
  result.request.block = block;
  result.device = exampleGpu();
  result.n = 1000 * block;
  result.result = result.reference = Scalar::of(std::int32_t(64000));
  result.matches = true;
  Latency latency;
  latency.min = 211.5;
  latency.median = latency.mean = 213.25;
  latency.p95 = 215;
  latency.samples = 20;
  latency.provenance = Provenance::measured;
  result.latency = latency;
  result.launches.push_back({1000 * block, 1000, block, 213.25, RunCounters{}, {}, {}});
  result.counters = RunCounters{};
  result.counters->globalLoadSectors = 16'744'448;
  result.traces = {exampleTrace(block, 0), exampleTrace(block, 3)};
  result.launchTraces = {exampleTrace(block, 0)};
  return result;
}

inline store::SessionSide exampleSide(const std::string& kernel) {
  store::SessionSide side;
  auto result = std::make_shared<RunResult>(exampleResult(kernel));
  side.asked = result->request;
  side.kernel = std::make_shared<const KernelInfo>(kernelById(kernel));
  side.counters = result->counters;
  side.result = std::move(result);
  side.board = exampleTrace();
  side.medianUs = 213.25;
  side.firstSample = 10'000;
  for (int i = 0; i < 300; ++i) side.samplesUs.push_back(213.4 + 0.001 * i);
  return side;
}

inline store::SessionState exampleSession(std::uint64_t comparison = 1) {
  store::SessionState state;
  state.comparison = comparison;
  state.date = "2026-11-22 13:09:49";
  state.sides = {exampleSide("neighbored"), exampleSide("interleaved")};
  state.library = store::SessionLibrary{"cub", 22.7, 30, Provenance::measured};
  state.peak = store::SessionPeak{"cuda:0", 4454.5};
  auto ladder = std::make_shared<store::SessionLadder>();
  ladder->request = state.sides[0].asked;
  for (const char* const kernel : {"neighbored", "interleaved"}) {
    Rung rung;
    rung.kernel = kernel;
    rung.title = kernelById(kernel).title;
    rung.result = exampleResult(kernel);
    rung.result->traces.clear();
    rung.result->launchTraces.clear();
    ladder->rungs.push_back(rung);
  }
  state.ladder = std::move(ladder);
  state.firstClocks = 7;
  state.clocks = {{1980.0, 3201.0, 41.0, 118.75}, {1755.0, 3201.0, {}, {}}};
  return state;
}

}  // namespace warpfold
