// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment_history.h"

#include <utility>

namespace warpfold::app {

namespace {

using Field = Experiment::Field;
using State = ExperimentState;

constexpr std::size_t mostSteps = 200;

/// What differs, the parameter first that brings others along.
QList<Field> differences(const State& a, const State& b) {
  const auto kernel = [&](std::size_t side) {
    return a.named[side] != b.named[side] || a.deviceKernels[side] != b.deviceKernels[side] ||
           a.hostKernels[side] != b.hostKernels[side];
  };
  const RunRequest &before = a.request, &after = b.request;
  QList<Field> found;
  const auto note = [&](Field field, bool differs) {
    if (differs) found.append(field);
  };
  note(Field::kernelA, kernel(0));
  note(Field::kernelB, kernel(1));
  note(Field::backend, before.backend != after.backend);
  note(Field::backendB, a.backendB != b.backendB);
  note(Field::input, before.input != after.input);
  note(Field::input2, before.input2 != after.input2);
  note(Field::type, before.type != after.type);
  note(Field::operation, before.op != after.op);
  note(Field::size, a.sizeText != b.sizeText);
  note(Field::block, a.blockText != b.blockText);
  note(Field::grid, a.gridText != b.gridText);
  note(Field::warp, before.warp != after.warp);
  note(Field::seed, a.seedText != b.seedText);
  note(Field::across, before.across != after.across);
  note(Field::ranks, before.ranks != after.ranks);
  note(Field::cache, before.cache != after.cache);
  note(Field::typed, a.typed != b.typed);
  return found;
}

/// A session was opened, or a command line read.
bool isOpening(const State& before, const State& after) {
  return after.asked && after.asked != before.asked;
}

QString nameOf(Field field, bool typed) {
  switch (field) {
    case Field::kernelA: return ExperimentHistory::tr("Kernel A");
    case Field::kernelB: return ExperimentHistory::tr("Kernel B");
    case Field::backend: return ExperimentHistory::tr("Device");
    case Field::backendB: return ExperimentHistory::tr("Device of B");
    case Field::input: return ExperimentHistory::tr("Input");
    case Field::input2: return ExperimentHistory::tr("Second Input");
    case Field::type: return ExperimentHistory::tr("Element Type");
    case Field::operation: return ExperimentHistory::tr("Operation");
    case Field::size: return ExperimentHistory::tr("Number of Elements");
    case Field::block: return ExperimentHistory::tr("Block Size");
    case Field::grid: return ExperimentHistory::tr("Number of Blocks");
    case Field::warp: return ExperimentHistory::tr("Warp Size");
    case Field::seed: return ExperimentHistory::tr("Seed");
    case Field::across: return ExperimentHistory::tr("Method across Ranks");
    case Field::ranks: return ExperimentHistory::tr("Number of Ranks");
    case Field::cache: return ExperimentHistory::tr("Cold or Warm Cache");
    case Field::typed: return typed ? ExperimentHistory::tr("Typed Value") : ExperimentHistory::tr("Reset Values");
  }
  return {};
}

bool isText(Field field) {
  return field == Field::size || field == Field::block || field == Field::grid || field == Field::seed;
}

}  // namespace

ExperimentHistory::ExperimentHistory(Experiment& experiment, QObject* parent)
    : QObject(parent), m_experiment(experiment), m_now(experiment.state()) {
  // Before its changed(): what comes with a worker is nobody's step.
  connect(&experiment, &Experiment::offerChanged, this, [this] { m_now = m_experiment.state(); });
  connect(&experiment, &Experiment::changed, this, &ExperimentHistory::record);
}

void ExperimentHistory::clear() {
  m_steps.clear();
  m_next = 0;
  m_open = false;
  m_now = m_experiment.state();
  emit changed();
}

void ExperimentHistory::record() {
  if (m_going) return;
  State after = m_experiment.state();
  const QList<Field> differing = differences(m_now, after);
  const bool opening = isOpening(m_now, after);
  Name given = std::exchange(m_nextName, {});
  Step step{std::exchange(m_now, after), std::move(after), std::move(given), {}, opening};
  if (differing.isEmpty() && !opening) return;
  if (!step.name && opening) step.name = [] { return tr("Open Session"); };
  if (!step.name)
    step.name = [field = differing.first(), typed = !step.after.typed.empty()] { return nameOf(field, typed); };
  if (differing.size() == 1 && isText(differing.first()) && !opening) step.typed = differing.first();
  m_steps.resize(m_next);
  if (joins(step)) {
    m_steps.back().after = std::move(step.after);
    if (differences(m_steps.back().before, m_steps.back().after).isEmpty()) m_steps.pop_back();
  } else {
    m_steps.push_back(std::move(step));
    if (m_steps.size() > mostSteps) m_steps.erase(m_steps.begin());
  }
  m_next = m_steps.size();
  m_open = true;
  emit changed();
}

bool ExperimentHistory::joins(const Step& step) const {
  return m_open && step.typed && !m_steps.empty() && m_steps.back().typed == step.typed;
}

void ExperimentHistory::undo() {
  if (!canUndo()) return;
  const Step& step = m_steps[--m_next];
  go(step.before, step.runs);
}

void ExperimentHistory::redo() {
  if (!canRedo()) return;
  const Step& step = m_steps[m_next++];
  go(step.after, step.runs);
}

void ExperimentHistory::go(const State& to, bool run) {
  m_open = false;
  m_going = true;
  m_experiment.setState(to);
  m_going = false;
  m_now = m_experiment.state();
  emit changed();
  if (run) emit runNeeded();
}

}  // namespace warpfold::app
