// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/sample_of_rank.h"

#include "ranks/gpu_across.h"
#include "ranks/method.h"
#include "ranks/rank_run.h"

namespace warpfold::ranks {

SampleOfRank sampleOfRank(Conference& conference, RankRun& run, const Method& method, GpuAcross* gpus, Scalar& value) {
  const Transport& transport = conference.transport();
  SampleOfRank sample;
  sample.withinUs = run.sample();
  value = run.partial();
  conference.meet();
  sample.beginUs = transport.nowUs();
  if (gpus != nullptr) {
    sample.joinedUs = gpus->sampleUs(value);
  } else {
    RankGroup group(conference, value.type, run.request().op);
    method.reduce(group, value);
    sample.messages = group.takeMessages();
  }
  sample.endUs = transport.nowUs();
  return sample;
}

}  // namespace warpfold::ranks
