// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "render/render_command.h"

#include <gtest/gtest.h>

#include <QImage>
#include <QTemporaryDir>

#include "charts/chart.h"

namespace warpfold::app {
namespace {

RenderJob job(const QString& view, const QString& output) {
  RenderJob j;
  j.requests.first.kernel = "neighbored";
  j.requests.second.kernel = "interleaved";
  j.view = view;
  j.output = output;
  j.workerCommand = QStringLiteral("\"%1\" gpu").arg(WARPFOLD_FAKE_WORKER);
  return j;
}

TEST(render, every_registered_chart_is_a_view) {
  QTemporaryDir folder;
  for (const ChartEntry& entry : chartEntries()) {
    EXPECT_TRUE(renderViews().contains(entry.id)) << entry.id.toStdString();
    const QString path = folder.filePath(entry.id + ".png");
    if (entry.id == "clocks") {  // which the imaginary devices do not tell
      EXPECT_EQ(render(job(entry.id, path)), 3);
      continue;
    }
    EXPECT_EQ(render(job(entry.id, path)), 0) << entry.id.toStdString();
    EXPECT_EQ(QImage(path).width(), 1800) << entry.id.toStdString();
  }
}

TEST(render, a_kernel_that_the_worker_does_not_know_is_named_by_its_option) {
  QTemporaryDir folder;
  RenderJob unknown = job(QStringLiteral("tree"), folder.filePath(QStringLiteral("tree.png")));
  unknown.requests.second.kernel = "no-such-kernel";
  testing::internal::CaptureStderr();
  EXPECT_EQ(render(unknown), 2);
  EXPECT_TRUE(testing::internal::GetCapturedStderr().starts_with(
      "warpfold: --b no-such-kernel: there is no such kernel; choose one of "));
}

TEST(render, the_window_and_its_parts_are_views) {
  EXPECT_EQ(renderViews().mid(0, 3), QStringList({"window", "tree", "lanes"}));
}

}  // namespace
}  // namespace warpfold::app
