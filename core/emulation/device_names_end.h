// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: undoes device_names_begin.h and proof_names_begin.h.
#undef size_t
#undef unsigned
#undef bool
#undef atomicAdd
#undef atomicInc
#undef hand_to_last
#undef cluster_sync
#undef cluster_wait
#undef cluster_arrive
#undef cluster_rank
#undef cluster_size
#undef sync_grid
#undef reduce_warp
#undef draw_ticket
#undef __threadfence_system
#undef __threadfence_block
#undef __threadfence
#undef WARPFOLD_FENCE
#undef __reduce_xor_sync
#undef __reduce_or_sync
#undef __reduce_and_sync
#undef __reduce_max_sync
#undef __reduce_min_sync
#undef __reduce_add_sync
#undef __match_all_sync
#undef __match_any_sync
#undef __ballot_sync
#undef __all_sync
#undef __any_sync
#undef __shfl_xor_sync
#undef __shfl_down_sync
#undef __shfl_up_sync
#undef __shfl_sync
#undef __activemask
#undef __syncwarp
#undef __syncthreads
#undef gridDim
#undef blockDim
#undef blockIdx
#undef threadIdx
#undef BLOCK_DIM
#undef __shared__
#undef __device__
#undef __global__
#undef while
#undef for
#pragma GCC diagnostic pop
