// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// Starting, superseding, cancelling, failing and ending of jobs that the test makes up.
#include "worker/job_runner.h"

#include <gtest/gtest.h>

#include <chrono>
#include <thread>

#include "support/worker_pipes.h"
#include "values/error.h"
#include "words/english.h"
#include "words/say.h"

namespace warpfold {
namespace {

using namespace messages;
using Clock = std::chrono::steady_clock;

/// Ticks as often as it is told, then ends or goes on until it is cancelled.
struct Ticking {
  static constexpr const char* type = "test.ticking";
  std::uint64_t ticks = 1;
  bool endless = false;
};
struct Watching : Ticking {
  static constexpr const char* type = "test.watching";
};
struct Failing {
  static constexpr const char* type = "test.failing";
  std::string how;
};
struct Tick {
  static constexpr const char* type = "test.tick";
  std::uint64_t number = 0;
};

template <typename Archive>
void fields(Archive& archive, Ticking& t) {
  archive("ticks", t.ticks);
  archive("endless", t.endless);
}
template <typename Archive>
void fields(Archive& archive, Failing& f) {
  archive("how", f.how);
}
template <typename Archive>
void fields(Archive& archive, Tick& t) {
  archive("number", t.number);
}

class TickingJob : public Job {
 public:
  void run(const codec::Json& json, JobContext& context) override {
    const auto request = codec::decode<Ticking>(json);
    for (std::uint64_t i = 0; i < request.ticks; ++i) context.send(Tick{m_number++});
    const RunControl control = context.control();
    while (request.endless) {
      control.throwIfCancelled();
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  }

 private:
  std::uint64_t m_number = 0;  // goes on from run to run: the job is kept
};

class FailingJob : public Job {
 public:
  void run(const codec::Json& json, JobContext& context) override {
    const std::string how = codec::decode<Failing>(json).how;
    context.setPart(4);
    if (how == "invalid") throw InvalidRequest(proseMessage("--n 3 is odd"));
    if (how == "unavailable") throw BackendUnavailable(proseMessage("plug it in"));
    if (how == "memory") throw std::bad_alloc();
    if (how == "large") throw codec::ProtocolError(say<"message-too-large">());
    if (how == "cancelled") throw Cancelled();
    throw std::runtime_error("a bug");
  }
};

const RegisterJob<TickingJob> ticking(Ticking::type);
const RegisterJob<TickingJob> watching(Watching::type, JobPlace::background);
const RegisterJob<FailingJob> failing(Failing::type);

class JobRunnerTest : public WorkerPipes {
 protected:
  Failure failureOf(std::uint64_t job, const std::string& how) {
    start(job, Failing{how});
    Failure failure = nextOf<Failure>();
    EXPECT_EQ(nextOf<Done>().job, job);
    return failure;
  }
};

Watching watch(std::uint64_t ticks, bool endless) {
  Watching request;
  request.ticks = ticks;
  request.endless = endless;
  return request;
}

TEST_F(JobRunnerTest, a_job_says_what_it_has_to_say_and_ends) {
  start(3, Ticking{2, false});
  EXPECT_EQ(nextEvent<Tick>(3).number, 0u);
  EXPECT_EQ(nextEvent<Tick>(3).number, 1u);
  EXPECT_EQ(nextOf<Done>().job, 3u);
}

TEST_F(JobRunnerTest, a_job_is_kept_from_run_to_run) {
  start(1, Ticking{1, false});
  EXPECT_EQ(nextEvent<Tick>(1).number, 0u);
  start(2, Ticking{1, false});
  EXPECT_EQ(nextEvent<Tick>(2).number, 1u);
}

TEST_F(JobRunnerTest, an_unknown_type_fails_at_once_and_is_done) {
  send(Start{6, "astrology", {}});
  const Failure failure = nextOf<Failure>();
  EXPECT_EQ(failure.job, 6u);
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(failure.part, std::nullopt);
  EXPECT_EQ(english(failure.complaint),
            "this worker knows no job 'astrology'; use window and worker of the same version");
  EXPECT_EQ(nextOf<Done>().job, 6u);
}

TEST_F(JobRunnerTest, an_unknown_type_does_not_end_what_runs) {
  start(1, Ticking{1, true});
  send(Start{2, "astrology", {}});
  EXPECT_EQ(nextOf<Done>().job, 2u);
  send(Cancel{1});
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(JobRunnerTest, a_new_foreground_job_supersedes_the_one_before) {
  start(1, Ticking{1, true});
  nextEvent<Tick>(1);
  start(2, Ticking{1, false});
  EXPECT_EQ(nextOf<Done>().job, 1u);
  EXPECT_EQ(nextOf<Done>().job, 2u);
}

TEST_F(JobRunnerTest, a_background_job_runs_beside_the_foreground) {
  start(1, Ticking{1, true});
  nextEvent<Tick>(1);
  start(2, watch(1, false));
  nextEvent<Tick>(2);
  EXPECT_EQ(nextOf<Done>().job, 2u);
  send(Cancel{1});
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(JobRunnerTest, a_foreground_job_leaves_the_background_alone) {
  start(1, watch(1, true));
  nextEvent<Tick>(1);
  start(2, Ticking{1, false});
  EXPECT_EQ(nextOf<Done>().job, 2u);
  send(Cancel{1});
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(JobRunnerTest, a_new_background_job_replaces_the_one_of_its_type) {
  start(1, watch(1, true));
  nextEvent<Tick>(1);
  start(2, watch(1, false));
  EXPECT_EQ(nextOf<Done>().job, 1u);
  EXPECT_EQ(nextOf<Done>().job, 2u);
}

TEST_F(JobRunnerTest, cancelling_another_job_does_nothing) {
  start(7, Ticking{1, true});
  send(Cancel{6});
  send(Cancel{8});
  send(Ping{1});
  for (bool answered = false; !answered;) {
    const Event event = next();
    EXPECT_FALSE(std::holds_alternative<Done>(event));
    answered = std::holds_alternative<Pong>(event);
  }
  send(Cancel{7});
  EXPECT_EQ(nextOf<Done>().job, 7u);
}

TEST_F(JobRunnerTest, failures_carry_their_status_part_and_sentence) {
  const Failure invalid = failureOf(1, "invalid");
  EXPECT_EQ(invalid.job, 1u);
  EXPECT_EQ(invalid.status, 2);
  EXPECT_EQ(invalid.part, 4u);
  EXPECT_EQ(english(invalid.complaint), "--n 3 is odd");
  EXPECT_EQ(failureOf(2, "unavailable").status, 3);
  EXPECT_EQ(failureOf(3, "memory").status, 2);
  EXPECT_EQ(failureOf(4, "memory").complaint.message.code, "out-of-memory");
  EXPECT_EQ(failureOf(5, "otherwise").status, 3);
  EXPECT_EQ(english(failureOf(6, "otherwise").complaint), "the worker could not go on; technical detail: a bug");
}

TEST_F(JobRunnerTest, an_answer_too_large_for_a_message_says_what_to_do) {
  const Failure failure = failureOf(1, "large");
  EXPECT_EQ(failure.status, 2);
  EXPECT_EQ(english(failure.complaint), "a message is larger than a frame may be; trace fewer blocks");
}

TEST_F(JobRunnerTest, a_cancelled_job_is_done_without_a_failure) {
  start(1, Failing{"cancelled"});
  for (;;) {
    const Event event = next();
    EXPECT_FALSE(std::holds_alternative<Failure>(event));
    if (std::holds_alternative<Done>(event)) break;
  }
}

TEST_F(JobRunnerTest, a_request_that_cannot_be_read_is_not_valid) {
  send(Start{1, Ticking::type, {{"endless", false}}});
  const Failure missing = nextOf<Failure>();
  EXPECT_EQ(missing.status, 2);
  EXPECT_NE(english(missing.complaint).find("the request could not be read"), std::string::npos);
  send(Start{2, Ticking::type, {{"ticks", -1}, {"endless", false}}});
  EXPECT_EQ(english(nextOf<Failure>().complaint),
            "the request could not be read; technical detail: ticks is too small");
}

TEST_F(JobRunnerTest, the_worker_says_that_it_is_alive_also_while_a_job_runs) {
  start(1, Ticking{1, true});
  nextEvent<Tick>(1);
  for (int i = 0; i < 3; ++i) nextOf<Alive>();
  send(Cancel{1});
  EXPECT_EQ(nextOf<Done>().job, 1u);
}

TEST_F(JobRunnerTest, the_worker_says_that_it_is_alive_also_while_it_computes) {
  Compare large;
  large.a.backend = large.b.backend = "emulator";
  large.a.n = large.b.n = 1 << 23;
  start(1, large);
  nextOf<Alive>();
  nextOf<Alive>();
}

TEST_F(JobRunnerTest, ends_with_its_jobs) {
  start(1, Ticking{1, true});
  start(2, watch(1, true));
  nextEvent<Tick>(2);
  send(Quit{});
  EXPECT_EQ(ended(), 0);
}

TEST(job_types, a_name_is_registered_once) {
  try {
    registerJob(Ticking::type, {});
    FAIL();
  } catch (const std::logic_error& e) {
    EXPECT_STREQ(e.what(), "two jobs are called 'test.ticking'");
  }
}

TEST(job_types, the_program_has_a_comparison_a_ladder_and_a_repeat) {
  for (const char* name : {"comparison", "ladder", "repeat"}) {
    ASSERT_TRUE(jobTypes().contains(name)) << name;
    EXPECT_EQ(jobTypes().at(name).place, JobPlace::foreground) << name;
  }
}

}  // namespace
}  // namespace warpfold
