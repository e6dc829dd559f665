// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "run/run_request.h"

#include <gtest/gtest.h>

#include "run/command_line.h"
#include "run/planned_run.h"
#include "support/catalogue.h"
#include "support/devices.h"
#include "values/error.h"

namespace warpfold {
namespace {

std::string refusal(const RunRequest& request, const DeviceInfo& device = exampleEmulator()) {
  try {
    validate(request, kernelById(request.kernel), device, {exampleCpu(), exampleEmulator(), exampleGpu()});
  } catch (const InvalidRequest& e) {
    return e.what();
  }
  return "accepted";
}

TEST(parse_count, reads_plain_power_and_scientific) {
  EXPECT_EQ(parseCount("16777216", Field::n), 16777216u);
  EXPECT_EQ(parseCount("2^24", Field::n), 16777216u);
  EXPECT_EQ(parseCount("1e6", Field::n), 1000000u);
  EXPECT_EQ(parseCount("2^20+3", Field::n), 1048579u);
  EXPECT_EQ(parseCount("2^10-1", Field::n), 1023u);
  EXPECT_EQ(parseCount("16 777 216", Field::n), 16777216u);
}

TEST(parse_count, refuses_what_is_no_count) {
  for (const char* text : {"", "abc", "-3", "2^", "2^64", "1e40", "3.5", "1e", "2^3^4", "5-9", "+"})
    EXPECT_THROW(parseCount(text, Field::n), InvalidRequest) << text;
}

TEST(parse_count, names_the_option) {
  try {
    parseCount("many", Field::block);
    FAIL();
  } catch (const InvalidRequest& e) {
    EXPECT_STREQ(e.what(),
                 "--block 'many': this is not a whole number below 2^64; write one such as 16777216, 2^24 or 1e6");
  }
}

TEST(parse_count, powers_of_0_and_1_take_no_time) {
  EXPECT_EQ(parseCount("1^18446744073709551615", Field::n), 1u);
  EXPECT_EQ(parseCount("0^9999999999999", Field::seed), 0u);
  EXPECT_EQ(parseCount("0^0", Field::seed), 1u);
}

TEST(count_text, writes_powers_of_two_short) {
  EXPECT_EQ(countText(16777216), "2^24");
  EXPECT_EQ(countText(512), "512");
  EXPECT_EQ(countText(1000000), "1000000");
}

TEST(block_selection, reads_and_writes_every_form) {
  for (const char* text : {"none", "first:4", "all", "0,5,9"}) EXPECT_EQ(BlockSelection::parse(text).text(), text);
  EXPECT_EQ(BlockSelection::parse("9,0,5,5").text(), "0,5,9");
}

TEST(block_selection, refuses_other_text) {
  for (const char* text : {"", "some", "1,", "1,,2", "first:", "-1"})
    EXPECT_THROW(BlockSelection::parse(text), InvalidRequest) << text;
}

TEST(block_selection, resolves_within_the_grid) {
  EXPECT_EQ(BlockSelection::parse("first:4").resolve(2), (std::vector<std::uint64_t>{0, 1}));
  EXPECT_EQ(BlockSelection::parse("0,5").resolve(6), (std::vector<std::uint64_t>{0, 5}));
  EXPECT_TRUE(BlockSelection::parse("none").resolve(6).empty());
  EXPECT_THROW(BlockSelection::parse("0,6").resolve(6), InvalidRequest);
  EXPECT_THROW(BlockSelection::parse("all").resolve(1025), InvalidRequest);
}

TEST(validate, names_the_reason_for_a_block_that_is_no_power_of_two) {
  RunRequest request;
  request.block = 96;
  EXPECT_EQ(refusal(request),
            "--block 96: kernel neighbored halves the block in every step, so it needs a power of two; use 64 or 128");
}

TEST(validate, refuses_impossible_sizes) {
  RunRequest request;
  request.block = 2048;
  EXPECT_EQ(refusal(request), "--block 2048: a block has 1 to 1024 threads");
  request.block = 0;
  EXPECT_NE(refusal(request), "accepted");
}

TEST(validate, refuses_a_host_kernel_on_a_device_and_the_reverse) {
  RunRequest request;
  request.kernel = "cpu-serial";
  EXPECT_EQ(refusal(request), "--backend emulator: kernel cpu-serial does not run on emulator; choose cpu");
  EXPECT_EQ(refusal(request, exampleCpu()), "accepted");
  request.kernel = "neighbored";
  EXPECT_EQ(refusal(request, exampleCpu()),
            "--backend cpu: kernel neighbored does not run on cpu; choose one of emulator, cuda");
}

TEST(validate, names_every_device_that_runs_the_kernel_also_a_recording) {
  DeviceInfo recording = exampleGpu();
  recording.backend = "recording:h200";
  DeviceInfo away = exampleGpu();
  away.backend = "cuda:1";
  away.available = false;
  const auto refused = [&](const std::vector<DeviceInfo>& devices) -> std::string {
    RunRequest request;
    request.kernel = "cub";
    try {
      validate(request, kernelById("cub"), exampleEmulator(), devices);
    } catch (const InvalidRequest& e) {
      return e.what();
    }
    return "accepted";
  };
  EXPECT_EQ(refused({exampleEmulator(), recording, away}),
            "--backend emulator: kernel cub does not run on emulator; choose recording:h200");
  EXPECT_EQ(refused({exampleEmulator(), away}),
            "--backend emulator: kernel cub does not run on emulator, nor on another device here; choose another "
            "kernel");
}

TEST(validate, takes_the_warps_that_the_device_has) {
  DeviceInfo device = exampleGpu();
  device.warpWidths = {64};
  RunRequest request;
  EXPECT_EQ(refusal(request, device), "--warp 32: device cuda has warps of 64 lanes; choose 64, or another device");
}

TEST(validate, keeps_small_warps_to_the_emulator) {
  RunRequest request;
  request.warp = 8;
  EXPECT_EQ(refusal(request), "accepted");
  EXPECT_EQ(refusal(request, exampleGpu()),
            "--warp 8: device cuda has warps of 32 lanes; choose 32, or another device");
  request.warp = 5;
  EXPECT_EQ(
      refusal(request),
      "--warp 5: device emulator has warps with one of these numbers of lanes: 4, 8, 16 and 32; choose one of them");
}

TEST(validate, accepts_only_the_grid_that_fits) {
  RunRequest request;
  request.n = 1000;
  request.grid = 2;
  EXPECT_EQ(refusal(request), "accepted");
  request.grid = 3;
  EXPECT_NE(refusal(request), "accepted");
}

TEST(validate, refuses_a_run_of_nothing) {
  const auto with = [](auto member) {
    RunRequest request;
    request.kernel = "grid-stride";
    request.*member = 0;
    return refusal(request);
  };
  EXPECT_EQ(with(&RunRequest::n), "--n 0: a reduction needs at least one element");
  EXPECT_EQ(with(&RunRequest::grid), "--grid 0: a launch needs at least one block; use auto");
  EXPECT_EQ(with(&RunRequest::iterations), "--iterations 0: a median needs at least one sample");
}

TEST(run_option_texts, leave_open_what_is_not_written) {
  EXPECT_EQ(RunOptionTexts{}.request(), RunRequest{});
  EXPECT_EQ(RunRequest{}.n, std::nullopt);
}

TEST(run_option_texts, read_every_option) {
  RunOptionTexts texts;
  texts.kernel = "interleaved";
  texts.n = "2^10";
  texts.type = "float64";
  texts.op = "max";
  texts.cache = "warm";
  texts.warp = "16";
  const RunRequest request = texts.request();
  EXPECT_EQ(request.kernel, "interleaved");
  EXPECT_EQ(request.n, 1024u);
  EXPECT_EQ(request.type, ElementType::float64);
  EXPECT_EQ(request.op, Operation::max);
  EXPECT_EQ(request.cache, CacheState::warm);
  EXPECT_EQ(request.warp, 16u);
}

TEST(run_option_texts, refuse_unknown_values) {
  const auto with = [](auto member, const char* text) {
    RunOptionTexts texts;
    texts.*member = text;
    return texts;
  };
  EXPECT_THROW(with(&RunOptionTexts::type, "int16").request(), InvalidRequest);
  EXPECT_THROW(with(&RunOptionTexts::op, "median").request(), InvalidRequest);
  EXPECT_THROW(with(&RunOptionTexts::n, "0").request(), InvalidRequest);
  EXPECT_THROW(with(&RunOptionTexts::iterations, "0").request(), InvalidRequest);
  EXPECT_THROW(with(&RunOptionTexts::cache, "lukewarm").request(), InvalidRequest);
}

TEST(command_line, repeats_the_request) {
  RunRequest request;
  request.n = 1 << 20;
  request.input = "file:/a b/it's.npy";
  EXPECT_EQ(commandLine(request),
            "warpfold-cli run --kernel neighbored --n 2^20 --block 512 --type int32 --op sum --input "
            "'file:/a b/it'\\''s.npy'");
}

}  // namespace
}  // namespace warpfold
