// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/crew.h"

#include <gtest/gtest.h>

#include "backends/backend.h"
#include "backends/prepared_run.h"
#include "support/catalogue.h"
#include "support/fake_ranks.h"

namespace warpfold::ranks {
namespace {

/// Ranks that wait for rank 0, which does `work`.
void lead(unsigned ranks, const std::function<void(Crew&)>& work) {
  FakeWorld(ranks).run([&](Transport& transport) {
    Crew crew(builtInKernels(), transport, 20,
              [](const std::string& sentence, ExitStatus) { ADD_FAILURE() << sentence; });
    if (transport.rank() != 0) return crew.serve();
    const int status = crew.lead([&] {
      work(crew);
      return 7;
    });
    EXPECT_EQ(status, 7);
  });
}

RunRequest onCluster(std::uint64_t n) {
  RunRequest request;
  request.kernel = "grid-stride";
  request.backend = "cluster";
  request.n = n;
  request.input = "ones";
  request.iterations = 2;
  request.warmup = 0;
  return request;
}

TEST(crew, is_a_device_that_says_what_each_rank_has) {
  lead(4, [](Crew&) {
    const DeviceInfo device = backendFor("cluster").device("cluster");
    EXPECT_EQ(english(device.called()), "Cluster: 4 ranks on 2 hosts");
    ASSERT_EQ(device.details.size(), 4u);
    EXPECT_EQ(english(device.details[1]).substr(0, 22), "rank 1 on odd: Emulato");
    EXPECT_EQ(device.across, (std::vector<std::string>{"neighbored", "interleaved", "gather", "mpi-reduce"}));
    EXPECT_EQ(device.defaultN, 4u * 65536);
    EXPECT_EQ(device.timing, Provenance::emulated);
  });
}

TEST(crew, reduces_by_every_method_and_traces_the_share_of_rank_0) {
  lead(3, [](Crew&) {
    for (const Method& method : methods()) {
      if (method.link != nullptr) continue;  // from GPU to GPU
      RunRequest request = onCluster(1000);
      request.across = method.id;
      const RunResult result = runRequest(builtInKernels(), request, RunControl{});
      EXPECT_EQ(result.result.text(), "1000") << method.id;
      EXPECT_EQ(result.reference.text(), "1000");
      EXPECT_TRUE(result.matches);
      EXPECT_EQ(result.n, 1000u);
      EXPECT_EQ(result.latency->samples, 2u);
      EXPECT_EQ(result.launches.front().n, 334u);
      EXPECT_EQ(english(*result.structureOf),
                "tree, steps and counters are those of rank 0, which reduces 334 of the 1000 elements");
      EXPECT_EQ(english(told(*result.timeCovers)),
                "the slowest rank's own reduction, and then the combining across ranks by the hosts' clocks, or by "
                "device events where values go from GPU to GPU");
    }
  });
}

TEST(crew, has_several_reductions_open_at_once) {
  lead(2, [](Crew&) {
    RunRequest mean = onCluster(77);
    mean.op = Operation::mean;
    PreparedRun a(prepareProblem(builtInKernels(), onCluster(5000), RunControl{}), RunControl{});
    PreparedRun b(prepareProblem(builtInKernels(), mean, RunControl{}), RunControl{});
    for (int i = 0; i < 3; ++i)
      for (PreparedRun* run : {&a, &b}) EXPECT_GT(run->sampleInTurn(), 0);
    EXPECT_EQ(a.inspect().result.text(), "5000");
    EXPECT_EQ(b.inspect().result.text(), "1");
  });
}

TEST(crew, rank_0_holds_no_more_than_its_share) {
  lead(2, [](Crew&) {
    const PlannedProblem planned = prepareProblem(builtInKernels(), onCluster(1000), RunControl{});
    EXPECT_EQ(planned.problem.inputs.first, nullptr);
  });
}

TEST(crew, refuses_what_one_rank_cannot_do_and_goes_on) {
  lead(3, [](Crew& crew) {
    RanksRequest request;
    request.run = onCluster(1000);
    request.run.block = 2000;
    try {
      crew.open(request);
      FAIL();
    } catch (const InvalidRequest& error) {
      EXPECT_STREQ(error.what(), "--block 2000: a block has 1 to 1024 threads");
    }
    EXPECT_EQ(runRequest(builtInKernels(), onCluster(10), RunControl{}).result.text(), "10");
  });
}

TEST(crew, tells_what_every_rank_did) {
  lead(4, [](Crew&) {
    const RunResult result = runRequest(builtInKernels(), onCluster(1000), RunControl{});
    ASSERT_TRUE(result.ranks);
    const AcrossRanks& ranks = *result.ranks;
    EXPECT_EQ(ranks.method, "neighbored");
    EXPECT_EQ(ranks.combining, Combining::doubling);
    ASSERT_EQ(ranks.parts.size(), 4u);
    EXPECT_EQ(ranks.parts[3].share, (Share{750, 250}));
    EXPECT_EQ(ranks.parts[3].partial.text(), "250");
    EXPECT_EQ(ranks.parts[3].withinUs.size(), 2u);
    EXPECT_EQ(ranks.parts[1].host, "odd");
    ASSERT_EQ(ranks.messages.size(), 3u);
    EXPECT_EQ(ranks.across.samples, 2u);
    EXPECT_GE(ranks.withinUs, *ranks.parts[2].medianUs);
    ASSERT_TRUE(ranks.network);
    EXPECT_EQ(ranks.network->rank, 1u) << "the first one on another host";
    for (const RankPart& part : ranks.parts) {
      ASSERT_TRUE(part.trace);
      EXPECT_EQ(part.trace->block.value, 0u);
    }
  });
}

TEST(crew, the_first_ranks_alone_leave_the_others_in_peace) {
  lead(4, [](Crew&) {
    for (const Method& method : methods())
      for (const std::uint32_t ranks : {1u, 3u, 4u}) {
        if (method.link != nullptr) continue;  // from GPU to GPU
        RunRequest request = onCluster(1000);
        request.across = method.id;
        request.ranks = ranks;
        const RunResult result = runRequest(builtInKernels(), request, RunControl{});
        EXPECT_EQ(result.result.text(), "1000") << method.id << ranks;
        EXPECT_EQ(result.ranks->parts.size(), ranks);
        EXPECT_EQ(result.launches.front().n, (1000 + ranks - 1) / ranks);
      }
  });
}

TEST(crew, has_no_more_ranks_than_were_started) {
  lead(2, [](Crew&) {
    RunRequest request = onCluster(10);
    request.ranks = 3;
    try {
      runRequest(builtInKernels(), request, RunControl{});
      FAIL();
    } catch (const InvalidRequest& error) {
      EXPECT_STREQ(error.what(), "--ranks 3: choose 1 to 2 ranks");
    }
  });
}

TEST(cluster_backend, is_no_device_where_no_ranks_are_led) {
  try {
    backendFor("cluster").device("cluster");
    FAIL();
  } catch (const InvalidRequest& error) {
    EXPECT_STREQ(
        error.what(),
        "--backend cluster: only run, compare, ladder, lens, sweep, ranks and a worker reduce across ranks, all "
        "started by mpirun; write mpirun -n 4 "
        "warpfold-cli run --backend cluster, or choose another device");
  }
  for (const DeviceInfo& device : allDevices()) EXPECT_NE(device.backend, "cluster");
}

TEST(cluster_backend, a_method_belongs_to_ranks) {
  RunRequest request = onCluster(1000);
  request.backend = "emulator";
  request.across = "gather";
  EXPECT_THROW(runRequest(builtInKernels(), request, RunControl{}), InvalidRequest);
}

}  // namespace
}  // namespace warpfold::ranks
