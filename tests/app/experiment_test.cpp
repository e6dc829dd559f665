// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/experiment.h"
#include "app/eventually.h"
#include "support/catalogue.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace warpfold::app {
namespace {

using messages::Side;
using Field = Experiment::Field;

messages::Hello offer(bool withGpu) {
  messages::Hello hello;
  hello.kernels = kernelCatalogue();
  hello.kernels.insert(hello.kernels.end(), brokenKernels().begin(), brokenKernels().end());
  const auto add = [&](const char* backend, bool gpu, std::uint64_t n) {
    DeviceInfo d;
    d.backend = backend;
    d.name = backend;
    d.timesAreGpu = d.kernels.library = gpu;
    d.kernels.host = d.backend == "cpu";
    d.kernels.device = !d.kernels.host;
    d.kernels.broken = d.backend == "emulator";
    if (d.kernels.broken) d.warpWidths = {4, 8, 16, 32};
    d.defaultN = n;
    hello.devices.push_back(d);
  };
  add("cpu", false, 1 << 20);
  add("emulator", false, 1 << 16);
  if (withGpu) add("cuda:0", true, 1 << 24);
  return hello;
}

TEST(experiment, first_start_takes_the_gpu_with_its_default_size) {
  Experiment e;
  e.setOffer(offer(true));
  EXPECT_EQ(e.backend(), "cuda:0");
  EXPECT_EQ(e.request(Side::a).n, 16777216u);
}

TEST(experiment, first_start_takes_the_emulator_where_there_is_no_gpu) {
  Experiment e;
  e.setOffer(offer(false));
  EXPECT_EQ(e.backend(), "emulator");
  EXPECT_EQ(e.request(Side::b).kernel, "interleaved");
  EXPECT_EQ(e.request(Side::b).n, 65536u);
}

TEST(experiment, a_backend_asked_for_by_name_is_never_replaced) {
  Experiment e;
  RunRequest a = e.request(Side::a), b = e.request(Side::b);
  a.backend = b.backend = "cuda";
  e.setRequests(a, b, true);
  e.setOffer(offer(false));
  EXPECT_EQ(e.backend(), "cuda");
  EXPECT_EQ(e.problems().value(Field::backend), "The worker has no device cuda: choose another.");
}

TEST(experiment, a_recording_is_found_without_its_ending) {
  Experiment e;
  RunRequest a = e.request(Side::a), b = e.request(Side::b);
  a.backend = "recording:h200";
  b.backend = a.backend;
  e.setRequests(a, b, true);
  messages::Hello hello = offer(false);
  hello.devices.back().backend = "recording:h200.warpfold";
  e.setOffer(hello);
  EXPECT_EQ(e.backend(), "recording:h200.warpfold");
}

TEST(experiment, a_named_backend_brings_its_default_size) {
  Experiment e;
  RunRequest a = e.request(Side::a), b = e.request(Side::b);
  a.backend = b.backend = "emulator";
  a.n.reset();
  b.n.reset();
  e.setRequests(a, b, true);
  e.setOffer(offer(true));
  EXPECT_EQ(e.request(Side::a).n, 65536u);
}

TEST(experiment, a_kernel_asked_for_by_name_is_never_replaced) {
  Experiment e;
  RunRequest a, b;
  b.kernel = "nosuch";
  e.setRequests(a, b, false);
  e.setOffer(offer(false));
  EXPECT_EQ(e.kernelId(Side::b), "nosuch");
  EXPECT_TRUE(e.problems().value(Field::kernelB).startsWith("There is no such kernel; choose one of cpu-serial, "));
  EXPECT_TRUE(e.refusalText().startsWith("--b nosuch: there is no such kernel; choose one of cpu-serial, "));
}

TEST(experiment, a_wrong_kernel_is_told_by_the_option_it_came_by) {
  Experiment e;
  RunRequest a, b;
  a.kernel = "nosuch";
  e.setRequests(a, b, false, {"--kernel", ""});
  e.setOffer(offer(false));
  EXPECT_TRUE(e.refusalText().startsWith("--kernel nosuch: there is no such kernel; "));
}

TEST(experiment, a_host_kernel_asked_for_on_another_device_is_refused) {
  Experiment e;
  RunRequest a, b;
  a.kernel = "cpu-serial";
  a.backend = b.backend = "emulator";
  e.setRequests(a, b, true, {"--a", ""});
  e.setOffer(offer(false));
  EXPECT_EQ(e.kernelId(Side::a), "cpu-serial");
  EXPECT_EQ(e.refusalText(), "--a cpu-serial: kernel cpu-serial does not run on emulator; choose cpu");
}

TEST(experiment, kernels_asked_for_by_name_bring_a_device_that_runs_them) {
  const auto chosen = [](const char* kernel) {
    Experiment e;
    RunRequest a, b;
    a.kernel = kernel;
    e.setRequests(a, b, false, {"--a", ""});
    e.setOffer(offer(true));
    EXPECT_TRUE(e.valid()) << kernel;
    return e.backend();
  };
  EXPECT_EQ(chosen("shared-modulo"), "cuda:0");
  EXPECT_EQ(chosen("cpu-serial"), "cpu");
  EXPECT_EQ(chosen("broken-ticket"), "emulator");
}

TEST(experiment, kernels_that_nobody_named_follow_the_device) {
  Experiment e;
  RunRequest a, b;
  a.backend = b.backend = "cpu";
  e.setRequests(a, b, true, {"", ""});
  e.setOffer(offer(false));
  EXPECT_EQ(e.kernelId(Side::a), "cpu-serial");
  EXPECT_TRUE(e.valid());
}

TEST(experiment, another_backend_ends_what_a_command_line_named) {
  Experiment e;
  RunRequest a, b;
  a.kernel = "shared-modulo";
  e.setRequests(a, b, false);
  e.setOffer(offer(false));
  e.setBackend("cpu");
  EXPECT_EQ(e.kernelId(Side::a), "cpu-serial");
  e.setBackend("emulator");
  EXPECT_EQ(e.kernelId(Side::a), "shared-modulo");
}

/// Everything that a command line can ask for, and nothing of it the default.
RunRequest unusual(const char* kernel) {
  RunRequest r;
  r.kernel = kernel;
  r.backend = "emulator";
  r.n = 5000;
  r.block = 64;
  r.grid = 7;
  r.type = ElementType::float64;
  r.op = Operation::dot;
  r.input = "uniform";
  r.input2 = "ones";
  r.seed = 11;
  r.offset = 3;
  r.iterations = 7;
  r.warmup = 4;
  r.cache = CacheState::warm;
  r.warp = 8;
  r.traceBlocks = BlockSelection::parse("2,5");
  return r;
}

TEST(experiment, all_that_a_command_line_asks_for_is_run) {
  Experiment e;
  const RunRequest a = unusual("last-block"), b = unusual("last-block");
  e.setRequests(a, b, true);
  e.setOffer(offer(true));
  EXPECT_TRUE(e.valid());
  EXPECT_EQ(e.request(Side::a), a);
  EXPECT_EQ(e.request(Side::b), b);
}

TEST(experiment, what_has_no_field_outlives_a_changed_parameter) {
  Experiment e;
  e.setRequests(unusual("last-block"), unusual("last-block"), true);
  e.setOffer(offer(true));
  e.setBlockText("128");
  RunRequest expected = unusual("last-block");
  expected.block = 128;
  EXPECT_EQ(e.request(Side::a), expected);
}

TEST(experiment, what_a_command_line_asks_for_in_vain_is_refused_by_its_option) {
  const auto refusal = [](auto change) {
    Experiment e;
    RunRequest a, b;
    b.kernel = "interleaved";
    a.backend = b.backend = "emulator";
    a.n = b.n = 4096;
    change(a), change(b);
    e.setRequests(a, b, true);
    e.setOffer(offer(false));
    EXPECT_FALSE(e.valid());
    return e.refusalText();
  };
  EXPECT_EQ(refusal([](RunRequest& r) { r.offset = 500; }),
            "--offset 500: an input begins 0 to 127 elements after an aligned address");
  EXPECT_EQ(
      refusal([](RunRequest& r) { r.warp = 5; }),
      "--warp 5: device emulator has warps with one of these numbers of lanes: 4, 8, 16 and 32; choose one of them");
  EXPECT_EQ(refusal([](RunRequest& r) { r.input2 = "ones"; }),
            "--input2 ones: only the operation dot has a second input; leave it out");
  EXPECT_TRUE(refusal([](RunRequest& r) { r.grid = 7; }).startsWith("--grid 7: kernel neighbored gives every thread"));
  EXPECT_EQ(refusal([](RunRequest& r) { r.block = 2000; }), "--block 2000: a block has 1 to 1\u202f024 threads");
}

TEST(experiment, what_was_refused_can_be_mended_in_the_window) {
  Experiment e;
  RunRequest a, b;
  a.input2 = b.input2 = "ones";
  e.setRequests(a, b, false);
  e.setOffer(offer(false));
  EXPECT_FALSE(e.valid());
  e.setBlockText("256");
  EXPECT_TRUE(e.valid());
  EXPECT_EQ(e.refusalText(), "");
}

TEST(experiment, an_unavailable_gpu_is_not_taken) {
  Experiment e;
  auto hello = offer(true);
  hello.devices.back().available = false;
  e.setOffer(hello);
  EXPECT_EQ(e.backend(), "emulator");
}

TEST(experiment, reads_counts_as_people_write_them) {
  Experiment e;
  for (const char* text : {"16777216", "2^24", "16 777 216 (2²⁴)", "16,777,216"}) {
    e.setSizeText(QString::fromUtf8(text));
    EXPECT_EQ(e.size(), 16777216u) << text;
  }
  e.setSizeText("1e6");
  EXPECT_EQ(e.size(), 1000000u);
}

TEST(experiment, keeps_what_cannot_be_read_and_says_what_to_write) {
  Experiment e;
  e.setSizeText("many");
  EXPECT_EQ(e.sizeText(), "many");
  EXPECT_EQ(e.problems().value(Field::size), "Write a count such as 16777216, 2^24 or 1e6.");
  EXPECT_FALSE(e.valid());
}

TEST(experiment, refuses_a_block_that_the_kernel_cannot_have) {
  Experiment e;
  e.setOffer(offer(false));
  e.setBlockText("33");
  EXPECT_TRUE(e.problems().value(Field::block).contains("power of two"));
  e.setBlockText("2000");
  EXPECT_EQ(e.problems().value(Field::block), "Write a number of threads from 1 to 1024.");
}

TEST(experiment, the_grid_follows_size_and_block) {
  Experiment e;
  e.setOffer(offer(false));
  e.setSizeText("1025");
  e.setBlockText("512");
  EXPECT_EQ(e.grid(), 3u);
}

TEST(experiment, an_edited_size_survives_a_change_of_backend) {
  Experiment e;
  e.setOffer(offer(true));
  e.setSizeText("4096");
  e.setBackend("emulator");
  EXPECT_EQ(e.request(Side::a).n, 4096u);
}

TEST(experiment, host_kernels_are_for_the_cpu_only) {
  Experiment e;
  e.setOffer(offer(false));
  for (const KernelInfo* k : e.kernelsForBackend()) EXPECT_FALSE(k->host) << k->id;
  e.setBackend("cpu");
  EXPECT_EQ(e.kernelId(Side::a), "cpu-serial");
  e.setBackend("emulator");
  EXPECT_EQ(e.kernelId(Side::a), "neighbored");
}

TEST(experiment, another_block_is_traced_on_demand) {
  Experiment e;
  EXPECT_EQ(e.request(Side::a).traceBlocks.text(), "first:4");
  e.setTracedBlock(9);
  EXPECT_EQ(e.request(Side::a).traceBlocks.text(), "9");
}

TEST(experiment, a_type_without_bits_drops_a_bitwise_operation_and_says_so) {
  Experiment e;
  e.setOperation(Operation::bitXor);
  e.setType(ElementType::bfloat16);
  EXPECT_EQ(e.operation(), Operation::sum);
  EXPECT_EQ(e.notes().value(Field::operation), "xor is not defined for bfloat16; operation changed to sum.");
  e.setType(ElementType::uint64);
  EXPECT_TRUE(e.notes().isEmpty());
}

TEST(experiment, operations_that_mean_nothing_are_not_offered) {
  Experiment e;
  EXPECT_EQ(e.offeredOperations().size(), 13u);
  e.setType(ElementType::float16);
  EXPECT_EQ(e.offeredOperations().size(), 10u);
}

TEST(experiment, a_dot_product_has_a_second_input) {
  Experiment e;
  e.setInput2("ones");
  EXPECT_EQ(e.request(Side::a).input2, std::nullopt);
  e.setOperation(Operation::dot);
  EXPECT_EQ(e.request(Side::a).input2, "ones");
  EXPECT_TRUE(e.valid());
}

TEST(experiment, blocks_are_those_that_both_kernels_can_have) {
  using Blocks = std::vector<std::uint32_t>;
  Experiment e;
  e.setOffer(offer(false));
  EXPECT_EQ(e.offeredBlocks(), (Blocks{1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024}));
  e.setKernelId(Side::a, "unroll-complete");
  EXPECT_EQ(e.offeredBlocks(), (Blocks{64, 128, 256, 512, 1024}));
  e.setKernelId(Side::a, "multilevel-shuffle");
  e.setKernelId(Side::b, "two-pass");
  EXPECT_EQ(e.offeredBlocks(), (Blocks{32, 64, 96, 128, 192, 256, 384, 512, 768, 1024}));
}

TEST(experiment, grids_are_multiples_of_the_devices_multiprocessors) {
  using Grids = std::vector<std::uint32_t>;
  Experiment e;
  messages::Hello hello = offer(false);
  hello.devices.front().multiprocessors = 108;
  e.setOffer(hello);
  e.setBackend(QString::fromStdString(hello.devices.front().backend));
  EXPECT_EQ(e.offeredGrids(), (Grids{1, 2, 32, 108, 216, 432, 864}));
}

TEST(experiment, a_device_without_multiprocessors_offers_powers_of_two_as_grids) {
  Experiment e;
  messages::Hello hello = offer(false);
  for (DeviceInfo& device : hello.devices) device.multiprocessors.reset();
  e.setOffer(hello);
  EXPECT_EQ(e.offeredGrids(), (std::vector<std::uint32_t>{1, 2, 32, 128, 256, 512, 1024}));
}

TEST(experiment, a_grid_is_for_kernels_that_take_any) {
  Experiment e;
  e.setOffer(offer(false));
  e.setSizeText("65536");
  e.setGridText("7");
  EXPECT_FALSE(e.takesGrid());
  EXPECT_EQ(e.request(Side::a).grid, std::nullopt);
  e.setKernelId(Side::b, "grid-stride");
  EXPECT_TRUE(e.takesGrid());
  EXPECT_EQ(e.request(Side::a).grid, std::nullopt);
  EXPECT_EQ(e.request(Side::b).grid, 7u);
  EXPECT_EQ(e.grid(Side::a), 128u);
  EXPECT_EQ(e.grid(Side::b), 7u);
  e.setGridText("some");
  EXPECT_EQ(e.problems().value(Field::grid), "Write a number of blocks, or auto.");
}

TEST(experiment, two_elements_a_thread_take_half_the_blocks) {
  Experiment e;
  e.setOffer(offer(false));
  e.setSizeText("65536");
  e.setKernelId(Side::a, "first-add");
  EXPECT_EQ(e.grid(Side::a), 64u);
}

TEST(experiment, blocks_of_a_cluster_are_those_of_a_ranks_share) {
  Experiment e;
  messages::Hello hello = offer(false);
  for (DeviceInfo& device : hello.devices) {
    device.across = {"gather"};
    device.ranks = 4;
  }
  e.setOffer(hello);
  e.setSizeText("65536");
  EXPECT_EQ(e.grid(Side::a), 32u);
  e.setRanks(2);
  EXPECT_EQ(e.grid(Side::a), 64u);
}

TEST(experiment, warps_that_a_kernel_relies_on_are_asked_for) {
  Experiment e;
  e.setOffer(offer(false));
  e.setKernelId(Side::a, "multilevel-shuffle");
  e.setWarp(4);
  EXPECT_TRUE(e.problems().value(Field::warp).contains("warps of 32 lanes"));
}

TEST(experiment, broken_kernels_come_last_and_run_on_the_emulator) {
  Experiment e;
  e.setOffer(offer(true));
  EXPECT_TRUE(e.kernelsForBackend().back()->broken());
  EXPECT_FALSE(e.kernelsForBackend().front()->broken());
  e.setKernelId(Side::a, "broken-past-end");
  EXPECT_EQ(e.backend(), "emulator");
  EXPECT_EQ(e.size(), 1000u);
  EXPECT_EQ(e.notes().value(Field::backend), "cuda:0 does not run faulty kernels; device changed to emulator.");
  EXPECT_TRUE(e.valid());
  e.setBackend("cuda:0");
  EXPECT_EQ(e.problems().value(Field::kernelA), "cuda:0 does not run this kernel; choose emulator.");
}

TEST(experiment, a_faulty_kernel_goes_to_the_emulator_and_not_to_a_recording_of_a_gpu) {
  messages::Hello hello = offer(true);
  DeviceInfo recording = hello.devices.back();
  recording.backend = recording.name = "recording:h200";
  recording.recorded = "2026-11-22";
  recording.kernels.broken = true;
  recording.structureIsExact = true;
  hello.devices.insert(hello.devices.begin(), recording);
  hello.devices[2].structureIsExact = true;
  Experiment e;
  e.setOffer(hello);
  e.setBackend("cuda:0");
  e.setKernelId(Side::a, "broken-past-end");
  EXPECT_EQ(e.backend(), "emulator");
  Experiment replayed;
  replayed.setOffer(hello);
  replayed.setBackend("recording:h200");
  replayed.setKernelId(Side::a, "broken-past-end");
  EXPECT_EQ(replayed.backend(), "recording:h200");
}

TEST(experiment, a_fault_between_blocks_gets_two_of_them) {
  Experiment e;
  e.setOffer(offer(false));
  e.setSizeText("1000");
  e.setKernelId(Side::a, "broken-ticket");
  EXPECT_EQ(e.size(), 512u * 16u + 1u);
  e.setSizeText("100000");
  e.setKernelId(Side::a, "neighbored");
  e.setKernelId(Side::a, "broken-ticket");
  EXPECT_EQ(e.size(), 100000u);
}

TEST(experiment, a_library_is_offered_on_gpus_only) {
  const auto offered = [](const Experiment& e) {
    const auto list = e.kernelsForBackend();
    return std::any_of(list.begin(), list.end(), [](const KernelInfo* k) { return k->id == "cub"; });
  };
  Experiment e;
  e.setOffer(offer(true));
  e.setBackend("cuda:0");
  EXPECT_TRUE(offered(e));
  e.setKernelId(Side::b, "cub");
  EXPECT_TRUE(e.valid());
  e.setBackend("emulator");
  EXPECT_FALSE(offered(e));
  EXPECT_EQ(e.problems().value(Field::kernelB), "emulator does not run this kernel; choose cuda:0.");
}

TEST(experiment, a_size_that_shows_the_fault_stays) {
  Experiment e;
  e.setOffer(offer(false));
  e.setSizeText("5001");
  e.setKernelId(Side::a, "broken-past-end");
  EXPECT_EQ(e.size(), 5001u);
}

TEST(experiment, the_host_has_more_than_one_kernel) {
  Experiment e;
  e.setOffer(offer(false));
  e.setBackend("cpu");
  EXPECT_EQ(e.kernelsForBackend().size(), 3u);
  EXPECT_EQ(e.kernelId(Side::b), "cpu-parallel");
}

TEST(experiment, comes_back_from_the_settings) {
  QTemporaryDir folder;
  QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
  Experiment first;
  first.setOffer(offer(false));
  first.setKernelId(Side::b, "shared-sequential");
  first.setOperation(Operation::max);
  first.setType(ElementType::float32);
  first.setSizeText("2^12");
  first.setBlockText("64");
  first.setGridText("5");
  first.setInput2("ones");
  first.setWarp(8);
  first.save(settings);

  Experiment second;
  second.restore(settings);
  second.setOffer(offer(false));
  EXPECT_EQ(second.request(Side::a), first.request(Side::a));
  EXPECT_EQ(second.request(Side::b), first.request(Side::b));
  EXPECT_EQ(second.gridText(), "5");
  EXPECT_EQ(second.input2(), "ones");
}

TEST(experiment, settings_of_another_version_do_no_harm) {
  QTemporaryDir folder;
  QSettings settings(folder.filePath("s.ini"), QSettings::IniFormat);
  settings.setValue("experiment/block", "512");
  settings.setValue("experiment/operation", "convolution");
  settings.setValue("experiment/kernels", QStringList{"no-such", "interleaved"});
  Experiment e;
  e.restore(settings);
  e.setOffer(offer(false));
  EXPECT_EQ(e.operation(), Operation::sum);
  EXPECT_EQ(e.kernelId(Side::a), "neighbored");
}

TEST(experiment, a_npy_file_brings_its_type_and_its_length) {
  QTemporaryDir folder;
  const QString path = folder.filePath("data.npy");
  QFile file(path);
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  const QByteArray header = "{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }";
  file.write(QByteArray("\x93NUMPY\x01\x00\x76\x00", 10) + header.leftJustified(0x76));
  file.close();
  Experiment e;
  e.setOffer(offer(false));
  e.setInput("file:" + path);
  EXPECT_EQ(e.valid(), e.inputIsFile());  // not before the file has been looked at, on another thread
  EXPECT_TRUE(eventually([&] { return e.inputIsFile(); }));
  EXPECT_EQ(e.type(), ElementType::float32);
  EXPECT_EQ(e.request(Side::a).n, std::nullopt);  // as many as the file has
  EXPECT_TRUE(e.valid());
  e.setInput("ones");
  EXPECT_EQ(e.request(Side::a).n, 65536u);
}

TEST(experiment, a_file_of_decimals_brings_floats_unless_the_type_was_chosen) {
  QTemporaryDir folder;
  QFile file(folder.filePath("a.csv"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write("value\n-0.72\n3\n");
  file.close();
  Experiment e, chosen;
  e.setInput("file:" + file.fileName());
  EXPECT_TRUE(eventually([&] { return e.inputIsFile(); }));
  EXPECT_EQ(e.type(), ElementType::float32);
  EXPECT_EQ(e.notes()[Field::type], "The file holds decimals; element type changed to float32.");
  chosen.setType(ElementType::int64);
  chosen.setInput("file:" + file.fileName());
  EXPECT_TRUE(eventually([&] { return chosen.inputIsFile(); }));
  EXPECT_EQ(chosen.type(), ElementType::int64);
}

TEST(experiment, does_not_wait_for_the_writer_of_a_fifo) {
  QTemporaryDir folder;
  const QString path = folder.filePath("data.npy");
  ASSERT_EQ(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
  Experiment e;
  e.setInput("file:" + path);
  EXPECT_TRUE(eventually([&] { return e.inputIsFile(); }));
  EXPECT_EQ(e.type(), ElementType::int32);
  EXPECT_EQ(e.problems()[Experiment::Field::input], "data.npy is not a regular file: choose another.");
}

TEST(experiment, the_input_chosen_last_is_the_input) {
  Experiment e;
  e.setInput("file:/nowhere/a.npy");
  e.setInput("ramp");
  EXPECT_TRUE(stays([&] { return e.input() == "ramp"; }));
  EXPECT_TRUE(e.valid());
}

TEST(experiment, the_second_input_is_checked_too) {
  Experiment e;
  e.setOperation(Operation::dot);
  e.setInput2("file:/nowhere/b.npy");
  EXPECT_EQ(e.problems()[Experiment::Field::input2], "There is no file b.npy: choose another.");
}

TEST(experiment, asks_for_a_seed_where_the_input_is_random) {
  Experiment e;
  for (const char* random : {"digits", "bytes", "uniform", "msws"}) {
    e.setInput(random);
    EXPECT_TRUE(e.inputIsRandom()) << random;
  }
  e.setInput("ramp");
  EXPECT_FALSE(e.inputIsRandom());
}

TEST(experiment, says_changed_only_when_something_changed) {
  Experiment e;
  QSignalSpy changed(&e, &Experiment::changed);
  e.setOperation(e.operation());
  EXPECT_EQ(changed.count(), 0);
  e.setOperation(Operation::min);
  EXPECT_EQ(changed.count(), 1);
}

TEST(experiment, writes_sizes_for_reading) {
  EXPECT_EQ(sizeForReading(1000), QString("1\u202f000"));
  EXPECT_EQ(sizeForReading(1024), QString("1\u202f024 (2¹⁰)"));
}

TEST(experiment, b_may_have_a_device_of_its_own) {
  Experiment e;
  e.setOffer(offer(true));
  e.setBackendB("emulator");
  EXPECT_EQ(e.request(Side::a).backend, "cuda:0");
  EXPECT_EQ(e.request(Side::b).backend, "emulator");
  EXPECT_TRUE(e.problems().isEmpty());
  e.setBackendB("");
  EXPECT_EQ(e.request(Side::b).backend, "cuda:0");
}

TEST(experiment, the_device_of_a_is_none_of_bs_own) {
  Experiment e;
  e.setOffer(offer(true));
  e.setBackendB("cuda:0");
  EXPECT_EQ(e.backendB(), "");
  e.setBackendB("emulator");
  e.setBackend("emulator");
  EXPECT_EQ(e.backendB(), "");
}

TEST(experiment, b_on_the_host_runs_a_host_kernel) {
  Experiment e;
  e.setOffer(offer(true));
  e.setBackendB("cpu");
  EXPECT_EQ(e.kernelId(Side::a), "neighbored");
  EXPECT_EQ(e.kernelId(Side::b), "cpu-parallel");
  for (const KernelInfo* k : e.kernelsForBackend(Side::b)) EXPECT_TRUE(k->host) << k->id;
}

TEST(experiment, a_device_of_b_that_is_not_there_is_told_beside_its_field) {
  Experiment e;
  RunRequest a = e.request(Side::a), b = e.request(Side::b);
  a.backend = "emulator";
  b.backend = "cuda";
  e.setRequests(a, b, true);
  e.setOffer(offer(false));
  EXPECT_EQ(e.problems().value(Field::backendB), "The worker has no device cuda: choose another.");
  EXPECT_FALSE(e.problems().contains(Field::backend));
}

TEST(experiment, the_device_of_b_is_remembered_as_long_as_it_is_there) {
  const QTemporaryDir folder;
  QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
  Experiment before;
  before.setOffer(offer(true));
  before.setBackendB("emulator");
  before.save(settings);
  Experiment e;
  e.restore(settings);
  e.setOffer(offer(true));
  EXPECT_EQ(e.backendB(), "emulator");
  messages::Hello other = offer(true);
  other.devices.erase(other.devices.begin() + 1);
  e.setOffer(other);
  EXPECT_EQ(e.backendB(), "");
}

}  // namespace
}  // namespace warpfold::app
