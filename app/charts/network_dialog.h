// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "models/scaling_model.h"

class QDoubleSpinBox;

namespace warpfold::app {

/// What a message between two ranks costs, as LogGP has it: as measured, or as somebody wants it.
class NetworkDialog : public QDialog {
  Q_OBJECT
 public:
  NetworkDialog(ScalingModel& model, QWidget* parent);

 private:
  void show(const LogGP& network);
  LogGP chosen() const;

  ScalingModel& m_model;
  QDoubleSpinBox *m_latency, *m_overhead, *m_gap, *m_gapPerByte;
};

}  // namespace warpfold::app
