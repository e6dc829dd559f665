// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <array>
#include <optional>
#include <vector>

#include "trace/trace.h"

namespace warpfold::app {

/// The row that a tree has come to at a time, and the part of the next one. `ends`: as rowTimes() has them.
double rowAt(const std::vector<double>& ends, double time);

/// The one clock of both trees. A position p means: all rows up to floor(p) are done and the operands of the
/// next row are the fraction of p on their way. 0 is the loaded input; rows() is the end. One method for each key of
/// the transport.
class Playback : public QObject {
  Q_OBJECT
 public:
  static constexpr double slowSpeed = 0.5, slowestSpeed = 0.1;  ///< rows a second
  /// How the pairs of a step set out: together, one after the other, or each only when the one before has arrived.
  enum class Pairs { together, following, single };
  enum class Mode { stepLocked, race };
  Q_ENUM(Mode)
  /// Where the steps' times of a race come from; mixed: of the two sides from different places.
  enum class StepTimes { measured, recorded, modelled, mixed };

  explicit Playback(QObject* parent = nullptr);

  void setTraces(BlockTracePtr a, BlockTracePtr b);  ///< keeps playing; position is clamped
  void setStepTimes(StepTimes times);                ///< of the traces
  StepTimes stepTimes() const { return m_stepTimes; }
  /// Whether nobody took the times of this side's steps.
  void setModelled(std::array<bool, 2> modelled);
  bool modelled(int side) const { return m_modelled[std::size_t(side)]; }
  BlockTracePtr trace(int side) const { return m_traces[side]; }

  double rows() const;  ///< of the longer side
  double position() const {
    return m_position;
  }                                 ///< of the clock, 0 … rows() (race: in units of the slower side's rows)
  double position(int side) const;  ///< of one tree: equal in step-locked mode, by measured time in race mode
  bool over(int side) const;        ///< it has ended, and the other tree goes on or went on for longer
  bool raceAvailable() const;       ///< both traces carry step times
  double raceSlowDown() const;      ///< of the clock in a race; 0 where there is none
  /// How long each side took, of a race that is at its end: times of a GPU, as no other steps are timed.
  std::optional<std::array<double, 2>> raceTimesNs() const;
  bool playing() const { return m_playing; }
  Mode mode() const { return m_mode; }
  /// At slow speed the pairs of a step follow one after the other, at the slowest one by one.
  Pairs pairs() const {
    if (!m_pairwise || m_speed > slowSpeed) return Pairs::together;
    return m_speed <= slowestSpeed ? Pairs::single : Pairs::following;
  }
  bool pairwiseWanted() const { return m_pairwise; }
  /// Steps follow each other without anything on its way between them.
  bool reducedMotion() const { return m_reducedMotion; }
  double speed() const { return m_speed; }  ///< rows a second in step-locked mode, 0.1 … 16

 public slots:
  void play();
  void pause();
  void settle();  ///< pauses where the row that is under way has ended
  void toggle();
  void toStart();
  void toEnd();
  void stepForward();  ///< to the next whole row, animated
  void stepBack();
  void setPosition(double position);
  void setSpeed(double rowsPerSecond);
  void setMode(warpfold::app::Playback::Mode mode);
  void setPairwise(bool pairwise);
  void setReducedMotion(bool reduced);

 signals:
  void positionChanged();
  void tracesChanged();
  void playingChanged(bool playing);
  void modeChanged();
  void speedChanged(double speed);

 private:
  void advance();
  double exactPosition(int side) const;

  StepTimes m_stepTimes = StepTimes::measured;
  std::array<bool, 2> m_modelled{};
  std::array<BlockTracePtr, 2> m_traces;
  QTimer m_timer;  // runs only while something moves, so that an idle window costs nothing
  QElapsedTimer m_elapsed;
  double m_position = 0;
  double m_target = -1;  // where a single step ends; negative: none
  double m_speed = 1;
  Mode m_mode = Mode::stepLocked;
  bool m_playing = false;
  bool m_pairwise = true, m_reducedMotion = false;
};

}  // namespace warpfold::app
