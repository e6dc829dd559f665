// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "models/core_text.h"
#include "sessions/session_models.h"

namespace warpfold::app {

namespace {

using messages::Side;

/// What was measured then is recorded now, on the day of then; everything else keeps the provenance that it had.
Provenance asRecorded(Provenance provenance) {
  return provenance == Provenance::measured ? Provenance::recorded : provenance;
}

void makeRecorded(HardwareCounts& counts, const std::string& day) {
  if (counts.date.empty() && counts.provenance == Provenance::measured) counts.date = day;
  counts.provenance = asRecorded(counts.provenance);
}

void makeRecorded(RunResult& result, const std::string& day) {
  if (result.device.timing == Provenance::measured && !result.device.recorded) result.device.recorded = day;
  if (result.latency) result.latency->provenance = asRecorded(result.latency->provenance);
  if (result.hardware) makeRecorded(*result.hardware, day);
}

/// "2026-11-22"
std::string dayOf(const store::OpenedSession& session) {
  const std::string& date = session.state.date.empty() ? session.summary.started : session.state.date;
  return date.substr(0, date.find(' '));
}

/// Numbers on the blackboard as the program writes them: of a foreign file those that the type can hold, by element.
TypedValues typedIn(const store::OpenedSession& session) {
  if (!session.state.view) return {};
  const ElementType type = session.state.sides[0].asked.type;
  TypedValues values = session.state.view->typed;
  std::erase_if(values, [&](const TypedValue& each) { return refusalOf(type, each.text).has_value(); });
  const auto earlier = [](const TypedValue& x, const TypedValue& y) { return x.element < y.element; };
  std::stable_sort(values.begin(), values.end(), earlier);
  const auto same = [](const TypedValue& x, const TypedValue& y) { return x.element == y.element; };
  values.erase(std::unique(values.begin(), values.end(), same), values.end());
  return values;
}

void showSide(const store::SessionSide& side, Side which, const std::string& day, Comparison& comparison) {
  if (side.board) comparison.apply(messages::Board{which, side.board});
  if (side.result) {
    messages::Result result{which, *side.result};
    makeRecorded(result.result, day);
    comparison.apply(result);
  }
  if (!side.samplesUs.empty()) comparison.apply(messages::Samples{which, side.firstSample, side.samplesUs});
  if (side.counters) comparison.apply(messages::KernelCounters{which, *side.counters});
  if (side.hardware) {
    messages::HardwareCounted counted{which, *side.hardware};
    makeRecorded(counted.counts, day);
    comparison.apply(counted);
  }
}

void showComparison(const store::OpenedSession& session, const std::string& day, Comparison& comparison) {
  const store::SessionState& state = session.state;
  const auto& [a, b] = state.sides;
  const QString date = QString::fromStdString(state.date.empty() ? session.summary.started : state.date);
  comparison.beginSaved(a.asked, b.asked, shown(date), typedIn(session));
  showSide(a, Side::a, day, comparison);
  showSide(b, Side::b, day, comparison);
  if (state.library)
    comparison.apply(messages::CubTime{state.library->kernel, state.library->medianUs, state.library->samples,
                                       asRecorded(state.library->provenance)});
  if (state.peak) comparison.apply(messages::MeasuredPeak{state.peak->backend, state.peak->gbs});
  comparison.finish();
}

void showLadder(const store::OpenedSession& session, const std::string& day, LadderModel& ladder) {
  const auto& saved = session.state.ladder;
  if (!saved) return;
  ladder.beginLadder(saved->request);
  for (std::size_t i = 0; i < saved->rungs.size(); ++i) {
    messages::LadderRow row{std::uint32_t(i), std::uint32_t(saved->rungs.size()), saved->rungs[i]};
    if (row.rung.result) makeRecorded(*row.rung.result, day);
    ladder.apply(row);
  }
  if (session.state.peak) ladder.apply(messages::MeasuredPeak{session.state.peak->backend, session.state.peak->gbs});
  if (saved->repeat) ladder.apply(messages::Repeated{*saved->repeat});
  ladder.finish();
}

void showClocks(const store::OpenedSession& session, const std::string& day, ClocksModel& clocks) {
  const auto& result = session.state.sides[0].result;
  std::deque<messages::Clocks> readings;
  for (const store::SessionClocks& each : session.state.clocks)
    readings.push_back({each.smMhz, each.memoryMhz, each.celsius, each.watts});
  clocks.showRecorded(result ? text(result->device.called()) : QString(), QString::fromStdString(day),
                      session.state.firstClocks, std::move(readings));
}

constexpr std::array kinds{std::pair(TreeChoice::Kind::board, store::SessionTree::Kind::board),
                           std::pair(TreeChoice::Kind::block, store::SessionTree::Kind::block),
                           std::pair(TreeChoice::Kind::launch, store::SessionTree::Kind::launch)};

}  // namespace

store::SessionView viewOf(const Stage& stage) {
  store::SessionView view;
  view.block = stage.block();
  view.position = stage.playback().position();
  view.typed = stage.comparison().typed();
  for (int side = 0; side < 2; ++side) {
    store::SessionTree& tree = view.trees[std::size_t(side)];
    for (const auto& [shown, kept] : kinds)
      if (stage.choice(side).kind == shown) tree.kind = kept;
    tree.launch = stage.choice(side).launch;
  }
  return view;
}

void showView(const store::SessionView& view, Stage& stage) {
  if (view.block != stage.block()) stage.showBlock(view.block);
  for (int side = 0; side < 2; ++side) {
    const store::SessionTree& tree = view.trees[std::size_t(side)];
    for (const auto& [shown, kept] : kinds)
      if (tree.kind == kept) stage.choose(side, {shown, std::size_t(tree.launch)});
  }
  stage.playback().pause();
  stage.playback().setPosition(view.position);
}

void showSession(const store::OpenedSession& session, const SessionModels& models) {
  const auto& [a, b] = session.state.sides;
  const std::string day = shown(QString::fromStdString(dayOf(session))).toStdString();
  models.experiment.showSaved(a.asked, b.asked, {a.kernel, b.kernel}, typedIn(session));
  showComparison(session, day, models.comparison);
  showLadder(session, day, models.ladder);
  showClocks(session, day, models.clocks);
  if (session.state.view) showView(*session.state.view, models.stage);
}

}  // namespace warpfold::app
