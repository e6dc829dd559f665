// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/hardware_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QLineEdit>
#include <QScreen>
#include <QTableView>

#include "app/hardware_samples.h"
#include "app/table_samples.h"
#include "export/export_service.h"
#include "models/comparison.h"
#include "models/verify_model.h"
#include "theme/theme_controller.h"
#include "window/hardware_dialog.h"

namespace warpfold::app {
namespace {

using hardware_samples::countsOf;
using hardware_samples::figureNamed;
using hardware_samples::resultOf;
using messages::Side;

int rowOfFigure(const char* name) {
  return int(&figureNamed(name) - hardwareFigures().data());
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
  comparison.apply(messages::HardwareCounted{Side::b, countsOf(4096, 0)});
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4096, 0)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; the hardware counts the same"));
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4096, 12)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; hardware: 3 of 4 equal, 1 nearly"));
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4097, 12)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; the hardware counts 1 of 4 otherwise"));
}

TEST(hardware_model, a_note_names_the_side_where_only_one_was_compared) {
  Comparison comparison;
  fillBoth(comparison);
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4096, 0)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; of A the hardware counts the same"));
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4096, 12)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; hardware of A: 1 of 2 equal, 1 nearly"));
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4097, 12)});
  EXPECT_EQ(agreementNote(comparison), QStringLiteral("emulated; of A the hardware counts 1 of 2 otherwise"));
}

TEST(hardware_model, headers_name_the_kernels_and_a_librarys_whole_call) {
  Comparison comparison;
  const HardwareModel model(comparison);
  const auto head = [&](int column) { return model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); };
  EXPECT_EQ(head(HardwareModel::HardwareB), QStringLiteral("B hardware"));
  comparison.begin("neighbored", "cub");
  comparison.apply(messages::Result{Side::a, resultOf("neighbored")});
  comparison.apply(messages::Result{Side::b, resultOf("cub")});
  HardwareCounts call;
  call.whole[figureNamed("branches")] = 12;
  comparison.apply(messages::HardwareCounted{Side::b, call});
  EXPECT_EQ(head(HardwareModel::EmulatedA), QStringLiteral("A emulated\nneighbored"));
  EXPECT_EQ(head(HardwareModel::HardwareB), QStringLiteral("B hardware\ncub, whole call"));
}

TEST(hardware_model, recorded_counts_tell_their_day_and_driver) {
  Comparison comparison;
  const HardwareModel model(comparison);
  fillBoth(comparison);
  HardwareCounts counts = countsOf(4096, 0);
  counts.provenance = Provenance::recorded;
  for (const Side side : {Side::a, Side::b}) comparison.apply(messages::HardwareCounted{side, counts});
  EXPECT_EQ(model.note(), QStringLiteral("First launches of A and B: recorded with the GPU's counters"));
  counts.date = "2026-11-23";
  for (const Side side : {Side::a, Side::b}) comparison.apply(messages::HardwareCounted{side, counts});
  EXPECT_EQ(model.note(), QStringLiteral("First launches of A and B: read on 2026-11-23 and recorded"));
  counts.driver = "580.159.04";
  for (const Side side : {Side::a, Side::b}) comparison.apply(messages::HardwareCounted{side, counts});
  EXPECT_EQ(model.note(),
            QStringLiteral("First launches of A and B: read on 2026-11-23 with driver 580.159.04 and recorded"));
  EXPECT_TRUE(csvText(model.table())
                  .contains(QLatin1String("\n# a counted: 2026-11-23\n# a counted with driver: 580.159.04\n")))
      << csvText(model.table()).toStdString();
}

TEST(hardware_model, of_a_library_all_launches_are_counted_and_none_is_emulated) {
  Comparison comparison;
  const HardwareModel model(comparison);
  comparison.begin("neighbored", "cub");
  comparison.apply(messages::Result{Side::a, resultOf("neighbored")});
  comparison.apply(messages::Result{Side::b, resultOf("cub")});
  comparison.apply(messages::HardwareCounted{Side::a, countsOf(4096, 0)});
  HardwareCounts call;
  call.whole[figureNamed("branches")] = 12;
  comparison.apply(messages::HardwareCounted{Side::b, call});
  EXPECT_EQ(model.note(),
            QStringLiteral("First launch of A: counted by the GPU in runs of their own\n"
                           "All launches of B (cub), of which nothing is emulated: counted by the GPU in runs of "
                           "their own"));
}

TEST(hardware_model, hover_tells_why_a_value_is_missing) {
  Comparison comparison;
  const HardwareModel model(comparison);
  fillBoth(comparison);
  HardwareCounts counts = countsOf(4096, 0);
  counts.launches[0].leaveOut(figureNamed("sectors_per_store"), Absence::nothingToDivideBy);
  comparison.apply(messages::HardwareCounted{Side::a, counts});
  const auto tip = [&](int column) {
    return model.index(rowOfFigure("sectors_per_store"), column).data(Qt::ToolTipRole).toString();
  };
  EXPECT_TRUE(tip(HardwareModel::HardwareA).startsWith(QLatin1String("Nothing to divide by\n")))
      << tip(HardwareModel::HardwareA).toStdString();
  EXPECT_TRUE(tip(HardwareModel::HardwareB).startsWith(QLatin1String("Sectors that one store")));
}

TEST(hardware_model, hover_tells_how_a_figure_is_made_of_its_metrics) {
  Comparison comparison;
  const HardwareModel model(comparison);
  const auto tip = [&](const char* figure) {
    return model.index(rowOfFigure(figure), 0).data(Qt::ToolTipRole).toString();
  };
  EXPECT_TRUE(tip("instructions_per_warp")
                  .endsWith(QLatin1String("Nsight Compute: smsp__inst_executed.sum over smsp__warps_launched.sum")));
  EXPECT_TRUE(tip("l2_hit_rate")
                  .endsWith(QLatin1String("lts__t_sector_hit_rate.pct, launches weighted by lts__t_sectors.sum")));
}

TEST(hardware_model, hover_tells_definition_and_metric) {
  Comparison comparison;
  const HardwareModel model(comparison);
  const QString tip = model.index(rowOfFigure("load_efficiency"), 0).data(Qt::ToolTipRole).toString();
  EXPECT_TRUE(tip.startsWith(QLatin1String("Bytes that lanes load over"))) << tip.toStdString();
  EXPECT_TRUE(tip.contains(QLatin1String("smsp__sass_data_bytes_mem_global_op_ld.sum")));
}

TEST(hardware_model, csv_tells_what_was_counted_where) {
  Comparison comparison;
  const HardwareModel model(comparison);
  fillBoth(comparison);
  EXPECT_TRUE(csvText(model.table()).startsWith(QLatin1String("# a kernel: neighbored\n# a type: int32\n")))
      << csvText(model.table()).toStdString();
  for (const char* line : {"\n# a n: 4096\n", "\n# a block: 512\n", "\n# a device: NVIDIA H200\n",
                           "\n# a driver: 580.159.04\n", "\n# a provenance: measured\n", "\n# b kernel: interleaved\n"})
    EXPECT_TRUE(csvText(model.table()).contains(QLatin1String(line))) << line << csvText(model.table()).toStdString();
  EXPECT_TRUE(csvText(model.table())
                  .contains(QLatin1String(
                      "\nglobal_load_sectors,l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum,,4096,4096,4096,\n")));
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
  search->setText(QStringLiteral("lts__t_sectors.sum"));
  EXPECT_EQ(table->model()->rowCount(), 1);
}

TEST(hardware_dialog, fits_a_small_screen) {
  const HardwareDialogUnderTest t;
  const QSize screen = t.dialog.screen()->availableGeometry().size();
  EXPECT_LE(t.dialog.width(), screen.width());
  EXPECT_LE(t.dialog.height(), screen.height());
}

TEST(hardware_dialog, says_where_search_finds_nothing) {
  HardwareDialogUnderTest t;
  auto* const search = t.dialog.findChild<QLineEdit*>(QStringLiteral("counterSearch"));
  const auto* const nothing = t.dialog.findChild<QLabel*>(QStringLiteral("nothingFound"));
  EXPECT_TRUE(nothing->isHidden());
  search->setText(QStringLiteral("no such thing"));
  EXPECT_FALSE(nothing->isHidden());
  search->clear();
  EXPECT_TRUE(nothing->isHidden());
}

}  // namespace
}  // namespace warpfold::app
