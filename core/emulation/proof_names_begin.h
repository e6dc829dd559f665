// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: comes before a kernel source that a RepeatProof runs, and device_names_end.h after it. Names
// that are missing here cannot be proven: kernels/provable.cmake leaves those sources out.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-variable"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#endif
#include "emulation/loop_names.h"
#define bool ::warpfold::emulation::proof::Flag
#define unsigned ::warpfold::emulation::AffineUnsigned
#define size_t ::warpfold::emulation::AffineSize
#define __global__
#define __device__
#define __shared__ alignas(128) static thread_local
#define BLOCK_DIM (::warpfold::emulation::proof::blockSize())
#define threadIdx (::warpfold::emulation::proof::threadIndex())
#define blockIdx (::warpfold::emulation::proof::blockIndex())
#define blockDim (::warpfold::emulation::proof::blockDimension())
#define gridDim (::warpfold::emulation::proof::gridDimension())
#define __syncthreads() (::warpfold::emulation::proof::syncThreads(__LINE__))
#define WARPFOLD_FENCE(scope) ::warpfold::emulation::proof::threadFence<::warpfold::emulation::LaneOrder::Fence::scope>
#define __threadfence WARPFOLD_FENCE(device)
#define __threadfence_block WARPFOLD_FENCE(block)
#define __threadfence_system WARPFOLD_FENCE(device)
#define atomicInc ::warpfold::emulation::proof::atomicIncrement
#define draw_ticket ::warpfold::emulation::proof::drawTicket
#define reduce_warp ::warpfold::emulation::proof::reduceWarp
#define __syncwarp ::warpfold::emulation::proof::syncWarp
#define __shfl_sync ::warpfold::emulation::proof::shuffle
#define __shfl_up_sync ::warpfold::emulation::proof::shuffle
#define __shfl_down_sync ::warpfold::emulation::proof::shuffle
#define __shfl_xor_sync ::warpfold::emulation::proof::shuffle
