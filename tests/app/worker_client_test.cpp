// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "worker_client/worker_client.h"

#include <gtest/gtest.h>
#include <signal.h>

#include <QSignalSpy>
#include <QTest>

#include "app/eventually.h"
#include "codec/run_fields.h"
#include "jobs/comparison.h"
#include "worker_client/job_client.h"

namespace warpfold::app {
namespace {

using State = WorkerClient::State;
using namespace std::chrono_literals;

/// A client of the fake worker, with everything quick.
struct Client : WorkerClient {
  explicit Client(const QString& behaviour = {}) {
    setCommand(QStringLiteral("\"%1\" gpu %2").arg(WARPFOLD_FAKE_WORKER, behaviour));
    setHangLimit(300ms);
    setRestartPause(20ms);
  }
  quint64 compare(const messages::Compare& request) {
    return start(messages::Compare::type, codec::encode(request), 10s);
  }
  bool reaches(State wanted) {
    return eventually([&] { return state() == wanted; });
  }
};

messages::Compare request(bool live = false) {
  messages::Compare c;
  c.a.n = c.b.n = 4096;
  c.a.backend = c.b.backend = "cuda:0";
  c.b.kernel = "interleaved";
  c.live = live;
  return c;
}

TEST(worker_client, greets_and_hears_what_is_on_offer) {
  Client client;
  QStringList kernels;
  QObject::connect(&client, &WorkerClient::hello, [&](const messages::Hello& m) {
    for (const auto& k : m.kernels) kernels << QString::fromStdString(k.id);
  });
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  EXPECT_TRUE(kernels.contains("neighbored"));
}

TEST(worker_client, runs_a_comparison_to_its_end) {
  Client client;
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  JobClient job(client);
  int results = 0, boards = 0;
  job.on<messages::Result>([&](const messages::Result&) { ++results; });
  job.on<messages::Board>([&](const messages::Board&) { ++boards; });
  QSignalSpy done(&job, &JobClient::done);
  EXPECT_TRUE(job.start(request(), 10s));
  ASSERT_TRUE(done.wait(patienceMs));
  EXPECT_EQ(results, 2);
  EXPECT_EQ(boards, 2);
  EXPECT_FALSE(job.running());
  EXPECT_FALSE(client.jobRunning());
}

TEST(worker_client, names_a_host_that_ssh_does_not_reach) {
  WorkerClient client;
  client.setCommand(
      QStringLiteral("sh -c \"echo 'ssh: Could not resolve hostname far' >&2; echo 'ORTE was unable to start' >&2; "
                     "echo '---------' >&2; exit 255\""));
  client.setRestartPause(20ms);
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.start();
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_TRUE(
      lost[0][0].toString().endsWith("Last error line: “ssh: Could not resolve hostname far”. See whether ssh "
                                     "reaches that host without asking for anything."))
      << lost[0][0].toString().toStdString();
}

TEST(worker_client, quotes_the_workers_own_words_before_those_of_what_started_it) {
  WorkerClient client;
  client.setCommand(
      QStringLiteral("sh -c \"echo 'warpfold-cli: rank 2 of 4 on node-b has ended' >&2; "
                     "echo 'mpirun noticed that a process exited' >&2; exit 3\""));
  client.setRestartPause(20ms);
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.start();
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_TRUE(lost[0][0].toString().endsWith("Last error line: “warpfold-cli: rank 2 of 4 on node-b has ended”."))
      << lost[0][0].toString().toStdString();
}

TEST(worker_client, a_job_goes_with_its_worker_and_says_so) {
  Client client;
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  JobClient job(client), idle(client);
  QSignalSpy lost(&job, &JobClient::lost), done(&job, &JobClient::done), lostIdle(&idle, &JobClient::lost);
  job.start(request(true), 10s);
  ::kill(pid_t(client.processId()), SIGKILL);
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_EQ(lost[0][0].toString(), "The worker was ended by signal 9.");
  EXPECT_EQ(done.count(), 0);
  EXPECT_EQ(lostIdle.count(), 0);
  EXPECT_FALSE(job.running());
}

TEST(worker_client, drops_the_events_of_superseded_jobs) {
  Client client;
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  JobClient first(client), second(client);
  int samplesOfFirst = 0, samplesOfSecond = 0;
  first.on<messages::Samples>([&](const messages::Samples&) { ++samplesOfFirst; });
  second.on<messages::Samples>([&](const messages::Samples&) { ++samplesOfSecond; });
  QSignalSpy superseded(&first, &JobClient::superseded);
  first.start(request(true), 10s);
  ASSERT_TRUE(eventually([&] { return samplesOfFirst > 0; }));
  second.start(request(true), 10s);
  EXPECT_EQ(superseded.count(), 1);
  const int before = samplesOfFirst;
  ASSERT_TRUE(eventually([&] { return samplesOfSecond > 3; }));
  EXPECT_EQ(samplesOfFirst, before);
}

TEST(worker_client, a_stopped_worker_is_reported_within_three_seconds_and_heard_again) {
  Client client;
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  ASSERT_TRUE(client.responding());
  QSignalSpy responding(&client, &WorkerClient::respondingChanged);
  ::kill(pid_t(client.processId()), SIGSTOP);
  ASSERT_TRUE(responding.wait(patienceMs));
  EXPECT_FALSE(client.responding());
  ::kill(pid_t(client.processId()), SIGCONT);
  ASSERT_TRUE(responding.wait(patienceMs));
  EXPECT_TRUE(client.responding());
}

TEST(worker_client, a_killed_worker_is_reported_and_started_again) {
  Client client;
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  QSignalSpy lost(&client, &WorkerClient::lost), hello(&client, &WorkerClient::hello);
  const qint64 before = client.processId();
  ::kill(pid_t(before), SIGKILL);
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_EQ(lost[0][0].toString(), "The worker was ended by signal 9.");
  EXPECT_TRUE(lost[0][1].toBool());
  ASSERT_TRUE(hello.wait(patienceMs));
  EXPECT_NE(client.processId(), before);
}

TEST(worker_client, a_silent_worker_is_stopped_and_started_again) {
  Client client("hang");
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.compare(request());
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_EQ(lost[0][0].toString(), "The worker has been silent for 0.3 s and was stopped.");
  EXPECT_TRUE(client.reaches(State::ready));
}

TEST(worker_client, a_worker_that_is_mute_from_its_start_is_reported_within_three_seconds) {
  WorkerClient client;
  client.setCommand("sleep 300");
  QSignalSpy responding(&client, &WorkerClient::respondingChanged);
  client.start();
  ASSERT_TRUE(responding.wait(patienceMs));
  EXPECT_FALSE(client.responding());
  EXPECT_EQ(client.state(), State::starting);
}

TEST(worker_client, a_worker_that_does_not_greet_in_time_is_given_up_at_once_where_asked_for) {
  WorkerClient client;
  client.setCommand("sleep 300");
  client.giveUpWithoutGreeting(200ms);
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.start();
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_EQ(lost[0][0].toString(), "The worker did not answer within 0.2 s of its start.");
  EXPECT_FALSE(lost[0][1].toBool());
  EXPECT_EQ(client.state(), State::givenUp);
}

TEST(worker_client, an_idle_worker_may_be_silent) {
  Client client;
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  QSignalSpy lost(&client, &WorkerClient::lost);
  EXPECT_TRUE(stays([&] { return lost.count() == 0; }, 500));
}

TEST(worker_client, rubbish_is_named_and_the_worker_replaced) {
  Client client("rubbish");
  client.start();
  ASSERT_TRUE(client.reaches(State::ready));
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.compare(request());
  ASSERT_TRUE(lost.wait(patienceMs));
  EXPECT_TRUE(lost[0][0].toString().startsWith("A message of the worker cannot be read: "));
  EXPECT_TRUE(client.reaches(State::ready));
}

TEST(worker_client, three_quick_failures_are_enough_until_asked) {
  Client client("exit");
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.start();
  ASSERT_TRUE(client.reaches(State::givenUp));
  ASSERT_EQ(lost.count(), 3);
  EXPECT_FALSE(lost[2][1].toBool());
  EXPECT_TRUE(lost[2][0].toString().contains("exited with status 3 as it started"));
  EXPECT_TRUE(lost[2][0].toString().contains("no driver to be found"));
  client.setCommand(WARPFOLD_FAKE_WORKER);
  client.restart();
  EXPECT_TRUE(client.reaches(State::ready));
}

TEST(worker_client, another_protocol_is_not_tried_twice) {
  Client client("other-version");
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.start();
  ASSERT_TRUE(client.reaches(State::givenUp));
  ASSERT_EQ(lost.count(), 1);
  EXPECT_TRUE(lost[0][0].toString().contains("protocol 49"));
}

TEST(worker_client, a_missing_program_is_named) {
  Client client;
  client.setCommand("/no/such/program worker");
  QSignalSpy lost(&client, &WorkerClient::lost);
  client.start();
  ASSERT_TRUE(client.reaches(State::givenUp));
  EXPECT_TRUE(lost[0][0].toString().contains("/no/such/program"));
}

}  // namespace
}  // namespace warpfold::app
