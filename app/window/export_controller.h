// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <array>

#include "compose/figure_page.h"
#include "export/composite.h"
#include "export/export_service.h"

class QMenu;

namespace warpfold::app {

class ChartsRow;
class ChartWidget;
class ThemeController;
class TreePanel;
class Workbench;

/// What can be exported from the window and what each picture says of its origin: fills the Export menu, answers the
/// context menus of trees and charts.
class ExportController : public QObject {
  Q_OBJECT
 public:
  ExportController(QWidget* window, std::array<TreePanel*, 2> trees, ChartsRow* charts, Workbench& bench,
                   ThemeController& themes);

  /// The Export menu, filled whenever it opens: titles name the block that is shown.
  void addTo(QMenu* menu);
  void exportShownChart();
  void exportAnimation();
  void exportFigure();
  /// Everything into a folder that is asked for.
  void exportAll();
  /// Into this one; returns the sentence of failure, empty where it worked.
  QString exportAllTo(const QString& folder);
  ExportService& service() { return m_service; }
  /// Of what `render` calls "tree", "lanes" and "window".
  static QString titleOf(const QString& view);
  ExportMetadata metadata(const Exportable& content, const QString& title) const;
  /// The whole window as a picture, in whatever theme it is exported.
  WindowPicture picture() const;

 private:
  struct Entry {
    QString title;
    const Exportable* content;
  };

  QList<Entry> entries() const;
  void fill(QMenu* menu);
  FigureParts parts() const;
  FigureFacts facts() const;
  void listen();

  QWidget* m_window;
  std::array<TreePanel*, 2> m_trees;
  ChartsRow* m_charts;
  Workbench& m_bench;
  ThemeController& m_themes;
  ExportService m_service;
};

}  // namespace warpfold::app
