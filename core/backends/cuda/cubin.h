// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpfold::cuda {

/// Registers that a thread of each kernel takes, by mangled name, as the compiler wrote them into the machine code:
/// attribute REGCOUNT of section .nv.info, what `cuobjdump -res-usage` prints. Throws std::out_of_range where the image
/// is no machine code, or is cut off.
std::map<std::string, std::uint32_t> registerCounts(const std::vector<char>& image);

}  // namespace warpfold::cuda
