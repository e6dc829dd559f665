// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/worker.h"

#include <gtest/gtest.h>
#include <sqlite3.h>

#include <algorithm>

#include "jobs/ladder.h"
#include "jobs/measured_peak.h"
#include "jobs/repeat.h"
#include "support/recordings.h"
#include "support/worker_pipes.h"
#include "words/english.h"

namespace warpfold {
namespace {

using namespace messages;

class Worker : public WorkerPipes {};

Compare compare(bool live) {
  Compare c;
  c.a.backend = c.b.backend = "emulator";
  c.a.n = c.b.n = 4096;
  c.b.kernel = "interleaved";
  c.live = live;
  return c;
}

RunRequest emulated(std::uint64_t n) {
  RunRequest request;
  request.backend = "emulator";
  request.n = n;
  request.iterations = 1;
  return request;
}

TEST_F(Worker, greets_with_kernels_and_devices) {
  send(Greet{});
  const Hello hello = nextOf<Hello>();
  EXPECT_EQ(hello.protocol, protocolVersion);
  EXPECT_EQ(hello.kernels.front().id, "cpu-serial");
  EXPECT_FALSE(hello.devices.empty());
}

TEST_F(Worker, lists_the_recording_that_the_greeting_names) {
  const ScratchFolder folder;
  writeRecording(folder / "mine.warpfold", 3);
  for (const bool there : {true, false}) {
    const std::string backend = "recording:" + (folder / (there ? "mine.warpfold" : "none.warpfold")).string();
    send(Greet{.devices = {backend}});
    const Hello hello = nextOf<Hello>();
    const auto named = std::find_if(hello.devices.begin(), hello.devices.end(),
                                    [&](const DeviceInfo& device) { return device.backend == backend; });
    ASSERT_NE(named, hello.devices.end()) << backend;
    EXPECT_EQ(named->available, there);
    EXPECT_EQ(named->reason.has_value(), !there);
  }
}

/// Recordings whose texts are as long as files may have them, or longer: the window reads what is told of all of them.
TEST_F(Worker, tells_of_no_device_what_the_window_would_not_read) {
  const ScratchFolder folder;
  std::vector<std::string> backends;
  for (const int bytes : {32, 33, 257, 4096})
    for (const std::string column : {"date", "driver", "version", "note"}) {
      const std::string name = column + std::to_string(bytes) + ".warpfold";
      writeRecording(folder / name.c_str(), 1);
      sqlite3* database = nullptr;
      sqlite3_open((folder / name.c_str()).c_str(), &database);
      const std::string sql = "UPDATE device SET " + column + " = printf('%." + std::to_string(bytes) + "c', 'a')";
      ASSERT_EQ(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK);
      sqlite3_close(database);
      backends.push_back("recording:" + (folder / name.c_str()).string());
    }
  send(Greet{.devices = backends});
  const Hello hello = nextOf<Hello>();
  for (const std::string& backend : backends) {
    const auto told = std::find_if(hello.devices.begin(), hello.devices.end(),
                                   [&](const DeviceInfo& device) { return device.backend == backend; });
    ASSERT_NE(told, hello.devices.end()) << backend;
    EXPECT_EQ(told->available, !told->reason.has_value()) << backend;
  }
  const auto available = [](const DeviceInfo& device) { return device.available && device.recorded; };
  EXPECT_GE(std::count_if(hello.devices.begin(), hello.devices.end(), available), 9);
}

TEST_F(Worker, compares_two_kernels) {
  start(1, compare(false));
  const Board board = nextEvent<Board>();
  EXPECT_EQ(board.trace->threads, 16u);
  EXPECT_EQ(board.trace->warpSize, 4u);
  const Result a = nextEvent<Result>(), b = nextEvent<Result>();
  EXPECT_EQ(a.side, Side::a);
  EXPECT_EQ(b.side, Side::b);
  EXPECT_TRUE(a.result.matches);
  EXPECT_EQ(a.result.result, b.result.result);
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(Worker, a_board_has_what_its_kernel_needs) {
  Compare c = compare(false);
  c.a.kernel = "multilevel-shuffle";
  c.b.kernel = "last-block";
  start(8, c);
  const Board shuffle = nextEvent<Board>(), last = nextEvent<Board>();
  EXPECT_EQ(shuffle.trace->threads, 32u);
  EXPECT_EQ(shuffle.trace->warpSize, 32u);
  EXPECT_EQ(last.trace->threads, 8u);  // four such blocks with two elements a thread have as many as two of the other
  EXPECT_EQ(last.trace->warpSize, 32u);
  EXPECT_EQ(last.trace->block.value, 3u);
  EXPECT_TRUE(last.trace->finishes);
  EXPECT_EQ(nextOf<Done>().job, 8u);
}

TEST_F(Worker, a_broken_kernels_board_shows_its_fault) {
  Compare c = compare(false);
  c.a.kernel = c.b.kernel = "broken-past-end";
  start(9, c);
  const Board board = nextEvent<Board>();
  ASSERT_FALSE(board.trace->hazards.empty());
  EXPECT_EQ(board.trace->hazards.front().kind, Hazard::Kind::outOfBounds);
  EXPECT_EQ(nextOf<Done>().job, 9u);
}

TEST_F(Worker, streams_both_sides_in_turn_until_cancelled) {
  Compare large = compare(true);  // 200 samples, after which an emulator was watched enough, take seconds
  large.a.n = large.b.n = 1u << 21;
  start(2, large);
  std::uint64_t first = 0;
  for (int i = 0; i < 3; ++i) {
    const Samples a = nextEvent<Samples>(), b = nextEvent<Samples>();
    EXPECT_EQ(a.side, Side::a);
    EXPECT_EQ(b.side, Side::b);
    EXPECT_EQ(a.us.size(), b.us.size());
    if (i > 0) {
      EXPECT_EQ(a.firstIndex, first);
    }
    first = a.firstIndex + a.us.size();
  }
  send(Cancel{2});
  EXPECT_EQ(nextOf<Done>().job, 2u);
}

TEST_F(Worker, a_new_comparison_supersedes_the_running_one) {
  start(3, compare(true));
  nextEvent<Samples>();
  start(4, compare(false));
  EXPECT_EQ(nextOf<Done>().job, 3u);
  EXPECT_EQ(nextOf<Done>().job, 4u);
}

TEST_F(Worker, says_which_side_cannot_be_run_and_goes_on) {
  Compare bad = compare(true);
  bad.b.block = 96;
  start(5, bad);
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.part, 1u);
  EXPECT_EQ(failure.complaint.field, Field::block);
  EXPECT_EQ(failure.complaint.value, "96");
  EXPECT_EQ(nextOf<Done>().job, 5u);
  send(Ping{9});
  EXPECT_EQ(nextOf<Pong>().token, 9u);
}

TEST_F(Worker, climbs_a_ladder_row_by_row) {
  start(10, Ladder{emulated(4096), {"cpu-serial", "neighbored", "atomic-each"}});
  for (std::uint32_t i = 0; i < 3; ++i) {
    const LadderRow row = nextEvent<LadderRow>();
    EXPECT_EQ(row.index, i);
    EXPECT_EQ(row.count, 3u);
    EXPECT_TRUE(row.rung.result->matches);
  }
  EXPECT_EQ(nextOf<Done>().job, 10u);
}

TEST_F(Worker, a_ladder_that_cannot_be_climbed_fails_without_a_part) {
  Compare bad = compare(false);
  bad.b.block = 96;
  start(11, bad);
  EXPECT_EQ(nextOf<Failure>().part, 1u);
  RunRequest request = emulated(4096);
  request.input = "nope";
  start(12, Ladder{request, {}});
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.job, 12u);
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.part, std::nullopt);
  EXPECT_EQ(nextOf<Done>().job, 12u);
}

TEST_F(Worker, runs_a_kernel_again_and_again) {
  start(13, Repeat{emulated(4096), 25});
  const Repeated result = nextEvent<Repeated>();
  EXPECT_EQ(result.repeat.runs(), 25u);
  EXPECT_EQ(result.repeat.values.size(), 1u);
  EXPECT_EQ(nextOf<Done>().job, 13u);
}

TEST_F(Worker, a_ladder_ends_when_it_is_cancelled) {
  start(14, Ladder{emulated(1 << 22), {}});
  nextOf<Progress>();
  send(Cancel{14});
  EXPECT_EQ(nextOf<Done>().job, 14u);
}

TEST_F(Worker, counts_on_the_emulator_what_ran_on_a_gpu) {
  send(Greet{});
  bool gpu = false;
  for (const DeviceInfo& device : nextOf<Hello>().devices) gpu |= device.number && device.available;
  if (!gpu) GTEST_SKIP() << "no NVIDIA GPU on this machine: the CUDA backend is not run here";
  Compare c = compare(true);
  c.a.backend = c.b.backend = "cuda:0";
  c.a.n = c.b.n = 1 << 20;
  start(8, c);
  EXPECT_GT(nextEvent<MeasuredPeak>().gbs, 0);
  const KernelCounters a = nextEvent<KernelCounters>(), b = nextEvent<KernelCounters>();
  EXPECT_EQ(a.counters.globalLoadSectors, 2048u * 511u);
  EXPECT_EQ(b.side, Side::b);
  send(Cancel{8});
  EXPECT_EQ(nextOf<Done>().job, 8u);
}

TEST_F(Worker, answers_while_a_job_runs) {
  Compare large = compare(true);
  large.a.n = large.b.n = 1 << 22;
  start(6, large);
  send(Ping{1});
  EXPECT_EQ(nextOf<Pong>().token, 1u);
}

TEST_F(Worker, a_kernel_that_is_not_there_is_refused_by_its_option) {
  Compare c = compare(false);
  c.b.kernel = "quickest";
  start(15, c);
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.part, 1u);
  EXPECT_EQ(failure.complaint.field, Field::kernel);
  EXPECT_EQ(failure.complaint.value, "quickest");
  EXPECT_EQ(nextOf<Done>().job, 15u);
}

TEST_F(Worker, a_repeat_of_no_run_is_refused) {
  start(16, Repeat{emulated(64), 0});
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(english(failure.complaint), "--runs 0: a kernel can be repeated 1 to 100000 times");
  EXPECT_EQ(nextOf<Done>().job, 16u);
}

TEST_F(Worker, ends_with_status_2_where_no_message_comes) {
  sendBytes({'h', 'e', 'l', 'l', 'o'});
  EXPECT_EQ(ended(), 2);
}

TEST_F(Worker, ends_when_it_is_told_to) {
  send(Quit{});
  EXPECT_EQ(ended(), 0);
}

/// A worker whose kernels are not those of the program.
class OtherWorker : public WorkerPipes {
 protected:
  OtherWorker() : WorkerPipes(kernels()) {}
  static Catalogue kernels() {
    KernelInfo mine = kernelById("neighbored"), host = kernelById("cpu-serial");
    mine.title = "My kernel";
    mine.citation = "A lecture";
    mine.order = 3;
    host.order = 5;
    return Catalogue({host, mine});
  }
};

TEST_F(OtherWorker, greets_with_exactly_its_kernels) {
  send(Greet{});
  const Hello hello = nextOf<Hello>();
  ASSERT_EQ(hello.kernels.size(), 2u);
  EXPECT_EQ(hello.kernels[0].id, "neighbored");
  EXPECT_EQ(hello.kernels[0].title, "My kernel");
  EXPECT_EQ(hello.kernels[0].citation, "A lecture");
  EXPECT_EQ(hello.kernels[1].id, "cpu-serial");
}

TEST_F(OtherWorker, compares_what_it_has) {
  Compare c = compare(false);
  c.b.kernel = "neighbored";
  start(1, c);
  EXPECT_TRUE(nextEvent<Result>().result.matches);
  EXPECT_TRUE(nextEvent<Result>().result.matches);
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(OtherWorker, refuses_a_kernel_that_only_the_program_has) {
  start(2, compare(false));
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.part, 1u);
  EXPECT_EQ(english(failure.complaint),
            "--kernel interleaved: there is no such kernel; choose one of neighbored, cpu-serial");
  EXPECT_EQ(nextOf<Done>().job, 2u);
}

TEST_F(OtherWorker, climbs_a_ladder_of_its_own_kernels) {
  start(3, Ladder{emulated(4096), {}});
  const LadderRow first = nextEvent<LadderRow>(), second = nextEvent<LadderRow>();
  EXPECT_EQ(first.count, 2u);
  EXPECT_EQ(first.rung.title, "My kernel");
  EXPECT_TRUE(first.rung.result->matches);
  EXPECT_EQ(second.rung.kernel, "cpu-serial");
  EXPECT_TRUE(second.rung.result->matches);
  EXPECT_EQ(nextOf<Done>().job, 3u);
}

class EmptyWorker : public WorkerPipes {
 protected:
  EmptyWorker() : WorkerPipes(Catalogue()) {}
};

TEST_F(EmptyWorker, has_nothing_to_run_and_says_so) {
  start(1, Ladder{emulated(4096), {}});
  EXPECT_EQ(english(nextOf<Failure>().complaint), "there is no kernel to run; name one");
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST(worker_stream, that_ends_within_a_message_is_an_error) {
  std::vector<std::uint8_t> greeting = encode(Command(Greet{}));
  greeting.resize(greeting.size() - 3);
  std::array<int, 2> commands{}, events{};
  ASSERT_EQ(::pipe(commands.data()), 0);
  ASSERT_EQ(::pipe(events.data()), 0);
  ASSERT_EQ(::write(commands[1], greeting.data(), greeting.size()), static_cast<ssize_t>(greeting.size()));
  ::close(commands[1]);
  EXPECT_EQ(serveWorker(builtInKernels(), commands[0], events[1]), 2);
  for (const int end : {commands[0], events[0], events[1]}) ::close(end);
}

}  // namespace
}  // namespace warpfold
