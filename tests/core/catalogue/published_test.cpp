// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "catalogue/published.h"

#include <gtest/gtest.h>

#include "catalogue/catalogue.h"
#include "words/english.h"

namespace warpfold {
namespace {

TEST(published, every_figure_is_of_a_sound_kernel) {
  const Catalogue catalogue = Catalogue::builtIn();
  for (const PublishedFigure& figure : publishedFigures()) {
    const KernelPtr kernel = catalogue.find(std::string(figure.kernel));
    ASSERT_TRUE(kernel) << figure.kernel;
    EXPECT_FALSE(kernel->broken());
  }
}

TEST(published, tells_what_the_source_names_and_no_more) {
  const auto modulo = publishedFigures("shared-modulo");
  ASSERT_EQ(modulo.size(), 2u);
  EXPECT_EQ(modulo[0].device, "NVIDIA A100-PCIE-40GB");
  EXPECT_EQ(modulo[0].clockMhz, 765);
  EXPECT_DOUBLE_EQ(modulo[0].us, 990.66);
  EXPECT_EQ(modulo[1].device, "");
  EXPECT_EQ(modulo[1].n, 25'600'000u);
  EXPECT_TRUE(publishedFigures("cub").empty());
}

TEST(published, says_where_a_figure_stands_and_what_is_known_of_its_conditions) {
  const PublishedFigure serial = publishedFigures("cpu-serial").front();
  EXPECT_EQ(english(told(serial.source)), "a public comparison of neighbored and interleaved pairs");
  ASSERT_TRUE(serial.remark);
  EXPECT_EQ(english(told(*serial.remark)), "one CPU thread");
}

TEST(published, bandwidth_is_of_the_size_that_was_published) {
  EXPECT_NEAR(publishedFigures("multilevel-shared").front().bandwidthGbs(), 306.8, 0.1);  // 2^30 uint32 in 13.998 ms
}

}  // namespace
}  // namespace warpfold
