// SPDX-FileCopyrightText: 2026 The Warpfold authors
// SPDX-License-Identifier: Apache-2.0
//
// No include guard: comes before every kernel text, with WARPFOLD_COUNTED and WARPFOLD_MEETINGS (the text has shuffles
// or __syncwarp) as 0 or 1, and device_names_end.h after.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wunused-parameter"
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
#define __shfl_down_sync ::warpfold::emulation::device::shuffleDown
#define __shfl_up_sync ::warpfold::emulation::device::shuffleUp
#define __shfl_xor_sync ::warpfold::emulation::device::shuffleXor
#define __threadfence ::warpfold::emulation::device::threadFence<WARPFOLD_COUNTED>
#define atomicInc ::warpfold::emulation::device::atomicIncrement<WARPFOLD_COUNTED>
#define atomicAdd ::warpfold::emulation::device::atomicAddition<WARPFOLD_COUNTED>
