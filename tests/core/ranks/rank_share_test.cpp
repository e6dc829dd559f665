// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>
#include <gtest/gtest.h>

#include <cstring>

#include "data/input.h"
#include "ranks/all_gpus.h"
#include "ranks/crew.h"
#include "ranks/rank_run.h"
#include "ranks/ranks_run.h"
#include "support/fake_ranks.h"
#include "support/runs.h"

// What the tree between ranks zooms into: a rank's share is reduced as one device alone reduces the same elements.
namespace warpfold::ranks {
namespace {

/// What every block that was traced did, without its times: masks of each warp, counters, operands and values.
std::string structureOf(const std::vector<BlockTracePtr>& traces) {
  std::string text;
  for (const BlockTracePtr& trace : traces) {
    text += fmt::format("block {} of {} threads\n", trace->block.value, trace->threads);
    for (const Step& step : trace->steps) {
      text += fmt::format("step {} row {} stride {}", step.index, step.row, step.stride.value_or(0));
      for (const CounterRow& row : counterRows) text += fmt::format(" {}", step.counters.memory.*row.value);
      for (const MaskRow& row : maskRows) text += fmt::format(" {}", step.counters.*row.value);
      for (const WarpStep& warp : step.warps)
        text += fmt::format(" {:x}/{:x}/{:x}", warp.combined, warp.touched, warp.lanes);
      text += "\n";
    }
    for (const Node& node : trace->nodes)
      text += fmt::format("{}.{}={:x}({},{}) ", node.row, node.column, node.bits, node.left.value, node.right.value);
  }
  return text;
}

struct Told {
  Scalar partial;
  std::string structure;
  std::optional<RunCounters> counters;
};

/// The elements of one rank, cut out of all of them, on one device alone.
Told alone(const RunRequest& asked, std::uint64_t n, const Share& share, const DeviceInfo& device) {
  const Inputs all = makeInputs({asked.input, {}, asked.type, asked.op, n, 0, asked.seed, 0});
  auto own = std::make_shared<HostArray>(asked.type, share.count);
  std::memcpy(own->data(), all.first->data() + share.first * sizeOf(asked.type), own->bytes());
  RunRequest request = asked;
  request.n = share.count;
  request.backend = device.backend;
  const PlannedRun planned = planRun(request, builtInKernels().at(asked.kernel), device, share.count);
  const auto session = backendFor(device.backend).open(planned, {own, nullptr}, {});
  session->sampleUs();
  Told told{session->combined(), {}, {}};
  RunResult result;
  result.request = planned.request;
  session->inspect(result);
  told.structure = structureOf(result.traces);
  told.counters = result.counters;
  return told;
}

RunRequest requestOf(const std::string& kernel) {
  RunRequest request;
  request.kernel = kernel;
  request.input = "msws";
  request.seed = 7;
  request.block = 64;
  request.n = 1003;
  request.iterations = 1;
  request.warmup = 0;
  request.traceBlocks = BlockSelection::parse("first:2");
  return request;
}

/// Each rank's share, whose device is that of its number, as one device alone does it.
void expectShares(unsigned ranks, const RunRequest& request, const std::optional<DeviceInfo>& device = {}) {
  FakeWorld(ranks).run([&](Transport& transport) {
    RankRun run(builtInKernels(), request, transport);
    run.sample();
    RunResult own;
    own.request = run.ownRequest();
    run.inspect(own);
    const Told expected = alone(request, *request.n, run.share(), device.value_or(run.device()));
    const std::string where =
        fmt::format("{} {} {} rank {}", request.kernel, name(request.type), name(request.op), transport.rank());
    EXPECT_EQ(run.partial(), expected.partial) << where;
    EXPECT_FALSE(own.traces.empty()) << where;
    // On a GPU it is chance which block ends last and combines the others' partials.
    if (run.device().structureIsExact || !run.kernel().lastBlockFinishes()) {
      EXPECT_EQ(structureOf(own.traces), expected.structure) << where;
    }
    // A GPU's session has none itself: an emulator adds them to a result.
    EXPECT_EQ(own.counters.has_value(), run.device().structureIsExact) << where;
    EXPECT_EQ(own.counters, expected.counters) << where;
  });
}

const std::vector<std::string> kernels{"neighbored",   "interleaved",      "shared-modulo",      "shared-sequential",
                                       "grid-stride",  "unroll-last-warp", "multilevel-shuffle", "two-pass",
                                       "atomic-block", "last-block"};

TEST(rank_share, is_reduced_as_one_device_alone_reduces_its_elements) {
  for (const std::string& kernel : kernels) expectShares(3, requestOf(kernel));
}

TEST(rank_share, of_other_types_and_operations_too) {
  RunRequest request = requestOf("shared-sequential");
  request.type = ElementType::float32;
  for (const Operation op : {Operation::max, Operation::mean, Operation::sum}) {
    request.op = op;
    expectShares(2, request);
  }
}

TEST(rank_share, its_tree_is_the_one_of_one_device_alone) {
  for (const std::string& kernel : kernels) {
    RunRequest request = requestOf(kernel);
    request.backend = "cluster";
    FakeWorld(3).run([&](Transport& transport) {
      Crew crew(builtInKernels(), transport, 20,
                [](const std::string& sentence, ExitStatus) { ADD_FAILURE() << sentence; });
      if (transport.rank() != 0) return crew.serve();
      crew.lead([&] {
        const RunResult result = warpfold::runRequest(builtInKernels(), request, {});
        const AcrossRanks& all = result.ranks.value();
        for (std::size_t rank = 0; rank < all.parts.size(); ++rank) {
          const RankPart& part = all.parts[rank];
          const Told expected = alone(request, *request.n, part.share, backendFor(part.backend).device(part.backend));
          EXPECT_EQ(part.partial, expected.partial) << kernel << rank;
          if (!part.trace) {
            ADD_FAILURE() << kernel << " has no tree of rank " << rank;
            continue;
          }
          // Of the first block: what stands before the second one's.
          const std::string own = structureOf({part.trace});
          EXPECT_EQ(own, expected.structure.substr(0, own.size())) << kernel << rank;
        }
        return 0;
      });
    });
  }
}

std::vector<DeviceInfo> gpusHere() {
  std::vector<DeviceInfo> gpus;
  for (const DeviceInfo& device : allDevices())
    if (device.available && device.timesAreGpu && !device.recorded && !device.isModelled() && !device.hasRanks())
      gpus.push_back(device);
  return gpus;
}

/// Two ranks, on two GPUs where there are as many.
class RanksOnGpus : public ::testing::Test {
 protected:
  void SetUp() override {
    if (m_gpus.empty()) GTEST_SKIP() << "there is no GPU here";
  }
  const std::vector<DeviceInfo> m_gpus = gpusHere();
};

TEST_F(RanksOnGpus, masks_counters_and_partials_are_those_of_one_gpu_for_the_same_share) {
  for (const std::string& kernel : kernels)
    for (const ElementType type : {ElementType::int32, ElementType::float32}) {
      // Where blocks add as they come, float sums differ from run to run.
      if (type == ElementType::float32 && kernelById(kernel).orderVaries) continue;
      RunRequest request = requestOf(kernel);
      request.type = type;
      request.n = (1u << 18) + 3;
      request.block = 256;
      expectShares(2, request, m_gpus.front());
    }
}

TEST_F(RanksOnGpus, partials_of_all_gpus_are_those_of_one_gpu_however_they_are_combined) {
  for (const char* method : {"gather", "peer-store"}) {
    RanksRequest request;
    request.run = requestOf("grid-stride");
    request.run.n = (1u << 18) + 3;
    request.run.traceBlocks = BlockSelection::none();
    request.method = method;
    const RanksResult result = runOnAllGpus(builtInKernels(), request,
                                            [](const std::string& sentence, ExitStatus) { ADD_FAILURE() << sentence; });
    EXPECT_TRUE(result.whole.matches) << method;
    for (const RankPart& part : result.parts)
      EXPECT_EQ(part.partial, alone(request.run, *request.run.n, part.share, m_gpus.front()).partial) << method;
  }
}

}  // namespace
}  // namespace warpfold::ranks
