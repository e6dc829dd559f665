// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hardware_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

#include "app/sample_stage.h"
#include "export/export_service.h"
#include "models/comparison.h"
#include "models/ladder_model.h"
#include "models/verify_model.h"
#include "theme/theme_controller.h"
#include "views/combo_box.h"
#include "window/hardware_dialog.h"

namespace warpfold::app {
namespace {

using messages::Side;

const HardwareFigure& figureNamed(const char* name) {
  return *findHardwareFigure(name);
}

int rowOfFigure(const char* name) {
  return int(&figureNamed(name) - hardwareFigures().data());
}

RunResult resultOf(const char* kernel) {
  RunResult result;
  result.request.kernel = kernel;
  result.request.backend = "cuda:0";
  LaunchResult launch;
  launch.n = 4096;
  launch.grid = 8;
  launch.block = 512;
  launch.counters.emplace();
  launch.counters->globalLoadSectors = 4096;
  launch.counters->sharedLoadConflicts = 0;
  result.launches = {launch};
  return result;
}

HardwareCounts countsOf(double sectors, double conflicts) {
  HardwareCounts counts;
  counts.launches.resize(1);
  counts.launches[0][figureNamed("global_load_sectors")] = sectors;
  counts.launches[0][figureNamed("shared_load_conflicts")] = conflicts;
  counts.launches[0][figureNamed("branch_efficiency")] = 0.9836;
  return counts;
}

/// A with equal sectors and a few conflicts more, B without permission.
void fillBoth(Comparison& comparison) {
  comparison.begin("neighbored", "interleaved");
  comparison.apply(messages::Result{Side::a, resultOf("neighbored")});
  comparison.apply(messages::Result{Side::b, resultOf("interleaved")});
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4096, 12)});
  HardwareCounts none;
  none.reason = Message{"counters-not-permitted", {}};
  comparison.apply(messages::HardwareCounted{Side::b, none});
}

QString cell(const HardwareModel& model, const char* figure, int column) {
  return model.index(rowOfFigure(figure), column).data().toString();
}

TEST(hardware_model, counts_stand_beside_each_other_with_a_mark) {
  Comparison comparison;
  HardwareModel model(comparison);
  const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
  fillBoth(comparison);
  EXPECT_EQ(cell(model, "global_load_sectors", HardwareModel::EmulatedA), QStringLiteral("4\u202f096"));
  EXPECT_EQ(cell(model, "global_load_sectors", HardwareModel::HardwareA), QStringLiteral("4\u202f096"));
  EXPECT_EQ(cell(model, "global_load_sectors", HardwareModel::MarkA), QStringLiteral("exact"));
  EXPECT_EQ(cell(model, "shared_load_conflicts", HardwareModel::MarkA), QStringLiteral("+12"));
  EXPECT_EQ(cell(model, "branch_efficiency", HardwareModel::HardwareA), QStringLiteral("98.36 %"));
  EXPECT_EQ(cell(model, "branch_efficiency", HardwareModel::EmulatedA), QString());
}

TEST(hardware_model, what_cannot_be_counted_says_why_and_leaves_the_rest) {
  Comparison comparison;
  const HardwareModel model(comparison);
  EXPECT_EQ(model.note(), QStringLiteral("Counters come with the first run."));
  fillBoth(comparison);
  EXPECT_TRUE(model.note().contains(QLatin1String("First launch of A: counted by the GPU")))
      << model.note().toStdString();
  EXPECT_TRUE(model.note().contains(QLatin1String("NVreg_RestrictProfilingToAdminUsers=0")));
  EXPECT_EQ(cell(model, "global_load_sectors", HardwareModel::HardwareB), QStringLiteral("–"));
  EXPECT_EQ(cell(model, "global_load_sectors", HardwareModel::EmulatedB), QStringLiteral("4\u202f096"));
}

TEST(hardware_model, a_note_tells_whether_the_two_agree) {
  Comparison comparison;
  EXPECT_EQ(agreementNote(comparison), QString());
  fillBoth(comparison);
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; the hardware counts the same"));
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4097, 12)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; the hardware counts 1 of 2 otherwise"));
}

TEST(hardware_model, hover_tells_definition_and_metric) {
  Comparison comparison;
  const HardwareModel model(comparison);
  const QString tip = model.index(rowOfFigure("load_efficiency"), 0).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(tip.startsWith(QLatin1String("Bytes that lanes load over"))) << tip.toStdString();
  EXPECT_TRUE(tip.contains(QLatin1String("smsp__sass_data_bytes_mem_global_op_ld.sum")));
}

TEST(hardware_model, csv_has_the_metrics_names) {
  Comparison comparison;
  const HardwareModel model(comparison);
  fillBoth(comparison);
  EXPECT_TRUE(model.csv().contains(
      QLatin1String("\nglobal_load_sectors,l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum,4096,4096,4096,\n")))
      << model.csv().toStdString();
}

TEST(hardware_model, a_new_result_forgets_the_counts_of_the_one_before) {
  Comparison comparison;
  const HardwareModel model(comparison);
  fillBoth(comparison);
  comparison.apply(messages::Result{Side::a, resultOf("neighbored")});
  EXPECT_EQ(cell(model, "global_load_sectors", HardwareModel::HardwareA), QStringLiteral("–"));
}

struct HardwareThemes : ThemeController {
  HardwareThemes() { setMode(Mode::dark); }
};

struct HardwareDialogUnderTest {
  QWidget window;
  Comparison comparison;
  VerifyModel verify;
  HardwareThemes themes;
  ExportService service{&window, [](const Exportable&, const QString&) { return ExportMetadata(); }};
  HardwareDialog dialog{comparison, verify, service, themes, &window};
};

TEST(hardware_dialog, search_finds_by_name_definition_and_metric) {
  HardwareDialogUnderTest t;
  auto* const search = t.dialog.findChild<QLineEdit*>(QStringLiteral("counterSearch"));
  const auto* const table = t.dialog.findChild<QTableView*>(QStringLiteral("hardwareCounters"));
  EXPECT_EQ(table->model()->rowCount(), int(hardwareFigures().size()));
  search->setText(QStringLiteral("occupancy"));
  EXPECT_EQ(table->model()->rowCount(), 1);
  search->setText(QStringLiteral("dram__bytes_read"));
  EXPECT_EQ(table->model()->rowCount(), 2);
  search->setText(QStringLiteral("no such thing"));
  EXPECT_EQ(table->model()->rowCount(), 0);
}

VerifiedKernel verifiedKernel(Agreement agreement) {
  VerifiedKernel kernel;
  kernel.kernel = "neighbored";
  kernel.launches = {
      {4096, 8, 512, {{"global_load_sectors", 4096, agreement == Agreement::differs ? 4100.0 : 4096.0, agreement}}}};
  return kernel;
}

TEST(verify_model, sums_up_and_writes_a_table_to_be_sent) {
  VerifyModel model;
  model.beginVerify({}, QStringLiteral("NVIDIA H200"), QStringLiteral("driver 580.159.04"));
  model.apply(messages::VerifyRow{0, 2, verifiedKernel(Agreement::exact)});
  EXPECT_EQ(model.summary(), QStringLiteral("1 counters of 1 kernels: all equal"));
  model.apply(messages::VerifyRow{1, 2, verifiedKernel(Agreement::differs)});
  EXPECT_EQ(model.summary(), QStringLiteral("2 counters of 2 kernels: 1 equal, 0 within what the hardware's own count "
                                            "varies by, 1 different"));
  EXPECT_TRUE(model.csv().startsWith(QLatin1String("# device: NVIDIA H200\n# driver: driver 580.159.04\n")));
  EXPECT_TRUE(
      model.csv().endsWith(QLatin1String("neighbored,int32,sum,4096,512,8,1,global_load_sectors,4096,4100,differs\n")))
      << model.csv().toStdString();
}

TEST(verify_model, tells_the_reason_where_nothing_could_be_compared) {
  VerifyModel model;
  model.beginVerify({}, {}, {});
  VerifiedKernel none;
  none.kernel = "neighbored";
  none.reason = Message{"counters-need-gpu", {}};
  model.apply(messages::VerifyRow{0, 1, none});
  EXPECT_EQ(model.summary(),
            QStringLiteral("Only a GPU has hardware counters; choose one, or a recording that has them"));
  const VerifyTableModel table(model);
  EXPECT_EQ(table.rowCount(), 1);
  EXPECT_EQ(table.index(0, VerifyTableModel::Counter).data().toString(), model.summary());
}

TEST(hardware_chart, draws_a_counter_of_every_kernel_of_the_ladder) {
  samples::SampleStage stage;
  const auto chart = stage.chart(QStringLiteral("hardware"));
  ASSERT_NE(chart, nullptr);
  RunRequest request;
  request.n = 4096;
  stage.ladder.beginLadder(request);
  Rung rung;
  rung.kernel = "neighbored";
  rung.result = resultOf("neighbored");
  rung.result->hardware = countsOf(4096, 0);
  rung.result->hardware->whole[figureNamed("instructions_per_warp")] = 293.88;
  rung.result->hardware->provenance = Provenance::recorded;
  stage.ladder.apply(messages::LadderRow{0, 1, rung});
  stage.ladder.finish();
  chart->refresh();
  EXPECT_TRUE(chart->title().startsWith(QLatin1String("instructions per warp"))) << chart->title().toStdString();
  EXPECT_TRUE(chart->exportCsv().contains(QLatin1String("\nneighbored,")));
  EXPECT_TRUE(chart->exportCsv().contains(QLatin1String("293.88")));
  auto* const choice = chart->findChild<ComboBox*>(QStringLiteral("hardwareFigure"));
  choice->setCurrentIndex(choice->findData(QStringLiteral("branch_efficiency")));
  EXPECT_TRUE(chart->title().startsWith(QLatin1String("branch efficiency")));
}

}  // namespace
}  // namespace warpfold::app
