// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/ranks_run.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "codec/parse.h"
#include "ranks/clock_offset.h"
#include "ranks/first_ranks.h"
#include "ranks/gpu_across.h"
#include "ranks/introduction.h"
#include "ranks/launcher.h"
#include "ranks/method.h"
#include "ranks/network_probe.h"
#include "ranks/onlookers.h"
#include "ranks/rank_report.h"
#include "ranks/rank_run.h"
#include "run/command_line.h"
#include "run/judge.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

using Json = nlohmann::json;

struct Counts {
  std::uint32_t iterations = 1, warmup = 0;
};

/// Rank 0's: ranks on unlike devices must not take different numbers of samples.
Counts countsOfFirst(Conference& conference, const RankRun& run) {
  const Json counts = codec::parse(conference.broadcast(Json{run.iterations(), run.warmup()}.dump()));
  return {counts[0].get<std::uint32_t>(), counts[1].get<std::uint32_t>()};
}

/// All samples of this rank, and `value`, which the last one left: on rank 0 the result.
RankReport takeSamples(Conference& conference, RankRun& run, const Method& method, GpuAcross* gpus,
                       const Counts& counts, Scalar& value) {
  const Transport& transport = conference.transport();
  RankReport report;
  for (std::uint32_t i = 0; i < counts.warmup + counts.iterations; ++i) {
    SampleOfRank sample = sampleOfRank(conference, run, method, gpus, value);
    if (i >= counts.warmup) report.add(std::move(sample));
  }
  RankPart part = run.part(transport.host());
  part.withinUs = std::move(report.part.withinUs);
  RunResult inspected;
  inspected.request = run.ownRequest();
  part.depth = run.inspect(inspected);
  report.part = std::move(part);
  report.sharesCore = transport.localRanks() > coresOfHost();
  return report;
}

/// What rank 0 says of all: times, parts and the check, of which its own part of the run knows the request.
RanksResult concluded(const RankRun& run, const Method& method, std::vector<RankReport> reports, const Scalar& value,
                      const Reference& reference, const Counts& counts) {
  RanksResult result{together(std::move(reports), method, sizeOf(value.type)), {}};
  std::uint64_t depth = 0;
  for (const RankPart& part : result.parts) depth = std::max(depth, part.depth);
  RunResult& whole = result.whole;
  whole.request = run.request();
  whole.request.n = whole.n = run.n();
  whole.request.iterations = counts.iterations;
  whole.request.warmup = counts.warmup;
  whole.device = run.device();
  whole.result = finished(value, whole.request.op, whole.n);
  const auto ranks = static_cast<unsigned>(result.parts.size());
  judge(whole, reference, depth + method.depth(ranks), run.kernel().orderVaries);
  return result;
}

/// Of the ranks that take part.
std::optional<RanksResult> runOnAll(const Catalogue& catalogue, const RanksRequest& request, Conference& conference) {
  std::unique_ptr<RankRun> run;
  const Method* method = nullptr;
  RunRequest untraced = request.run;
  untraced.traceBlocks = BlockSelection::none();
  conference.together([&] {
    method = &methodOf(request.method);
    checkKernel(*method, *catalogue.at(untraced.kernel));
    run = std::make_unique<RankRun>(catalogue, untraced, conference.transport());
  });
  const std::unique_ptr<GpuAcross> gpus =
      method->link != nullptr ? std::make_unique<GpuAcross>(conference, *run, *method) : nullptr;
  const Reference reference = wholeReference(conference, run->reference());
  const std::vector<ClockOffset> offsets = measureOffsets(conference);
  const std::optional<MeasuredNetwork> network = gpus ? gpus->measureNetwork() : measureNetwork(conference);
  const Counts counts = countsOfFirst(conference, *run);
  Scalar value;
  const RankReport mine = takeSamples(conference, *run, *method, gpus.get(), counts, value);
  const std::vector<std::string> texts = conference.gather(written(mine));
  if (!conference.isFirst()) return std::nullopt;
  std::vector<RankReport> reports;
  for (const std::string& text : texts) {
    reports.push_back(reportFrom(text));
    reports.back().part.offset = offsets[reports.size() - 1];
  }
  RanksResult result = concluded(*run, *method, std::move(reports), value, reference, counts);
  result.network = network;
  return result;
}

}  // namespace

unsigned ranksThatTakePart(const RunRequest& request, unsigned ranks) {
  if (!request.ranks) return ranks;
  if (*request.ranks < 1 || *request.ranks > ranks)
    throw InvalidRequest(Field::ranks, *request.ranks, say<"ranks-range">(arg<"most">(ranks)));
  return *request.ranks;
}

unsigned localRanksAmong(const std::vector<std::string>& hosts, unsigned ranks, const std::string& host) {
  return static_cast<unsigned>(std::count(hosts.begin(), hosts.begin() + ranks, host));
}

std::optional<RanksResult> runOnRanks(const Catalogue& catalogue, const RanksRequest& request, Transport& transport) {
  Conference all(transport, request.limitSeconds);
  introduce(all, commandLine(request.run) + " --across " + request.method);
  unsigned ranks = 0;
  all.together([&] { ranks = ranksThatTakePart(request.run, transport.ranks()); });
  if (transport.rank() >= ranks) {
    Onlookers::nap(all);
    return std::nullopt;
  }
  std::optional<Onlookers> onlookers;
  if (all.isFirst()) onlookers.emplace(all, ranks);
  FirstRanks first(transport, ranks, localRanksAmong(all.hosts(), ranks, transport.host()));
  Conference conference(first, request.limitSeconds);
  conference.nameHosts(all.hosts(ranks));
  return runOnAll(catalogue, request, conference);
}

}  // namespace warpfold::ranks
