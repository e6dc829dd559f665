// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>
#include <vector>

#include "run/rung.h"

/// The job that runs many kernels on the same data.
namespace warpfold::messages {

inline constexpr std::uint32_t mostRungs = 1024;

/// Runs many kernels on the request's data and ignores the kernel that it names; without `kernels`, all sound ones that
/// its device runs.
struct Ladder {
  static constexpr const char* type = "ladder";
  RunRequest request;
  std::vector<std::string> kernels;
  bool hardware = false;  ///< the GPU's own counters too
};
/// Kernel `index` of the `count` of a ladder.
struct LadderRow {
  static constexpr const char* type = "ladder.row";
  std::uint32_t index = 0, count = 1;
  Rung rung;
};

template <typename Archive>
void fields(Archive& archive, Ladder& m) {
  archive("request", m.request);
  archive("kernels", m.kernels);
  archive("hardware", m.hardware);
  if (m.kernels.size() > mostRungs) throw std::out_of_range("a ladder has too many kernels");
}
template <typename Archive>
void fields(Archive& archive, LadderRow& m) {
  archive("index", m.index);
  archive("count", m.count);
  archive("rung", m.rung);
  if (m.index >= m.count || m.count > mostRungs) throw std::out_of_range("a kernel is beyond its ladder");
}

}  // namespace warpfold::messages
