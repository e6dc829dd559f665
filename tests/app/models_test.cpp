// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <gtest/gtest.h>

#include <QAbstractItemModelTester>

#include "app/table_samples.h"
#include "metrics/step_action.h"
#include "models/comparison.h"
#include "models/counters_model.h"
#include "models/kernel_list_model.h"
#include "models/steps_table_model.h"
#include "models/words.h"
#include "support/catalogue.h"
#include "values/counter_figures.h"

namespace warpfold::app {
namespace {

using Tester = QAbstractItemModelTester;
constexpr auto fatal = Tester::FailureReportingMode::Fatal;

std::vector<StepRow> steps(int count) {
  std::vector<StepRow> rows;
  for (int i = 1; i <= count; ++i) {
    StepRow row;
    row.number = std::uint32_t(i);
    row.stride = 1u << (i - 1);
    row.counters.activeThreads = 256u >> (i - 1);
    rows.push_back(row);
  }
  return rows;
}

messages::Result result(messages::Side side, double us, Provenance provenance) {
  messages::Result m;
  m.side = side;
  m.result.n = 1000000;
  m.result.request.type = ElementType::int32;
  m.result.device.name = "Test GPU";
  m.result.device.backend = "cuda:0";
  m.result.samplesUs = {us, us, us};
  Latency l;
  l.median = us;
  l.samples = 3;
  l.provenance = provenance;
  m.result.latency = l;
  return m;
}

TEST(sample_ring, keeps_the_newest_and_counts_all) {
  SampleRing ring;
  const std::vector<double> many(2500, 1.0);
  ring.append(0, many);
  EXPECT_EQ(ring.size(), 2000u);
  EXPECT_EQ(ring.firstIndex(), 500u);
  EXPECT_EQ(ring.nextIndex(), 2500u);
}

TEST(sample_ring, skips_what_it_has) {
  SampleRing ring;
  ring.append(0, std::vector<double>{1, 2, 3});
  ring.append(1, std::vector<double>{2, 3, 4});
  EXPECT_EQ(ring.size(), 4u);
  EXPECT_EQ(ring.at(3), 4);
}

TEST(sample_ring, median_of_even_and_odd) {
  SampleRing ring;
  EXPECT_EQ(ring.median(), 0);
  ring.append(0, std::vector<double>{3, 1, 2});
  EXPECT_EQ(ring.median(), 2);
  ring.append(3, std::vector<double>{10});
  EXPECT_EQ(ring.median(), 2.5);
}

TEST(kernel_list_model, is_a_proper_model) {
  KernelListModel model;
  const Tester tester(&model, fatal);
  KernelInfo a, b;
  a.id = "neighbored";
  a.title = "Neighbored pairs";
  b.id = "interleaved";
  model.setKernels({&a, &b});
  EXPECT_EQ(model.rowCount(), 2);
  EXPECT_EQ(model.rowOf("interleaved"), 1);
  EXPECT_EQ(model.rowOf("nothing"), -1);
  EXPECT_EQ(model.index(0).data().toString(), "Neighbored pairs");
  model.setKernels({});
  EXPECT_EQ(model.rowCount(), 0);
}

TEST(steps_table_model, is_a_proper_model) {
  StepsTableModel model;
  const Tester tester(&model, fatal);
  model.setSteps(steps(3), steps(2));
  EXPECT_EQ(model.rowCount(), 3);
  EXPECT_EQ(model.index(0, 2).data().toString(), "256");
  EXPECT_EQ(model.index(2, 3).data().toString(), "–");  // B has no third step
  EXPECT_EQ(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), "active threads B");
}

TEST(steps_table_model, leaves_unknown_figures_empty_in_csv) {
  StepsTableModel model;
  model.setSteps(steps(1), {});
  const QStringList lines = csvText(model.table()).split('\n');
  EXPECT_TRUE(lines[0].startsWith("step,a_stride,b_stride,a_active_threads,b_active_threads"));
  EXPECT_EQ(lines[1], "1,1,,256,,0,,0,,0,,0,,0,,0,,,,,,,");
}

TEST(steps_table_model, a_modelled_step_would_take_its_time) {
  StepsTableModel model;
  StepRow measured, modelled;
  modelled.modelled = true;
  model.setSteps({measured}, {modelled});
  const int last = model.columnCount() - 1;
  EXPECT_EQ(model.headerData(last - 1, Qt::Horizontal, Qt::DisplayRole).toString(), "time ns A");
  EXPECT_EQ(model.headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(), "would take ns B");
}

TEST(steps_table_model, shares_are_percentages) {
  StepsTableModel model;
  std::vector<StepRow> rows = steps(2);
  rows[0].counters.activeThreads = 256;
  rows[0].issuedLanes = 512;
  rows[0].usedBytes = 3072;
  rows[0].movedBytes = 6144;
  rows[1].counters.activeThreads = 64;
  rows[1].issuedLanes = 512;
  rows[1].usedBytes = rows[1].movedBytes = 0;  // nothing moves
  model.setSteps(rows, {});
  const int lanes = model.columnCount() - 6, bytes = model.columnCount() - 4;
  EXPECT_EQ(model.headerData(lanes, Qt::Horizontal, Qt::DisplayRole).toString(), "lanes at work A");
  EXPECT_EQ(model.headerData(bytes + 1, Qt::Horizontal, Qt::DisplayRole).toString(), "bytes used B");
  EXPECT_EQ(model.index(0, lanes).data().toString(), "50 %");
  EXPECT_EQ(model.index(0, bytes).data().toString(), "50 %");
  EXPECT_EQ(model.index(1, lanes).data().toString(), "12 %");
  EXPECT_EQ(model.index(1, bytes).data().toString(), "–");
  EXPECT_TRUE(csvText(model.table()).startsWith("step,a_stride")) << csvText(model.table()).toStdString();
  EXPECT_TRUE(csvText(model.table()).contains("a_lanes_at_work_share,b_lanes_at_work_share,a_bytes_used_share"));
  EXPECT_TRUE(csvText(model.table()).contains("0.125"));
}

TEST(steps_table_model, says_where_the_shares_stand) {
  const StepsTableModel model;
  const auto [first, last] = StepsTableModel::shareColumns();
  EXPECT_EQ(model.headerData(first, Qt::Horizontal, Qt::DisplayRole).toString(), "lanes at work A");
  EXPECT_EQ(model.headerData(last, Qt::Horizontal, Qt::DisplayRole).toString(), "bytes used B");
}

TEST(counters_model, is_a_proper_model) {
  CountersModel model;
  const Tester tester(&model, fatal);
  EXPECT_EQ(model.index(0, CountersModel::A).data().toString(), "–");
  RunCounters c;
  c.globalLoadSectors = 16744448;
  model.setCounters(c, std::nullopt);
  EXPECT_EQ(model.index(0, CountersModel::A).data().toString(), "16.74 M");
  EXPECT_EQ(model.index(0, CountersModel::B).data().toString(), "–");
  EXPECT_TRUE(csvText(model.table()).contains("global_load_sectors,16744448,\n"));
}

TEST(counters_model, lists_every_figure_of_a_launch) {
  const CountersModel model;
  EXPECT_EQ(model.rowCount(), int(launchFigures().size()));
  EXPECT_EQ(model.index(4, CountersModel::Name).data().toString(), "shared load conflicts");
  EXPECT_EQ(model.index(5, CountersModel::Name).data().toString(), "shared store conflicts");
  EXPECT_EQ(model.index(7, CountersModel::Name).data().toString(), "atomics");
}

TEST(counters_model, tells_unit_and_origin_of_a_count) {
  CountersModel model;
  RunCounters c;
  c.globalLoadSectors = 511;
  model.setCounters(c, std::nullopt);
  EXPECT_EQ(model.index(0, CountersModel::A).data(Qt::ToolTipRole).toString(),
            "511 sectors of 32 bytes\nemulated as the hardware counts");
  EXPECT_EQ(model.index(0, CountersModel::B).data(Qt::ToolTipRole).toString(), "");
}

TEST(counters_model, tells_who_counted) {
  CountersModel model;
  const RunCounters emulated{}, measured{{}, CounterProvenance::measured};
  model.setCounters(measured, emulated);
  EXPECT_EQ(model.index(0, CountersModel::A).data(Qt::ToolTipRole).toString(),
            "0 sectors of 32 bytes\ncounted by the device");
  EXPECT_EQ(countedText({}, emulated), "emulated, as the hardware counts");
  EXPECT_EQ(countedText(measured, {}), "counted by the device");
  EXPECT_EQ(countedText(measured, emulated), "A counted by the device, B emulated");
}

TEST(steps_table_model, heads_of_columns_tell_where_their_figures_come_from) {
  const StepsTableModel model;
  EXPECT_EQ(model.headerData(2, Qt::Horizontal, Qt::ToolTipRole).toString(),
            "exact: follows from the kernel and its input");
  EXPECT_EQ(model.headerData(0, Qt::Horizontal, Qt::ToolTipRole).toString(), "");
}

TEST(counters_model, shortens_large_counts) {
  EXPECT_EQ(shortCount(0), "0");
  EXPECT_EQ(shortCount(9999), QString("9\u202f999"));
  EXPECT_EQ(shortCount(65408), "65.41 k");
  EXPECT_EQ(shortCount(655360), "655.4 k");
  EXPECT_EQ(shortCount(999999), "1.00 M");
}

TEST(comparison, says_how_much_faster_only_when_both_are_new) {
  Comparison c;
  c.begin();
  c.apply(result(messages::Side::a, 213.4, Provenance::measured));
  EXPECT_FALSE(c.speedUpOfB().has_value());
  c.apply(result(messages::Side::b, 97.0, Provenance::measured));
  EXPECT_DOUBLE_EQ(*c.speedUpOfB(), 2.2);
  c.begin();
  EXPECT_FALSE(c.speedUpOfB().has_value());
}

TEST(comparison, a_window_names_the_file_and_no_option) {
  Comparison c;
  c.begin();
  messages::Failure failure;
  failure.complaint = {proseMessage("line 1: no number"), Field::input, "file:/data/ok.csv"};
  c.apply(failure);
  EXPECT_EQ(c.failureText(), "--input file:/data/ok.csv: line 1: no number");
  EXPECT_EQ(c.failureSentence(), "ok.csv: line 1: no number");
}

TEST(comparison, a_failure_names_the_field_that_was_refused) {
  Comparison c;
  c.begin();
  messages::Failure failure;
  failure.part = 1;
  failure.complaint = {proseMessage("there are 8 blocks"), Field::traceBlocks, "99"};
  c.apply(failure);
  ASSERT_TRUE(c.runFailure() && c.runFailure()->complaint);
  EXPECT_EQ(c.runFailure()->message, "--trace-blocks 99: there are 8 blocks");
  EXPECT_EQ(text(*c.runFailure()->complaint, "--block-index"), "--block-index 99: there are 8 blocks");
  c.begin();
  c.lose("The worker was ended.");
  EXPECT_FALSE(c.runFailure()->complaint);
}

TEST(comparison, a_command_names_what_was_asked_for_and_no_default) {
  Comparison c;
  RunRequest asked;
  asked.kernel = "neighbored";
  c.begin(asked, asked);
  messages::Result m = result(messages::Side::a, 5, Provenance::emulated);
  m.result.request = asked;
  m.result.request.backend = "emulator";
  m.result.request.n = 1000000;
  m.result.request.grid = 1954;
  m.result.request.iterations = 5;
  m.result.request.warmup = 1;
  m.result.samplesUs = std::vector<double>(170, 5.0);
  c.apply(m);
  EXPECT_EQ(
      c.origin().commands.first().toStdString(),
      "warpfold-cli run --kernel neighbored --backend emulator --n 1000000 --block 512 --type int32 --op sum --input "
      "msws");
}

messages::Result resultOn(messages::Side side, const char* backend, const char* device, Provenance provenance) {
  messages::Result m = result(side, side == messages::Side::a ? 20 : 10, provenance);
  m.result.device.backend = backend;
  m.result.device.name = device;
  m.result.device.timesAreGpu = provenance != Provenance::emulated;
  if (provenance == Provenance::recorded) m.result.device.recorded = "2026-11-22";
  return m;
}

TEST(comparison, a_recorded_gpu_is_compared_with_a_live_one) {
  Comparison c;
  c.begin();
  c.apply(resultOn(messages::Side::a, "recording:h200.warpfold", "NVIDIA H200", Provenance::recorded));
  c.apply(resultOn(messages::Side::b, "cuda:0", "Test GPU", Provenance::measured));
  EXPECT_DOUBLE_EQ(*c.speedUpOfB(), 2);
  EXPECT_EQ(c.provenanceText(), "A recorded on NVIDIA H200, 2026-11-22; B measured on Test GPU");
  EXPECT_EQ(c.deviceName(), "NVIDIA H200 (A), Test GPU (B)");
  EXPECT_TRUE(c.drawn(0) && c.drawn(1));
}

TEST(comparison, a_kernel_without_a_board_does_not_keep_that_of_the_kernel_before) {
  Comparison c;
  c.begin("neighbored", "interleaved");
  c.apply(messages::Board{messages::Side::a, std::make_shared<const BlockTrace>()});
  c.begin("cpu-serial", "interleaved");
  EXPECT_TRUE(c.side(0).board);  // until the new result comes
  c.apply(result(messages::Side::a, 5, Provenance::measured));
  EXPECT_FALSE(c.side(0).board);
}

TEST(comparison, an_emulators_time_beside_a_gpus_is_neither_drawn_nor_compared) {
  Comparison c;
  c.begin();
  c.apply(resultOn(messages::Side::a, "emulator", "Emulator", Provenance::emulated));
  c.apply(resultOn(messages::Side::b, "cuda:0", "Test GPU", Provenance::measured));
  EXPECT_FALSE(c.speedUpOfB().has_value());
  EXPECT_EQ(c.incomparableText(), "The emulator's own running time says nothing about a GPU.");
  EXPECT_FALSE(c.drawn(0));
  EXPECT_TRUE(c.drawn(1));
  EXPECT_EQ(c.provenance(), Provenance::measured);
}

TEST(comparison, whole_numbers_are_written_in_full) {
  Comparison c;
  c.begin("neighbored", "interleaved");
  messages::Result m = result(messages::Side::a, 5, Provenance::measured);
  m.result.request.kernel = "neighbored";
  m.result.result = Scalar::of(std::int32_t{160'000'000});
  m.result.reference = Scalar::of(std::int32_t{16'000});
  m.result.error = 159'984'000;
  m.result.matches = false;
  c.apply(m);
  EXPECT_EQ(c.difference(), "the result 160000000 of neighbored differs from the reference 16000 by 159984000");
}

TEST(comparison, never_calls_emulated_time_measured) {
  Comparison c;
  c.begin();
  c.apply(result(messages::Side::a, 5, Provenance::emulated));
  EXPECT_EQ(c.provenanceText(), "emulator run time (not a GPU time)");
  c.apply(result(messages::Side::a, 5, Provenance::measured));
  EXPECT_EQ(c.provenanceText(), "measured on Test GPU");
}

/// A comparison on a GPU, of this kernel with another, that was told of a peer.
void compareBesidePeer(Comparison& c, const std::string& kernel, Provenance provenance = Provenance::measured) {
  c.begin();
  for (const auto side : {messages::Side::a, messages::Side::b}) {
    messages::Result m = result(side, 100, provenance);
    m.result.device.timesAreGpu = true;
    m.result.request.kernel = side == messages::Side::a ? "neighbored" : kernel;
    c.apply(m);
  }
  c.apply(messages::CubTime{"cub", 22.7, 30});
}

TEST(comparison, a_peer_is_a_mark_until_the_next_run) {
  Comparison c;
  compareBesidePeer(c, "interleaved");
  ASSERT_TRUE(c.cub());
  EXPECT_EQ(c.cub()->name, "CUB");
  EXPECT_EQ(c.cub()->medianUs, 22.7);
  c.begin();
  EXPECT_FALSE(c.cub());
}

TEST(comparison, a_peer_is_no_mark_for_itself_nor_for_emulated_time) {
  Comparison itself, emulated;
  compareBesidePeer(itself, "cub");
  EXPECT_FALSE(itself.cub());
  compareBesidePeer(emulated, "interleaved", Provenance::emulated);
  EXPECT_FALSE(emulated.cub());
}

TEST(comparison, bandwidth_is_the_input_read_once) {
  Comparison c;
  c.apply(result(messages::Side::a, 100, Provenance::measured));
  EXPECT_DOUBLE_EQ(*c.bandwidthGbs(0, 100), 40);
  EXPECT_FALSE(c.bandwidthGbs(1, 100).has_value());
}

TEST(comparison, samples_continue_those_of_the_result) {
  Comparison c;
  c.begin();
  c.apply(result(messages::Side::a, 100, Provenance::measured));
  c.apply(messages::Samples{messages::Side::a, 3, {50, 50, 50, 50}});
  EXPECT_EQ(c.side(0).samples.nextIndex(), 7u);
  EXPECT_DOUBLE_EQ(*c.medianUs(0), 50);
}

TEST(comparison, a_failure_stays_after_the_end_of_the_job) {
  Comparison c;
  c.begin();
  c.apply(messages::Failure{1, 1, 3, {proseMessage("no memory"), {}, {}}});
  c.finish();
  EXPECT_EQ(c.state(), Comparison::State::failed);
  EXPECT_EQ(c.failureText(), "no memory");
  c.begin();
  EXPECT_EQ(c.failureText(), "");
}

TEST(step_action, a_distance_between_arrays_is_no_stride) {
  EXPECT_EQ(strideWithin(256, 512), 256u);
  EXPECT_EQ(strideWithin(512, 512), 512u);
  EXPECT_FALSE(strideWithin(33528896, 512));
}

TEST(kernel_list_model, the_faulty_ones_have_a_heading_that_cannot_be_chosen) {
  KernelListModel model;
  QAbstractItemModelTester tester(&model, fatal);
  model.setKernels({&kernelById("neighbored"), &kernelById("broken-ticket"), &kernelById("broken-past-end")});
  ASSERT_EQ(model.rowCount(), 4);
  EXPECT_EQ(model.data(model.index(1), Qt::DisplayRole).toString(), "Faulty kernels");
  EXPECT_EQ(model.flags(model.index(1)), Qt::NoItemFlags);
  EXPECT_TRUE(model.flags(model.index(2)) & Qt::ItemIsEnabled);
  EXPECT_EQ(model.rowOf("broken-ticket"), 2);
  EXPECT_EQ(model.rowOf(""), -1);
}

}  // namespace
}  // namespace warpfold::app
