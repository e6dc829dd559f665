// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <fmt/format.h>

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "catalogue/kernel_info.h"
#include "reductions/launch_outcome.h"
#include "support/trace_differences.h"

namespace warpfold {

/// Many numbers as one: FNV-1a over eight bytes of each, the lowest first, folded to 32 bits.
class Digest {
 public:
  template <typename... Numbers>
  Digest& add(Numbers... numbers) {
    (one(static_cast<std::uint64_t>(numbers)), ...);
    return *this;
  }
  std::string text() const { return fmt::format("{:08x}", (m_hash ^ m_hash >> 32) & 0xffffffffu); }

 private:
  void one(std::uint64_t number) {
    for (int i = 0; i < 8; ++i) m_hash = (m_hash ^ (number >> 8 * i & 0xff)) * 0x100000001b3u;
  }
  std::uint64_t m_hash = 0xcbf29ce484222325u;
};

/// Names and values, in the order of the columns of tests/data/reductions.csv.
using Figures = std::vector<std::pair<std::string, std::string>>;

/// What the traces of all launches hold, kind by kind.
struct TraceDigests {
  void add(const BlockTrace& unordered) {
    const BlockTrace trace = inOrderOfUse(unordered);
    count += trace.nodes.size();
    for (Digest* each : {&tree, &places, &rows, &values, &steps, &active, &requests, &lines})
      each->add(trace.block.value, trace.launch);
    tree.add(trace.threads, trace.firstElement, trace.finishes);
    for (const Node& node : trace.nodes) add(node);
    for (const Step& step : trace.steps) add(step);
  }
  Figures figures() const {
    return {{"nodes", std::to_string(count)}, {"tree", tree.text()},
            {"places", places.text()},        {"rows", rows.text()},
            {"values", values.text()},        {"traced_steps", steps.text()},
            {"active", active.text()},        {"requests", requests.text()},
            {"lines", lines.text()}};
  }

  std::size_t count = 0;
  Digest tree, places, rows, values, steps, active, requests, lines;

 private:
  void add(const Node& node) {
    tree.add(node.left.value, node.right.value, node.thread.value, node.via, node.folded, node.more);
    places.add(node.at.space, node.at.element, node.padding, node.beyond);
    rows.add(node.row, node.column);
    values.add(node.bits);
  }
  void add(const Step& step) {
    steps.add(step.kind, step.row, step.stride.value_or(0), step.warpLevel);
    for (const CounterRow& row : counterRows) steps.add(step.counters.memory.*row.value);
    for (const MaskRow& row : maskRows) active.add(step.counters.*row.value);
    for (const WarpStep& warp : step.warps) {
      steps.add(warp.combined, warp.lanes);
      active.add(warp.touched);
    }
    requests.add(step.requests.size());
    for (const WarpRequest& each : step.requests) {
      requests.add(each.warp, each.kind, each.bytes, each.elements, each.space, each.lanes, each.sectors,
                   each.conflicts);
      for (const std::uint64_t offset : each.offsets) requests.add(offset);
    }
    lines.add(step.line, step.barrierLine);
  }
};

/// Where nobody takes part in the reduction, those count who touch memory: of PTX, only threads whose values somebody
/// uses. Activity is left out there.
inline Digest digestOf(std::span<const emulation::StepTally> steps) {
  Digest digest;
  for (const emulation::StepTally& step : steps) {
    for (const CounterRow& row : counterRows) digest.add(step.memory.*row.value);
    digest.add(step.combinedThreads);
    if (!step.takersWork()) continue;
    const StepCounters counters = step.counters();
    for (const MaskRow& row : maskRows) digest.add(counters.*row.value);
  }
  return digest;
}

/// All that a counted run was seen to do, with its result.
inline Figures figuresOf(const KernelInfo& kernel, const Scalar& result,
                         std::span<const reductions::LaunchOutcome> outcomes) {
  Counters sum;
  std::vector<std::string> steps, blank, hazards;
  std::uint64_t times = 0;
  TraceDigests traces;
  for (const reductions::LaunchOutcome& launch : outcomes) {
    for (const emulation::StepTally& step : launch.counts.steps) sum += step.memory;
    steps.push_back(digestOf(launch.counts.steps).text());
    blank.push_back(fmt::format("{}+{}", launch.counts.blank.count(), launch.counts.blankAtomics));
    for (const Hazard& each : launch.hazards) {
      hazards.push_back(fmt::format("{}:{}", name(each.kind), each.row));
      times += each.times;
    }
    for (const auto& trace : launch.traces) traces.add(*trace);
  }
  const auto joined = [](const auto& parts) { return fmt::format("{}", fmt::join(parts, " ")); };
  Figures all{{"result", fmt::format("{:x}", result.bits)}};
  for (const CounterRow& row : counterRows) all.emplace_back(row.name, std::to_string(sum.*row.value));
  all.emplace_back("hazards", joined(hazards));
  all.emplace_back("occasions", std::to_string(times));
  all.emplace_back("steps", joined(steps));
  all.emplace_back("blank", kernel.inPlace ? "" : joined(blank));
  for (auto& each : traces.figures()) all.push_back(std::move(each));
  return all;
}

}  // namespace warpfold
