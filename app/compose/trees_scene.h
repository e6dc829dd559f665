// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <vector>

#include "charts/chart_widget.h"
#include "export/animation/moving_picture.h"
#include "models/data_sources.h"
#include "models/stage.h"
#include "views/tree_panel.h"

namespace warpfold::app {

struct ChartEntry;

/// What a picture of a stage at many moments shows.
Origin filmOriginOf(const Stage& stage);
/// A chart of the steps alone, which a scene can draw with trees of its own.
bool canBeFilmed(const ChartEntry& entry);

/// Both trees with what stands beside and below them, as a picture that moves: lanes, figures of the step, in a race
/// the bars of the time that has passed, and charts that follow the clock. It has a clock of its own, so that the
/// window's stays where it is, and goes on showing the trees that it was made with.
class TreesScene : public MovingPicture {
  Q_DECLARE_TR_FUNCTIONS(TreesScene)
 public:
  /// `shown`: whose trees it takes over.
  TreesScene(Experiment& experiment, Comparison& comparison, const Stage& shown);
  ~TreesScene() override;

  /// The trees that are shown, or else the traced blocks of the run, have times to race at.
  bool canRace() const { return m_racing.has_value(); }
  /// Without times for it, the trees stay in step.
  void setRace(bool race);
  bool races() const { return m_stage.playback().mode() == Playback::Mode::race; }
  /// Rows a second, of which a race says how slow it is; nothing where pictures stand still.
  void setPace(std::optional<double> rowsPerSecond);
  /// Ids of charts that follow the clock, and their titles.
  QList<std::pair<QString, QString>> charts() const;
  void setChart(const QString& id);  ///< below the trees; empty: none

  void setPosition(double position) override { m_stage.playback().setPosition(position); }
  double rows() const override { return m_stage.playback().rows(); }
  QString exportName() const override { return races() ? QStringLiteral("race") : QStringLiteral("run"); }
  /// As the dialog offers; a chart takes its part of the height.
  QSizeF leastSize() const override { return {480, m_chart == nullptr ? 360.0 : 480.0}; }
  QSizeF exportSize() const override { return {960, m_chart == nullptr ? 600.0 : 760.0}; }
  void paintExport(QPainter& painter, const QRectF& area, const Theme& theme) const override;
  std::vector<Table> tables() const override;
  /// Of all its moments: what it shows without a step, and where times come from.
  Origin filmOrigin() const;
  std::optional<Origin> exportOrigin() const override { return withTimes(m_stage.origin()); }

 private:
  void paintPanels(QPainter& painter, const QRectF& area, const Theme& theme) const;
  void paintChart(QPainter& painter, const QRectF& area, const Theme& theme) const;
  void paintRace(QPainter& painter, const QRectF& area, const Theme& theme) const;
  void paintBar(QPainter& painter, const QRectF& line, int side, const Theme& theme) const;
  void paintFooter(QPainter& painter, const QRectF& line, const Theme& theme) const;
  /// A race shows times, which are not from where the trees are.
  Origin withTimes(Origin origin) const;
  QString raceText() const;
  QString footerText() const;

  /// Trees of both sides, and what they are.
  struct Trees {
    std::array<TreeChoice, 2> choices;
    std::array<BlockTracePtr, 2> traces;
  };
  Trees trees() const;
  void show(const Trees& trees);

  const Comparison& m_comparison;
  Stage m_stage;
  Trees m_usual;
  std::optional<Trees> m_racing;
  DataSources m_sources;
  std::array<std::unique_ptr<TreePanel>, 2> m_panels;
  std::vector<std::pair<QString, std::unique_ptr<ChartWidget>>> m_charts;
  ChartWidget* m_chart = nullptr;
  bool m_paced = false;
};

}  // namespace warpfold::app
