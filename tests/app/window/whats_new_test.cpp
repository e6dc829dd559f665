// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/whats_new.h"

#include <gtest/gtest.h>

#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QTextBrowser>

#include "app/test_window.h"
#include "version.h"
#include "window/built_with.h"

namespace warpfold::app {
namespace {

TEST(whats_new, is_the_newest_section_of_the_changes) {
  EXPECT_EQ(newestSection("# Changes\n\n## 2.0\n\n- two\n\n## 1.0\n\n- one\n"), "## 2.0\n\n- two\n\n");
  EXPECT_EQ(newestSection("# Changes\n"), "");
  EXPECT_TRUE(newestChanges().startsWith("## ")) << newestChanges().left(40).toStdString();
}

TEST(whats_new, is_headed_by_the_version_of_the_program) {
  EXPECT_EQ(headedByVersion("## Unreleased\n\n- two\n", "2.0"), "## Warpfold 2.0\n\n- two\n");
  EXPECT_TRUE(newestChanges().startsWith(QStringLiteral("## Warpfold %1\n").arg(QLatin1String(version))));
}

/// What is not released yet cannot have the number of a version that is.
TEST(whats_new, the_version_has_no_older_section_of_its_own) {
  QFile file(QStringLiteral(":/changes.md"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  const QString changes = QString::fromUtf8(file.readAll());
  const QString own = QStringLiteral("\n## %1\n").arg(QLatin1String(version));
  EXPECT_FALSE(changes.contains(QStringLiteral("\n## Unreleased\n")) && changes.contains(own)) << version;
}

TEST(whats_new, window_shows_it_and_names_the_version) {
  TestWindow window;
  WhatsNew* const shown = WhatsNew::open(&window, window.themes());
  EXPECT_EQ(shown->windowTitle(), QStringLiteral("What Is New in Warpfold ") + version);
  EXPECT_GT(shown->browser()->toPlainText().size(), 1000);
  EXPECT_EQ(WhatsNew::open(&window, window.themes()), shown);
}

TEST(whats_new, is_told_once_after_an_update_and_not_at_a_first_start) {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("own.conf"), QSettings::IniFormat);
  EXPECT_FALSE(isUpdated(settings));
  EXPECT_FALSE(isUpdated(settings));
  settings.setValue("window/version", "0.0.1");
  EXPECT_TRUE(isUpdated(settings));
  EXPECT_FALSE(isUpdated(settings));
}

TEST(built_with, names_the_libraries_with_their_versions) {
  EXPECT_TRUE(partsText().contains(QStringLiteral("Qt ") + qVersion())) << partsText().toStdString();
  for (const char* part : {"QCustomPlot 2.", "libwebp 1.", "giflib 5.", "libimagequant 2."})
    EXPECT_TRUE(partsText().contains(part)) << part << " in " << partsText().toStdString();
}

}  // namespace
}  // namespace warpfold::app
