// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "models/comparison.h"

class QLabel;

namespace warpfold::app {

class ModelBar;

/// Result with its check against the serial reference, medians with bandwidth, and which kernel is faster.
class ResultView : public QWidget {
  Q_OBJECT
 public:
  explicit ResultView(QWidget* parent = nullptr);
  void display(const Comparison& comparison, const QString& earlier = {});
  /// In little room, what the time covers is one line, shortened to fit; the tool tip says it in full.
  void setCompact(bool compact);

 signals:
  /// The nearest request that has a time is wanted instead.
  void offerTaken(const warpfold::RunRequest& offered);

 private:
  void showOffer(const Comparison& comparison);
  void showRemark();
  void showCovers();
  void showResults(const Comparison& comparison);
  void showLatencies(const Comparison& comparison);
  void showModelledFactor(bool bFaster, double factor);
  void showVerdict(const Comparison& comparison, bool bFaster, double factor);

  QLabel *m_resultCaption, *m_check, *m_remarks, *m_latencyCaption, *m_speedUp, *m_origin, *m_covers, *m_offer;
  std::optional<RunRequest> m_offered;
  QString m_coversText;
  bool m_compact = false, m_compared = false;
  std::array<ModelBar*, 2> m_models;
  std::array<QLabel*, 2> m_values, m_letters, m_medians, m_bandwidths;
};

}  // namespace warpfold::app
