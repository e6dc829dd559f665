// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench/recent_files.h"

#include <gtest/gtest.h>

#include "workbench/settings.h"

namespace warpfold::app {
namespace {

TEST(recent_files, the_last_one_comes_first_and_none_twice) {
  Settings settings(false);
  RecentFiles recent(settings);
  for (const char* path : {"/a.npy", "/b.csv", "/a.npy"}) recent.add(path);
  EXPECT_EQ(recent.paths(), (QStringList{"/a.npy", "/b.csv"}));
}

TEST(recent_files, ten_are_kept_until_they_are_cleared) {
  Settings settings(false);
  RecentFiles recent(settings);
  for (int i = 0; i < 12; ++i) recent.add(QStringLiteral("/%1.npy").arg(i));
  EXPECT_EQ(recent.paths().size(), 10);
  EXPECT_EQ(recent.paths().first(), "/11.npy");
  EXPECT_EQ(recent.paths().last(), "/2.npy");
  recent.clear();
  EXPECT_TRUE(recent.paths().isEmpty());
}

TEST(recent_files, come_back_with_the_settings) {
  Settings settings(true);
  settings.store().clear();
  RecentFiles(settings).add("/data/numbers.npy");
  EXPECT_EQ(RecentFiles(settings).paths().first(), "/data/numbers.npy");
  RecentFiles(settings).clear();
  EXPECT_TRUE(RecentFiles(settings).paths().isEmpty());
}

}  // namespace
}  // namespace warpfold::app
