// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "jobs/ranks_sweep.h"

#include <set>
#include <utility>

#include "backends/prepared_run.h"
#include "words/say.h"

namespace warpfold {

namespace {

RunRequest requestOnRanks(const RecordTask& task, const RunRequest& asked, const DeviceInfo& cluster) {
  RunRequest request = asked;
  request.kernel = task.key.kernel;
  request.backend = cluster.backend;
  request.n = task.key.n;
  request.block = task.key.block != 0 ? task.key.block : task.kernel->nearestBlock(512);
  request.grid = task.key.grid;
  request.type = task.key.type;
  request.op = task.key.op;
  request.cache = task.key.cache;
  request.traceBlocks = BlockSelection::none();
  if (!takesSecondInput(request.op)) request.input2.reset();
  return request;
}

}  // namespace

std::vector<RanksTask> planRanksSweep(const DeviceInfo& cluster, const RunRequest& request,
                                      std::span<const RecordTask> tasks, const RanksAxis& axis) {
  const std::uint32_t all = request.ranks.value_or(cluster.ranks);
  const std::vector<std::uint32_t> counts = axis.ranks.empty() ? std::vector{all} : axis.ranks;
  for (const std::uint32_t count : counts)
    if (count < 1 || count > cluster.ranks)
      throw InvalidRequest(Field::ranks, count, say<"ranks-range">(arg<"most">(cluster.ranks)));
  std::vector<RanksTask> planned;
  std::set<std::pair<store::RecordedKey, std::uint32_t>> there;
  for (const RecordTask& task : tasks)
    for (const std::uint32_t count : counts)
      for (const Scaling scaling : axis.scalings) {
        RanksTask one{task, count};
        if (scaling == Scaling::weak) one.task.key.n *= count;
        if (there.emplace(one.task.key, count).second) planned.push_back(std::move(one));
      }
  return planned;
}

std::size_t sweepRanks(const Catalogue& catalogue, const Place& cluster, const RunRequest& request,
                       std::span<const RanksTask> tasks, const RanksSweepObserver& observer,
                       const RunControl& control) {
  std::size_t wrong = 0, done = 0;
  for (const auto& [task, ranks] : tasks) {
    control.throwIfCancelled();
    control.report(say<"progress-timing">(arg<"kernel">(task.key.kernel)),
                   static_cast<double>(done++) / static_cast<double>(tasks.size()));
    RunRequest one = requestOnRanks(task, request, cluster.device);
    one.ranks = ranks;
    try {
      const RunResult result = runRequest(catalogue, one, control);
      if (!result.matches) {
        ++wrong;
        observer.leftOut(task.key, say<"record-wrong-result">(arg<"result">(result.result.text()),
                                                              arg<"reference">(result.reference.text())));
        continue;
      }
      SweepPoint point = sweepPointOf(task.key, result.latency.value(), cluster.device);
      point.ranks = ranks;
      observer.found(point);
    } catch (const InvalidRequest& error) {
      observer.leftOut(task.key, error.message());
    }
  }
  return wrong;
}

}  // namespace warpfold
