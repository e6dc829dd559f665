// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A worker whose kernels the window was not built with: it shows what its worker says, in everything.
#include <gtest/gtest.h>

#include <QComboBox>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include "app/eventually.h"
#include "app/test_window.h"
#include "export/export_service.h"
#include "export/exporter.h"
#include "views/tree_panel.h"
#include "views/tree_view.h"
#include "window/charts_row.h"
#include "window/export_controller.h"

namespace warpfold::app {
namespace {

WindowOptions otherKernels() {
  return WindowOptions("gpu other-kernels");
}

TEST(other_kernels, are_offered_run_drawn_and_named_in_exports) {
  TestWindow w(otherKernels());
  w.show();
  ASSERT_TRUE(eventually([&] { return w.comparison().complete(); }));
  const messages::Side a = messages::Side::a;
  EXPECT_EQ(w.experiment().catalogue().kernels().size(), 2u);
  EXPECT_EQ(w.experiment().kernelId(a), "my-pairs");
  EXPECT_EQ(w.experiment().kernel(a)->title, "Pairs of mine");
  EXPECT_EQ(w.comparison().side(0).result->request.kernel, "my-pairs");
  EXPECT_EQ(w.treePanel(0)->tree()->trace()->threads, 16u);
  EXPECT_EQ(w.comparison().origin().sides.value(0), "A my-pairs");
  EXPECT_TRUE(w.comparison().origin().commands.value(0).startsWith("warpfold-cli run --kernel my-pairs "));
}

TEST(other_kernels, are_named_in_the_files_that_are_exported) {
  TestWindow w(otherKernels());
  w.show();
  ASSERT_TRUE(eventually([&] { return w.comparison().complete(); }));
  const QTemporaryDir folder;
  const auto exported = [&](const Exportable& content) {
    const QString path = folder.filePath(content.exportName() + QStringLiteral(".png"));
    ExportOptions options;
    options.format = formatOfFile(path);
    EXPECT_EQ(w.exports().service().exportTo(content, content.exportName(), path, options), QString());
    return QImage(path);
  };
  EXPECT_TRUE(
      exported(*w.charts()->chart("latency")).text("Request A").startsWith("warpfold-cli run --kernel my-pairs "));
  EXPECT_TRUE(exported(*w.treePanel(0)->tree()).text("Shown").startsWith("A: Pairs of mine, blackboard example, "));
}

TEST(other_kernels, make_a_ladder_of_their_own) {
  WindowOptions options = otherKernels();
  options.run = false;
  TestWindow w(options);
  w.show();
  w.ladderSession().run();
  ASSERT_TRUE(eventually([&] { return w.ladder().rungs().size() == 2; }));
  EXPECT_EQ(w.ladder().rungs()[0].title, "Pairs of mine");
  EXPECT_EQ(w.ladder().library(), nullptr);
}

}  // namespace
}  // namespace warpfold::app
