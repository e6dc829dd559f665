// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
#include "compile/performed_function.h"

namespace warpfold::compile {

namespace {

using enum PerformedFunction::What;

struct Row {
  std::string_view name;
  PerformedFunction function;
};
constexpr Row rows[] = {
    {"warpfold_combine_4", {combine, 0, 4}},
    {"warpfold_combine_8", {combine, 0, 8}},
    {"warpfold_identity_4", {identity, 0, 4}},
    {"warpfold_identity_8", {identity, 0, 8}},
    {"warpfold_atomic_4", {atomic, 0, 4}},
    {"warpfold_atomic_8", {atomic, 0, 8}},
    {"warpfold_map_2_4", {map, 2, 4}},
    {"warpfold_map_4_4", {map, 4, 4}},
    {"warpfold_map_4_8", {map, 4, 8}},
    {"warpfold_map_8_8", {map, 8, 8}},
    {"warpfold_map_pair_2_4", {mapPair, 2, 4}},
    {"warpfold_map_pair_4_4", {mapPair, 4, 4}},
    {"warpfold_map_pair_8_8", {mapPair, 8, 8}},
    {"warpfold_reduce_warp_4", {reduceWarp, 0, 4}},
    {"warpfold_cluster_size", {clusterSize, 0, 4}},
    {"warpfold_cluster_rank", {clusterRank, 0, 4}},
    {"warpfold_cluster_arrive", {clusterArrive}},
    {"warpfold_cluster_wait", {clusterWait}},
    {"warpfold_cluster_sync", {clusterSync}},
    {"warpfold_hand_to_last_4", {handToLast, 0, 4}},
    {"warpfold_hand_to_last_8", {handToLast, 0, 8}},
    {"warpfold_map_shared_rank", {mapSharedRank, 0, 8}},
};

}  // namespace

std::optional<PerformedFunction> performedFunction(std::string_view name) {
  for (const Row& row : rows)
    if (row.name == name) return row.function;
  return {};
}

}  // namespace warpfold::compile
