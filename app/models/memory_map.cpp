// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory_map.h"

#include <QStringList>
#include <algorithm>
#include <bit>

#include "models/core_text.h"
#include "models/words.h"
#include "words/say.h"

namespace warpfold::app {

namespace {

constexpr std::uint64_t sectorBytes = 32;
constexpr std::uint64_t bankBytes = 4;
constexpr std::uint64_t bankCount = 32;

/// Calls `visit(lane, offset)` for every lane that takes part.
template <typename Visit>
void eachLane(const WarpRequest& request, Visit visit) {
  std::size_t i = 0;
  for (std::uint32_t lane = 0; lane < 32 && i < request.offsets.size(); ++lane)
    if (request.lanes >> lane & 1u) visit(lane, request.offsets[i++]);
}

void addLane(std::vector<std::uint32_t>& lanes, std::uint32_t lane) {
  if (lanes.empty() || lanes.back() != lane) lanes.push_back(lane);
}

void touchSectors(RequestMap& map, std::uint32_t lane, std::uint64_t offset) {
  for (std::uint64_t byte = offset; byte < offset + map.request->bytes; ++byte) {
    const std::uint64_t index = byte / sectorBytes;
    const auto at = std::lower_bound(map.sectors.begin(), map.sectors.end(), index,
                                     [](const TouchedSector& s, std::uint64_t i) { return s.index < i; });
    const bool known = at != map.sectors.end() && at->index == index;
    TouchedSector& sector = known ? *at : *map.sectors.insert(at, TouchedSector{index, 0, {}, {}});
    const auto cell = byte % sectorBytes / bankBytes;
    if ((sector.used >> (4 * cell) & 0xfu) == 0) sector.firstLane[cell] = lane;
    sector.used |= 1u << (byte % sectorBytes);
    addLane(sector.lanes, lane);
  }
}

void touchWords(RequestMap& map, std::uint32_t lane, std::uint64_t offset) {
  for (std::uint64_t index = offset / bankBytes; index * bankBytes < offset + map.request->bytes; ++index) {
    auto& words = map.banks[index % bankCount];
    const auto at = std::lower_bound(words.begin(), words.end(), index,
                                     [](const TouchedWord& w, std::uint64_t i) { return w.index < i; });
    const bool known = at != words.end() && at->index == index;
    const auto bank = static_cast<std::uint32_t>(index % bankCount);
    TouchedWord& word = known ? *at : *words.insert(at, TouchedWord{bank, index, {}});
    addLane(word.lanes, lane);
    map.ways = std::max(map.ways, static_cast<std::uint32_t>(words.size()));
  }
}

RequestMap mapOf(const Step& step, const WarpRequest& request) {
  RequestMap map;
  map.request = &request;
  map.step = &step;
  eachLane(request, [&](std::uint32_t lane, std::uint64_t offset) {
    map.shared() ? touchWords(map, lane, offset) : touchSectors(map, lane, offset);
  });
  return map;
}

/// The array's C++ name; empty of shared memory, which kernels name as they like.
std::string arrayOf(const WarpRequest& request) {
  switch (request.space) {
    case Location::Space::input: return "g_in";
    case Location::Space::output: return "g_out";
    default: return {};
  }
}

Message accessOf(const WarpRequest& request) {
  const auto warp = arg<"warp">(request.warp);
  const bool loads = request.kind == WarpRequest::Kind::globalLoad || request.kind == WarpRequest::Kind::sharedLoad;
  const std::size_t kind = request.kind == WarpRequest::Kind::atomic ? 2 : loads ? 0 : 1;
  const std::string array = arrayOf(request);
  if (array.empty()) return sayNth<"access-load-shared", "access-store-shared", "access-atomic-shared">(kind, warp);
  return sayNth<"access-load", "access-store", "access-atomic">(kind, warp, arg<"array">(array));
}

QString accessName(WarpRequest::Kind kind) {
  static const char* const names[] = {"global load", "global store", "shared load", "shared store", "atomic"};
  return QString::fromLatin1(names[static_cast<std::size_t>(kind)]);
}

}  // namespace

int TouchedSector::usedBytes() const {
  return std::popcount(used);
}

bool RequestMap::shared() const {
  return request->kind == WarpRequest::Kind::sharedLoad || request->kind == WarpRequest::Kind::sharedStore;
}

std::vector<const Step*> stepsOfRow(const BlockTrace& trace, std::uint32_t row) {
  std::vector<const Step*> steps;
  for (const Step& step : trace.steps)
    if (step.row == row) steps.push_back(&step);
  return steps;
}

std::vector<RequestMap> memoryMap(const BlockTrace& trace, std::uint32_t row) {
  std::vector<RequestMap> maps;
  for (const Step* step : stepsOfRow(trace, row)) {
    const auto first = static_cast<std::ptrdiff_t>(maps.size());
    for (const WarpRequest& request : step->requests) maps.push_back(mapOf(*step, request));
    std::stable_sort(maps.begin() + first, maps.end(),
                     [](const RequestMap& x, const RequestMap& y) { return x.request->warp < y.request->warp; });
  }
  return maps;
}

QString requestText(const RequestMap& map) {
  const WarpRequest& request = *map.request;
  QStringList parts{text(accessOf(request)), text(say<"access-lanes">(arg<"lanes">(std::popcount(request.lanes))))};
  if (map.shared()) {
    if (map.ways > 1) parts << text(say<"access-ways">(arg<"ways">(map.ways)));
    parts << text(request.conflicts == 0 ? say<"access-no-conflict">()
                                         : say<"access-conflicts">(arg<"rounds">(request.conflicts)));
  } else {
    parts << text(say<"access-sectors">(arg<"sectors">(map.sectors.size())));
  }
  return parts.join(QStringLiteral(" · "));
}

QString memoryCsv(const BlockTrace& trace, std::uint32_t row, const QString& side) {
  QString csv;
  std::uint32_t nth = 0, warp = UINT32_MAX;
  for (const RequestMap& map : memoryMap(trace, row)) {
    nth = map.request->warp == warp ? nth + 1 : 0;
    warp = map.request->warp;
    eachLane(*map.request, [&](std::uint32_t lane, std::uint64_t offset) {
      const QString sector = map.shared() ? QString() : QString::number(offset / sectorBytes);
      const QString bank = map.shared() ? QString::number(offset / bankBytes % bankCount) : QString();
      csv += QStringList{side,
                         QString::number(map.step->row),
                         kindName(map.step->kind),
                         QString::number(warp),
                         QString::number(nth),
                         accessName(map.request->kind),
                         map.shared() ? QStringLiteral("shared") : QString::fromStdString(arrayOf(*map.request)),
                         QString::number(lane),
                         QString::number(offset),
                         QString::number(map.request->bytes),
                         sector,
                         bank}
                 .join(QLatin1Char(',')) +
             QLatin1Char('\n');
    });
  }
  return csv;
}

}  // namespace warpfold::app
