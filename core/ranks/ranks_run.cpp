// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/ranks_run.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <nlohmann/json.hpp>
#include <tuple>

#include "backends/backend.h"
#include "data/input.h"
#include "data/reference_part.h"
#include "ranks/launcher.h"
#include "ranks/method.h"
#include "ranks/rank_device.h"
#include "run/command_line.h"
#include "run/judge.h"
#include "timing/statistics.h"
#include "values/identity.h"
#include "version.h"
#include "words/say.h"

namespace warpfold::ranks {

namespace {

using Json = nlohmann::json;

bool isFile(const std::string& input) {
  const InputKind* const kind = findInputKind(input);
  return kind != nullptr && kind->isFile();
}

std::shared_ptr<const HostArray> slice(const HostArray& whole, const Share& share) {
  auto part = std::make_shared<HostArray>(whole.type(), share.count);
  std::memcpy(part->data(), whole.data() + share.first * sizeOf(whole.type()), part->bytes());
  return part;
}

/// One rank's part of a reduction, from its data to its value.
class RankRun {
 public:
  RankRun(const Catalogue& catalogue, const RanksRequest& request, const Transport& transport)
      : m_request(request.run),
        m_kernel(catalogue.at(request.run.kernel)),
        m_device(deviceOfRank(*m_kernel, transport.localRank(), allDevices())) {
    checkPair(m_request.type, m_request.op);
    m_request.backend = m_device.backend;
    m_request.traceBlocks = BlockSelection::none();
    makeData(transport);
    m_reference = emptyReferencePart(m_request.type, m_request.op);
    m_partial = identityOf(accumulatorOf(m_request.type, m_request.op), m_request.op);
    if (m_share.count == 0) return;
    m_reference = referencePart(*m_inputs.first, m_inputs.second.get(), m_request.op);
    RunRequest ofShare = m_request;
    ofShare.n = m_share.count;
    validate(ofShare, *m_kernel, m_device);
    m_planned = planRun(ofShare, m_kernel, m_device, m_share.count);
    m_session = backendFor(m_device.backend).open(*m_planned, m_inputs, RunControl{});
  }

  std::uint64_t n() const { return m_n; }
  const RunRequest& request() const { return m_request; }
  const KernelInfo& kernel() const { return *m_kernel; }
  const DeviceInfo& device() const { return m_device; }
  const ReferencePart& reference() const { return m_reference; }
  std::uint32_t iterations() const { return m_request.iterations.value_or(m_device.defaultIterations); }
  std::uint32_t warmup() const { return m_request.warmup.value_or(m_device.defaultWarmup); }

  /// Reduces the share once; µs, nothing where there is nothing to reduce.
  std::optional<double> sample() {
    if (!m_session) return std::nullopt;
    const double us = m_session->sampleUs();
    m_partial = m_session->combined();
    return us;
  }
  const Scalar& partial() const { return m_partial; }

  RankPart part(const Transport& transport) {
    RankPart part;
    part.host = transport.host();
    part.backend = m_device.backend;
    part.device = english(m_device.called());
    part.timing = m_device.timing;
    part.timesAreGpu = m_device.timesAreGpu;
    part.share = m_share;
    part.partial = m_partial;
    if (!m_session) return part;
    part.block = m_planned->block();
    part.grid = m_planned->grid();
    RunResult inspected;
    inspected.request = m_planned->request;
    part.depth = m_session->inspect(inspected);
    return part;
  }

 private:
  void makeData(const Transport& transport) {
    const bool reads = isFile(m_request.input) || (m_request.input2 && isFile(*m_request.input2));
    InputsRequest asked{
        m_request.input, m_request.input2, m_request.type, m_request.op, m_request.n, 0, m_request.seed, 0};
    if (!reads) {
      m_n = m_request.n.value_or(RanksRequest::usualElements * transport.ranks());
      m_share = shareOf(m_n, transport.rank(), transport.ranks());
      asked.n = m_share.count;
      asked.begin = m_share.first;
      if (m_share.count > 0) m_inputs = makeInputs(asked);
      return;
    }
    // Nobody knows where in a file an element lies before it is read: each rank reads all and keeps its share.
    const Inputs all = makeInputs(asked);
    m_n = all.first->size();
    m_share = shareOf(m_n, transport.rank(), transport.ranks());
    if (m_share.count == 0) return;
    m_inputs.first = slice(*all.first, m_share);
    if (all.second) m_inputs.second = slice(*all.second, m_share);
  }

  RunRequest m_request;
  KernelPtr m_kernel;
  DeviceInfo m_device;
  std::uint64_t m_n = 0;
  Share m_share;
  Inputs m_inputs;
  ReferencePart m_reference;
  std::optional<PlannedRun> m_planned;
  std::unique_ptr<Session> m_session;
  Scalar m_partial;
};

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

/// Names the hosts, and makes sure that all ranks are one program with one request.
void introduce(Conference& conference, const RanksRequest& request) {
  const std::string asked = commandLine(request.run) + " --across " + request.method;
  const std::vector<std::string> all =
      conference.gather(Json{conference.transport().host(), version, asked, sizeof(ReferencePart)}.dump());
  Json hosts = Json::array();
  for (const std::string& each : all) hosts.push_back(Json::parse(each)[0]);
  conference.nameHosts(Json::parse(conference.broadcast(hosts.dump())).get<std::vector<std::string>>());
  conference.together([&] {
    for (unsigned rank = 1; rank < all.size(); ++rank) {
      const Json other = Json::parse(all[rank]);
      const auto which = arg<"rank">(rank);
      const auto ranks = arg<"ranks">(conference.transport().ranks());
      const auto host = arg<"host">(other[0].get<std::string>());
      if (other[1] != version || other[3] != sizeof(ReferencePart))
        throw BackendUnavailable(say<"rank-of-other-version">(
            which, ranks, host, arg<"version">(other[1].get<std::string>()), arg<"own">(version)));
      if (other[2] != asked) throw InvalidRequest(say<"rank-of-other-request">(which, ranks, host));
    }
  });
}

Reference wholeReference(Conference& conference, const ReferencePart& mine) {
  const std::vector<std::string> all =
      conference.gather(std::string(reinterpret_cast<const char*>(&mine), sizeof mine));
  ReferencePart whole = mine;
  for (std::size_t rank = 1; rank < all.size(); ++rank) {
    ReferencePart part;
    std::memcpy(&part, all[rank].data(), sizeof part);
    add(whole, part);
  }
  return all.empty() ? Reference{} : referenceOf(whole);
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
  report.part = run.part(transport);
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
  introduce(conference, request);
  std::unique_ptr<RankRun> run;
  const Method* method = nullptr;
  conference.together([&] {
    method = &methodOf(request.method);
    run = std::make_unique<RankRun>(catalogue, request, transport);
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
