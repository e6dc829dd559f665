// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>
#include <array>
#include <optional>

#include "models/data_sources.h"
#include "theme/theme.h"
#include "views/tree_layout.h"

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

/// What stands where in the window: banner, experiment, trees above charts, source and counters. Its methods name these
/// parts, and let people put them away, move them and find them again.
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

  /// What can be put away: by people, or by itself where the window has too little room for it beside the trees.
  enum class Panel { experiment, charts, info };
  QWidget* widget(Panel panel) const;
  bool isShown(Panel panel) const { return !widget(panel)->isHidden() && !(panel == Panel::info && infoIsPage()); }
  /// The source, the sentences and the counters have no room beside the trees and are a page among the charts.
  bool infoIsPage() const;
  /// As somebody asks for; it stays so until they ask for what the room says anyway.
  void setShown(Panel panel, bool shown);
  /// For a window of this size.
  void fold(const QSize& window);

  void setTheme(const Theme& theme);
  /// What somebody has made of the layout, for the next one of the same window.
  struct State {
    std::array<std::optional<bool>, 3> asked;
    std::optional<QByteArray> columns, rows;
    int page = 0, source = 0;
    bool oneWarp = false;
    std::array<TreeLayout, 2> trees;
  };
  State state() const;
  void setState(const State& state);
  void save(Settings& settings) const;
  void restore(const Settings& settings);

 signals:
  void panelsChanged();

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  QWidget* buildUpper(Stage& stage);
  /// Whether the trees keep enough of the window to write their values.
  bool hasRoom(Panel panel, const QSize& window) const;
  /// Of both trees, for the values of a warp; 0 where they need no more than they have.
  int neededWidth() const;
  void followTrees();
  bool placeInfo();
  /// Widths of the three columns for the window's, until the user drags one.
  void shareColumns();
  /// The same of the heights of trees and charts.
  void shareRows();

  Banner* m_banner;
  SessionStrip* m_sessionStrip;
  QSplitter* m_columns;
  QSplitter* m_rows;
  ExperimentPanel* m_experiment;
  std::array<TreePanel*, 2> m_trees{};
  TransportBar* m_transport = nullptr;
  ChartsRow* m_charts;
  InfoPanel* m_info = nullptr;
  bool m_columnsChosen = false, m_rowsChosen = false;
  std::array<std::optional<bool>, 3> m_asked;  // of each panel, by somebody
  QSize m_window{1680, 1000};
  int m_neededWidth = 0;  // of both trees
};

}  // namespace warpfold::app
