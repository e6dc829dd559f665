// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "words/message.h"

namespace warpfold {

/// What a modelled time consists of.
enum class ModelTerm : std::uint8_t {
  compute,    ///< instructions of all blocks, issued without a pause
  memory,     ///< bytes over the bandwidth that the GPU attains
  launches,   ///< what a launch costs before its first block works, and between launches
  occupancy,  ///< waiting that the resident blocks are too few to hide, and for blocks to start
};
inline constexpr std::array<std::string_view, 4> modelTermNames{"compute", "memory", "launches", "occupancy"};

constexpr std::string_view name(ModelTerm term) {
  return modelTermNames[static_cast<std::size_t>(term)];
}
/// "compute decides".
Message told(ModelTerm term);

/// Microseconds of each term, in the order of ModelTerm. Compute and occupancy add up to what the multiprocessors take;
/// memory works beside them.
struct ModelTerms {
  std::array<double, 4> us{};

  double& operator[](ModelTerm term) { return us[static_cast<std::size_t>(term)]; }
  double operator[](ModelTerm term) const { return us[static_cast<std::size_t>(term)]; }
  ModelTerms& operator+=(const ModelTerms& other);
  /// The largest of launches, memory, and compute with occupancy; of the latter the larger one.
  ModelTerm decides() const;
  friend bool operator==(const ModelTerms&, const ModelTerms&) = default;
};

/// What keeps further blocks from residing on a multiprocessor.
enum class OccupancyLimit : std::uint8_t { grid, threads, blocks, shared, registers };
inline constexpr std::array<std::string_view, 5> occupancyLimitNames{"grid", "threads", "blocks", "shared",
                                                                     "registers"};

struct ModelledLaunch {
  double us = 0;                     ///< that it adds: from the launch before, or from the beginning, to its end
  ModelTerms terms;                  ///< of it alone
  std::uint32_t residentBlocks = 0;  ///< that a multiprocessor holds at once
  OccupancyLimit limit = OccupancyLimit::grid;
  double waves = 0;                        ///< blocks of the launch over blocks that the GPU holds at once
  std::optional<std::uint32_t> registers;  ///< of a thread; nothing of a kernel that was never compiled for a GPU
  friend bool operator==(const ModelledLaunch&, const ModelledLaunch&) = default;
};

/// Why a modelled time is what it is.
struct ModelledRun {
  std::string device, date;  ///< of the recording that it was calibrated with: "NVIDIA H200", "2026-11-22"
  bool calibrated = false;   ///< with recorded times of this very kernel, else with those of the others
  ModelTerms terms;          ///< over all launches
  std::vector<ModelledLaunch> launches;
  friend bool operator==(const ModelledRun&, const ModelledRun&) = default;
};

/// "a multiprocessor holds 3 blocks at once, as many as its threads allow".
Message toldOfResidency(const ModelledLaunch& launch);

}  // namespace warpfold
