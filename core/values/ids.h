// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>

namespace warpfold {

/// An index that cannot be mistaken for another one: a ThreadId is not a WarpId.
template <typename Tag, typename Rep = std::uint32_t>
struct Id {
  Rep value = 0;
  auto operator<=>(const Id&) const = default;
};

using ThreadId = Id<struct ThreadTag>;               ///< threadIdx.x within its block
using WarpId = Id<struct WarpTag>;                   ///< warp within its block
using BlockId = Id<struct BlockTag, std::uint64_t>;  ///< blockIdx.x within the grid
using NodeId = Id<struct NodeTag>;                   ///< a value of a BlockTrace

}  // namespace warpfold
