// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "backends/prepared_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <new>
#include <string>
#include <vector>

#include "support/runs.h"
#include "words/english.h"

namespace warpfold {
namespace {

/// Times runs, and has no memory left to count in.
class ExhaustedSession : public Session {
 public:
  double sampleUs() override { return 20; }
  Scalar result() const override { return {}; }
  std::uint64_t inspect(RunResult&) override { return 0; }
  TimeCover timeCovers() const override { return {}; }
  HardwareCounts countHardware(std::span<const HardwareFigure* const>) override { throw std::bad_alloc(); }
};

class ExhaustedBackend : public Backend {
 public:
  std::vector<DeviceInfo> devices() override { return {}; }
  bool accepts(const std::string&) const override { return false; }
  DeviceInfo device(const std::string&) override { return {}; }
  std::unique_ptr<Session> open(const PlannedRun&, const Inputs&, const RunControl&) override {
    return std::make_unique<ExhaustedSession>();
  }
};

TEST(prepared_run, counting_without_memory_is_a_reason_and_ends_nothing) {
  RunRequest request;
  request.backend = "emulator";
  request.n = 64;
  PlannedProblem planned = prepareProblem(request, RunControl{});
  ExhaustedBackend exhausted;
  planned.backend = &exhausted;
  const HardwareCounts counts = PreparedRun(planned, RunControl{}).countHardware(parseHardwareFigures("branches"));
  ASSERT_TRUE(counts.reason);
  EXPECT_EQ(counts.reason->code, "out-of-memory");
}

/// Writes its name down for every run of it, which takes as long as the next of `us`, from the beginning again.
class NotedSession : public ExhaustedSession {
 public:
  NotedSession(char name, std::string& notes, std::vector<double> us)
      : m_name(name), m_notes(notes), m_us(std::move(us)) {}
  double sampleUs() override {
    m_notes += m_name;
    return m_us[m_next++ % m_us.size()];
  }

 private:
  char m_name;
  std::string& m_notes;
  std::vector<double> m_us;
  std::size_t m_next = 0;
};

class NotedBackend : public ExhaustedBackend {
 public:
  NotedBackend(char name, std::string& notes, std::vector<double> us = {20})
      : m_name(name), m_notes(notes), m_us(std::move(us)) {}
  std::unique_ptr<Session> open(const PlannedRun&, const Inputs&, const RunControl&) override {
    return std::make_unique<NotedSession>(m_name, m_notes, m_us);
  }

 private:
  char m_name;
  std::string& m_notes;
  std::vector<double> m_us;
};

/// A run of `backend` that may take up to `most` samples, as on a device whose usual most that is.
PlannedProblem openRun(Backend& backend, std::uint32_t most) {
  RunRequest request;
  request.backend = "emulator";
  request.n = 64;
  PlannedProblem planned = prepareProblem(request, RunControl{});
  planned.backend = &backend;
  planned.run.request.iterations = most;
  planned.run.device.timing = Provenance::measured;
  return planned;
}

TEST(prepared_run, takes_a_tenth_of_the_most_samples_where_they_agree_and_says_so) {
  std::string notes;
  NotedBackend backend('a', notes);
  PreparedRun run(openRun(backend, 1000), RunControl{});
  run.takeSamples();
  EXPECT_EQ(notes.size(), 100u);
  RunResult result;
  result.request = run.request();
  run.addTiming(result);
  EXPECT_EQ(result.latency->stoppedBy, StoppedBy::settled);
  EXPECT_EQ(result.latency->interval, (Interval{20, 20}));
  EXPECT_EQ(result.request.iterations, 100u);  // so that the same request again takes as many
}

TEST(prepared_run, each_sample_is_told_as_progress) {
  std::string notes;
  NotedBackend backend('a', notes, {1, 100});
  RunControl control;
  std::vector<std::string> told;
  control.progress = [&](const Message& what, std::optional<double>) { told.push_back(english(what)); };
  PreparedRun run(openRun(backend, 2), control);
  told.clear();
  run.takeSamples();
  EXPECT_EQ(told, (std::vector<std::string>{"timing neighbored", "timing neighbored"}));
}

TEST(prepared_run, takes_the_most_samples_where_they_do_not_settle) {
  std::string notes;
  NotedBackend backend('a', notes, {1, 100});
  PreparedRun run(openRun(backend, 300), RunControl{});
  run.takeSamples();
  EXPECT_EQ(notes.size(), 300u);
  RunResult result;
  run.addTiming(result);
  EXPECT_EQ(result.latency->stoppedBy, StoppedBy::most);
}

/// What the notes of a run are whose samples take `us` each, after its warm-up, on an emulator; `most` 5.
std::string emulatedRun(double us, std::uint64_t n = 1 << 20) {
  std::string notes;
  NotedBackend backend('a', notes, {us});
  PlannedProblem planned = openRun(backend, 5);
  planned.run.device.timing = Provenance::emulated;
  planned.run.request.warmup = 1;
  planned.run.launches.front().n = n;
  PreparedRun run(planned, RunControl{});
  run.warmUp();
  run.takeSamples();
  RunResult result;
  run.addTiming(result);
  EXPECT_EQ(result.latency->median, us);
  return notes + ' ' + std::to_string(result.latency->samples);
}

TEST(prepared_run, an_emulated_run_warms_up_and_takes_its_samples) {
  EXPECT_EQ(emulatedRun(20), "aaaaaa 5");
}

TEST(prepared_run, an_emulated_run_that_takes_long_is_not_repeated_for_its_time) {
  EXPECT_EQ(emulatedRun(150'000), "a 1");
}

/// A thousand elements do not take that long: something held them up.
TEST(prepared_run, a_small_emulated_run_that_took_long_is_run_again) {
  EXPECT_EQ(emulatedRun(150'000, 1000), "aa 1");
}

TEST(prepared_run, takes_exactly_as_many_samples_as_are_asked_for) {
  std::string notes;
  NotedBackend backend('a', notes);
  PlannedProblem planned = openRun(backend, 37);
  planned.run.samplesOpen = false;
  PreparedRun run(planned, RunControl{});
  run.takeSamples();
  EXPECT_EQ(notes.size(), 37u);
  RunResult result;
  run.addTiming(result);
  EXPECT_EQ(result.latency->stoppedBy, StoppedBy::count);
}

TEST(prepared_run, several_are_sampled_in_turn) {
  std::string notes;
  NotedBackend first('a', notes), second('b', notes);
  PreparedRun a(openRun(first, 5), RunControl{}), b(openRun(second, 5), RunControl{});
  PreparedRun* const both[] = {&a, &b};
  PreparedRun::takeSamplesInTurn(both);
  EXPECT_EQ(notes, "ababababab");
}

TEST(prepared_run, what_is_no_gpu_ends_when_it_has_enough_beside_others) {
  std::string notes;
  NotedBackend first('a', notes), second('b', notes);
  PreparedRun a(openRun(first, 5), RunControl{}), b(openRun(second, 8), RunControl{});
  PreparedRun* const both[] = {&a, &b};
  PreparedRun::takeSamplesInTurn(both);
  EXPECT_EQ(std::count(notes.begin(), notes.end(), 'a'), 5);
  RunResult result;
  a.addTiming(result);
  EXPECT_EQ(result.latency->samples, 5u);
  EXPECT_EQ(result.latency->stoppedBy, StoppedBy::count);
}

TEST(prepared_run, with_a_warm_cache_each_warms_it_for_itself_when_sampled_in_turn) {
  std::string notes;
  NotedBackend first('a', notes), second('b', notes);
  PlannedProblem of[] = {openRun(first, 2), openRun(second, 2)};
  for (PlannedProblem& planned : of) planned.run.request.cache = CacheState::warm;
  PreparedRun a(of[0], RunControl{}), b(of[1], RunControl{});
  PreparedRun* const both[] = {&a, &b};
  PreparedRun::takeSamplesInTurn(both);
  EXPECT_EQ(notes, "aabbaabb");
}

}  // namespace
}  // namespace warpfold
