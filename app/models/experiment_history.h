// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "models/experiment.h"

namespace warpfold::app {

/// Undo and redo of what is edited in an experiment: one step for each change, whoever made it and however many
/// parameters came along with it. What is typed into one field is one step until endStep(). What a new worker offers,
/// and which block is looked at, are no steps.
class ExperimentHistory : public QObject {
  Q_OBJECT
 public:
  using Name = std::function<QString()>;  ///< asked anew whenever it is shown, since the language may change

  explicit ExperimentHistory(Experiment& experiment, QObject* parent = nullptr);

  bool canUndo() const { return m_next > 0; }
  bool canRedo() const { return m_next < m_steps.size(); }
  /// "Block Size", as a menu says it; empty where there is nothing to undo.
  QString undoText() const { return canUndo() ? m_steps[m_next - 1].name() : QString(); }
  QString redoText() const { return canRedo() ? m_steps[m_next].name() : QString(); }
  /// How the next change is called, which else goes by the parameter.
  void nameNext(Name name) { m_nextName = std::move(name); }
  void clear();

 public slots:
  void undo();
  void redo();
  /// A field was left: what is typed into it from now on is another step.
  void endStep() { m_open = false; }

 signals:
  void changed();
  /// What is shown is not what the experiment says, also where nothing runs: a session was opened by the step that was
  /// undone or redone.
  void runNeeded();

 private:
  struct Step {
    ExperimentState before, after;
    Name name;
    std::optional<Experiment::Field> typed;  ///< into this field
    bool runs = false;                       ///< whether anything runs or not
  };
  void record();
  bool joins(const Step& step) const;
  void go(const ExperimentState& to, bool run);

  Experiment& m_experiment;
  std::vector<Step> m_steps;
  std::size_t m_next = 0;  // to redo
  ExperimentState m_now;
  Name m_nextName;
  bool m_open = false;   // the last step may go on
  bool m_going = false;  // the change is ours
};

}  // namespace warpfold::app
