// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A file written by numpy, opened in the window and reduced by the real worker.
#include <gtest/gtest.h>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <array>

#include "app/test_window.h"

#include "app/eventually.h"

namespace warpfold::app {
namespace {

// Rounded values, so that numpy's float64 sum is exact.
constexpr const char* script = R"(
import sys, numpy
a = numpy.round(numpy.random.default_rng(7).normal(3, 100, 10_000_000) * 64).astype(numpy.float32) / numpy.float32(64)
numpy.save(sys.argv[1], a)
print(repr(float(a.sum(dtype=numpy.float64))), repr(float(a.min())), repr(float(a.max())))
)";

/// Sum, minimum and maximum as numpy has them; empty without python3 and numpy.
QList<double> writtenByNumpy(const QString& path) {
  QProcess python;
  python.start("/usr/bin/python3", {"-c", script, path});
  python.waitForFinished(30000);
  QList<double> figures;
  for (const QByteArray& word : python.readAllStandardOutput().split(' ')) figures << word.trimmed().toDouble();
  return python.exitCode() == 0 && figures.size() == 3 ? figures : QList<double>();
}

TEST(window_file, ten_million_floats_of_numpy_reduce_to_what_numpy_says) {
  const QTemporaryDir folder;
  const QString path = folder.filePath("floats.npy");
  const QList<double> numpy = writtenByNumpy(path);
  if (numpy.isEmpty()) GTEST_SKIP() << "no python3 with numpy";

  WindowOptions options;
  options.workerCommand = QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI);
  options.live = false;
  TestWindow window(options);
  window.experiment().setBackend("emulator");
  window.experiment().setInput("file:" + path);
  ASSERT_TRUE(eventually([&] { return window.experiment().inputIsFile(); }));
  EXPECT_EQ(window.experiment().type(), ElementType::float32);
  window.show();
  const std::array asked{Operation::sum, Operation::min, Operation::max};
  for (int i = 0; i < 3; ++i) {
    const Operation operation = asked[std::size_t(i)];
    // The emulator needs seconds for as many: once is enough.
    if (operation != Operation::sum) window.experiment().setBackend("cpu");
    window.experiment().setOperation(operation);
    ASSERT_TRUE(eventually([&] {
      const auto& c = window.comparison();
      return c.complete() && c.side(0).result->request.op == operation;
    }));
    for (int side = 0; side < 2; ++side) {
      const RunResult& result = *window.comparison().side(side).result;
      EXPECT_EQ(result.n, 10000000u);
      EXPECT_NEAR(result.result.as<float>(), numpy[i], result.tolerance);
      EXPECT_TRUE(result.matches);
    }
  }
}

}  // namespace
}  // namespace warpfold::app
