// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "worker/worker.h"

#include <gtest/gtest.h>
#include <poll.h>
#include <unistd.h>

#include <thread>

#include "worker/messages.h"

namespace warpfold {
namespace {

using namespace messages;

/// A worker served by a thread of the test over two pipes.
class Worker : public testing::Test {
 protected:
  void SetUp() override {
    ASSERT_EQ(::pipe(m_commands), 0);
    ASSERT_EQ(::pipe(m_events), 0);
    m_thread = std::thread([this] { m_status = serveWorker(m_commands[0], m_events[1]); });
  }
  void TearDown() override {
    ::close(m_commands[1]);
    // The worker may be in the middle of writing: read it empty until it has ended.
    std::thread drain([this] {
      std::array<char, 4096> buffer;
      while (::read(m_events[0], buffer.data(), buffer.size()) > 0) {
      }
    });
    m_thread.join();
    ::close(m_events[1]);
    drain.join();
    ::close(m_events[0]);
    ::close(m_commands[0]);
  }
  void send(const Command& command) {
    const auto frame = encode(command);
    ASSERT_EQ(::write(m_commands[1], frame.data(), frame.size()), static_cast<ssize_t>(frame.size()));
  }
  Event next() {
    for (;;) {
      if (const auto payload = m_reader.next()) return decodeEvent(*payload);
      std::array<std::uint8_t, 65536> buffer;
      const ssize_t count = ::read(m_events[0], buffer.data(), buffer.size());
      if (count <= 0) throw std::runtime_error("the worker ended");
      m_reader.append(std::span(buffer.data(), static_cast<std::size_t>(count)));
    }
  }
  template <typename Message>
  Message nextOf() {
    for (;;) {
      const Event event = next();
      if (const auto* message = std::get_if<Message>(&event)) return *message;
    }
  }
  static Compare compare(std::uint64_t job, bool live) {
    Compare c;
    c.job = job;
    c.a.n = c.b.n = 4096;
    c.b.kernel = "interleaved";
    c.live = live;
    return c;
  }

  int m_commands[2] = {}, m_events[2] = {};
  int m_status = -1;
  FrameReader m_reader;
  std::thread m_thread;
};

TEST_F(Worker, greets_with_kernels_and_devices) {
  send(Greet{});
  const Hello hello = nextOf<Hello>();
  EXPECT_EQ(hello.protocol, protocolVersion);
  EXPECT_EQ(hello.kernels.front().id, "cpu-serial");
  EXPECT_FALSE(hello.devices.empty());
}

TEST_F(Worker, compares_two_kernels) {
  send(compare(1, false));
  const Board board = nextOf<Board>();
  EXPECT_EQ(board.trace->threads, 16u);
  EXPECT_EQ(board.trace->warpSize, 4u);
  const Result a = nextOf<Result>(), b = nextOf<Result>();
  EXPECT_EQ(a.side, Side::a);
  EXPECT_EQ(b.side, Side::b);
  EXPECT_TRUE(a.result.matches);
  EXPECT_EQ(a.result.result, b.result.result);
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(Worker, a_board_has_what_its_kernel_needs) {
  Compare c = compare(8, false);
  c.a.kernel = "multilevel-shuffle";
  c.b.kernel = "last-block";
  send(c);
  const Board shuffle = nextOf<Board>(), last = nextOf<Board>();
  EXPECT_EQ(shuffle.trace->threads, 64u);
  EXPECT_EQ(shuffle.trace->warpSize, 32u);
  EXPECT_EQ(last.trace->threads, 16u);
  EXPECT_EQ(last.trace->block.value, 3u);
  EXPECT_TRUE(last.trace->finishes);
  EXPECT_EQ(nextOf<Done>().job, 8u);
}

TEST_F(Worker, a_broken_kernels_board_shows_its_fault) {
  Compare c = compare(9, false);
  c.a.kernel = c.b.kernel = "broken-past-end";
  send(c);
  const Board board = nextOf<Board>();
  ASSERT_FALSE(board.trace->hazards.empty());
  EXPECT_EQ(board.trace->hazards.front().kind, Hazard::Kind::outOfBounds);
  EXPECT_EQ(nextOf<Done>().job, 9u);
}

TEST_F(Worker, streams_both_sides_in_turn_until_cancelled) {
  send(compare(2, true));
  std::uint64_t first = 0;
  for (int i = 0; i < 3; ++i) {
    const Samples a = nextOf<Samples>(), b = nextOf<Samples>();
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
  send(compare(3, true));
  nextOf<Samples>();
  send(compare(4, false));
  EXPECT_EQ(nextOf<Done>().job, 3u);
  EXPECT_EQ(nextOf<Done>().job, 4u);
}

TEST_F(Worker, says_which_side_cannot_be_run_and_goes_on) {
  Compare bad = compare(5, true);
  bad.b.block = 96;
  send(bad);
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.side, Side::b);
  EXPECT_NE(failure.message.find("--block 96"), std::string::npos);
  EXPECT_EQ(nextOf<Done>().job, 5u);
  send(Ping{9});
  EXPECT_EQ(nextOf<Pong>().token, 9u);
}

TEST_F(Worker, climbs_a_ladder_row_by_row) {
  RunRequest request;
  request.n = 4096;
  request.iterations = 1;
  send(Ladder{10, request, {"cpu-serial", "neighbored", "atomic-each"}});
  for (std::uint32_t i = 0; i < 3; ++i) {
    const LadderRow row = nextOf<LadderRow>();
    EXPECT_EQ(row.job, 10u);
    EXPECT_EQ(row.index, i);
    EXPECT_EQ(row.count, 3u);
    EXPECT_TRUE(row.rung.result->matches);
  }
  EXPECT_EQ(nextOf<Done>().job, 10u);
}

TEST_F(Worker, a_ladder_that_cannot_be_climbed_fails_without_a_side) {
  Compare bad = compare(11, false);
  bad.b.block = 96;
  send(bad);
  EXPECT_EQ(nextOf<Failure>().side, Side::b);
  RunRequest request;
  request.input = "nope";
  send(Ladder{12, request, {}});
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.job, 12u);
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.side, std::nullopt);
  EXPECT_EQ(nextOf<Done>().job, 12u);
}

TEST_F(Worker, runs_a_kernel_again_and_again) {
  RunRequest request;
  request.n = 4096;
  send(Repeat{13, request, 25});
  const Repeated result = nextOf<Repeated>();
  EXPECT_EQ(result.repeat.runs(), 25u);
  EXPECT_EQ(result.repeat.values.size(), 1u);
  EXPECT_EQ(nextOf<Done>().job, 13u);
}

TEST_F(Worker, a_ladder_ends_when_it_is_cancelled) {
  RunRequest request;
  request.n = 1 << 22;
  send(Ladder{14, request, {}});
  nextOf<Progress>();
  send(Cancel{14});
  EXPECT_EQ(nextOf<Done>().job, 14u);
}

TEST_F(Worker, counts_on_the_emulator_what_ran_on_a_gpu) {
  send(Greet{});
  bool gpu = false;
  for (const DeviceInfo& device : nextOf<Hello>().devices) gpu |= device.isGpu && device.available;
  if (!gpu) GTEST_SKIP() << "no NVIDIA GPU on this machine: the CUDA backend is not run here";
  Compare c = compare(8, true);
  c.a.backend = c.b.backend = "cuda:0";
  c.a.n = c.b.n = 1 << 20;
  send(c);
  EXPECT_GT(nextOf<MeasuredPeak>().gbs, 0);
  const KernelCounters a = nextOf<KernelCounters>(), b = nextOf<KernelCounters>();
  EXPECT_EQ(a.counters.globalLoadSectors, 2048u * 511u);
  EXPECT_EQ(b.side, Side::b);
  send(Cancel{8});
  EXPECT_EQ(nextOf<Done>().job, 8u);
}

TEST_F(Worker, answers_while_a_job_runs) {
  Compare large = compare(6, true);
  large.a.n = large.b.n = 1 << 22;
  send(large);
  send(Ping{1});
  EXPECT_EQ(nextOf<Pong>().token, 1u);
}

}  // namespace
}  // namespace warpfold
