// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "values/hardware_counters.h"

#include <gtest/gtest.h>

#include <set>

#include "codec/run_fields.h"
#include "words/texts.h"

namespace warpfold {
namespace {

const HardwareFigure& figure(const char* name) {
  return *findHardwareFigure(name);
}

/// Of a launch of neighbored and of a small one after it, as an H200 counted.
const std::vector<MetricValues> twoLaunches{
    {{"smsp__inst_executed.sum", 156'336'128},
     {"smsp__warps_launched.sum", 524'288},
     {"smsp__thread_inst_executed.sum", 4'395'761'664},
     {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", 16'744'448},
     {"smsp__sass_data_bytes_mem_global_op_ld.sum", 134'086'656},
     {"lts__t_sectors.sum", 15'769'580},
     {"lts__t_sector_hit_rate.pct", 80.354},
     {"smsp__issue_active.sum", 156'344'576},
     {"smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio", 3.7120},
     {"dram__bytes_read.sum|dram__bytes_op_read.sum", 67'174'656},
     {"gpu__time_duration.sum", 214'816}},
    {{"smsp__inst_executed.sum", 152'256},
     {"smsp__warps_launched.sum", 1'024},
     {"smsp__thread_inst_executed.sum", 4'850'368},
     {"l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum", 4'096},
     {"smsp__sass_data_bytes_mem_global_op_ld.sum", 131'072},
     {"lts__t_sectors.sum", 7'567},
     {"lts__t_sector_hit_rate.pct", 63.764},
     {"smsp__issue_active.sum", 154'304},
     {"smsp__average_warps_issue_stalled_barrier_per_issue_active.ratio", 2.5355},
     {"dram__bytes_read.sum|dram__bytes_op_read.sum", 50'432},
     {"gpu__time_duration.sum", 3'072}}};

HardwareCounts counted(std::initializer_list<const char*> names, std::span<const MetricValues> launches = twoLaunches) {
  std::vector<const HardwareFigure*> figures;
  for (const char* name : names) figures.push_back(&figure(name));
  return hardwareCounts(figures, launches);
}

TEST(hardware_counters, counts_add_up_over_launches) {
  const HardwareCounts counts = counted({"instructions"});
  EXPECT_EQ(counts.launches[0][figure("instructions")], 156'336'128);
  EXPECT_EQ(counts.launches[1][figure("instructions")], 152'256);
  EXPECT_EQ(counts.whole[figure("instructions")], 156'488'384);
}

TEST(hardware_counters, quotients_are_those_of_the_sums) {
  const HardwareCounts counts = counted({"instructions_per_warp", "threads_per_instruction", "l2_hit_rate"});
  EXPECT_NEAR(*counts.launches[0][figure("instructions_per_warp")], 298.187, 0.001);
  EXPECT_NEAR(*counts.whole[figure("instructions_per_warp")], 297.896, 0.001);
  EXPECT_NEAR(*counts.launches[0][figure("threads_per_instruction")], 28.117, 0.001);
  EXPECT_NEAR(*counts.launches[0][figure("l2_hit_rate")], 0.80354, 0.00001);
}

TEST(hardware_counters, averages_are_weighted) {
  const HardwareCounts counts = counted({"stall_barrier"});
  EXPECT_NEAR(*counts.launches[1][figure("stall_barrier")], 2.5355, 1e-9);
  EXPECT_NEAR(*counts.whole[figure("stall_barrier")], 3.71084, 0.00001);
}

TEST(hardware_counters, efficiency_is_bytes_used_over_bytes_of_sectors) {
  EXPECT_NEAR(*counted({"load_efficiency"}).launches[0][figure("load_efficiency")], 0.25025, 0.00001);
  EXPECT_EQ(counted({"load_efficiency"}).launches[1][figure("load_efficiency")], 1.0);
}

TEST(hardware_counters, bytes_a_nanosecond_are_gigabytes_a_second) {
  EXPECT_NEAR(*counted({"dram_read_throughput"}).launches[0][figure("dram_read_throughput")], 312.708, 0.001);
}

TEST(hardware_counters, a_share_of_more_than_all_is_not_told) {
  const std::vector<MetricValues> twoRuns{{{"smsp__issue_active.sum", 300}, {"smsp__cycles_active.sum", 200}}};
  EXPECT_FALSE(counted({"issue_utilisation"}, twoRuns).whole[figure("issue_utilisation")]);
}

TEST(hardware_counters, what_a_gpu_does_not_tell_is_open) {
  const HardwareCounts counts = counted({"branches", "instructions"});
  EXPECT_FALSE(counts.whole[figure("branches")]);
  EXPECT_TRUE(counts.whole[figure("instructions")]);
  EXPECT_FALSE(counted({"branches"}).whole.any());
}

TEST(hardware_counters, nothing_is_divided_by_nothing) {
  const std::vector<MetricValues> idle{{{"smsp__inst_executed.sum", 0}, {"smsp__warps_launched.sum", 0}}};
  EXPECT_FALSE(counted({"instructions_per_warp"}, idle).whole[figure("instructions_per_warp")]);
  EXPECT_EQ(counted({"instructions"}, idle).whole[figure("instructions")], 0);
}

TEST(hardware_counters, a_choice_names_figures_in_their_order_once_each) {
  const auto chosen = parseHardwareFigures("l2_hit_rate,instructions,l2_hit_rate");
  ASSERT_EQ(chosen.size(), 2u);
  EXPECT_EQ(chosen[0]->name, "instructions");
  EXPECT_EQ(chosen[1]->name, "l2_hit_rate");
  EXPECT_EQ(parseHardwareFigures("all").size(), hardwareFigures().size());
}

TEST(hardware_counters, a_name_that_no_figure_has_is_refused) {
  for (const char* text : {"bogus", "", "instructions,", "All"}) try {
      parseHardwareFigures(text);
      ADD_FAILURE() << text;
    } catch (const InvalidRequest& error) {
      EXPECT_EQ(error.field(), Field::counters);
    }
}

TEST(hardware_counters, a_missing_name_is_told_apart_from_a_wrong_one) {
  try {
    parseHardwareFigures("instructions,");
    ADD_FAILURE();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(),
                 "--counters instructions,: a counter's name is missing; choose all, or names that warpfold-cli list "
                 "--counters tells");
  }
}

TEST(hardware_counters, a_choice_of_nothing_names_the_option) {
  try {
    parseHardwareFigures("");
    ADD_FAILURE();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(error.what(),
                 "--counters names no counter; choose all, or names that warpfold-cli list --counters tells");
  }
}

TEST(hardware_counters, a_metric_is_asked_for_once) {
  const auto chosen = parseHardwareFigures("instructions,instructions_per_warp");
  const std::vector<std::string_view> expected{"smsp__inst_executed.sum", "smsp__warps_launched.sum"};
  EXPECT_EQ(metricsOf(chosen), expected);
}

TEST(hardware_counters, figures_read_as_people_write_them) {
  EXPECT_EQ(figureText(figure("instructions"), 156'336'128), "156,336,128");
  EXPECT_EQ(figureText(figure("instructions"), 7), "7");
  EXPECT_EQ(figureText(figure("instructions_per_warp"), 293.8821), "293.88");
  EXPECT_EQ(figureText(figure("branch_efficiency"), 0.98361), "98.36 %");
  EXPECT_EQ(figureText(figure("dram_read_bytes"), 67'174'656), "67.17 MB");
  EXPECT_EQ(figureText(figure("dram_read_bytes"), 512), "512 B");
  EXPECT_EQ(figureText(figure("dram_read_throughput"), 312.708), "312.7 GB/s");
  EXPECT_EQ(figureText(figure("counted_duration"), 214'816), "214.8 µs");
  EXPECT_EQ(figureText(figure("counted_duration"), 3'072), "3.07 µs");
  EXPECT_EQ(figureText(figure("sm_clock"), 1979.4), "1979 MHz");
}

TEST(hardware_counters, sectors_agree_only_where_they_are_equal) {
  const HardwareFigure& sectors = figure("global_load_sectors");
  EXPECT_EQ(agreementOf(sectors, 1000, 1000, {8, 128}, false), Agreement::exact);
  EXPECT_EQ(agreementOf(sectors, 1000, 1001, {8, 128}, false), Agreement::differs);
}

TEST(hardware_counters, conflicts_may_be_more_by_two_a_block_or_three_percent) {
  const HardwareFigure& conflicts = figure("shared_load_conflicts");
  EXPECT_EQ(agreementOf(conflicts, 100, 116, {8, 1024}, false), Agreement::close);
  EXPECT_EQ(agreementOf(conflicts, 100, 117, {8, 1024}, false), Agreement::differs);
  EXPECT_EQ(agreementOf(conflicts, 9'701, 10'000, {8, 128}, false), Agreement::close);
  EXPECT_EQ(agreementOf(conflicts, 9'699, 10'000, {8, 128}, false), Agreement::differs);
}

TEST(hardware_counters, conflicts_where_there_are_none_may_be_half_of_one_a_warp) {
  const HardwareFigure& conflicts = figure("shared_load_conflicts");
  EXPECT_EQ(agreementOf(conflicts, 0, 16, {8, 128}, false), Agreement::close);
  EXPECT_EQ(agreementOf(conflicts, 0, 17, {8, 128}, false), Agreement::differs);
  EXPECT_EQ(agreementOf(conflicts, 0, 128, {8, 1024}, false), Agreement::close);
  EXPECT_EQ(agreementOf(conflicts, 0, 129, {8, 1024}, false), Agreement::differs);
}

TEST(hardware_counters, fewer_conflicts_than_emulated_differ) {
  EXPECT_EQ(agreementOf(figure("shared_load_conflicts"), 10'000, 9'999, {8, 128}, false), Agreement::differs);
  EXPECT_EQ(agreementOf(figure("shared_store_conflicts"), 1, 0, {8, 1024}, false), Agreement::differs);
}

TEST(hardware_counters, blocks_that_wait_may_load_two_more_a_block_never_less) {
  const HardwareFigure& sectors = figure("global_load_sectors");
  EXPECT_EQ(agreementOf(sectors, 1000, 1008, {2, 128}, true), Agreement::close);
  EXPECT_EQ(agreementOf(sectors, 1000, 1009, {2, 128}, true), Agreement::differs);
  EXPECT_EQ(agreementOf(sectors, 1000, 1066, {33, 128}, true), Agreement::close);
  EXPECT_EQ(agreementOf(sectors, 1000, 1067, {33, 128}, true), Agreement::differs);
  EXPECT_EQ(agreementOf(sectors, 1000, 999, {33, 128}, true), Agreement::differs);
}

TEST(hardware_counters, blocks_that_wait_may_store_once_more_a_block) {
  for (const char* name : {"global_store_sectors", "global_store_requests"}) {
    EXPECT_EQ(agreementOf(figure(name), 41, 74, {33, 256}, true), Agreement::close) << name;
    EXPECT_EQ(agreementOf(figure(name), 41, 75, {33, 256}, true), Agreement::differs) << name;
  }
}

TEST(hardware_counters, one_block_waits_for_nothing) {
  EXPECT_EQ(agreementOf(figure("global_load_sectors"), 1000, 1001, {1, 128}, true), Agreement::differs);
}

/// Two launches, of 200 µs and of 3 µs: the second tells more than the chip's 1980 MHz.
const std::vector<MetricValues> longAndShort{
    {{"sm__cycles_elapsed.avg.per_second", 1.978e9}, {"gpu__time_duration.sum", 200'000}},
    {{"sm__cycles_elapsed.avg.per_second", 2.415e9}, {"gpu__time_duration.sum", 3'000}}};

TEST(hardware_counters, a_short_launch_tells_no_clock) {
  const HardwareCounts counts = counted({"sm_clock"}, longAndShort);
  EXPECT_NEAR(*counts.launches[0][figure("sm_clock")], 1978, 1e-9);
  EXPECT_FALSE(counts.launches[1][figure("sm_clock")]);
  EXPECT_EQ(counts.launches[1].absence(figure("sm_clock")), Absence::tooShort);
  EXPECT_NEAR(*counts.whole[figure("sm_clock")], 1978, 1e-9);
}

TEST(hardware_counters, short_launches_alone_tell_no_clock_over_all) {
  const HardwareCounts counts = counted({"sm_clock"}, std::span(longAndShort).subspan(1));
  EXPECT_FALSE(counts.whole[figure("sm_clock")]);
  EXPECT_EQ(counts.whole.absence(figure("sm_clock")), Absence::tooShort);
}

/// As a program wrote it that took clocks of any launch.
HardwareCounts recordedBefore() {
  HardwareCounts counts;
  counts.launches.resize(2);
  const double clocks[] = {1978, 2415}, durations[] = {200'000, 3'000};
  for (std::size_t i = 0; i < 2; ++i) {
    counts.launches[i][figure("sm_clock")] = clocks[i];
    counts.launches[i][figure("counted_duration")] = durations[i];
  }
  counts.whole[figure("sm_clock")] = 1984.5;
  counts.whole[figure("counted_duration")] = 203'000;
  return counts;
}

TEST(hardware_counters, a_recordings_clocks_of_short_launches_are_left_out) {
  const HardwareCounts counts = soundCounts(recordedBefore());
  EXPECT_EQ(counts.launches[0][figure("sm_clock")], 1978);
  EXPECT_FALSE(counts.launches[1][figure("sm_clock")]);
  EXPECT_EQ(counts.whole[figure("sm_clock")], 1978);
}

TEST(hardware_counters, a_recorded_library_call_has_a_clock_where_it_is_long) {
  HardwareCounts call = recordedBefore();
  call.launches.clear();
  EXPECT_EQ(soundCounts(call).whole[figure("sm_clock")], 1984.5);
  call.whole[figure("counted_duration")] = 60'000;
  EXPECT_FALSE(soundCounts(call).whole[figure("sm_clock")]);
}

TEST(hardware_counters, what_is_missing_has_a_reason) {
  const std::vector<MetricValues> launch{{{"smsp__inst_executed.sum", 0},
                                          {"smsp__warps_launched.sum", 0},
                                          {"smsp__issue_active.sum", 300},
                                          {"smsp__cycles_active.sum", 200}}};
  const HardwareValues values = counted({"instructions_per_warp", "issue_utilisation", "branches"}, launch).whole;
  EXPECT_EQ(english(*absenceText(values.absence(figure("instructions_per_warp")))), "nothing to divide by");
  EXPECT_EQ(english(*absenceText(values.absence(figure("issue_utilisation")))),
            "its parts were counted in different runs and do not fit");
  EXPECT_EQ(english(*absenceText(values.absence(figure("branches")))), "this GPU does not tell it");
  EXPECT_FALSE(absenceText(values.absence(figure("l1_hit_rate"))));
}

TEST(hardware_counters, a_recordings_missing_figures_have_reasons_too) {
  HardwareCounts recorded;
  recorded.whole[figure("global_store_requests")] = 0;
  const HardwareValues values = soundCounts(recorded).whole;
  EXPECT_EQ(values.absence(figure("sectors_per_store")), Absence::nothingToDivideBy);
  EXPECT_EQ(values.absence(figure("l2_hit_rate")), Absence::doNotFit);
  EXPECT_EQ(values.absence(figure("global_store_requests")), Absence::notAsked);
}

TEST(hardware_counters, an_efficiency_of_no_access_to_shared_memory_is_none) {
  HardwareCounts recorded;
  recorded.whole[figure("shared_efficiency")] = 0;
  const HardwareValues values = soundCounts(recorded).whole;
  EXPECT_EQ(values[figure("shared_efficiency")], std::nullopt);
  EXPECT_EQ(values.absence(figure("shared_efficiency")), Absence::nothingToDivideBy);
}

TEST(hardware_counters, every_figure_has_a_name_a_title_and_a_definition) {
  std::set<std::string_view> names;
  for (const HardwareFigure& each : hardwareFigures()) {
    EXPECT_TRUE(names.insert(each.name).second) << each.name;
    EXPECT_NE(words::find(each.title), nullptr) << each.name;
    EXPECT_NE(words::find(each.definition), nullptr) << each.name;
    EXPECT_EQ(each.per.empty(), each.kind == FigureKind::sum) << each.name;
  }
}

TEST(hardware_counters, figures_count_what_the_emulators_counters_name) {
  for (const CounterRow& row : counterRows) {
    if (row.hardware.empty()) continue;
    const HardwareFigure* const same = findHardwareFigure(row.name);
    ASSERT_NE(same, nullptr) << row.name;
    EXPECT_EQ(same->metric, row.hardware);
    EXPECT_EQ(same->emulated, row.value);
  }
}

TEST(hardware_counters, come_back_from_an_archive) {
  HardwareCounts counts = counted({"instructions", "l2_hit_rate"});
  counts.provenance = Provenance::recorded;
  counts.waits = true;
  EXPECT_EQ(codec::decode<HardwareCounts>(codec::encode(counts)), counts);
}

TEST(hardware_counters, reasons_come_back_from_an_archive) {
  const HardwareCounts counts = counted({"sm_clock"}, longAndShort);
  EXPECT_EQ(codec::decode<HardwareCounts>(codec::encode(counts)), counts);
}

TEST(hardware_counters, a_reason_of_no_figure_is_refused) {
  codec::Json json = codec::encode(counted({"sm_clock"}, longAndShort));
  json["launches"][1]["absent"][0]["figure"] = "bogus";
  EXPECT_THROW(codec::decode<HardwareCounts>(json), std::out_of_range);
}

TEST(hardware_counters, a_count_below_nothing_is_refused) {
  codec::Json json = codec::encode(counted({"instructions"}));
  json["whole"]["instructions"] = -1.0;
  EXPECT_THROW(codec::decode<HardwareCounts>(json), std::out_of_range);
}

TEST(hardware_counters, of_an_older_file_lack_what_it_did_not_know) {
  codec::Json json = codec::encode(counted({"instructions"}));
  json["whole"].erase("sm_clock");
  const auto read = codec::decodeStored<HardwareCounts>(json);
  EXPECT_EQ(read.whole[figure("instructions")], 156'488'384);
  EXPECT_FALSE(read.whole[figure("sm_clock")]);
}

}  // namespace
}  // namespace warpfold
