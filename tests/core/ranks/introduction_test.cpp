// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/introduction.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "support/fake_ranks.h"
#include "version.h"

namespace warpfold::ranks {
namespace {

/// What all ranks are told where rank 1 says this of itself.
std::vector<std::string> refusals(const nlohmann::json& ofRankOne) {
  std::vector<std::string> sentences(3);
  FakeWorld(3).run([&](Transport& transport) {
    Conference conference(transport, 10);
    try {
      if (transport.rank() != 1) return introduce(conference, "worker");
      conference.gather(ofRankOne.dump());  // as another program would
      conference.broadcast("");
      conference.together([] {});
    } catch (const AgreedFailure& failure) {
      sentences[transport.rank()] = failure.sentence;
    }
  });
  return sentences;
}

TEST(introduction, ranks_of_another_version_are_refused_on_all_of_them) {
  const std::string expected = std::string("rank 1 of 3 on far is Warpfold 0.0.1, and rank 0 is ") + version +
                               "; install the same version on every host";
  EXPECT_EQ(refusals({"far", "0.0.1", "worker", sizeof(ReferencePart)}), (std::vector<std::string>(3, expected)));
}

TEST(introduction, ranks_that_were_asked_for_something_else_are_refused) {
  EXPECT_EQ(refusals({"far", version, "run", sizeof(ReferencePart)})[2],
            "rank 1 of 3 on far was given another request than rank 0; start all ranks with one command line");
}

}  // namespace
}  // namespace warpfold::ranks
