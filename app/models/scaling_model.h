// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <optional>
#include <vector>

#include "jobs/scaling.h"
#include "models/job_model.h"
#include "table/table.h"

namespace warpfold::app {

/// One line of a scaling: measured points, what they would be without loss, and how a model goes on.
struct ScalingCurve {
  Scaling scaling = Scaling::strong;
  std::vector<ScalingPoint> points;     ///< by rising ranks
  std::vector<ModelledPoint> ideal;     ///< on the same ranks; empty without a point of one rank
  std::vector<ModelledPoint> modelled;  ///< from the largest number of ranks on; empty until that is known
};

/// What is known of the running or last scaling: one reduction on 1, 2, 4, … ranks, and modelled beyond them. Filled
/// from the worker's events; charts read from here.
class ScalingModel : public JobModel {
  Q_OBJECT
 public:
  using JobModel::JobModel;

  /// The device that is chosen has ranks.
  void setOffered(bool offered);
  bool available() const override { return m_offered || !m_points.empty() || active(); }

  std::vector<ScalingCurve> curves() const;
  const std::vector<ScalingPoint>& points() const { return m_points; }
  bool hasModel() const { return !m_bases.empty(); }
  /// "grid-stride, int32 sum, neighbored".
  QString requestText() const;
  QString provenanceText() const;
  bool emulated() const;
  /// What the dashed lines rest on, in sentences.
  QStringList assumptions() const;
  Table table() const;
  Origin origin() const override;

  /// What messages cost, in place of what was measured; nothing: as measured.
  void setNetwork(const std::optional<LogGP>& network);
  const std::optional<LogGP>& ownNetwork() const { return m_network; }
  /// Of the model as it is drawn; as measured where nothing else was set.
  LogGP network() const;
  std::optional<LogGP> measuredNetwork() const;

  // Events ---------------------------------------------------------------------------------------------
  void beginScaling(const messages::Scale& asked);
  using JobModel::apply;
  void apply(const messages::Scaled& message);
  void apply(const messages::Continued& message);

 private:
  std::vector<ScalingBasis> bases() const;
  std::optional<double> oneRankUs(Scaling scaling) const;

  messages::Scale m_asked;
  std::vector<ScalingPoint> m_points;
  std::vector<ScalingBasis> m_bases;
  std::optional<LogGP> m_network;
  bool m_offered = false;
};

}  // namespace warpfold::app
