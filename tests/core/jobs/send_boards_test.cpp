// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/send_boards.h"

#include <gtest/gtest.h>

#include "codec/run_fields.h"
#include "support/catalogue.h"

namespace warpfold {
namespace {

TEST(send_boards, the_job_beside_the_comparison_traces_both_with_the_typed_numbers) {
  messages::Blackboards request;
  request.of.b.kernel = "interleaved";
  request.of.typed = {{5, "500"}};
  std::vector<messages::Board> boards;
  const std::atomic<bool> cancelled{false};
  JobContext context(
      builtInKernels(), cancelled,
      [&](const char* type, const codec::Json& body) {
        EXPECT_STREQ(type, messages::Board::type);
        boards.push_back(codec::decode<messages::Board>(body));
      },
      [](const Message&, std::optional<double>) {});
  const JobType& job = jobTypes().at("blackboards");
  EXPECT_EQ(job.place, JobPlace::background);
  job.create()->run(codec::encode(request), context);
  ASSERT_EQ(boards.size(), 2u);
  EXPECT_EQ(boards[0].trace->value(NodeId{5}).text(), "500");
  EXPECT_EQ(boards[1].trace->threads, 16u);
}

TEST(send_boards, a_number_that_the_type_cannot_hold_is_refused) {
  messages::Blackboards request;
  request.of.typed = {{5, "0.5"}};
  const std::atomic<bool> cancelled{false};
  JobContext context(
      builtInKernels(), cancelled, [](const char*, const codec::Json&) {},
      [](const Message&, std::optional<double>) {});
  EXPECT_THROW(jobTypes().at("blackboards").create()->run(codec::encode(request), context), InvalidRequest);
}

}  // namespace
}  // namespace warpfold
