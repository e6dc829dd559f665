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
#define BLOCK_DIM (::warpfold::emulator::device::blockSize())
#define threadIdx (::warpfold::emulator::device::threadIndex())
#define blockIdx (::warpfold::emulator::device::blockIndex())
#define blockDim (::warpfold::emulator::device::blockDimension())
#define gridDim (::warpfold::emulator::device::gridDimension())
#if WARPFOLD_MEETINGS
#define __syncthreads() (::warpfold::emulator::Machine::current().blockBarrier<WARPFOLD_COUNTED>(__LINE__))
#elif WARPFOLD_COUNTED
#define __syncthreads() (::warpfold::emulator::Machine::current().countedBarrier(__LINE__))
#else
#define __syncthreads() (::warpfold::emulator::Machine::current().barrier())
#endif
#define __syncwarp ::warpfold::emulator::device::syncWarp
#define __shfl_down_sync ::warpfold::emulator::device::shuffleDown
#define __shfl_up_sync ::warpfold::emulator::device::shuffleUp
#define __shfl_xor_sync ::warpfold::emulator::device::shuffleXor
#define __threadfence ::warpfold::emulator::device::threadFence<WARPFOLD_COUNTED>
#define atomicInc ::warpfold::emulator::device::atomicIncrement<WARPFOLD_COUNTED>
#define atomicAdd ::warpfold::emulator::device::atomicAddition<WARPFOLD_COUNTED>
