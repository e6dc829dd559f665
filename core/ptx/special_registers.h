// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "ptx/program.h"

namespace warpfold::ptx {

/// PTX ISA, "Special Registers", as far as the machine has them.
struct SpecialRegister {
  std::string_view name;
  Special special;
  bool ofLane = false;  ///< lanes of a warp have a value each
};

/// The special register, or constant, of that name; null where there is none.
const SpecialRegister* specialRegister(std::string_view name);

}  // namespace warpfold::ptx
