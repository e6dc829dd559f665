// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// What the manual's page on recordings says of the errors of interpolation is what the shipped recording gives.
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <iterator>

#include "store/recorded_time.h"
#include "support/catalogue.h"

namespace warpfold {
namespace {

std::string grouped(std::size_t number) {
  return fmt::format("{},{:03}", number / 1000, number % 1000);
}

TEST(manual_of_recordings, has_the_errors_of_sizes_that_were_left_out) {
  const auto recording = store::Recording::open(WARPFOLD_TEST_DATA "/../../resources/recordings/nvidia-h200.warpfold");
  std::size_t changes = 0, covered = 0, kernels = 0, good = 0;
  double least = 1, most = 0;
  store::LeftOut worst, cub;
  for (const store::LeftOut& row : store::leaveOut(*recording, builtInKernels())) {
    least = std::min(least, row.medianError);
    most = std::max(most, row.medianError);
    if (row.worstError > worst.worstError) worst = row;
    if (row.kernel == "cub") {
      cub = row;
      continue;
    }
    ++kernels;
    good += row.worstError < 0.09 ? 1 : 0;
    changes += row.changes;
    covered += row.covered;
  }
  EXPECT_LT(cub.worstError, 0.09);
  EXPECT_EQ(worst.kernel, "independent-loads");
  EXPECT_EQ(worst.worst.n, 10'240u);
  const std::string medians = fmt::format("{:.2f}", 100 * least), upTo = fmt::format("{:.1f} %", 100 * most),
                    worstText = fmt::format("{:.1f} %", 100 * worst.worstError);
  const std::vector<std::vector<std::string>> said{
      {"", medians + " to " + upTo, fmt::format("for {} of the {} kernels", good, kernels), worstText,
       grouped(covered) + " of the " + grouped(changes), fmt::format("{} of the {} of CUB", cub.covered, cub.changes)},
      {"ko/", medians + "에서 " + upTo, fmt::format("{}개 커널 중 {}개", kernels, good), worstText,
       fmt::format("{}개 중 {}개", grouped(changes), grouped(covered)),
       fmt::format("{}개 중 {}개입니다", cub.changes, cub.covered)},
      {"zh_CN/", medians + " 到 " + upTo, fmt::format("{} 个核函数中的 {} 个", kernels, good), worstText,
       fmt::format("{} 个中 {} 个", grouped(changes), grouped(covered)),
       fmt::format("{} 个中的 {} 个", cub.changes, cub.covered)}};
  for (const auto& language : said) {
    std::ifstream in(WARPFOLD_TEST_DATA "/../../resources/manual/" + language.front() + "recordings.md");
    const std::string page{std::istreambuf_iterator<char>(in), {}};
    for (auto text = language.begin() + 1; text != language.end(); ++text)
      EXPECT_NE(page.find(*text), std::string::npos) << language.front() << "recordings.md lacks: " << *text;
  }
}

}  // namespace
}  // namespace warpfold
