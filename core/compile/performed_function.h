// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace warpfold::compile {

/// A function that PTX of ours calls and that nothing defines: whoever runs the PTX performs it, for the element type
/// and the operator of the launch. core/compile/headers/device/catalogue.cuh and headers/cooperative_groups.h declare
/// them.
struct PerformedFunction {
  enum class What : std::uint8_t {
    combine,      ///< (left, right) → the operator's value
    identity,     ///< () → the operator's identity
    atomic,       ///< (address, value): combines a value into memory; a load and a compare-and-swap where the operator
                  ///< has no atomic instruction for the type
    map,          ///< (element as stored) → the value that is combined
    mapPair,      ///< (element, element of the second input) → the value that is combined
    reduceWarp,   ///< (value) → the values of all lanes combined, by one instruction in which the lanes meet
    clusterSize,  ///< () → blocks of the cluster
    clusterRank,  ///< () → which of them this one is
    clusterArrive,  ///< (): barrier.cluster.arrive.relaxed
    clusterWait,    ///< (): barrier.cluster.wait
    clusterSync,    ///< (): the barrier of all threads of the cluster
    handToLast,     ///< (address, value): stores at that address of the shared memory of the cluster's last block
    mapSharedRank,  ///< (address, rank) → the address of the same in the shared memory of that block
  };
  What what = What::combine;
  unsigned storedBytes = 0;  ///< of the elements of map and mapPair, else 0
  unsigned valueBytes = 0;   ///< of the values, or 0
  friend bool operator==(const PerformedFunction&, const PerformedFunction&) = default;
};

/// Nothing where the name is none of these.
std::optional<PerformedFunction> performedFunction(std::string_view name);

}  // namespace warpfold::compile
