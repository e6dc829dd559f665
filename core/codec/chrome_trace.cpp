// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "codec/chrome_trace.h"

#include <fmt/format.h>

#include <bit>
#include <nlohmann/json.hpp>

#include "codec/names.h"
#include "metrics/current_step.h"
#include "metrics/step_action.h"
#include "version.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {

namespace {

using Ordered = nlohmann::ordered_json;

std::string dumped(const Ordered& object) {
  return object.dump(-1, ' ', false, Ordered::error_handler_t::replace);
}

Ordered metadata(std::string_view what, std::size_t process, std::size_t thread, const std::string& name) {
  return {{"name", what}, {"ph", "M"}, {"pid", process}, {"tid", thread}, {"args", {{"name", name}}}};
}

/// What the requests of one warp come to.
struct WarpMemory {
  std::uint64_t requests = 0, sectors = 0, conflicts = 0;

  WarpMemory(const Step& step, std::size_t warp) {
    for (const WarpRequest& each : step.requests) {
      if (each.warp != warp) continue;
      ++requests;
      sectors += each.sectors;
      conflicts += each.conflicts;
    }
  }
};

Ordered argumentsOf(const Step& step, std::size_t warp) {
  const WarpStep& own = step.warps[warp];
  const WarpMemory memory(step, warp);
  Ordered object{{"step", step.index},
                 {"kind", codec::nameOf(step.kind)},
                 {"active_lanes", std::popcount(own.working())},
                 {"lanes", std::popcount(own.lanes)},
                 {"mask", fmt::format("{:#010x}", own.working())},
                 {"requests", memory.requests},
                 {"sectors", memory.sectors},
                 {"conflicts", memory.conflicts}};
  if (step.stride) object["stride"] = *step.stride;
  if (memory.requests >= Step::requestLimit) object["more_requests"] = true;  // a trace keeps no more of them
  return object;
}

/// Where the steps of a block stand, µs.
class Clock {
 public:
  explicit Clock(const BlockTrace& trace) : m_timed(!rowTimes(&trace).empty()) {}
  bool timed() const { return m_timed; }
  /// A warp that arrived at the barrier before the others has a time of its own.
  double duration(const Step& step, std::size_t warp) const {
    if (!m_timed) return 1;
    return step.warps[warp].timeNs.value_or(step.timeNs.value_or(0)) / 1000;
  }
  double now() const { return m_now; }
  void pass(const Step& step) { m_now += m_timed ? step.timeNs.value_or(0) / 1000 : 1; }

 private:
  bool m_timed;
  double m_now = 0;
};

/// "step 3, stride 4", "load".
std::string nameOfEvent(const BlockTrace& trace, const Step& step) {
  const auto stride = strideWithin(step.stride, trace.threads);
  if (step.kind == Step::Kind::combine && stride)
    return english(say<"timeline-step">(arg<"step">(step.row), arg<"stride">(*stride)));
  return english(nameOf(trace, step));
}

void addBlock(std::string& text, const BlockTrace& trace, std::size_t process, Clock clock) {
  for (const Step& step : trace.steps) {
    const std::string name = nameOfEvent(trace, step);
    for (std::size_t warp = 0; warp < step.warps.size(); ++warp)
      text += ",\n" + dumped({{"name", name},
                              {"cat", step.warps[warp].working() != 0 ? "working" : "idle"},
                              {"ph", "X"},
                              {"ts", clock.now()},
                              {"dur", clock.duration(step, warp)},
                              {"pid", process},
                              {"tid", warp},
                              {"args", argumentsOf(step, warp)}});
    clock.pass(step);
  }
}

}  // namespace

Timeline timelineOf(const RunResult& result) {
  Timeline timeline;
  const auto add = [&](const BlockTracePtr& trace) {
    const Message name = say<"timeline-block">(arg<"launch">(trace->launch), arg<"block">(trace->block.value));
    timeline.blocks.push_back({english(name), trace});
  };
  for (const BlockTracePtr& trace : result.traces)
    if (trace) add(trace);
  for (const BlockTracePtr& trace : result.launchTraces)
    if (trace && trace->launch > 0) add(trace);
  timeline.facts = {{"kernel", result.request.kernel}, {"device", english(result.device.called())}};
  if (result.latency) timeline.facts.emplace_back("time_provenance", name(result.latency->provenance));
  if (result.stepTimesOf) timeline.facts.emplace_back("step_times", english(*result.stepTimesOf));
  return timeline;
}

std::string chromeTrace(const Timeline& timeline) {
  std::string text = "{\"displayTimeUnit\":\"ns\",\"traceEvents\":[\n";
  bool allTimed = true, first = true;
  std::size_t process = 0;
  for (const Timeline::Block& block : timeline.blocks) {
    const Clock clock(*block.trace);
    allTimed = allTimed && clock.timed();
    text += (first ? "" : ",\n") + dumped(metadata("process_name", process, 0, block.name));
    first = false;
    text +=
        ",\n" +
        dumped({{"name", "process_labels"},
                {"ph", "M"},
                {"pid", process},
                {"tid", 0},
                {"args", {{"labels", english(clock.timed() ? say<"timeline-timed">() : say<"timeline-untimed">())}}}});
    for (std::size_t warp = 0; warp < block.trace->warps(); ++warp)
      text += ",\n" + dumped(metadata("thread_name", process, warp, english(say<"timeline-warp">(arg<"warp">(warp)))));
    addBlock(text, *block.trace, process++, clock);
  }
  Ordered facts{{"program", fmt::format("Warpfold {}", version)}};
  for (const auto& [key, value] : timeline.facts) facts[key] = value;
  facts["clock"] = english(allTimed ? say<"timeline-clock-timed">() : say<"timeline-clock-untimed">());
  return text + "\n],\"otherData\":" + dumped(facts) + "}\n";
}

}  // namespace warpfold
