// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Copies of our kernels compile by themselves and add up as the kernels do.
#include "catalogue/user_copy.h"

#include <gtest/gtest.h>

#include "backends/prepared_run.h"
#include "compile/clang.h"
#include "own/own_kernel.h"

namespace warpfold {
namespace {

std::vector<std::string> copied() {
  std::vector<std::string> ids;
  const Catalogue catalogue = Catalogue::builtIn();
  for (const KernelPtr& kernel : catalogue.sound())
    if (canBeCopied(*kernel)) ids.push_back(kernel->id);
  return ids;
}

TEST(UserCopy, is_of_kernels_that_take_input_output_and_n) {
  const std::vector<std::string> ids = copied();
  EXPECT_EQ(ids.front(), "neighbored");
  EXPECT_EQ(ids.size(), 16u);
  EXPECT_FALSE(canBeCopied(*Catalogue::builtIn().at("last-block")));
  EXPECT_FALSE(canBeCopied(*Catalogue::builtIn().at("cpu-serial")));
}

class UserCopies : public testing::TestWithParam<std::string> {};
TEST_P(UserCopies, give_the_same_sum_and_the_same_counters) {
  if (compile::Clang::get() == nullptr) GTEST_SKIP() << "no clang++ on PATH: install the package clang";
  const Catalogue ours = Catalogue::builtIn();
  const KernelPtr kernel = ours.at(GetParam());
  for (const ElementType type : {ElementType::int32, ElementType::float64, ElementType::int64}) {
    KernelInfo mine = own::readOwnKernel({"copy.cu", copyOf(*kernel, type, 128)});
    RunRequest request;
    request.kernel = kernel->id;
    request.backend = "emulator";
    request.type = type;
    request.block = 128;
    request.n = 4096;
    request.input = "digits";
    const RunResult first = runRequest(ours, request, RunControl{});
    request.kernel = mine.id;
    request.grid = first.request.grid;
    const RunResult again = runRequest(ours.with(std::move(mine)), request, RunControl{});
    EXPECT_TRUE(again.matches) << again.result.text();
    EXPECT_TRUE(again.hazards.empty());
    const RunCounters &a = *again.launches.front().counters, &b = *first.launches.front().counters;
    EXPECT_EQ(a.globalLoadSectors, b.globalLoadSectors);
    EXPECT_EQ(a.globalStoreSectors, b.globalStoreSectors);
    EXPECT_EQ(a.barriers, b.barriers);
  }
}
INSTANTIATE_TEST_SUITE_P(Kernels, UserCopies, testing::ValuesIn(copied()), [](const auto& each) {
  std::string name = each.param;
  std::replace(name.begin(), name.end(), '-', '_');
  return name;
});

}  // namespace
}  // namespace warpfold
