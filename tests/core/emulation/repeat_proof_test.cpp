// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Blocks that are proven to repeat another one run uncounted. Nothing else may be different.
#include "emulation/repeat_proof.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <array>
#include <cstdlib>
#include <map>
#include <numeric>
#include <random>

#include "data/input.h"
#include "emulation/affine.h"
#include "emulation/emulated_reduction.h"
#include "emulation/kernel_registry.h"
#include "support/runs.h"

namespace warpfold::emulation::repeat_proof_test {
namespace {

using std::size_t;
#define WARPFOLD_LOOPS 2
// clang-format off
#define WARPFOLD_MEETINGS 0
namespace plain_by_barriers {
#define WARPFOLD_COUNTED 0
#include "emulation/device_names_begin.h"
#include "core/emulation/proof_kernels.h"
#include "emulation/device_names_end.h"
#undef WARPFOLD_COUNTED
}  // namespace plain_by_barriers
namespace counted_by_barriers {
#define WARPFOLD_COUNTED 1
#include "emulation/device_names_begin.h"
#include "core/emulation/proof_kernels.h"
#include "emulation/device_names_end.h"
#undef WARPFOLD_COUNTED
}  // namespace counted_by_barriers
#undef WARPFOLD_MEETINGS
#define WARPFOLD_MEETINGS 1
namespace plain {
#define WARPFOLD_COUNTED 0
#include "emulation/device_names_begin.h"
#include "core/emulation/proof_kernels.h"
#include "emulation/device_names_end.h"
#undef WARPFOLD_COUNTED
}  // namespace plain
namespace counted {
#define WARPFOLD_COUNTED 1
#include "emulation/device_names_begin.h"
#include "core/emulation/proof_kernels.h"
#include "emulation/device_names_end.h"
#undef WARPFOLD_COUNTED
}  // namespace counted
namespace proven {
#include "emulation/proof_names_begin.h"
#include "core/emulation/proof_kernels.h"
#include "emulation/device_names_end.h"
}  // namespace proven
// clang-format on

struct Bodies {
  Machine::Body plain, counted, proof;
  Machine::Body plainByBarriers, countedByBarriers;
};

template <typename Call, typename E, typename Op>
void body() {
  const auto& a = Machine::current().arguments<TypedArguments<int>>();
  Call::template run<E, Op>(static_cast<E*>(const_cast<void*>(a.input)), static_cast<E*>(a.output), a);
  Machine::current().finishLane();
}
template <typename Plain, typename Counted, typename Proven, typename PlainByBarriers, typename CountedByBarriers>
constexpr Bodies bodiesOf() {
  return {&body<Plain, int, device::PlainOperator<int>>, &body<Counted, Element<int>, CountedOperator<int>>,
          Proof<Proven>::template body<int>(), &body<PlainByBarriers, int, device::PlainOperator<int>>,
          &body<CountedByBarriers, Element<int>, CountedOperator<int>>};
}
#define WARPFOLD_CALL(way, kernel, Unsigned)                                   \
  struct way##_##kernel {                                                      \
    static constexpr bool inPlace = true;                                      \
    template <typename T, typename Op>                                         \
    static void run(T* in, T* out, const KernelArguments& a) {                 \
      way::kernel<T, Op>(in, out, a.n, reinterpret_cast<Unsigned*>(a.ticket)); \
    }                                                                          \
  };
#define WARPFOLD_KERNEL(kernel)                                                                                      \
  WARPFOLD_CALL(plain, kernel, unsigned)                                                                             \
  WARPFOLD_CALL(counted, kernel, unsigned)                                                                           \
  WARPFOLD_CALL(proven, kernel, AffineUnsigned)                                                                      \
  WARPFOLD_CALL(plain_by_barriers, kernel, unsigned)                                                                 \
  WARPFOLD_CALL(counted_by_barriers, kernel, unsigned)                                                               \
  const Bodies of_##kernel = bodiesOf<plain_##kernel, counted_##kernel, proven_##kernel, plain_by_barriers_##kernel, \
                                      counted_by_barriers_##kernel>();
WARPFOLD_KERNEL(alike)
WARPFOLD_KERNEL(fromTwenty)
WARPFOLD_KERNEL(byParity)
WARPFOLD_KERNEL(tripsOfBlock)
WARPFOLD_KERNEL(bySquare)
WARPFOLD_KERNEL(twoMoves)
WARPFOLD_KERNEL(sharedByBlock)
WARPFOLD_KERNEL(overlapping)
WARPFOLD_KERNEL(toldByFirst)
WARPFOLD_KERNEL(toldByLast)
WARPFOLD_KERNEL(partsOfSectors)
WARPFOLD_KERNEL(shuffledIndex)
WARPFOLD_KERNEL(negated)
WARPFOLD_KERNEL(toldTwice)
WARPFOLD_KERNEL(toldByCopies)
WARPFOLD_KERNEL(asLongAsTold)
WARPFOLD_KERNEL(finishes)
WARPFOLD_KERNEL(toldBy)
WARPFOLD_KERNEL(signedShift)
WARPFOLD_KERNEL(signedDifference)
WARPFOLD_KERNEL(sharedNumber)
WARPFOLD_KERNEL(table)
WARPFOLD_KERNEL(whileNumber)
WARPFOLD_KERNEL(twoTickets)
WARPFOLD_KERNEL(ticketsOfOthers)
WARPFOLD_KERNEL(shiftedFlag)
WARPFOLD_KERNEL(ticketKept)
WARPFOLD_KERNEL(mixed)
WARPFOLD_KERNEL(shiftedByItself)
WARPFOLD_KERNEL(meetsByBlock)
WARPFOLD_KERNEL(gathers)
WARPFOLD_KERNEL(toldTooLate)
WARPFOLD_KERNEL(ticketsAskedOtherwise)
WARPFOLD_KERNEL(asksByBlock)

struct Outcome {
  LaunchOutcome launch;
  std::vector<int> output;
};

/// How 32 blocks of 32 threads run.
struct How {
  std::size_t n = 1u << 20;  ///< as the kernel takes it
  bool tickets = false;      ///< the last block finishes for all
  unsigned hostThreads = 1;
  bool meetings = true;  ///< it runs as a kernel whose lanes meet within their warp
};

Outcome launched(const Bodies& bodies, bool countsEach, const How& how = {}) {
  constexpr std::size_t words = 1u << 16;
  std::vector<int> memory(2 * words + 128);
  int* const begin = memory.data() + (128 - reinterpret_cast<std::uintptr_t>(memory.data()) / 4 % 128) % 128;
  std::iota(begin, begin + words, 0);
  KernelArguments untyped;
  untyped.input = begin;
  untyped.output = begin + words;
  untyped.n = how.n;
  untyped.readable = std::max<std::size_t>(how.n, 1024);
  untyped.inputAddress = reinterpret_cast<std::uintptr_t>(begin);
  unsigned ticket = 0;
  untyped.ticket = &ticket;
  const TypedArguments<int> typed(untyped);
  EmulatedLaunch launch;
  launch.shape.grid = launch.shape.block = 32;
  launch.shape.countsEach = countsEach;
  launch.shape.warpLevel = how.meetings;
  launch.shape.fences = launch.shape.lastBlockAlone = launch.lastBlockFinishes = how.tickets;
  launch.memory.counters = &ticket;
  launch.memory.counterBytes = sizeof ticket;
  launch.memory.arena = launch.memory.input = begin;
  launch.memory.arenaBytes = 2 * words * sizeof(int);
  launch.memory.output = untyped.output;
  launch.memory.inputBytes = launch.memory.outputBytes = words * sizeof(int);
  launch.plain = how.meetings ? bodies.plain : bodies.plainByBarriers;
  launch.counted = how.meetings ? bodies.counted : bodies.countedByBarriers;
  launch.proof = bodies.proof;
  launch.arguments = &typed;
  const std::atomic<bool> cancelled = false;
  Outcome outcome;
  outcome.launch = GridRunner(how.hostThreads).runCounted(launch, {}, cancelled, {});
  outcome.output.assign(begin + words, begin + 2 * words);
  return outcome;
}

void expectSame(const LaunchOutcome& once, const LaunchOutcome& each) {
  EXPECT_EQ(each.proven, 0u);
  EXPECT_EQ(once.steps, each.steps);
  EXPECT_EQ(once.hazards, each.hazards);
  EXPECT_EQ(once.activity.steps, each.activity.steps);
  EXPECT_EQ(once.blank.count(), each.blank.count());
  EXPECT_EQ(once.blankAtomics, each.blankAtomics);
  ASSERT_EQ(once.lastCount.has_value(), each.lastCount.has_value());
  if (once.lastCount) {
    EXPECT_EQ(once.lastCount->block, each.lastCount->block);
    EXPECT_EQ(once.lastCount->step, each.lastCount->step);
  }
}

/// How many blocks of the kernel are proven; all comes out as if each was counted.
std::uint64_t blocksProvenIn(const Bodies& bodies, const How& how) {
  SCOPED_TRACE(how.meetings ? "with meetings" : "with barriers only");
  const Outcome once = launched(bodies, false, how), each = launched(bodies, true, how);
  expectSame(once.launch, each.launch);
  EXPECT_EQ(once.output, each.output);
  return once.launch.proven;
}

/// The same of a kernel whose lanes do not meet within their warp, run in both ways.
std::uint64_t blocksProven(const Bodies& bodies, How how = {}) {
  const std::uint64_t byMeetings = blocksProvenIn(bodies, how);
  how.meetings = false;
  const std::uint64_t byBarriers = blocksProvenIn(bodies, how);
  if (how.hostThreads == 1) {
    EXPECT_EQ(byBarriers, byMeetings);
  }
  return byBarriers;
}

TEST(repeat_proof, of_blocks_that_do_the_same_one_is_counted) {
  EXPECT_EQ(blocksProven(of_alike), 31u);
}

TEST(repeat_proof, blocks_that_do_more_are_counted_and_proven_by_themselves) {
  // Two that differ are counted before another one is logged.
  EXPECT_EQ(blocksProven(of_fromTwenty), 19u + 9u);
  EXPECT_EQ(blocksProven(of_alike, {.n = 20}), 19u + 9u);
  EXPECT_EQ(blocksProven(of_toldByFirst), 23u + 5u);
}

TEST(repeat_proof, what_is_not_understood_is_not_proven) {
  EXPECT_EQ(blocksProven(of_byParity), 0u);
  EXPECT_EQ(blocksProven(of_tripsOfBlock), 0u);
  EXPECT_EQ(blocksProven(of_bySquare), 0u);
  EXPECT_EQ(blocksProven(of_twoMoves), 0u);
  EXPECT_EQ(blocksProven(of_sharedByBlock), 0u);
  EXPECT_EQ(blocksProven(of_toldByLast), 0u) << "threads before it were asked what it had not stored yet";
  EXPECT_EQ(blocksProven(of_toldTwice), 0u);
  EXPECT_EQ(blocksProven(of_toldTooLate), 0u);
  EXPECT_EQ(blocksProven(of_toldByCopies), 0u);
  EXPECT_EQ(blocksProven(of_asLongAsTold), 0u);
  EXPECT_EQ(blocksProvenIn(of_shuffledIndex, {}), 0u);
  EXPECT_EQ(blocksProven(of_negated), 0u);
}

TEST(repeat_proof, blocks_that_draw_a_ticket_are_proven_but_the_last) {
  for (const unsigned threads : {1u, 2u}) {
    SCOPED_TRACE(threads);
    // Each thread of the host logs a block of its own.
    for (const std::size_t fences : {1u, 32u})
      EXPECT_GE(blocksProven(of_finishes, {.n = fences, .tickets = true, .hostThreads = threads}), 31u - threads);
  }
  EXPECT_TRUE(launched(of_finishes, false, {.n = 32, .tickets = true}).launch.hazards.empty());
  EXPECT_FALSE(launched(of_finishes, false, {.n = 1, .tickets = true}).launch.hazards.empty())
      << "the fence of thread 0 does not cover what thread 1 stored";
}

TEST(repeat_proof, signed_numbers_are_not_taken_for_unsigned_ones) {
  EXPECT_EQ(blocksProven(of_signedShift), 0u);
  EXPECT_EQ(blocksProven(of_signedDifference), 0u);
  EXPECT_EQ(blocksProven(of_shiftedFlag), 0u);
  EXPECT_EQ(blocksProven(of_shiftedByItself), 19u + 9u);
}

TEST(repeat_proof, meetings_are_of_the_same_lanes) {
  EXPECT_EQ(blocksProvenIn(of_meetsByBlock, {}), 0u);
  EXPECT_EQ(blocksProvenIn(of_asksByBlock, {}), 0u);
}

TEST(repeat_proof, flags_are_numbers_and_numbers_are_flags) {
  EXPECT_EQ(blocksProven(of_mixed), 31u);
  EXPECT_EQ(blocksProven(of_gathers), 19u + 9u);
}

TEST(repeat_proof, a_ticket_that_is_kept_as_a_number_is_not_understood) {
  EXPECT_EQ(blocksProven(of_ticketKept, {.tickets = true}), 0u);
}

TEST(repeat_proof, a_ticket_is_asked_for_the_last_alone) {
  for (const std::size_t way : {0u, 1u, 2u, 3u, 4u, 5u}) {
    SCOPED_TRACE(way);
    EXPECT_EQ(blocksProven(of_ticketsAskedOtherwise, {.n = way, .tickets = true}), 0u);
  }
}

TEST(repeat_proof, numbers_in_memory_are_not_read) {
  EXPECT_EQ(blocksProven(of_sharedNumber), 0u);
  EXPECT_EQ(blocksProven(of_table, {.n = 1}), 0u);
  EXPECT_EQ(blocksProven(of_table, {.n = 2}), 0u);
}

TEST(repeat_proof, a_flag_of_the_proof_before_is_not_read) {
  EXPECT_EQ(blocksProven(of_toldBy, {.n = 0}), 31u);
  EXPECT_EQ(blocksProven(of_toldBy, {.n = 31}), 0u);
}

TEST(repeat_proof, a_number_may_be_a_condition) {
  EXPECT_EQ(blocksProven(of_whileNumber), 31u);
}

TEST(repeat_proof, blocks_that_draw_two_tickets_are_not_proven) {
  EXPECT_EQ(blocksProven(of_twoTickets, {.tickets = true}), 0u);
}

TEST(repeat_proof, a_last_ticket_that_others_left_is_seen) {
  EXPECT_THROW(launched(of_ticketsOfOthers, false, {.tickets = true}), LastTicketDrawn);
}

/// Reads the input, of which the blocks from 16 on have padding alone.
void readsPadded() {
  const auto& a = Machine::current().arguments<TypedArguments<int>>();
  auto* const out = static_cast<Element<int>*>(a.output);
  const std::size_t i = Machine::current().blockIndex() * 32u + Machine::current().threadIndex();
  out[i] = CountedSource<int>()[i];
  Machine::current().finishLane();
}

TEST(repeat_proof, blocks_that_are_compared_know_by_themselves_whether_they_read_an_element) {
  const Bodies compared{nullptr, &readsPadded, nullptr, nullptr, nullptr};
  EXPECT_EQ(launched(compared, false, {.n = 500}).launch.blank.count(), 16u);
  EXPECT_EQ(launched(compared, true, {.n = 500}).launch.blank.count(), 16u);
}

TEST(repeat_proof, races_between_blocks_are_found) {
  EXPECT_FALSE(launched(of_overlapping, false).launch.hazards.empty());
  EXPECT_EQ(blocksProven(of_overlapping), 31u);
}

TEST(repeat_proof, blocks_whose_sectors_fall_otherwise_are_counted) {
  EXPECT_EQ(blocksProven(of_partsOfSectors), 15u) << "every other block begins with a sector";
}

#undef WARPFOLD_KERNEL
#undef WARPFOLD_CALL
#undef WARPFOLD_LOOPS
#undef WARPFOLD_MEETINGS

// The catalogue ---------------------------------------------------------------------------------------------------

LaunchOutcome firstLaunch(const RunRequest& request, bool countsEach, Scalar& result) {
  GridRunner runner(1);
  const Inputs inputs = makeInputs({request.input, {}, request.type, request.op, *request.n, 0, request.seed});
  EmulatedReduction reduction(runner, planned(request), inputs);
  if (countsEach) reduction.countEachBlock();
  reduction.restore();
  const auto outcomes = reduction.runCounted({}, RunControl{});
  result = reduction.result();
  return outcomes.front();
}

TEST(repeat_proof, of_a_million_elements_the_catalogue_counts_few_blocks) {
  // The first block is recorded, the second one logged, and one that finishes for all is recorded too. A kernel with
  // many elements a thread has the blocks of a small grid.
  const std::map<std::string, std::uint64_t> blocks{
      {"neighbored", 2046},       {"neighbored-less", 2046},    {"interleaved", 2046},       {"shared-modulo", 2046},
      {"shared-bitmask", 2046},   {"shared-strided", 2046},     {"shared-sequential", 2046}, {"first-add", 1022},
      {"unroll-last-warp", 1022}, {"unroll-complete", 1022},    {"multilevel-shared", 2046}, {"atomic-each", 2046},
      {"published-partials", 0},  {"multilevel-shuffle", 2046}, {"last-block", 253},         {"grid-stride", 254},
      {"two-pass", 254},          {"two-pass-warp", 254},       {"atomic-block", 254},       {"independent-loads", 253},
      {"vector-loads", 253},      {"warp-instruction", 253},    {"reproducible", 509}};
  for (const auto& [kernel, count] : blocks) {
    SCOPED_TRACE(kernel);
    RunRequest request;
    request.kernel = kernel;
    request.n = 1u << 20;
    request.block = 512;
    request.input = "bytes";
    Scalar once, each;
    const LaunchOutcome outcome = firstLaunch(request, false, once);
    EXPECT_EQ(outcome.proven, count);
    expectSame(outcome, firstLaunch(request, true, each));
    EXPECT_EQ(once, each);
  }
}

KernelBodies bodiesOfTicketsOfOthers(ElementType) {
  KernelBodies bodies;
  bodies.plain = bodies.plainSum = of_ticketsOfOthers.plain;
  bodies.counted = of_ticketsOfOthers.counted;
  bodies.proof = of_ticketsOfOthers.proof;
  bodies.bind = [](const KernelArguments& a) -> std::shared_ptr<const void> {
    return std::make_shared<TypedArguments<int>>(a);
  };
  bodies.meetings = bodies.fences = true;
  return bodies;
}

TEST(repeat_proof, where_a_last_ticket_was_taken_all_blocks_are_counted_from_the_start) {
  registerKernel("tickets-of-others", &bodiesOfTicketsOfOthers);
  KernelInfo info = kernelById("last-block");
  info.id = "tickets-of-others";
  info.inPlace = true;
  RunRequest request;
  request.kernel = "last-block";
  request.n = 1024;
  request.block = 32;
  request.grid = 32;
  request.input = "bytes";
  PlannedRun run = planned(request);
  run.kernel = std::make_shared<KernelInfo>(info);
  const auto counted = [&](bool countsEach) {
    GridRunner runner(1);
    const Inputs inputs = makeInputs({request.input, {}, request.type, request.op, 1024, 0, request.seed});
    EmulatedReduction reduction(runner, run, inputs);
    if (countsEach) reduction.countEachBlock();
    reduction.restore();
    return reduction.runCounted({}, RunControl{}).front();
  };
  const LaunchOutcome again = counted(false);
  EXPECT_EQ(again.proven, 0u);
  EXPECT_EQ(again.repeated, 0u);
  expectSame(again, counted(true));
}

TEST(repeat_proof, random_requests_count_as_if_each_block_were_counted) {
  const bool all = std::getenv("WARPFOLD_LONG") != nullptr;
  const unsigned count = all ? 6000 : 200;
  std::vector<const KernelInfo*> kernels;
  for (const KernelInfo& kernel : kernelCatalogue())
    if (kernel.traceable()) kernels.push_back(&kernel);
  std::uint64_t proven = 0, refused = 0;
  for (unsigned seed = 1; seed <= count && !testing::Test::HasFailure(); ++seed) {
    std::mt19937 random(seed);
    const auto oneOf = [&](auto... values) {
      const std::array list{values...};
      return list[random() % list.size()];
    };
    RunRequest request;
    request.kernel = kernels[seed % kernels.size()]->id;
    request.type = oneOf(ElementType::int32, ElementType::uint32, ElementType::int64, ElementType::uint64,
                         ElementType::float32, ElementType::float64, ElementType::float16, ElementType::bfloat16);
    request.op = oneOf(Operation::sum, Operation::sum, Operation::min, Operation::max, Operation::product,
                       Operation::dot, Operation::mean);
    request.block = oneOf(32u, 64u, 128u, 256u, 512u);
    request.n =
        oneOf(std::uint64_t{1}, std::uint64_t{4096}, std::uint64_t{65536}, std::uint64_t{100000}) + random() % 700;
    request.offset = oneOf(0u, 0u, 0u, 1u, 3u);
    request.warp = oneOf(32u, 32u, 32u, 16u);
    if (random() % 4 == 0) request.grid = 5 + random() % 60;
    request.input = "bytes";
    SCOPED_TRACE(fmt::format("seed {}: {} {} {} block {} n {} offset {}", seed, request.kernel, name(request.type),
                             name(request.op), request.block, *request.n, request.offset));
    try {
      Scalar once, each;
      const LaunchOutcome outcome = firstLaunch(request, false, once);
      expectSame(outcome, firstLaunch(request, true, each));
      EXPECT_EQ(once, each);
      proven += outcome.proven;
    } catch (const InvalidRequest&) {
      ++refused;
    }
  }
  EXPECT_GT(proven, 20u * count);
  EXPECT_LT(refused, count * 3 / 4);
}

}  // namespace
}  // namespace warpfold::emulation::repeat_proof_test
