// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <vector>

#include "models/experiment.h"
#include "models/sweep_model.h"

class QCheckBox;
class QComboBox;
class QDialogButtonBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QSpinBox;

namespace warpfold::app {

/// What a sweep is to run: kernels, sizes, where the input begins, blocks, numbers of ranks, and devices to draw
/// beside.
class SweepDialog : public QDialog {
  Q_OBJECT
 public:
  SweepDialog(const Experiment& experiment, SweepModel& model, QWidget* parent);

  /// As its fields have it.
  SweepChoice choice() const;

 public slots:
  /// Takes over the choice and runs it.
  void accept() override;

 private:
  void buildLists();
  QHBoxLayout* ranksRow();
  /// What is wrong with the choice, in a sentence; empty where it can run.
  QString wrongWith(const SweepChoice& chosen) const;
  void follow();

  const Experiment& m_experiment;
  SweepModel& m_model;
  QListWidget *m_kernels, *m_devices;
  QComboBox *m_least, *m_most;
  QCheckBox* m_between;
  QSpinBox* m_offset;
  QLineEdit* m_ranks;
  QComboBox* m_scaling;
  std::vector<QCheckBox*> m_blocks;
  QCheckBox* m_anew;
  QLabel* m_note;
  QDialogButtonBox* m_buttons;
};

}  // namespace warpfold::app
