// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// A kernel of one's own in the window: opened, run, changed, broken and mended.
#include <gtest/gtest.h>
#include <QFile>
#include <QPlainTextEdit>
#include <QStandardPaths>
#include <QTemporaryDir>

#include "app/test_window.h"
#include "views/source_view.h"
#include "window/info_panel.h"
#include "window/kernel_menu.h"

namespace warpfold::app {
namespace {

using Field = Experiment::Field;
using messages::Side;

constexpr const char* blockSum = R"(__global__ void block_sum(const float* in, float* out, int n)
{
  __shared__ float cache[128];
  int tid = threadIdx.x, i = blockIdx.x * blockDim.x + tid;
  cache[tid] = i < n ? in[i] : 0;
  __syncthreads();
  for (int stride = 64; stride > 0; stride /= 2)
  {
    if (tid < stride)
      cache[tid] += cache[tid + stride];
    __syncthreads();
  }
  if (tid == 0)
    out[blockIdx.x] = cache[0];
}
)";

class OwnKernelWindow : public testing::Test {
 protected:
  void SetUp() override {
    if (QStandardPaths::findExecutable("clang++").isEmpty() && QStandardPaths::findExecutable("clang++-14").isEmpty())
      GTEST_SKIP() << "no clang++ on PATH: install the package clang";
    WindowOptions options;
    options.workerCommand = QStringLiteral("\"%1\" worker").arg(WARPFOLD_CLI);
    RunRequest request;
    request.n = 1000;
    request.backend = "emulator";
    RunRequest other = request;
    other.kernel = "interleaved";
    options.requests = std::pair(request, other);
    options.backendGiven = true;
    m_window = std::make_unique<TestWindow>(options);
    m_window->bench.own().setFolder(m_folder.path());
    m_window->show();
    ASSERT_TRUE(eventually([&] { return m_window->comparison().complete(); }));
  }
  TestWindow& window() { return *m_window; }
  Experiment& experiment() { return m_window->experiment(); }
  SourceView& source() { return *m_window->info()->source(); }
  QPlainTextEdit& text() { return *source().findChild<QPlainTextEdit*>(); }
  KernelMenu& menu() { return *m_window->findChild<KernelMenu*>(); }
  QString path(const char* name) const { return m_folder.filePath(name); }
  void write(const char* name, const QByteArray& text) {
    QFile file(path(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }
  /// The result of A, of the kernel that is chosen.
  bool hasResult(const QString& kernel, const char* text) {
    return eventually([&] {
      const auto& result = window().comparison().side(0).result;
      return experiment().kernelId(Side::a) == kernel && result && result->request.kernel == kernel.toStdString() &&
             result->result.text() == text;
    });
  }

 private:
  QTemporaryDir m_folder;
  std::unique_ptr<TestWindow> m_window;
};

TEST_F(OwnKernelWindow, a_file_that_is_opened_becomes_a_with_what_it_needs) {
  write("sum.cu", blockSum);
  experiment().setInput("ones");
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(hasResult("mine:block_sum", "1000"));
  EXPECT_EQ(experiment().type(), ElementType::float32);
  EXPECT_EQ(experiment().blockText(), "128");
  EXPECT_EQ(experiment().notes()[Field::kernelA], "Type, block and input as it needs them.");
  EXPECT_TRUE(experiment().problems().isEmpty());
  ASSERT_TRUE(eventually([&] { return window().stage().trace(0) != nullptr; }));
  EXPECT_EQ(source().text().toStdString() + "\n", blockSum);
  EXPECT_FALSE(text().isReadOnly());
  window().playback().setPosition(1);
  EXPECT_EQ(source().highlighted(), (QList<LineRange>{{9, 9}})) << "the line that adds, and no other";
  experiment().setKernelId(Side::b, "mine:block_sum");
  EXPECT_FALSE(experiment().notes().contains(Field::kernelB)) << "all is as it needs it";
}

TEST_F(OwnKernelWindow, what_is_typed_runs_with_control_and_enter) {
  write("sum.cu", blockSum);
  experiment().setInput("ones");
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(hasResult("mine:block_sum", "1000"));
  window().activateWindow();
  ASSERT_TRUE(QTest::qWaitForWindowActive(&window()));
  text().setFocus();
  ASSERT_TRUE(text().find("= cache[0]"));
  QTest::keyClicks(&text(), "= cache[0] + 1");
  QTest::keyClick(&text(), Qt::Key_Return, Qt::ControlModifier);
  EXPECT_TRUE(hasResult("mine:block_sum", "1008")) << "one more of each of eight blocks";
  QFile file(path("sum.cu"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().contains("out[blockIdx.x] = cache[0] + 1;"));
}

TEST_F(OwnKernelWindow, a_mistake_stands_at_its_line_until_it_is_mended) {
  write("sum.cu", blockSum);
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(eventually([&] { return experiment().kernelId(Side::a) == "mine:block_sum"; }));
  QString broken = text().toPlainText();
  broken.replace("stride = 64", "stride = SIZE");
  text().selectAll();
  text().insertPlainText(broken);
  source().save();
  ASSERT_TRUE(eventually([&] { return experiment().userRefusal(Side::a) != nullptr; }));
  EXPECT_EQ(experiment().userRefusal(Side::a)->line, 7u);
  EXPECT_TRUE(experiment().problems()[Field::kernelA].contains("nothing says what SIZE is"));
  EXPECT_EQ(text().toPlainText(), broken) << "nothing that was typed is lost";
  text().selectAll();
  text().insertPlainText(QString(broken).replace("SIZE", "32"));
  source().save();
  EXPECT_TRUE(eventually([&] { return experiment().problems().isEmpty(); }));
  EXPECT_EQ(experiment().userRefusal(Side::a), nullptr);
}

TEST_F(OwnKernelWindow, a_copy_of_ours_is_edited) {
  experiment().setKernelId(Side::a, "shared-sequential");
  experiment().setInput("ones");
  experiment().setSizeText("1024");
  menu().editCopy(Side::a);
  ASSERT_TRUE(hasResult("mine:shared_sequential<int, Sum, int const*>", "1024"));
  EXPECT_TRUE(QFile::exists(path("shared_sequential.cu")));
  EXPECT_TRUE(source().isEditable());
}

TEST_F(OwnKernelWindow, what_is_typed_is_not_lost) {
  write("sum.cu", QByteArray(blockSum).replace("\n", "\r\n"));
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(eventually([&] { return experiment().kernelId(Side::a) == "mine:block_sum" && source().isEditable(); }));
  text().insertPlainText("// mine\n");
  QFile::remove(path("sum.cu"));
  const auto kept = [this] {
    QFile file(path("sum.cu"));
    return file.open(QIODevice::ReadOnly) && file.readAll().startsWith("// mine\r\n__global__ void block_sum");
  };
  EXPECT_TRUE(eventually(kept)) << "it is written before another text takes its place";
}

TEST_F(OwnKernelWindow, what_is_typed_is_kept_before_another_kernel_is_shown) {
  write("sum.cu", blockSum);
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(eventually([&] { return experiment().kernelId(Side::a) == "mine:block_sum" && source().isEditable(); }));
  text().insertPlainText("// mine\n");
  experiment().setKernelId(Side::a, "interleaved");
  ASSERT_TRUE(eventually([&] { return !source().isEditable(); }));
  QFile file(path("sum.cu"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  EXPECT_TRUE(file.readAll().startsWith("// mine\n__global__ void block_sum"));
}

TEST_F(OwnKernelWindow, what_is_no_text_is_not_edited) {
  write("sum.cu", QByteArray(blockSum) + "// \xe9\n");
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(eventually([&] { return experiment().kernelId(Side::a) == "mine:block_sum"; }));
  EXPECT_TRUE(stays([&] { return !source().isEditable(); }));
}

TEST_F(OwnKernelWindow, another_program_s_change_runs_anew) {
  write("sum.cu", blockSum);
  experiment().setInput("ones");
  window().bench.open(path("sum.cu"));
  ASSERT_TRUE(hasResult("mine:block_sum", "1000"));
  write("sum.cu", QByteArray(blockSum).replace("cache[0]", "cache[0] + 2"));
  EXPECT_TRUE(hasResult("mine:block_sum", "1016"));
  EXPECT_TRUE(source().text().contains("cache[0] + 2"));
}

}  // namespace
}  // namespace warpfold::app
