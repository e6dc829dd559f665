// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace warpfold {

/// Where a number comes from. Never guessed, always shown beside it.
enum class Provenance : std::uint8_t {
  measured,      ///< on this device, now
  recorded,      ///< on a device named in a recording, on its date
  interpolated,  ///< between recorded points
  published,     ///< by a paper, book or post that is named
  modelled,      ///< from a datasheet and recordings, under assumptions
  emulated       ///< by the emulator: exact counts, and times that say nothing about a GPU
};

inline constexpr std::array provenances{Provenance::measured,  Provenance::recorded, Provenance::interpolated,
                                        Provenance::published, Provenance::modelled, Provenance::emulated};

constexpr std::string_view name(Provenance provenance) {
  constexpr std::array<std::string_view, provenances.size()> names{"measured",  "recorded", "interpolated",
                                                                   "published", "modelled", "emulated"};
  return names[static_cast<std::size_t>(provenance)];
}

}  // namespace warpfold
