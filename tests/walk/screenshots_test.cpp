// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pictures of every page and dialog in each language and theme, to be looked at: into the folder that
// WARPFOLD_SCREENSHOTS names, of the recording that WARPFOLD_SCREENSHOTS_OF names. tests/walk/screenshots.sh takes them
// at scale 1 and 2 and puts them on sheets.
#include <gtest/gtest.h>

#include <QDir>

#include "app/eventually.h"
#include "app/in_language.h"
#include "theme/theme_controller.h"
#include "walk/places.h"

namespace warpfold::app {
namespace {

TEST(screenshots, of_every_page_and_dialog) {
  const QString folder = qEnvironmentVariable("WARPFOLD_SCREENSHOTS");
  if (folder.isEmpty()) GTEST_SKIP() << "WARPFOLD_SCREENSHOTS names no folder";
  ASSERT_TRUE(QDir().mkpath(folder));
  // Of a GPU, so that no chart is empty.
  const QString recording = qEnvironmentVariable("WARPFOLD_SCREENSHOTS_OF");
  ASSERT_FALSE(recording.isEmpty()) << "WARPFOLD_SCREENSHOTS_OF names no recording";
  WorkbenchOptions options = walk::walkedWorkbench();
  options.requests.emplace();
  options.requests->first.kernel = "neighbored";
  options.requests->second.kernel = "interleaved";
  for (RunRequest* request : {&options.requests->first, &options.requests->second})
    request->backend = "recording:" + recording.toStdString();
  options.backendGiven = true;
  Workbench bench(options);
  MainWindow window(bench, QStringLiteral("light"));
  window.resize(1280, 800);
  window.show();
  ASSERT_TRUE(eventually([&] { return bench.comparison().complete() && !bench.comparison().active(); }));
  for (const char* id : {"ladder", "hardware", "lens", "sweep"}) {
    ChartWidget* const chart = window.charts()->chart(QLatin1String(id));
    EXPECT_TRUE(eventually([&] { return chart->requestData(), chart->readiness() != Readiness::nothing; })) << id;
  }
  int taken = 0;
  for (const Language& language : languages()) {
    const InLanguage spoken{language.id};
    for (const char* theme : {"dark", "light", "projector"}) {
      window.themes().setMode(ThemeController::modeFromName(QLatin1String(theme)));
      QTest::qWait(500);
      for (const walk::Place& place : walk::places()) {
        int nth = 0;
        place.visit(window, [&](QWidget& shown) {
          const QString name = QStringLiteral("%1/%2-%3-%4-%5.png").arg(folder, language.id, QLatin1String(theme));
          ++taken;
          EXPECT_TRUE(shown.grab().save(name.arg(QString(place.name).replace(u' ', u'_')).arg(nth++)));
        });
      }
    }
  }
  EXPECT_GT(taken, 150);
}

}  // namespace
}  // namespace warpfold::app
