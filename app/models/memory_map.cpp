// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/memory_map.h"

#include <algorithm>
#include <bit>
#include <unordered_map>

#include "codec/names.h"
#include "models/core_text.h"
#include "models/table_text.h"
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

/// Who made what in a row: where its values lie tells what an access is for.
class Makers {
 public:
  Makers(const BlockTrace& trace, std::uint32_t row) : m_trace(trace) {
    for (const Node& node : trace.nodes)
      if (node.row == row && !node.isInput()) m_made[node.thread.value].push_back(&node);
  }

  void name(RequestMap& map) const {
    using Role = RequestMap::Role;
    const WarpRequest& request = *map.request;
    for (const std::uint64_t offset : request.offsets)
      for (std::uint32_t k = 0; k < request.elements; ++k)
        map.elements.push_back(offset / (request.bytes / request.elements) + k);
    const bool loads = request.kind == WarpRequest::Kind::globalLoad || request.kind == WarpRequest::Kind::sharedLoad;
    if (request.kind == WarpRequest::Kind::atomic || request.elements > 1) return;
    const auto roles = loads ? std::vector{Role::left, Role::right} : std::vector{Role::result};
    for (const Role role : roles) take(map, role, 0);
    for (const Role role : roles) take(map, role, shiftOf(map, role));
  }

 private:
  /// Where all lanes access what has this role, which lies so many elements behind.
  void take(RequestMap& map, RequestMap::Role role, std::uint64_t shift) const {
    if (map.role != RequestMap::Role::other || !allLanes(map, role, shift)) return;
    map.role = role;
    for (std::uint64_t& element : map.elements) element -= shift;
  }
  const Location& place(const Node& node, RequestMap::Role role) const {
    if (role == RequestMap::Role::result) return node.at;
    return m_trace.nodes[(role == RequestMap::Role::left ? node.left : node.right).value].at;
  }
  const std::vector<const Node*>& madeBy(std::uint32_t thread) const {
    static const std::vector<const Node*> none;
    const auto found = m_made.find(thread);
    return found == m_made.end() ? none : found->second;
  }
  static bool sameMemory(const RequestMap& map, const Location& at) {
    return at.space != Location::Space::registers && (at.space == Location::Space::shared) == map.shared();
  }
  /// An array that does not begin where a sector does: elements count from its start.
  std::uint64_t shiftOf(const RequestMap& map, RequestMap::Role role) const {
    if (map.shared() || map.elements.empty()) return 0;
    const auto lane = static_cast<std::uint32_t>(std::countr_zero(map.request->lanes));
    for (const Node* node : madeBy(map.request->warp * m_trace.warpSize + lane))
      if (sameMemory(map, place(*node, role)) && place(*node, role).element <= map.elements.front())
        return map.elements.front() - place(*node, role).element;
    return 0;
  }
  bool allLanes(const RequestMap& map, RequestMap::Role role, std::uint64_t shift) const {
    bool all = !map.elements.empty();
    std::size_t nth = 0;
    eachLane(*map.request, [&](std::uint32_t lane, std::uint64_t) {
      const std::uint64_t element = map.elements[nth++];
      const auto& made = madeBy(map.request->warp * m_trace.warpSize + lane);
      all = all && std::any_of(made.begin(), made.end(), [&](const Node* node) {
              return sameMemory(map, place(*node, role)) && place(*node, role).element + shift == element;
            });
    });
    return all;
  }

  const BlockTrace& m_trace;
  std::unordered_map<std::uint32_t, std::vector<const Node*>> m_made;
};

RequestMap mapOf(const Step& step, const WarpRequest& request) {
  RequestMap map;
  map.request = &request;
  map.step = &step;
  map.warps = {request.warp};
  eachLane(request, [&](std::uint32_t lane, std::uint64_t offset) {
    map.shared() ? touchWords(map, lane, offset) : touchSectors(map, lane, offset);
  });
  return map;
}

/// The array's C++ name; empty of shared memory, which kernels call as they like.
std::string arrayOf(const WarpRequest& request) {
  switch (request.space) {
    case Location::Space::input: return "g_in";
    case Location::Space::output: return "g_out";
    case Location::Space::slot: return "slots";
    default: return {};
  }
}

/// "g_in[0–7]".
std::string placeOf(const RequestMap& map) {
  const std::string array = map.shared() ? map.sharedName : arrayOf(*map.request);
  return array.empty() ? array : array + '[' + listText(map.elements).toStdString() + ']';
}

Message accessOf(const RequestMap& map) {
  const WarpRequest& request = *map.request;
  const auto warp = arg<"warp">(request.warp);
  const bool loads = request.kind == WarpRequest::Kind::globalLoad || request.kind == WarpRequest::Kind::sharedLoad;
  const std::size_t kind = request.kind == WarpRequest::Kind::atomic ? 2 : loads ? 0 : 1;
  const std::string array = placeOf(map);
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

std::vector<RequestMap> memoryMap(const BlockTrace& trace, std::uint32_t row, const std::string& sharedName) {
  std::vector<RequestMap> maps;
  const Makers makers(trace, row);
  for (const Step* step : stepsOfRow(trace, row)) {
    const auto first = static_cast<std::ptrdiff_t>(maps.size());
    for (const WarpRequest& request : step->requests) {
      maps.push_back(mapOf(*step, request));
      maps.back().sharedName = sharedName;
      makers.name(maps.back());
    }
    std::stable_sort(maps.begin() + first, maps.end(),
                     [](const RequestMap& x, const RequestMap& y) { return x.request->warp < y.request->warp; });
  }
  return maps;
}

namespace {

/// Whether two accesses make the same picture, in other places of the array.
bool looksLike(const RequestMap& x, const RequestMap& y) {
  const WarpRequest &a = *x.request, &b = *y.request;
  if (x.step != y.step || x.role != y.role || a.kind != b.kind || a.space != b.space || a.bytes != b.bytes ||
      a.lanes != b.lanes || a.conflicts != b.conflicts || x.sectors.size() != y.sectors.size())
    return false;
  for (std::size_t i = 0; i < x.sectors.size(); ++i)
    if (x.sectors[i].used != y.sectors[i].used || x.sectors[i].firstLane != y.sectors[i].firstLane ||
        x.sectors[i].index - x.sectors[0].index != y.sectors[i].index - y.sectors[0].index)
      return false;
  for (std::size_t bank = 0; bank < bankCount; ++bank)
    if (x.banks[bank].size() != y.banks[bank].size()) return false;
  return true;
}

}  // namespace

double RequestMap::usedShare() const {
  int used = 0;
  for (const TouchedSector& sector : sectors) used += sector.usedBytes();
  return sectors.empty() ? 0 : used / (double(sectorBytes) * double(sectors.size()));
}

std::vector<RequestMap> memoryRows(const BlockTrace& trace, std::uint32_t row, const std::string& sharedName) {
  std::vector<RequestMap> rows;
  for (RequestMap& map : memoryMap(trace, row, sharedName)) {
    const auto like = std::find_if(rows.begin(), rows.end(), [&](const RequestMap& r) { return looksLike(r, map); });
    if (like == rows.end())
      rows.push_back(std::move(map));
    else
      like->warps.push_back(map.request->warp);
  }
  return rows;
}

QString listText(const std::vector<std::uint64_t>& numbers) {
  std::vector<std::uint64_t> all = numbers;
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  if (all.empty()) return {};
  const auto text = [](std::uint64_t number) { return QString::number(number); };
  const bool run = all.back() - all.front() + 1 == all.size();
  if (run && all.size() > 2) return text(all.front()) + u'–' + text(all.back());
  QStringList list;
  constexpr std::size_t most = 4;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (all.size() <= most || i < 2 || i + 1 == all.size()) list << text(all[i]);
    if (all.size() > most && i == 2) list << QStringLiteral("…");
  }
  return list.join(QStringLiteral(", "));
}

std::array<QStringList, 2> requestPhrases(const RequestMap& map) {
  const WarpRequest& request = *map.request;
  QStringList what{text(accessOf(map))};
  if (map.role != RequestMap::Role::other)
    what << text(sayNth<"access-left", "access-right", "access-result">(static_cast<std::size_t>(map.role) - 1));
  QStringList how{text(say<"access-lanes">(arg<"lanes">(std::popcount(request.lanes))))};
  if (map.shared()) {
    if (map.ways > 1) how << text(say<"access-ways">(arg<"ways">(map.ways)));
    how << text(request.conflicts == 0 ? say<"access-no-conflict">()
                                       : say<"access-conflicts">(arg<"rounds">(request.conflicts)));
  } else {
    how << text(say<"access-sectors">(arg<"sectors">(map.sectors.size())))
        << text(say<"access-used">(arg<"percent">(100 * map.usedShare())));
  }
  return {what, how};
}

QString requestText(const RequestMap& map) {
  const auto [what, how] = requestPhrases(map);
  return (what + how).join(QStringLiteral(" · "));
}

Table emptyMemoryTable() {
  return {{},
          {},
          {"side", "step", "kind", "warp", "request", "access", "space", "lane", "offset", "bytes", "sector", "bank"},
          {}};
}

void addMemory(Table& table, const BlockTrace& trace, std::uint32_t row, const Cell& side) {
  std::uint32_t nth = 0, warp = UINT32_MAX;
  for (const RequestMap& map : memoryMap(trace, row)) {
    nth = map.request->warp == warp ? nth + 1 : 0;
    warp = map.request->warp;
    eachLane(*map.request, [&](std::uint32_t lane, std::uint64_t offset) {
      const Cell sector = map.shared() ? Cell() : Cell(offset / sectorBytes);
      const Cell bank = map.shared() ? Cell(offset / bankBytes % bankCount) : Cell();
      table.rows.push_back({side, map.step->row, codec::nameOf(map.step->kind), warp, nth,
                            cellOf(accessName(map.request->kind)),
                            map.shared() ? Cell("shared") : Cell(arrayOf(*map.request)), lane, offset,
                            map.request->bytes, sector, bank});
    });
  }
}

}  // namespace warpfold::app
