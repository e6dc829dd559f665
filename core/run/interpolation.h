// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "values/element_type.h"
#include "values/operation.h"
#include "words/message.h"

namespace warpfold {

/// From which recorded points a time was interpolated.
struct Interpolation {
  enum class Way : std::uint8_t {
    sizes,     ///< two sizes, between which there is only more to do
    methods,   ///< two sizes, between which the method changes
    caches,    ///< two sizes, between which the data outgrow the cache
    waves,     ///< two sizes, at one of which the blocks do not fit into the device all at once
    launches,  ///< two sizes, between which a launch is added
    alike,     ///< another type or operation that took as long
    shape      ///< two sizes, and between them the times of another type or operation, scaled to those of the two
  };
  Way way = Way::sizes;
  std::uint64_t below = 0, above = 0;  ///< elements; 0 where another type or operation was recorded at the very size
  // Where it is:
  Operation op = Operation::sum;
  ElementType type = ElementType::int32;
  std::uint64_t sizes = 0;  ///< at which both were recorded; of a shape: recorded between the two

  friend bool operator==(const Interpolation&, const Interpolation&) = default;
};

/// In words: "interpolated between 2^19 and 2^20".
Message told(const Interpolation& interpolation);

}  // namespace warpfold
