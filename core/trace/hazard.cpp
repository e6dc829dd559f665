// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "trace/hazard.h"

#include <array>
#include <cctype>

#include "words/english.h"
#include "words/say.h"

namespace warpfold {

namespace {

/// `first` and `firstLater`: of a hazard before the first step that combines.
template <FixedString early, FixedString later, FixedString first, FixedString firstLater>
Message headingAs(const Hazard& h) {
  const auto block = arg<"block">(h.block.value);
  const auto step = arg<"step">(h.row);
  const auto launch = arg<"launch">(h.launch + 1);
  if (h.row == 0) return h.launch == 0 ? say<first>(block) : say<firstLater>(launch, block);
  return h.launch == 0 ? say<early>(block, step) : say<later>(launch, block, step);
}

std::string elementOf(std::string_view array, std::uint64_t index) {
  return std::string(array) + "[" + std::to_string(static_cast<std::int64_t>(index)) + "]";
}

/// A hazard's facts as the arguments of its sentence.
struct Facts {
  const Hazard& hazard;
  std::uint32_t firstLine;
  std::string_view shared;

  auto first() const { return arg<"first">(hazard.first->thread.value); }
  auto firstAt() const { return arg<"first_line">(hazard.first->line - firstLine + 1); }
  auto second() const { return arg<"second">(hazard.second.thread.value); }
  auto secondAt() const { return arg<"second_line">(hazard.second.line - firstLine + 1); }
  auto where() const { return arg<"where">(text(hazard.where, shared)); }
};

template <FixedString code>
Message raceAs(const Facts& f) {
  return say<code>(f.first(), f.firstAt(), f.where(), f.second(), f.secondAt());
}

template <FixedString code>
Message raceOfBlocksAs(const Facts& f) {
  return say<code>(f.first(), arg<"first_block">(f.hazard.firstBlock->value), f.firstAt(), f.where(), f.second(),
                   arg<"block">(f.hazard.block.value), f.secondAt());
}

Message race(const Facts& f) {
  const bool between = f.hazard.firstBlock.has_value();
  if (!f.hazard.first->writes)
    return between ? raceOfBlocksAs<"race-of-blocks-read-write">(f) : raceAs<"race-read-write">(f);
  if (!f.hazard.second.writes)
    return between ? raceOfBlocksAs<"race-of-blocks-write-read">(f) : raceAs<"race-write-read">(f);
  return between ? raceOfBlocksAs<"race-of-blocks-write-write">(f) : raceAs<"race-write-write">(f);
}

/// Of a barrier or of lanes of a warp; a first thread that is at no line has returned, and where there is none,
/// `second` is not among the lanes that it names.
Message unmet(const Facts& f) {
  const Hazard& h = f.hazard;
  if (!h.first) return say<"meeting-outside-mask">(f.second(), f.secondAt(), arg<"warp">(h.where.index));
  const bool returned = h.first->line == 0;
  if (h.where.kind == Hazard::Place::Kind::warp) {
    const auto warp = arg<"warp">(h.where.index);
    if (returned) return say<"meeting-returned">(f.second(), f.secondAt(), warp, f.first());
    return say<"meeting-two-places">(f.second(), f.secondAt(), warp, f.first(), f.firstAt());
  }
  if (returned) return say<"barrier-returned">(f.second(), f.secondAt(), f.first());
  return say<"barrier-two-places">(f.second(), f.secondAt(), f.first(), f.firstAt());
}

Message unknownValue(const Facts& f) {
  if (f.hazard.where.kind != Hazard::Place::Kind::warp)
    return say<"read-unwritten">(f.second(), f.secondAt(), f.where());
  if (f.hazard.first) return say<"shuffle-from-absent">(f.second(), f.secondAt(), f.first());
  return say<"shuffle-width">(f.second(), f.secondAt());
}

}  // namespace

std::string_view name(Hazard::Kind kind) {
  static constexpr std::array<std::string_view, 5> names{"race", "barrier", "out-of-bounds", "uninitialised",
                                                         "counter"};
  return names.at(static_cast<std::size_t>(kind));
}

std::string text(const Hazard::Place& place, std::string_view shared) {
  switch (place.kind) {
    case Hazard::Place::Kind::input: return elementOf("g_in", place.index);
    case Hazard::Place::Kind::output: return elementOf("g_out", place.index);
    case Hazard::Place::Kind::shared: return elementOf(shared, place.index);
    case Hazard::Place::Kind::array: return elementOf(place.array, place.index);
    case Hazard::Place::Kind::ticket: return english(say<"place-ticket">());
    case Hazard::Place::Kind::barrier: return english(say<"place-barrier">());
    case Hazard::Place::Kind::warp: return english(say<"place-warp">(arg<"warp">(place.index)));
  }
  return {};
}

Message heading(const Hazard& h) {
  switch (h.kind) {
    case Hazard::Kind::race: return headingAs<"at-race", "at-race-later", "at-race-first", "at-race-first-later">(h);
    case Hazard::Kind::barrier:
      return headingAs<"at-barrier", "at-barrier-later", "at-barrier-first", "at-barrier-first-later">(h);
    case Hazard::Kind::outOfBounds:
      return headingAs<"at-out-of-bounds", "at-out-of-bounds-later", "at-out-of-bounds-first",
                       "at-out-of-bounds-first-later">(h);
    case Hazard::Kind::uninitialised:
      return headingAs<"at-uninitialised", "at-uninitialised-later", "at-uninitialised-first",
                       "at-uninitialised-first-later">(h);
    case Hazard::Kind::counter:
      return headingAs<"at-counter", "at-counter-later", "at-counter-first", "at-counter-first-later">(h);
  }
  return {};
}

std::string sharedArray(std::string_view source) {
  constexpr std::string_view keyword = "__shared__";
  std::string name;
  for (std::size_t at = source.find(keyword); at != source.npos; at = source.find(keyword, at + 1)) {
    // "__shared__ T cache[BLOCK_DIM];": the name stands before the bracket.
    const std::string_view declared = source.substr(at, source.find(';', at) - at);
    std::size_t end = declared.find('['), begin = end;
    if (end == declared.npos) continue;
    while (begin > 0 && (std::isalnum(static_cast<unsigned char>(declared[begin - 1])) || declared[begin - 1] == '_'))
      --begin;
    if (!name.empty() || begin == end) return "shared";
    name = declared.substr(begin, end - begin);
  }
  return name.empty() ? "shared" : name;
}

Message describe(const Hazard& h, std::uint32_t firstLine, std::string_view shared) {
  const Facts f{h, firstLine, shared};
  switch (h.kind) {
    case Hazard::Kind::race: return race(f);
    case Hazard::Kind::barrier: return unmet(f);
    case Hazard::Kind::outOfBounds:
      return h.second.writes ? say<"write-beyond">(f.second(), f.secondAt(), f.where())
                             : say<"read-beyond">(f.second(), f.secondAt(), f.where());
    case Hazard::Kind::uninitialised: return unknownValue(f);
    case Hazard::Kind::counter: return say<"counter-left">(f.second(), f.secondAt());
  }
  return {};
}

std::string Hazard::text(std::uint32_t firstLine, std::string_view shared) const {
  return english(say<"hazard-told">(arg<"heading">(english(heading(*this))),
                                    arg<"sentence">(english(describe(*this, firstLine, shared)))));
}

}  // namespace warpfold
