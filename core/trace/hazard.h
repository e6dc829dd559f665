// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "values/ids.h"
#include "words/message.h"

namespace warpfold {

/// A fault of a kernel that the emulator saw: what it does may go well on one GPU and fail on the next.
struct Hazard {
  enum class Kind : std::uint8_t {
    race,           ///< two threads on one word, at least one writing, with nothing between that orders them
    barrier,        ///< a barrier, or a meeting of a warp's lanes, that not all who should reach it do
    outOfBounds,    ///< an access beyond the array
    uninitialised,  ///< a read of a word that nobody wrote
    counter         ///< a launch leaves its counter of finished blocks where the next launch goes wrong
  };
  /// One of the two who met: a thread and the line of the kernel file at which it was. Line 0: nowhere in its source.
  struct Party {
    ThreadId thread;
    std::uint32_t line = 0;
    bool writes = false;
    auto operator<=>(const Party&) const = default;
  };

  /// Where they met: at an element of an array, at the counter of finished blocks, or waiting for each other.
  struct Place {
    enum class Kind : std::uint8_t { input, output, shared, ticket, barrier, warp, array };
    Kind kind = Kind::barrier;
    std::uint64_t index = 0;  ///< the element, or the warp whose lanes meet; of one before the begin: below zero
    std::string array = {};   ///< name of an array that is none of the above
    auto operator<=>(const Place&) const = default;
  };

  Kind kind = Kind::race;
  std::uint32_t launch = 0;           ///< launch of the reduction, 0 first
  BlockId block;                      ///< the lowest block of that launch in which it was seen
  std::uint32_t step = 0;             ///< step of that block: its Step::index
  std::uint32_t row = 0;              ///< Step::row of that step, by which people count steps; 0: before the first
  std::optional<Party> first;         ///< who was there before `second`; none where one thread alone is at fault
  Party second;                       ///< who found the fault
  std::optional<BlockId> firstBlock;  ///< of `first`, where it is not `block`
  Place where;
  std::uint64_t times = 1;  ///< how often these two lines met so over the whole launch

  /// Whether both are the same fault of the source, seen at two places.
  bool sameFault(const Hazard& o) const {
    const auto same = [](const Party& a, const Party& b) { return a.line == b.line && a.writes == b.writes; };
    return kind == o.kind && first.has_value() == o.first.has_value() && (!first || same(*first, *o.first)) &&
           same(second, o.second) && firstBlock.has_value() == o.firstBlock.has_value();
  }
  static constexpr std::size_t most = 256;  ///< kept of one run or one block: faults of the source, not their occasions
  /// Heading and sentence in English, for the command line; see describe().
  std::string text(std::uint32_t firstLine = 1, std::string_view shared = "shared") const;
  friend bool operator==(const Hazard&, const Hazard&) = default;
};

std::string_view name(Hazard::Kind kind);
/// "shared[3]", "g_in[17]", "the ticket", in English.
std::string text(const Hazard::Place& place, std::string_view shared = "shared");
/// The kind, launch, block and step of a hazard, to stand before its sentence.
Message heading(const Hazard& hazard);
/// One sentence with both lines and both threads. Lines are those of the kernel file, or of a source that begins at its
/// line `firstLine`. `shared`: the name of the array in shared memory.
Message describe(const Hazard& hazard, std::uint32_t firstLine = 1, std::string_view shared = "shared");
/// What a source calls its array in shared memory; "shared" where it has none, or several.
std::string sharedArray(std::string_view source);

}  // namespace warpfold
