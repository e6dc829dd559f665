// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/crew_run.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "codec/parse.h"
#include "ranks/introduction.h"
#include "ranks/launcher.h"
#include "ranks/network_probe.h"

namespace warpfold::ranks {

using Json = nlohmann::json;

CrewRun::CrewRun(const Catalogue& catalogue, const RanksRequest& request, Conference& all, unsigned ranks,
                 MeasuredNetworks& networks)
    : m_first(all.transport(), ranks, localRanksAmong(all.hosts(), ranks, all.transport().host())),
      m_conference(m_first, all.limitSeconds()),
      m_untimed(request.run.warmup.value_or(0)) {
  m_conference.nameHosts(all.hosts(ranks));
  takePart(catalogue, request);
  m_reference = wholeReference(m_conference, m_run->reference());
  m_offsets = measureOffsets(m_conference);
  const auto [network, isNew] = networks.try_emplace({ranks, m_gpus != nullptr});
  if (isNew) network->second = m_gpus ? m_gpus->measureNetwork() : measureNetwork(m_conference);
  m_network = network->second;
}

void CrewRun::takePart(const Catalogue& catalogue, const RanksRequest& request) {
  RunRequest own = request.run;
  if (!m_conference.isFirst()) own.traceBlocks = BlockSelection::none();
  RunControl control;
  control.brief = true;
  std::exception_ptr mine;
  try {
    m_conference.together([&] {
      try {
        m_method = &methodOf(request.method);
        checkKernel(*m_method, *catalogue.at(own.kernel));
        m_run = std::make_unique<RankRun>(catalogue, own, m_first, control);
      } catch (...) {
        mine = std::current_exception();
        throw;
      }
    });
    if (m_method->link != nullptr) m_gpus = std::make_unique<GpuAcross>(m_conference, *m_run, *m_method);
  } catch (const AgreedFailure& failure) {
    throw RunRefused{failure, mine};
  }
}

double CrewRun::sampleUs() {
  SampleOfRank sample = sampleOfRank(m_conference, *m_run, *m_method, m_gpus.get(), m_value);
  const double withinUs = sample.withinUs.value_or(0), beginUs = sample.beginUs, endUs = sample.endUs;
  const std::optional<double> joinedUs = sample.joinedUs;
  if (m_untimed > 0) {
    --m_untimed;
    m_untimedSample = std::move(sample);
  } else {
    m_report.add(std::move(sample));
  }
  if (joinedUs) return *joinedUs;
  const std::vector<std::string> all = m_conference.gather(Json{withinUs, beginUs}.dump());
  double slowestUs = 0, lastBeginUs = beginUs;
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    const Json told = codec::parse(all[rank]);
    slowestUs = std::max(slowestUs, told[0].get<double>());
    lastBeginUs = std::max(lastBeginUs, m_offsets[rank].onFirst(told[1].get<double>()));
  }
  return slowestUs + std::max(0.0, endUs - lastBeginUs);
}

std::uint64_t CrewRun::inspect(RunResult& result) {
  RunResult own;
  own.request = m_run->ownRequest();
  RunResult& inspected = m_conference.isFirst() ? result : own;
  // A run that is too long to be repeated has its first untimed sample alone.
  if (m_report.beginUs.empty() && m_untimedSample) m_report.add(*std::exchange(m_untimedSample, std::nullopt));
  RankReport report = m_report;
  report.part = m_run->part(m_first.host());
  report.part.withinUs = m_report.part.withinUs;
  report.part.depth = m_run->inspect(inspected);
  if (m_first.rank() < AcrossRanks::mostTraced && !inspected.launchTraces.empty())
    report.part.trace = inspected.launchTraces.front();
  report.sharesCore = m_first.localRanks() > coresOfHost();
  std::uint64_t depth = 0;
  std::vector<RankReport> reports;
  for (const std::string& text : m_conference.gather(written(report))) {
    reports.push_back(reportFrom(text));
    reports.back().part.offset = m_offsets[reports.size() - 1];
    depth = std::max(depth, reports.back().part.depth);
  }
  if (m_conference.isFirst() && !m_report.beginUs.empty()) {
    result.ranks = together(std::move(reports), *m_method, sizeOf(m_value.type));
    result.ranks->network = m_network;
  }
  return depth + m_method->depth(m_first.ranks());
}

}  // namespace warpfold::ranks
