// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "ranks/crew_run.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "ranks/introduction.h"

namespace warpfold::ranks {

using Json = nlohmann::json;

CrewRun::CrewRun(const Catalogue& catalogue, const RanksRequest& request, Conference& conference)
    : m_conference(conference) {
  RunRequest own = request.run;
  if (!conference.isFirst()) own.traceBlocks = BlockSelection::none();
  RunControl control;
  control.brief = true;
  std::exception_ptr mine;
  try {
    conference.together([&] {
      try {
        m_method = &methodOf(request.method);
        m_run = std::make_unique<RankRun>(catalogue, own, conference.transport(), control);
      } catch (...) {
        mine = std::current_exception();
        throw;
      }
    });
  } catch (const AgreedFailure& failure) {
    throw RunRefused{failure, mine};
  }
  m_reference = wholeReference(conference, m_run->reference());
  m_offsets = measureOffsets(conference);
}

double CrewRun::sampleUs() {
  const Transport& transport = m_conference.transport();
  RankGroup group(m_conference, m_run->partial().type, m_run->request().op);
  const double withinUs = m_run->sample().value_or(0);
  m_value = m_run->partial();
  m_conference.meet();
  const double beginUs = transport.nowUs();
  m_method->reduce(group, m_value);
  const double endUs = transport.nowUs();
  const std::vector<std::string> all = m_conference.gather(Json{withinUs, beginUs}.dump());
  double slowestUs = 0, lastBeginUs = beginUs;
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    const Json told = Json::parse(all[rank]);
    slowestUs = std::max(slowestUs, told[0].get<double>());
    lastBeginUs = std::max(lastBeginUs, m_offsets[rank].onFirst(told[1].get<double>()));
  }
  return slowestUs + std::max(0.0, endUs - lastBeginUs);
}

std::uint64_t CrewRun::inspect(RunResult& result) {
  std::uint64_t depth = 0;
  for (const std::string& each : m_conference.gather(Json(m_run->inspect(result)).dump()))
    depth = std::max(depth, Json::parse(each).get<std::uint64_t>());
  return depth + m_method->depth(m_conference.transport().ranks());
}

}  // namespace warpfold::ranks
