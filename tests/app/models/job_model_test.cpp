// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/job_model.h"

#include <gtest/gtest.h>

#include <QSignalSpy>

namespace warpfold::app {
namespace {

using State = JobModel::State;

struct Model : JobModel {
  using JobModel::begin;
};

TEST(job_model, a_failed_job_stays_failed_when_it_ends) {
  Model m;
  m.begin();
  m.apply(messages::Failure{1, {}, 2, {proseMessage("no such thing"), {}, {}}});
  m.finish();
  EXPECT_EQ(m.state(), State::failed);
  EXPECT_EQ(m.runFailure()->message, "no such thing");
  EXPECT_EQ(m.runFailure()->status, 2);
}

TEST(job_model, a_job_that_is_lost_with_its_worker_has_failed) {
  Model m;
  m.begin();
  m.lose("The worker was ended.");
  EXPECT_EQ(m.state(), State::failed);
  EXPECT_EQ(m.runFailure()->message, "The worker was ended.");
  EXPECT_EQ(m.runFailure()->status, 3);
}

TEST(job_model, a_job_that_has_ended_cannot_be_lost) {
  Model m;
  m.begin();
  m.finish();
  m.lose("The worker was ended.");
  EXPECT_EQ(m.state(), State::finished);
  EXPECT_FALSE(m.runFailure());
}

TEST(job_model, progress_is_that_of_the_job_at_work) {
  Model m;
  m.begin();
  m.apply(messages::Progress{1, proseMessage("making data"), {}});
  EXPECT_EQ(m.progressText(), "making data");
  EXPECT_EQ(m.progressFraction(), std::nullopt);
  m.apply(messages::Progress{1, proseMessage("making data"), 0.5});
  EXPECT_EQ(m.progressFraction(), 0.5);
  m.finish();
  EXPECT_EQ(m.progressText(), "");
}

TEST(job_model, a_job_that_begins_out_of_another_is_announced) {
  Model m;
  m.begin();
  QSignalSpy state(&m, &JobModel::stateChanged);
  m.begin();
  EXPECT_EQ(state.count(), 1);
}

}  // namespace
}  // namespace warpfold::app
