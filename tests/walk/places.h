// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTest>
#include <QTimer>
#include <functional>
#include <vector>

#include "charts/chart_table_dialog.h"
#include "window/charts_row.h"
#include "window/main_window.h"
#include "window/menus.h"
#include "window/sweep_dialog.h"
#include "window/tour.h"
#include "window/whats_new.h"
#include "window/window_layout.h"

/// Every page of the window and every dialog, to be looked at.
namespace warpfold::walk {

/// Of a workbench whose run ends.
inline app::WorkbenchOptions walkedWorkbench() {
  app::WorkbenchOptions made;
  made.workerCommand = QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI);
  made.persistent = false;
  made.live = false;
  return made;
}

using Look = std::function<void(QWidget& shown)>;

/// A page of the window or a dialog, in the language and the theme of now.
struct Place {
  QString name;
  std::function<void(app::MainWindow& window, const Look& look)> visit;
};

/// What a dialog that holds up the window looks like; it is closed then.
inline void lookAtModal(const std::function<void()>& open, const Look& look) {
  QTimer waiting;
  waiting.setInterval(300);
  QObject::connect(&waiting, &QTimer::timeout, [&] {
    QWidget* const dialog = QApplication::activeModalWidget();
    if (dialog == nullptr) return;
    waiting.stop();
    look(*dialog);
    dialog->close();
  });
  waiting.start();
  open();
}

inline std::vector<Place> places() {
  using app::MainWindow;
  std::vector<Place> all;
  for (const char* chart : {"latency", "memory", "heatmap", "ladder", "hardware", "lens", "sweep", "roofline"})
    all.push_back({QLatin1String(chart), [chart](MainWindow& window, const Look& look) {
                     window.charts()->showChart(QLatin1String(chart));
                     QTest::qWait(100);
                     look(window);
                   }});
  for (const char* dialog : {"sessions", "recordings", "hardware", "stepTable", "shortcuts", "about", "manual"})
    all.push_back(
        {QStringLiteral("dialog %1").arg(QLatin1String(dialog)), [dialog](MainWindow& window, const Look& look) {
           QWidget* shown = window.findChild<app::Menus*>()->openDialog(QLatin1String(dialog));
           if (shown == nullptr) return;
           QTest::qWait(300);
           look(*shown);
           shown->close();
         }});
  all.push_back({QStringLiteral("figure"), [](MainWindow& window, const Look& look) {
                   lookAtModal([&] { window.exports().exportFigure(); }, look);
                 }});
  all.push_back({QStringLiteral("animation"), [](MainWindow& window, const Look& look) {
                   lookAtModal([&] { window.exports().exportAnimation(); }, look);
                 }});
  all.push_back({QStringLiteral("sweep dialog"), [](MainWindow& window, const Look& look) {
                   app::Workbench& bench = window.workbench();
                   app::SweepDialog dialog(bench.experiment(), bench.sources().get<app::SweepModel>(), &window);
                   lookAtModal([&] { dialog.exec(); }, look);
                 }});
  all.push_back({QStringLiteral("export dialog"), [](MainWindow& window, const Look& look) {
                   lookAtModal(
                       [&] {
                         window.charts()->showChart(QStringLiteral("latency"));
                         window.exports().exportShownChart();
                       },
                       look);
                 }});
  for (const char* chart : {"latency", "sweep", "ladder"})
    all.push_back(
        {QStringLiteral("table of %1").arg(QLatin1String(chart)), [chart](MainWindow& window, const Look& look) {
           window.charts()->showChart(QLatin1String(chart));
           auto* const table = app::ChartTableDialog::open(*window.charts()->chart(QLatin1String(chart)));
           QTest::qWait(100);
           look(*table);
           table->close();
         }});
  for (int menu = 0; menu < 8; ++menu)
    all.push_back({QStringLiteral("menu %1").arg(menu), [menu](MainWindow& window, const Look& look) {
                     QMenu* const shown = window.findChild<QMenuBar*>()->actions().value(menu)->menu();
                     if (shown == nullptr) return;
                     shown->popup(window.mapToGlobal(QPoint(100, 100)));
                     QTest::qWait(50);
                     look(*shown);
                     shown->close();
                   }});
  all.push_back({QStringLiteral("tour"), [](MainWindow& window, const Look& look) {
                   window.charts()->showChart(QStringLiteral("ladder"));  // the same one, whatever was seen before
                   app::Tour* const tour = startTour(&window, *window.findChild<app::WindowLayout*>(), window.themes());
                   for (int stop = tour->count(); stop > 0; --stop) {
                     QTest::qWait(20);
                     look(window);
                     tour->next();
                   }
                 }});
  return all;
}

}  // namespace warpfold::walk
