// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/recordings_model.h"

#include <gtest/gtest.h>

#include <QAbstractItemModelTester>
#include <QSortFilterProxyModel>

#include "app/table_samples.h"

namespace warpfold::app {
namespace {

ComparedRequest comparedRequest(const char* kernel, quint64 n, double ratio, std::optional<Verdict> verdict) {
  ComparedRequest row;
  row.kernel = kernel;
  row.n = n;
  row.block = 512;
  row.us = {10, 10 * ratio};
  row.samples = {20, 20};
  row.ratio = ratio;
  if (verdict) row.interval = Interval{ratio * 0.99, ratio * 1.01};
  row.verdict = verdict;
  return row;
}

ComparedRecordings threeRequests() {
  ComparedRecordings all;
  all.devices = {"Fast GPU, 2026-11-22", "Slow GPU, 2026-11-21"};
  all.commandNames = {"fast.warpfold", "slow.warpfold"};
  all.rows = {comparedRequest("neighbored", 4096, 4, Verdict::faster),
              comparedRequest("interleaved", 1 << 20, 1, Verdict::same),
              comparedRequest("neighbored", 1 << 20, 0.5, Verdict::slower)};
  return all;
}

TEST(recordings_model, says_how_many_requests_have_which_verdict) {
  RecordingsModel model;
  EXPECT_FALSE(model.available());
  model.setRecordings(threeRequests());
  EXPECT_EQ(model.summary(),
            "3 common requests: A is faster in 1, slower in 1, the same in 1; 0 are not clear. Geometric mean 1.26×.");
  EXPECT_EQ(model.kernels(), QStringList({"interleaved", "neighbored"}));
  EXPECT_EQ(model.origin().provenance, "recorded: A on Fast GPU, 2026-11-22, B on Slow GPU, 2026-11-21");
}

TEST(recordings_model, a_kernel_narrows_table_and_csv) {
  RecordingsModel model;
  model.setRecordings(threeRequests());
  model.setKernel("interleaved");
  EXPECT_EQ(model.rows().size(), 1u);
  EXPECT_EQ(csvText(model.table()).split('\n')[1],
            "interleaved,1048576,512,,int32,sum,cold,10,10,20,20,1,0.99,1.01,same");
}

TEST(recordings_model, an_emulators_recording_has_no_verdicts) {
  ComparedRecordings all = threeRequests();
  all.emulated = {false, true};
  RecordingsModel model;
  model.setRecordings(all);
  EXPECT_TRUE(model.summary().startsWith("3 common requests, without verdicts"));
}

TEST(recordings_model, one_request_is_singular) {
  ComparedRecordings all = threeRequests();
  all.rows.resize(1);
  RecordingsModel model;
  model.setRecordings(all);
  EXPECT_EQ(model.summary(), "1 common request: faster. Ratio 4.00×.");
  all.rows[0].grid = 1;
  EXPECT_EQ(requestText(all.rows[0]).toStdString(), "2¹² int32 sum, block 512, 1 block, cold");
  all.emulated = {true, false};
  model.setRecordings(all);
  EXPECT_TRUE(model.summary().startsWith("1 common request, without a verdict: "));
}

TEST(recordings_table_model, sorts_by_numbers_not_by_their_texts) {
  RecordingsModel model;
  RecordingsTableModel table(model);
  const QAbstractItemModelTester tester(&table, QAbstractItemModelTester::FailureReportingMode::Fatal);
  model.setRecordings(threeRequests());
  QSortFilterProxyModel sorted;
  sorted.setSourceModel(&table);
  sorted.setSortRole(RecordingsTableModel::SortRole);
  sorted.sort(RecordingsTableModel::Ratio, Qt::AscendingOrder);
  EXPECT_EQ(sorted.index(0, RecordingsTableModel::Ratio).data().toString(), "0.50×");
  EXPECT_EQ(sorted.index(0, RecordingsTableModel::VerdictColumn).data().toString(), "slower");
  sorted.sort(RecordingsTableModel::Elements, Qt::DescendingOrder);
  EXPECT_EQ(sorted.index(2, RecordingsTableModel::Elements).data().toString(), QString("4\u202f096 (2¹²)"));
}

}  // namespace
}  // namespace warpfold::app
