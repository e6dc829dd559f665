// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>

#include "models/data_sources.h"
#include "theme/theme.h"

class QSplitter;

namespace warpfold::app {

class Banner;
class ChartsRow;
class Comparison;
class Experiment;
class ExperimentPanel;
class InfoPanel;
class SessionStrip;
class Settings;
class Stage;
class TransportBar;
class TreePanel;

/// What stands where in the window: banner, experiment, trees above charts, source and counters.
class WindowLayout : public QWidget {
  Q_OBJECT
 public:
  WindowLayout(Experiment& experiment, Stage& stage, const DataSources& sources, QWidget* parent);

  Banner* banner() const { return m_banner; }
  SessionStrip* sessionStrip() const { return m_sessionStrip; }
  ExperimentPanel* experiment() const { return m_experiment; }
  const std::array<TreePanel*, 2>& trees() const { return m_trees; }
  TransportBar* transport() const { return m_transport; }
  ChartsRow* charts() const { return m_charts; }
  InfoPanel* info() const { return m_info; }

  void setTheme(const Theme& theme);
  void save(Settings& settings) const;
  void restore(const Settings& settings);

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildUpper(Stage& stage);
  /// Widths of the three columns for the window's, until the user drags one.
  void shareColumns();

  Banner* m_banner;
  SessionStrip* m_sessionStrip;
  QSplitter* m_columns;
  QSplitter* m_rows;
  ExperimentPanel* m_experiment;
  std::array<TreePanel*, 2> m_trees{};
  TransportBar* m_transport = nullptr;
  ChartsRow* m_charts;
  InfoPanel* m_info;
  bool m_columnsChosen = false;
};

}  // namespace warpfold::app
