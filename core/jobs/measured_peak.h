// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <stdexcept>
#include <string>

#include "codec/archive.h"

/// What a comparison and a ladder say of the device that they run on.
namespace warpfold::messages {

/// A device's read-only peak, 10^9 bytes a second, measured once.
struct MeasuredPeak {
  static constexpr const char* type = "measured-peak";
  std::string backend;
  double gbs = 0;
};

template <typename Archive>
void fields(Archive& archive, MeasuredPeak& m) {
  archive("backend", m.backend);
  archive("gbs", m.gbs);
  if constexpr (Archive::reads)
    if (codec::requireAmount("a peak", m.gbs); m.gbs == 0) throw std::out_of_range("a peak is not above 0");
}

}  // namespace warpfold::messages
