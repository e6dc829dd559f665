// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: comes before every kernel source, and device_names_end.h after it. Expects
//   WARPFOLD_COUNTED   0 or 1
//   WARPFOLD_MEETINGS  0 or 1: the source has shuffles, votes, __syncwarp or __activemask
//   WARPFOLD_LOOPS     which loops of a counted kernel are followed: 2 all, 1 those with `for`, 0 none. A source with
//                      `do … while (…)` has 1, since its `while` cannot be told from one that begins a loop.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#if WARPFOLD_COUNTED
#include "emulation/loop_names.h"
#endif
#define __global__
#define __device__
// Shared memory of the block: one array per thread of the host, since a block runs on one. Bank 0 is where the
// array begins.
#define __shared__ alignas(128) static thread_local
#define BLOCK_DIM (::warpfold::emulation::device::blockSize())
#define threadIdx (::warpfold::emulation::device::threadIndex())
#define blockIdx (::warpfold::emulation::device::blockIndex())
#define blockDim (::warpfold::emulation::device::blockDimension())
#define gridDim (::warpfold::emulation::device::gridDimension())
#if WARPFOLD_MEETINGS
#define __syncthreads() (::warpfold::emulation::Machine::current().blockBarrier<WARPFOLD_COUNTED>(__LINE__))
#elif WARPFOLD_COUNTED
#define __syncthreads() (::warpfold::emulation::Machine::current().countedBarrier(__LINE__))
#else
#define __syncthreads() (::warpfold::emulation::Machine::current().barrier())
#endif
#define __syncwarp ::warpfold::emulation::device::syncWarp
#define __activemask ::warpfold::emulation::device::activeMask
#define __shfl_sync ::warpfold::emulation::device::shuffle
#define __shfl_up_sync ::warpfold::emulation::device::shuffleUp
#define __shfl_down_sync ::warpfold::emulation::device::shuffleDown
#define __shfl_xor_sync ::warpfold::emulation::device::shuffleXor
#define __any_sync ::warpfold::emulation::device::anyOf
#define __all_sync ::warpfold::emulation::device::allOf
#define __ballot_sync ::warpfold::emulation::device::ballot
#define __match_any_sync ::warpfold::emulation::device::matchAny
#define __match_all_sync ::warpfold::emulation::device::matchAll
#define __reduce_add_sync ::warpfold::emulation::device::reduceAdd
#define __reduce_min_sync ::warpfold::emulation::device::reduceMin
#define __reduce_max_sync ::warpfold::emulation::device::reduceMax
#define __reduce_and_sync ::warpfold::emulation::device::reduceAnd
#define __reduce_or_sync ::warpfold::emulation::device::reduceOr
#define __reduce_xor_sync ::warpfold::emulation::device::reduceXor
#define WARPFOLD_FENCE(scope) \
  ::warpfold::emulation::device::threadFence<WARPFOLD_COUNTED, ::warpfold::emulation::LaneOrder::Fence::scope>
#define __threadfence WARPFOLD_FENCE(device)
#define __threadfence_block WARPFOLD_FENCE(block)
#define __threadfence_system WARPFOLD_FENCE(device)
#define reduce_warp ::warpfold::emulation::device::reduceWarp
#define draw_ticket ::warpfold::emulation::device::drawTicket<WARPFOLD_COUNTED>
#define sync_grid ::warpfold::emulation::device::syncGrid<WARPFOLD_COUNTED, WARPFOLD_MEETINGS>
#define cluster_size ::warpfold::emulation::device::clusterSize
#define cluster_rank ::warpfold::emulation::device::clusterRank
#define cluster_arrive ::warpfold::emulation::device::clusterArrive
#define cluster_wait ::warpfold::emulation::device::clusterWait
#define cluster_sync ::warpfold::emulation::device::clusterSync<WARPFOLD_COUNTED>
#define hand_to_last ::warpfold::emulation::device::handToLast
#define atomicInc ::warpfold::emulation::device::atomicIncrement<WARPFOLD_COUNTED>
#define atomicAdd ::warpfold::emulation::device::atomicAddition<WARPFOLD_COUNTED>
