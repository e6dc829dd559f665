// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/verify_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QTableView>

#include "app/hardware_samples.h"
#include "app/table_samples.h"
#include "export/export_service.h"
#include "models/comparison.h"
#include "theme/theme_controller.h"
#include "window/hardware_dialog.h"

namespace warpfold::app {
namespace {

using hardware_samples::h200;

VerifiedKernel verifiedKernel(Agreement agreement) {
  VerifiedKernel kernel;
  kernel.kernel = "neighbored";
  kernel.launches = {
      {4096, 8, 512, {{"global_load_sectors", 4096, agreement == Agreement::differs ? 4100.0 : 4096.0, agreement}}}};
  return kernel;
}

RunRequest verifiedRequest() {
  RunRequest request;
  request.n = 4096;
  return request;
}

VerifiedKernel uncomparedKernel() {
  VerifiedKernel none;
  none.kernel = "fastest";
  none.reason = Message{"counters-not-recorded", {}};
  return none;
}

TEST(verify_model, sums_up_and_writes_a_table_to_be_sent) {
  VerifyModel model;
  model.beginVerify(verifiedRequest(), h200());
  model.apply(messages::VerifyRow{0, 3, verifiedKernel(Agreement::exact)});
  EXPECT_EQ(model.summary(), QStringLiteral("1 kernel, counters: 1 compared, all equal"));
  model.apply(messages::VerifyRow{1, 3, verifiedKernel(Agreement::differs)});
  model.apply(messages::VerifyRow{2, 3, uncomparedKernel()});
  EXPECT_EQ(model.summary(), QStringLiteral("2 kernels, counters: 2 compared, 1 equal, 0 within what the hardware's "
                                            "own count varies by, 1 different\n1 kernel not compared"));
  EXPECT_TRUE(csvText(model.table())
                  .startsWith(QLatin1String(
                      "# device: NVIDIA H200\n# architecture: sm_90\n# driver: 580.159.04\n# program: Warpfold ")))
      << csvText(model.table()).toStdString();
  EXPECT_TRUE(
      csvText(model.table()).contains(QLatin1String("\n# fastest: this run's hardware counters were not recorded; ")));
  EXPECT_TRUE(csvText(model.table())
                  .endsWith(QLatin1String("neighbored,int32,sum,4096,512,8,1,global_load_sectors,4096,4100,differs\n")))
      << csvText(model.table()).toStdString();
}

TEST(verify_model, tells_what_it_compares) {
  VerifyModel model;
  EXPECT_EQ(model.requestText(), QString());
  model.beginVerify(verifiedRequest(), h200());
  EXPECT_EQ(model.requestText(), QStringLiteral("NVIDIA H200: int32 sum, n = 2^12, blocks of 512"));
}

TEST(verify_model, drops_rows_that_are_not_the_next_one) {
  VerifyModel model;
  model.beginVerify(verifiedRequest(), h200());
  model.apply(messages::VerifyRow{1, 3, verifiedKernel(Agreement::exact)});
  EXPECT_TRUE(model.kernels().empty());
  model.apply(messages::VerifyRow{0, 3, verifiedKernel(Agreement::exact)});
  model.apply(messages::VerifyRow{0, 3, verifiedKernel(Agreement::exact)});
  model.apply(messages::VerifyRow{1, 1000, verifiedKernel(Agreement::exact)});
  EXPECT_EQ(model.kernels().size(), 1u);
}

TEST(verify_model, a_name_with_a_comma_stays_one_cell) {
  VerifyModel model;
  model.beginVerify(verifiedRequest(), h200());
  VerifiedKernel kernel = verifiedKernel(Agreement::exact);
  kernel.kernel = "=a,\nb";
  model.apply(messages::VerifyRow{0, 1, kernel});
  EXPECT_TRUE(csvText(model.table()).contains(QLatin1String("\n\"=a,\nb\",int32,")))
      << csvText(model.table()).toStdString();
}

TEST(verify_model, tells_the_reason_where_nothing_could_be_compared) {
  VerifyModel model;
  model.beginVerify({}, {});
  VerifiedKernel none;
  none.kernel = "neighbored";
  none.reason = Message{"counters-need-gpu", {}};
  model.apply(messages::VerifyRow{0, 1, none});
  EXPECT_EQ(model.summary(),
            QStringLiteral("Only a GPU has hardware counters; choose one, or a recording that has them"));
  const VerifyTableModel table(model);
  EXPECT_EQ(table.rowCount(), 1);
  EXPECT_EQ(table.index(0, VerifyTableModel::Launch).data().toString(), model.summary());
}

TEST(verify_model, rows_that_are_there_stay) {
  VerifyModel model;
  VerifyTableModel table(model);
  const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.beginVerify(verifiedRequest(), h200());
  model.apply(messages::VerifyRow{0, 2, verifiedKernel(Agreement::exact)});
  const QPersistentModelIndex first(table.index(0, 0));
  model.apply(messages::VerifyRow{1, 2, uncomparedKernel()});
  EXPECT_TRUE(first.isValid());
  EXPECT_EQ(table.rowCount(), 2);
  model.beginVerify(verifiedRequest(), h200());
  EXPECT_EQ(table.rowCount(), 0);
}

struct DarkThemes : ThemeController {
  DarkThemes() { setMode(Mode::dark); }
};

TEST(hardware_dialog, a_reason_spans_its_row) {
  QWidget window;
  const Comparison comparison;
  VerifyModel verify;
  DarkThemes themes;
  ExportService service{&window, [](const Exportable&, const QString&) { return ExportMetadata(); }};
  HardwareDialog dialog(comparison, verify, service, themes, &window);
  verify.beginVerify(verifiedRequest(), h200());
  verify.apply(messages::VerifyRow{0, 2, verifiedKernel(Agreement::exact)});
  verify.apply(messages::VerifyRow{1, 2, uncomparedKernel()});
  const auto* const table = dialog.findChild<QTableView*>(QStringLiteral("verifiedCounters"));
  EXPECT_EQ(table->columnSpan(0, VerifyTableModel::Launch), 1);
  EXPECT_EQ(table->columnSpan(1, VerifyTableModel::Launch), 5);
  EXPECT_EQ(dialog.findChild<QLabel*>(QStringLiteral("verifyRequest"))->text(), verify.requestText());
}

}  // namespace
}  // namespace warpfold::app
