// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalogue/kernel_info.h"
#include "values/operation.h"

namespace warpfold::compile {

/// Which PTX of a catalogue kernel a launch needs. The operator is a call, so of a type only the width matters: of the
/// values that are combined and of the elements as they are stored.
struct Variant {
  enum class Input : std::uint8_t {
    array,   ///< values as they are
    mapped,  ///< elements that become values as they are read
    pair     ///< two arrays, of which each value takes an element
  };
  Input input = Input::array;
  unsigned storedBytes = 4, valueBytes = 4;
  bool warpInstruction = false;  ///< one instruction combines the values of a warp (compute capability 8.0)

  /// "array_4", "mapped_2_4", "pair_8_8_warp": part of the entry's name.
  std::string name() const;
  friend bool operator==(const Variant&, const Variant&) = default;
};

/// All that launches of a kernel can need: an in-place one reads arrays of values only.
std::vector<Variant> variantsOf(const KernelInfo& kernel, bool warpInstruction);

/// Of a launch over elements stored as `type` under `op`: the first one maps elements as it reads them, a later one
/// reads values. An in-place kernel is given mapped values from the first launch on.
Variant variantFor(const KernelInfo& kernel, ElementType type, Operation op, bool firstLaunch);

}  // namespace warpfold::compile
