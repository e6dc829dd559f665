// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <optional>

#include "run/modelled_run.h"

namespace warpfold::app {

/// What a modelled time consists of: a bar with a part for each term, as long as its share, and the name of the one
/// that decides. Nothing where a time was not modelled.
class ModelBar : public QWidget {
  Q_OBJECT
 public:
  explicit ModelBar(QWidget* parent = nullptr);
  void display(const std::optional<ModelledRun>& model);
  /// "memory decides", as the bar says it.
  QString decidesText() const;

  QSize sizeHint() const override;

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<ModelledRun> m_model;
};

}  // namespace warpfold::app
