// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/playback.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

#include "metrics/current_step.h"

namespace warpfold::app {

namespace {

constexpr double slack = 1e-6;
constexpr int frameMs = 16;
// A window that was blocked goes on where it was instead of leaping.
constexpr double longestFrameS = 0.1;

}  // namespace

double rowAt(const std::vector<double>& ends, double time) {
  const auto next = std::upper_bound(ends.begin(), ends.end(), time);
  if (next == ends.begin()) return 0;
  if (next == ends.end()) return static_cast<double>(ends.size() - 1);
  const double from = *(next - 1);
  return static_cast<double>(next - ends.begin() - 1) + (time - from) / (*next - from);
}

Playback::Playback(QObject* parent) : QObject(parent) {
  m_timer.setTimerType(Qt::PreciseTimer);
  m_timer.setInterval(frameMs);
  connect(&m_timer, &QTimer::timeout, this, &Playback::advance);
}

void Playback::setTraces(BlockTracePtr a, BlockTracePtr b) {
  m_traces = {std::move(a), std::move(b)};
  m_target = std::min(m_target, rows());
  const double clamped = std::clamp(m_position, 0.0, rows());
  const bool moved = clamped != m_position;
  m_position = clamped;
  const bool raceLost = m_mode == Mode::race && !raceAvailable();
  if (raceLost) m_mode = Mode::stepLocked;
  emit tracesChanged();
  if (raceLost) emit modeChanged();
  if (moved || raceLost) emit positionChanged();
}

void Playback::setStepTimes(StepTimes times) {
  if (times == m_stepTimes) return;
  m_stepTimes = times;
  emit tracesChanged();
}

void Playback::setModelled(std::array<bool, 2> modelled) {
  if (modelled == m_modelled) return;
  m_modelled = modelled;
  emit tracesChanged();
}

double Playback::rows() const {
  double rows = 0;
  for (const BlockTracePtr& trace : m_traces)
    if (trace) rows = std::max<double>(rows, rowCount(*trace));
  return rows;
}

double Playback::position(int side) const {
  const double exact = exactPosition(side);
  return m_reducedMotion ? std::floor(exact + slack) : exact;
}

double Playback::exactPosition(int side) const {
  const BlockTrace* trace = m_traces[side].get();
  if (trace == nullptr) return 0;
  if (m_mode == Mode::stepLocked) return std::min<double>(m_position, rowCount(*trace));
  const std::vector<double> a = rowTimes(m_traces[0].get());
  const std::vector<double> b = rowTimes(m_traces[1].get());
  if (a.empty() || b.empty()) return std::min<double>(m_position, rowCount(*trace));
  const double total = std::max(a.back(), b.back());
  return rowAt(side == 0 ? a : b, m_position >= rows() ? total : m_position / rows() * total);
}

bool Playback::over(int side) const {
  const auto& [mine, other] = std::tie(m_traces[side], m_traces[1 - side]);
  if (!mine || !other || position(side) < rowCount(*mine) - slack) return false;
  if (m_mode == Mode::stepLocked) return m_position > rowCount(*mine) + slack;
  return position(1 - side) < rowCount(*other) - slack;
}

bool Playback::raceAvailable() const {
  return !rowTimes(m_traces[0].get()).empty() && !rowTimes(m_traces[1].get()).empty();
}

double Playback::raceSlowDown() const {
  double totalNs = 0;
  for (const BlockTracePtr& trace : m_traces)
    if (const auto ends = rowTimes(trace.get()); !ends.empty()) totalNs = std::max(totalNs, ends.back());
  return m_mode == Mode::race && totalNs > 0 ? rows() / m_speed * 1e9 / totalNs : 0;
}

std::optional<std::array<double, 2>> Playback::raceTimesNs() const {
  if (m_mode != Mode::race || !raceAvailable() || m_position < rows() - slack) return std::nullopt;
  return std::array{rowTimes(m_traces[0].get()).back(), rowTimes(m_traces[1].get()).back()};
}

namespace {

/// Clock positions at which a row is finished: whole numbers, or in a race the measured moments of both
/// sides.
std::vector<double> stops(const Playback& playback) {
  const double rows = playback.rows();
  std::vector<double> at{0.0};
  if (playback.mode() == Playback::Mode::race) {
    const std::vector<double> sides[] = {rowTimes(playback.trace(0).get()), rowTimes(playback.trace(1).get())};
    if (!sides[0].empty() && !sides[1].empty()) {
      const double total = std::max(sides[0].back(), sides[1].back());
      for (const auto& ends : sides)
        for (double end : ends) at.push_back(end / total * rows);
    }
  } else {
    for (double row = 1; row <= rows; ++row) at.push_back(row);
  }
  std::sort(at.begin(), at.end());
  return at;
}

}  // namespace

void Playback::play() {
  m_target = -1;
  if (m_playing || rows() <= 0) return;
  if (m_position >= rows() - slack) {
    m_position = 0;
    emit positionChanged();
  }
  m_playing = true;
  m_elapsed.start();
  m_timer.start();
  emit playingChanged(true);
}

void Playback::settle() {
  pause();
  const std::vector<double> at = stops(*this);
  const auto next = std::lower_bound(at.begin(), at.end(), m_position - slack);
  if (next != at.end()) setPosition(*next);
}

void Playback::pause() {
  m_target = -1;
  m_timer.stop();
  if (!m_playing) return;
  m_playing = false;
  emit playingChanged(false);
}

void Playback::toggle() {
  m_playing ? pause() : play();
}

void Playback::toStart() {
  setPosition(0);
}

void Playback::toEnd() {
  pause();
  setPosition(rows());
}

void Playback::stepForward() {
  // A second press while a step is on its way finishes that step and starts the next one.
  const double from = m_target >= 0 ? m_target : m_position;
  pause();
  setPosition(from);
  const std::vector<double> at = stops(*this);
  const auto next = std::upper_bound(at.begin(), at.end(), m_position + slack);
  if (next == at.end()) return;
  m_target = *next;
  m_elapsed.start();
  m_timer.start();
}

void Playback::stepBack() {
  pause();
  const std::vector<double> at = stops(*this);
  const auto here = std::lower_bound(at.begin(), at.end(), m_position - slack);
  setPosition(here == at.begin() ? 0.0 : *(here - 1));
}

void Playback::setPosition(double position) {
  m_target = -1;
  if (!m_playing) m_timer.stop();
  const double clamped = std::clamp(position, 0.0, rows());
  if (clamped == m_position) return;
  m_position = clamped;
  emit positionChanged();
}

void Playback::setSpeed(double rowsPerSecond) {
  const double clamped = std::clamp(rowsPerSecond, slowestSpeed, 16.0);
  if (clamped == m_speed) return;
  m_speed = clamped;
  emit speedChanged(m_speed);
}

void Playback::setMode(Mode mode) {
  if (mode == m_mode || (mode == Mode::race && !raceAvailable())) return;
  m_mode = mode;
  m_target = -1;
  if (!m_playing) m_timer.stop();
  emit modeChanged();
  emit positionChanged();
}

void Playback::setPairwise(bool pairwise) {
  if (pairwise == m_pairwise) return;
  m_pairwise = pairwise;
  emit positionChanged();
}

void Playback::setReducedMotion(bool reduced) {
  if (reduced == m_reducedMotion) return;
  m_reducedMotion = reduced;
  emit positionChanged();
}

void Playback::advance() {
  const double seconds = std::min(longestFrameS, static_cast<double>(m_elapsed.nsecsElapsed()) * 1e-9);
  m_elapsed.restart();
  const double end = m_playing ? rows() : m_target;
  m_position = std::clamp(m_position + seconds * m_speed, 0.0, std::max(0.0, end));
  const bool arrived = m_position >= end;
  if (arrived) {
    m_timer.stop();
    m_target = -1;
  }
  emit positionChanged();
  if (arrived && m_playing) {
    m_playing = false;
    emit playingChanged(false);
  }
}

}  // namespace warpfold::app
