// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/ranks_run.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "ranks/introduction.h"
#include "ranks/launcher.h"
#include "ranks/method.h"
#include "ranks/rank_run.h"
#include "run/command_line.h"
#include "run/judge.h"
#include "timing/statistics.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

using Json = nlohmann::json;

/// What a rank tells rank 0 in the end.
struct Report {
  RankPart part;
  bool sharesCore = false;
  std::vector<double> beginUs, endUs;  ///< of combining, sample by sample
  std::vector<MessageEnd> messages;    ///< of the last sample
};

std::string written(const Report& report) {
  Json messages = Json::array();
  for (const MessageEnd& m : report.messages) messages.push_back({m.sent, m.other, m.round, m.beginUs, m.endUs});
  const RankPart& p = report.part;
  return Json{{"host", p.host},
              {"backend", p.backend},
              {"device", p.device},
              {"timing", static_cast<int>(p.timing)},
              {"gpu", p.timesAreGpu},
              {"first", p.share.first},
              {"count", p.share.count},
              {"block", p.block},
              {"grid", p.grid},
              {"depth", p.depth},
              {"type", static_cast<int>(p.partial.type)},
              {"bits", p.partial.bits},
              {"within", p.withinUs},
              {"begin", report.beginUs},
              {"end", report.endUs},
              {"shares_core", report.sharesCore},
              {"messages", std::move(messages)}}
      .dump(-1, ' ', false, Json::error_handler_t::replace);
}

Report reportFrom(const std::string& text) {
  const Json json = Json::parse(text);
  Report report;
  RankPart& p = report.part;
  json.at("host").get_to(p.host);
  json.at("backend").get_to(p.backend);
  json.at("device").get_to(p.device);
  p.timing = static_cast<Provenance>(json.at("timing").get<int>());
  json.at("gpu").get_to(p.timesAreGpu);
  json.at("first").get_to(p.share.first);
  json.at("count").get_to(p.share.count);
  json.at("block").get_to(p.block);
  json.at("grid").get_to(p.grid);
  json.at("depth").get_to(p.depth);
  p.partial = {static_cast<ElementType>(json.at("type").get<int>()), json.at("bits").get<std::uint64_t>()};
  json.at("within").get_to(p.withinUs);
  json.at("shares_core").get_to(report.sharesCore);
  json.at("begin").get_to(report.beginUs);
  json.at("end").get_to(report.endUs);
  for (const Json& m : json.at("messages")) report.messages.push_back({m[0], m[1], m[2], m[3], m[4]});
  if (!p.withinUs.empty()) p.medianUs = summarise(p.withinUs).median;
  return report;
}

/// Both ends of every message put together.
std::vector<RankMessage> messagesOf(const std::vector<Report>& reports, std::uint64_t bytes, double zeroUs) {
  std::map<std::tuple<unsigned, unsigned, unsigned>, double> begins;
  std::vector<RankMessage> messages;
  for (unsigned rank = 0; rank < reports.size(); ++rank)
    for (const MessageEnd& end : reports[rank].messages)
      if (end.sent) begins[{rank, end.other, end.round}] = reports[rank].part.offset.onFirst(end.beginUs);
  for (unsigned rank = 0; rank < reports.size(); ++rank)
    for (const MessageEnd& end : reports[rank].messages) {
      if (end.sent) continue;
      const double received = reports[rank].part.offset.onFirst(end.endUs);
      messages.push_back(
          {end.other, rank, end.round, bytes, begins.at({end.other, rank, end.round}) - zeroUs, received - zeroUs});
    }
  std::stable_sort(messages.begin(), messages.end(),
                   [](const RankMessage& a, const RankMessage& b) { return a.beginUs < b.beginUs; });
  return messages;
}

/// When the last rank began to combine sample `i`, in rank 0's clock.
double lastBegin(const std::vector<Report>& reports, std::size_t i) {
  double last = reports[0].beginUs[i];
  for (const Report& report : reports) last = std::max(last, report.part.offset.onFirst(report.beginUs[i]));
  return last;
}

void addTimes(RanksResult& result, const std::vector<Report>& reports, const Method& method, std::uint64_t bytes) {
  const std::size_t samples = reports[0].beginUs.size();
  std::vector<double> across;
  for (std::size_t i = 0; i < samples; ++i)
    across.push_back(std::max(0.0, reports[0].endUs[i] - lastBegin(reports, i)));
  result.across = summarise(across);
  result.across.provenance = Provenance::measured;
  result.messages = messagesOf(reports, bytes, lastBegin(reports, samples - 1));
  if (!method.tellsMessages)
    result.messagesReason = say<"messages-not-told">();
  else if (reports.size() == 1)
    result.messagesReason = say<"one-rank-no-messages">();
  for (const Report& report : reports) {
    if (!report.part.medianUs || *report.part.medianUs <= result.withinUs) continue;
    result.withinUs = *report.part.medianUs;
    result.within = report.part.timing;
  }
}

struct Counts {
  std::uint32_t iterations = 1, warmup = 0;
};

/// Rank 0's: ranks on unlike devices must not take different numbers of samples.
Counts countsOfFirst(Conference& conference, const RankRun& run) {
  const Json counts = Json::parse(conference.broadcast(Json{run.iterations(), run.warmup()}.dump()));
  return {counts[0].get<std::uint32_t>(), counts[1].get<std::uint32_t>()};
}

/// All samples of this rank, and `value`, which the last one left: on rank 0 the result.
Report takeSamples(Conference& conference, RankRun& run, const Method& method, const Counts& counts, Scalar& value) {
  const Transport& transport = conference.transport();
  RankGroup group(conference, run.partial().type, run.request().op);
  Report report;
  std::vector<double> within;
  for (std::uint32_t i = 0; i < counts.warmup + counts.iterations; ++i) {
    const std::optional<double> withinUs = run.sample();
    value = run.partial();
    conference.meet();
    const double begin = transport.nowUs();
    method.reduce(group, value);
    const double end = transport.nowUs();
    report.messages = group.takeMessages();
    if (i < counts.warmup) continue;
    report.beginUs.push_back(begin);
    report.endUs.push_back(end);
    if (withinUs) within.push_back(*withinUs);
  }
  report.part = run.part(transport.host());
  report.part.withinUs = std::move(within);
  report.sharesCore = transport.localRanks() > coresOfHost();
  return report;
}

/// What rank 0 says of all: times, parts and the check, of which its own part of the run knows the request.
RanksResult concluded(const RankRun& run, const Method& method, std::vector<Report> reports, const Scalar& value,
                      const Reference& reference, const Counts& counts) {
  RanksResult result;
  result.method = method.id;
  addTimes(result, reports, method, sizeOf(value.type));
  std::uint64_t depth = 0;
  for (Report& report : reports) {
    result.sharesCores = result.sharesCores || report.sharesCore;
    depth = std::max(depth, report.part.depth);
    result.parts.push_back(std::move(report.part));
  }
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

}  // namespace

std::optional<RanksResult> runOnRanks(const Catalogue& catalogue, const RanksRequest& request, Transport& transport) {
  Conference conference(transport, request.limitSeconds);
  introduce(conference, commandLine(request.run) + " --across " + request.method);
  std::unique_ptr<RankRun> run;
  const Method* method = nullptr;
  RunRequest untraced = request.run;
  untraced.traceBlocks = BlockSelection::none();
  conference.together([&] {
    method = &methodOf(request.method);
    run = std::make_unique<RankRun>(catalogue, untraced, transport);
  });
  const Reference reference = wholeReference(conference, run->reference());
  const std::vector<ClockOffset> offsets = measureOffsets(conference);
  const Counts counts = countsOfFirst(conference, *run);
  Scalar value;
  const Report mine = takeSamples(conference, *run, *method, counts, value);
  const std::vector<std::string> texts = conference.gather(written(mine));
  if (!conference.isFirst()) return std::nullopt;
  std::vector<Report> reports;
  for (const std::string& text : texts) {
    reports.push_back(reportFrom(text));
    reports.back().part.offset = offsets[reports.size() - 1];
  }
  return concluded(*run, *method, std::move(reports), value, reference, counts);
}

}  // namespace warpfold::ranks
