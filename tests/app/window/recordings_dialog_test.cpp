// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/recordings_dialog.h"

#include <gtest/gtest.h>

#include <QComboBox>
#include <QLabel>
#include <QTableView>
#include <QTest>

#include "app/eventually.h"
#include "app/table_samples.h"
#include "charts/recordings_chart.h"
#include "export/export_service.h"
#include "support/recordings.h"
#include "theme/theme_controller.h"

namespace warpfold::app {
namespace {

/// Two recordings of the same requests, of which B took twice as long.
struct TwoRecordings {
  TwoRecordings() {
    for (const auto& [file, factor, name] :
         {std::tuple("a.warpfold", 1.0F, "Fast GPU"), std::tuple("b.warpfold", 2.0F, "Slow GPU")}) {
      store::RecordedDevice device = exampleRecordedDevice();
      device.device.name = name;
      const auto writer = store::RecordingWriter::open(folder / file, device);
      for (std::uint64_t i = 0; i < 6; ++i) {
        store::RecordedRun run = exampleRun(i);
        if (i % 2 == 1) run.key.kernel = "first-add";
        for (float& us : run.samplesUs) us *= factor;
        writer->add(run);
      }
    }
  }
  QString path(const char* file) const { return QString::fromStdString((folder / file).string()); }
  ScratchFolder folder;
};

struct Themes : ThemeController {
  Themes() { setMode(Mode::dark); }
};

struct DialogUnderTest {
  QWidget window;
  Themes themes;
  ExportService service{&window, [](const Exportable&, const QString&) { return ExportMetadata(); }};
  RecordingsDialog dialog{service, themes, &window};
  bool compares(const QString& a, const QString& b) {
    dialog.compare(a, b);
    // The dialog hears of it after the model has it.
    const auto* const summary = dialog.findChild<QLabel*>(QStringLiteral("recordingsSummary"));
    return eventually(
        [&] { return dialog.model().available() && summary->text().contains(QLatin1String("common request")); });
  }
};

TEST(recordings_dialog, shows_every_common_request_as_table_and_chart) {
  const TwoRecordings files;
  DialogUnderTest t;
  ASSERT_TRUE(t.compares(files.path("a.warpfold"), files.path("b.warpfold")));
  EXPECT_EQ(t.dialog.findChild<QTableView*>("comparedRequests")->model()->rowCount(), 6);
  EXPECT_TRUE(
      t.dialog.findChild<QLabel*>("recordingsSummary")->text().startsWith("6 common requests: A is faster in 6"));
  const auto* chart = t.dialog.findChild<RecordingsChart*>();
  EXPECT_EQ(csvText(chart->tables()).count('\n'), 7);
  EXPECT_EQ(chart->exportOrigin()->device, "Fast GPU, 2026-11-22 (A), Slow GPU, 2026-11-22 (B)");
}

TEST(recordings_dialog, a_kernel_narrows_both) {
  const TwoRecordings files;
  DialogUnderTest t;
  ASSERT_TRUE(t.compares(files.path("a.warpfold"), files.path("b.warpfold")));
  auto* kernel = t.dialog.findChild<QComboBox*>("recordedKernel");
  kernel->setCurrentIndex(kernel->findData("first-add"));
  emit kernel->activated(kernel->currentIndex());
  EXPECT_EQ(t.dialog.findChild<QTableView*>("comparedRequests")->model()->rowCount(), 3);
}

TEST(recordings_dialog, a_file_that_is_none_is_told_in_a_sentence) {
  const TwoRecordings files;
  writeBytes(files.folder / "junk.warpfold", "no recording");
  DialogUnderTest t;
  t.dialog.compare(files.path("a.warpfold"), files.path("junk.warpfold"));
  const auto* summary = t.dialog.findChild<QLabel*>("recordingsSummary");
  ASSERT_TRUE(eventually([&] { return summary->text().startsWith("It is not a recording"); }))
      << summary->text().toStdString();
  EXPECT_FALSE(t.dialog.model().available());
}

}  // namespace
}  // namespace warpfold::app
